package dakon.tour;

import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.image.ColorModel;

/**
 * The screen there is, with more points to a pixel: text is measured on it as it will be painted.
 */
final class DenseScreen extends GraphicsConfiguration {
  private final GraphicsConfiguration plain =
      GraphicsEnvironment.getLocalGraphicsEnvironment()
          .getDefaultScreenDevice()
          .getDefaultConfiguration();

  private int density = 1;

  /** Has another density from now on; what is laid out has to be laid out anew. */
  void become(int newDensity) {
    density = newDensity;
  }

  /** How many points there are to a pixel, across and down. */
  int density() {
    return density;
  }

  @Override
  public GraphicsDevice getDevice() {
    return plain.getDevice();
  }

  @Override
  public ColorModel getColorModel() {
    return plain.getColorModel();
  }

  @Override
  public ColorModel getColorModel(int transparency) {
    return plain.getColorModel(transparency);
  }

  @Override
  public AffineTransform getDefaultTransform() {
    return AffineTransform.getScaleInstance(density, density);
  }

  @Override
  public AffineTransform getNormalizingTransform() {
    return plain.getNormalizingTransform();
  }

  @Override
  public Rectangle getBounds() {
    return plain.getBounds();
  }
}
