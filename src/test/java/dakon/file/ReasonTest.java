package dakon.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NotDirectoryException;
import org.junit.jupiter.api.Test;

/** Why something could not be read or written, in words. */
class ReasonTest {
  @Test
  void what_the_system_says_is_told_in_words() {
    assertThat(Reason.of(new NotDirectoryException("/data"))).isEqualTo("/data is not a folder");
    assertThat(Reason.of(new AccessDeniedException("/data"))).isEqualTo("access is denied");
    assertThat(Reason.of(said("No space left on device"))).isEqualTo("the disk is full");
    assertThat(Reason.of(said("Read-only file system"))).isEqualTo("the disk can only be read");
    assertThat(Reason.of(new IOException("No space left on device"))).isEqualTo("the disk is full");
  }

  @Test
  void what_is_not_known_is_told_as_the_system_says_it_and_never_as_a_path_alone() {
    assertThat(Reason.of(said("Stale file handle"))).isEqualTo("Stale file handle");
    assertThat(Reason.of(new FileSystemException("/data"))).isEqualTo("the system gives no reason");
  }

  private static IOException said(String reason) {
    return new FileSystemException("/data", null, reason);
  }
}
