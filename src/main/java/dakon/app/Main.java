package dakon.app;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
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
    Output output = new Output(new FileOutputStream(FileDescriptor.out));
    PrintWriter out = writer(output);
    PrintWriter err = writer(new FileOutputStream(FileDescriptor.err));
    int status =
        PlainStart.of(arguments)
            .map(opener -> Window.open(err, opener))
            .orElseGet(() -> DakonTutor.commandLine(System.in, out, err).execute(arguments));
    out.flush();
    if (output.fault().isPresent()) {
      err.println(Texts.text("unwritten", output.fault().get()));
      status = Status.INPUT_WRONG;
    }
    err.flush();
    if (status != Status.WELL) {
      System.exit(status);
    }
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(
        new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8)));
  }
}
