package dakon.ui.tutor;

import dakon.progress.StepId;
import dakon.ui.help.Chapter;
import java.nio.file.Path;

/** Where one can go from anywhere. */
interface Ways {
  /** To a page; to one with nothing to show, one does not go. */
  void show(Page page);

  /** To a step of the course. */
  void show(StepId step);

  /** To a chapter of the help. */
  void show(Chapter chapter);

  /** To the next thing to do; when all is done, nowhere. */
  void showNext();

  /** To a file or a folder. */
  void open(Path path);

  /** To a file or a folder that is still to be chosen. */
  void choose();

  /** To the course that comes with the program. */
  void openShipped();
}
