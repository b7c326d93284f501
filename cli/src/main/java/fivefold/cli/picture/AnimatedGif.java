package fivefold.cli.picture;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes an animated GIF with the JDK's writer, frame by frame. Pixels that stay as they were are
 * written as transparent, which makes most frames small.
 */
final class AnimatedGif implements AutoCloseable {
  /** The JDK's name for the tree of a frame's properties. */
  private static final String FORMAT = "javax_imageio_gif_image_1.0";

  private final Palette palette;
  private final ImageWriter writer;
  private final ImageOutputStream out;
  private int @Nullable [] shown;

  AnimatedGif(OutputStream to, Palette palette) throws IOException {
    this.palette = palette;
    this.writer = ImageIO.getImageWritersByFormatName("gif").next();
    this.out = ImageIO.createImageOutputStream(to);
    writer.setOutput(out);
    writer.prepareWriteSequence(null);
  }

  void add(BufferedImage image, int milliseconds) throws IOException {
    int width = image.getWidth();
    int[] pixels = Bitmaps.pixels(image);
    Rectangle part = changedPart(pixels, width);
    BufferedImage indexed =
        new BufferedImage(
            part.width, part.height, BufferedImage.TYPE_BYTE_INDEXED, palette.model());
    byte[] row = new byte[part.width];
    for (int y = 0; y < part.height; y++) {
      int start = (part.y + y) * width + part.x;
      int last = pixels[start];
      int index = palette.index(last);
      for (int x = 0; x < part.width; x++) {
        int rgb = pixels[start + x];
        if (shown != null && shown[start + x] == rgb) {
          row[x] = (byte) Palette.UNCHANGED;
          continue;
        }
        if (rgb != last) {
          last = rgb;
          index = palette.index(rgb);
        }
        row[x] = (byte) index;
      }
      indexed.getRaster().setDataElements(0, y, part.width, 1, row);
    }
    IIOMetadata properties = properties(indexed, part, milliseconds);
    shown = pixels;
    writer.writeToSequence(new IIOImage(indexed, null, properties), null);
  }

  /** The smallest rectangle outside of which nothing changed; one pixel when nothing did. */
  private Rectangle changedPart(int[] pixels, int width) {
    int height = pixels.length / width;
    if (shown == null) {
      return new Rectangle(0, 0, width, height);
    }
    int left = width;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int y = 0; y < height; y++) {
      int start = y * width;
      int first = Arrays.mismatch(pixels, start, start + width, shown, start, start + width);
      if (first < 0) {
        continue;
      }
      int last = width - 1;
      while (pixels[start + last] == shown[start + last]) {
        last--;
      }
      left = Math.min(left, first);
      right = Math.max(right, last);
      top = top < 0 ? y : top;
      bottom = y;
    }
    return top < 0
        ? new Rectangle(0, 0, 1, 1)
        : new Rectangle(left, top, right - left + 1, bottom - top + 1);
  }

  private IIOMetadata properties(BufferedImage image, Rectangle part, int milliseconds)
      throws IOException {
    IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
    IIOMetadataNode root = new IIOMetadataNode(FORMAT);
    IIOMetadataNode place = new IIOMetadataNode("ImageDescriptor");
    place.setAttribute("imageLeftPosition", Integer.toString(part.x));
    place.setAttribute("imageTopPosition", Integer.toString(part.y));
    place.setAttribute("imageWidth", Integer.toString(part.width));
    place.setAttribute("imageHeight", Integer.toString(part.height));
    place.setAttribute("interlaceFlag", "FALSE");
    root.appendChild(place);
    IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "TRUE");
    control.setAttribute("transparentColorIndex", Integer.toString(Palette.UNCHANGED));
    // GIF counts in hundredths; viewers take less than two of them for a mistake.
    control.setAttribute("delayTime", Integer.toString(Math.max(2, milliseconds / 10)));
    root.appendChild(control);
    if (shown == null) {
      root.appendChild(repeatForever());
    }
    metadata.mergeTree(FORMAT, root);
    return metadata;
  }

  private static IIOMetadataNode repeatForever() {
    IIOMetadataNode extension = new IIOMetadataNode("ApplicationExtension");
    extension.setAttribute("applicationID", "NETSCAPE");
    extension.setAttribute("authenticationCode", "2.0");
    extension.setUserObject(new byte[] {1, 0, 0});
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(extension);
    return extensions;
  }

  @Override
  public void close() throws IOException {
    writer.endWriteSequence();
    out.flush();
    writer.dispose();
  }
}
