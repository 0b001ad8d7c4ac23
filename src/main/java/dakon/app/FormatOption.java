package dakon.app;

import picocli.CommandLine.Option;

/** The option that says for whom results are written: by default for a person. */
final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = Choice.OfFormats.class,
      description = "${bundle:option.format}")
  private Format format;

  /** Whether they are for a program. */
  boolean isJson() {
    return format == Format.JSON;
  }

  /** Whether it was said that they are for a person. */
  boolean saysText() {
    return format == Format.TEXT;
  }
}
