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
  private byte @Nullable [] shown;

  AnimatedGif(OutputStream to, Palette palette) throws IOException {
    this.palette = palette;
    this.writer = ImageIO.getImageWritersByFormatName("gif").next();
    this.out = ImageIO.createImageOutputStream(to);
    writer.setOutput(out);
    writer.prepareWriteSequence(null);
  }

  void add(BufferedImage image, int milliseconds) throws IOException {
    int width = image.getWidth();
    byte[] pixels = indices(image);
    Rectangle part = changedPart(pixels, width);
    BufferedImage indexed =
        new BufferedImage(
            part.width, part.height, BufferedImage.TYPE_BYTE_INDEXED, palette.model());
    for (int y = 0; y < part.height; y++) {
      int start = (part.y + y) * width + part.x;
      byte[] row = Arrays.copyOfRange(pixels, start, start + part.width);
      for (int x = 0; shown != null && x < row.length; x++) {
        if (row[x] == shown[start + x]) {
          row[x] = (byte) Palette.UNCHANGED;
        }
      }
      indexed.getRaster().setDataElements(0, y, part.width, 1, row);
    }
    IIOMetadata properties = properties(indexed, part, milliseconds);
    shown = pixels;
    writer.writeToSequence(new IIOImage(indexed, null, properties), null);
  }

  private byte[] indices(BufferedImage image) {
    int width = image.getWidth();
    byte[] pixels = new byte[width * image.getHeight()];
    int[] row = new int[width];
    int last = 0;
    int index = palette.index(last);
    for (int y = 0; y < image.getHeight(); y++) {
      image.getRGB(0, y, width, 1, row, 0, width);
      for (int x = 0; x < width; x++) {
        if (row[x] != last) {
          last = row[x];
          index = palette.index(last);
        }
        pixels[y * width + x] = (byte) index;
      }
    }
    return pixels;
  }

  /** The smallest rectangle outside of which nothing changed; one pixel when nothing did. */
  private Rectangle changedPart(byte[] pixels, int width) {
    Rectangle part = null;
    for (int i = 0; i < pixels.length; i++) {
      if (shown == null || shown[i] != pixels[i]) {
        Rectangle pixel = new Rectangle(i % width, i / width, 1, 1);
        if (part == null) {
          part = pixel;
        } else if (!part.contains(pixel)) {
          part.add(pixel);
        }
      }
    }
    return part == null ? new Rectangle(0, 0, 1, 1) : part;
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
