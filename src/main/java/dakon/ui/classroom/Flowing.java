package dakon.ui.classroom;

/** Needs a height that depends on its width. */
interface Flowing {
  /** The height, in pixels, that it needs at a width. */
  int heightAt(int width);
}
