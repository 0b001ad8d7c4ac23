package dakon.ui.classroom;

/** Is as large as the wall asks for. */
interface Fitting {
  /** Takes on the sizes for a wall of this height, in pixels. */
  void fit(int wall);
}
