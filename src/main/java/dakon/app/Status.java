package dakon.app;

/** The exit statuses of the program. */
final class Status {
  /** All is well; warnings alone are. */
  static final int WELL = 0;

  /** The input was found wrong. */
  static final int INPUT_WRONG = 1;

  /** The command line was wrong. */
  static final int COMMAND_WRONG = 2;

  private Status() {}
}
