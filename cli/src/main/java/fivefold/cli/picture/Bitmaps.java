package fivefold.cli.picture;

import fivefold.render.Picture;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import javax.imageio.ImageIO;

/** Makes bitmaps of pictures, without a screen. */
public final class Bitmaps {
  /** More pixels than this are refused before memory is taken: 100 million take 400 MB. */
  public static final long MAX_PIXELS = 100_000_000;

  static {
    // Servers have no screen; nothing here needs one.
    System.setProperty("java.awt.headless", "true");
    ImageIO.setUseCache(false);
  }

  private final Letters letters = Letters.ofSystem();

  /** Whether text can be drawn: there are machines without fonts. */
  public boolean hasLetters() {
    return letters.available();
  }

  /** Whether a picture is small enough to become a bitmap. */
  public static boolean fits(Picture picture) {
    return Math.ceil(picture.width()) * Math.ceil(picture.height()) <= MAX_PIXELS;
  }

  /**
   * The bitmap of a picture.
   *
   * @throws IllegalArgumentException unless the picture {@link #fits}
   */
  public BufferedImage draw(Picture picture) {
    if (!fits(picture)) {
      throw new IllegalArgumentException("too many pixels");
    }
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(picture.width()),
            (int) Math.ceil(picture.height()),
            BufferedImage.TYPE_INT_RGB);
    AwtCanvas canvas = new AwtCanvas(image, letters);
    picture.drawOn(canvas);
    canvas.close();
    return image;
  }

  /** The colours of a bitmap made here, row by row. */
  static int[] pixels(BufferedImage image) {
    return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }

  /** Writes a picture as PNG. */
  public void writePng(Picture picture, OutputStream to) throws IOException {
    if (!ImageIO.write(draw(picture), "png", to)) {
      throw new IOException("this Java can't write PNG");
    }
  }

  /**
   * Writes pictures of one size as an animated GIF that starts over at its end.
   *
   * @param frames drawn twice: once for the colours, once for the pixels
   * @param step told after each drawing
   */
  public void writeGif(List<Frame> frames, OutputStream to, Runnable step) throws IOException {
    Palette.Builder colours = Palette.builder();
    for (Frame frame : frames) {
      colours.add(draw(frame.picture()));
      step.run();
    }
    try (AnimatedGif gif = new AnimatedGif(to, colours.build())) {
      for (Frame frame : frames) {
        gif.add(draw(frame.picture()), frame.milliseconds());
        step.run();
      }
    }
  }

  /** One picture of an animation, and how long it stays. */
  public record Frame(Picture picture, int milliseconds) {}
}
