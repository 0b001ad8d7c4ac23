package dakon.app;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Where the program begins. */
public final class Main {
  private Main() {}

  /**
   * Does what the command line says. What is written is UTF-8, whatever the locale.
   *
   * @param arguments the command and its options; none opens the window
   */
  public static void main(String[] arguments) {
    PrintWriter out = writer(FileDescriptor.out);
    PrintWriter err = writer(FileDescriptor.err);
    int status = DakonTutor.commandLine(System.in, out, err).execute(arguments);
    out.flush();
    err.flush();
    if (status != Status.WELL) {
      System.exit(status);
    }
  }

  private static PrintWriter writer(FileDescriptor file) {
    return new PrintWriter(
        new BufferedWriter(
            new OutputStreamWriter(new FileOutputStream(file), StandardCharsets.UTF_8)));
  }
}
