package dakon.ui.tutor;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** Takes a file or a folder that is dropped; of several, the first. */
final class FileDrop extends TransferHandler {
  @Serial private static final long serialVersionUID = 1;

  private final transient Consumer<Path> opener;

  /** Gives what is dropped to somebody who opens it. */
  FileDrop(Consumer<Path> opener) {
    this.opener = opener;
  }

  @Override
  public boolean canImport(TransferSupport transfer) {
    return transfer.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
  }

  @Override
  public boolean importData(TransferSupport transfer) {
    Optional<Path> dropped = canImport(transfer) ? first(transfer) : Optional.empty();
    dropped.ifPresent(opener);
    return dropped.isPresent();
  }

  private static Optional<Path> first(TransferSupport transfer) {
    try {
      List<?> files =
          (List<?>) transfer.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
      return files.stream().map(File.class::cast).map(File::toPath).findFirst();
    } catch (UnsupportedFlavorException | IOException gone) {
      return Optional.empty(); // whoever dropped it has taken it back
    }
  }
}
