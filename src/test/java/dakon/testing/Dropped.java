package dakon.testing;

import static org.assertj.swing.edt.GuiActionRunner.execute;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.TransferHandler.TransferSupport;
import org.assertj.swing.fixture.FrameFixture;

/**
 * A file as a file manager gives it away.
 *
 * @param file the file
 */
public record Dropped(Path file) implements Transferable {

  /** Drops a file on what a window holds. */
  public static void on(FrameFixture window, Path file) {
    JComponent content = (JComponent) ((JFrame) window.target()).getContentPane();
    execute(
        () ->
            content
                .getTransferHandler()
                .importData(new TransferSupport(content, new Dropped(file))));
  }

  @Override
  public DataFlavor[] getTransferDataFlavors() {
    return new DataFlavor[] {DataFlavor.javaFileListFlavor};
  }

  @Override
  public boolean isDataFlavorSupported(DataFlavor flavor) {
    return flavor.equals(DataFlavor.javaFileListFlavor);
  }

  @Override
  public Object getTransferData(DataFlavor flavor) {
    return List.of(file.toFile());
  }
}
