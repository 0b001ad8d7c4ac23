package dakon.ui.tutor;

import dakon.progress.StepId;
import java.nio.file.Path;

/** Where one can go from Home. */
interface Ways {
  /** To a page. */
  void show(Page page);

  /** To a step of the course. */
  void show(StepId step);

  /** To a file or a folder. */
  void open(Path path);

  /** To a file or a folder that is still to be chosen. */
  void open();

  /** To the course that comes with the program. */
  void openShipped();
}
