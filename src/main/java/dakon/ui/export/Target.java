package dakon.ui.export;

import dakon.export.Medium;
import dakon.ui.theme.Replacing;
import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileFilter;
import javax.swing.filechooser.FileNameExtensionFilter;
import javax.swing.plaf.basic.BasicFileChooserUI;

/**
 * Asks where a file is to be written, and what kind of file.
 *
 * @param owner over what it asks
 * @param title what the questions are called
 */
record Target(Component owner, String title) {

  /**
   * What was chosen.
   *
   * @param file the file; if it is there already, it may be replaced
   * @param kind the place of its kind among those to choose from
   */
  record Chosen(Path file, int kind) {}

  /**
   * Asks for a file of one of these kinds; nothing where the user does not want to.
   *
   * @param name what is written; the file is proposed to be named after it
   */
  Optional<Chosen> ask(String name, List<FileNameExtensionFilter> kinds) {
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(title);
    chooser.setAcceptAllFileFilterUsed(false);
    kinds.forEach(chooser::addChoosableFileFilter);
    chooser.setFileFilter(kinds.get(0));
    chooser.setSelectedFile(
        FileName.free(chooser.getCurrentDirectory(), name, ending(kinds.get(0))));
    chooser.addPropertyChangeListener(
        JFileChooser.FILE_FILTER_CHANGED_PROPERTY, change -> follow(chooser, kinds));
    if (chooser.showSaveDialog(owner) != JFileChooser.APPROVE_OPTION) {
      return Optional.empty();
    }
    FileNameExtensionFilter kind = (FileNameExtensionFilter) chooser.getFileFilter();
    Path file = withEnding(chooser.getSelectedFile(), kinds, kind);
    return Optional.of(new Chosen(file, kinds.indexOf(kind)))
        .filter(chosen -> Replacing.isAllowed(owner, title, chosen.file));
  }

  private static String ending(FileFilter kind) {
    return ((FileNameExtensionFilter) kind).getExtensions()[0];
  }

  /** Gives what is written as the file's name the ending of the kind that is chosen now. */
  private static void follow(JFileChooser chooser, List<FileNameExtensionFilter> kinds) {
    if (chooser.getUI() instanceof BasicFileChooserUI field && field.getFileName() != null) {
      String written = field.getFileName();
      kinds.stream()
          .map(kind -> "." + ending(kind))
          .filter(written::endsWith)
          .findFirst()
          .ifPresent(
              old -> {
                String stem = written.substring(0, written.length() - old.length());
                field.setFileName(stem + "." + ending(chooser.getFileFilter()));
              });
    }
  }

  /** Whoever writes an ending that is one of those to choose from means it. */
  private static Path withEnding(
      File file, List<FileNameExtensionFilter> kinds, FileNameExtensionFilter kind) {
    boolean isNamed =
        Medium.of(file.toPath()).isPresent()
            && kinds.stream().anyMatch(known -> known.accept(file));
    return isNamed ? file.toPath() : Path.of(file.getPath() + "." + ending(kind));
  }
}
