package fivefold.cli.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.render.Picture;
import fivefold.render.SvgRenderer;
import fivefold.render.Theme;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BitmapsTest {
  private final Bitmaps bitmaps = new Bitmaps();

  @Test
  void writesPng() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Picture picture = one(Color.WHITE, PieceType.KING).square(40).picture();
    bitmaps.writePng(picture, out);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(image.getWidth()).isEqualTo((int) Math.ceil(picture.width()));
    assertThat(image.getHeight()).isEqualTo((int) Math.ceil(picture.height()));
    assertThat(image.getRGB(1, image.getHeight() - 1) & 0xffffff)
        .as("the gutter has the colour of panels")
        .isEqualTo(0xffffff);
  }

  @Test
  void writesAGifWhoseFramesAreThePictures() throws IOException {
    List<Bitmaps.Frame> frames = new ArrayList<>();
    for (PieceType type : PieceType.values()) {
      frames.add(new Bitmaps.Frame(one(Color.BLACK, type).picture(), 300 + type.ordinal() * 10));
    }
    int[] steps = new int[1];
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    bitmaps.writeGif(frames, out, () -> steps[0]++);
    assertThat(steps[0]).isEqualTo(2 * frames.size());

    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(out.toByteArray())));
    assertThat(reader.getNumImages(true)).isEqualTo(frames.size());
    BufferedImage screen = null;
    for (int i = 0; i < frames.size(); i++) {
      BufferedImage expected = bitmaps.draw(frames.get(i).picture());
      if (screen == null) {
        screen = new BufferedImage(expected.getWidth(), expected.getHeight(), expected.getType());
      }
      IIOMetadataNode root =
          (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
      IIOMetadataNode place =
          (IIOMetadataNode) root.getElementsByTagName("ImageDescriptor").item(0);
      screen
          .createGraphics()
          .drawImage(
              reader.read(i),
              Integer.parseInt(place.getAttribute("imageLeftPosition")),
              Integer.parseInt(place.getAttribute("imageTopPosition")),
              null);
      IIOMetadataNode control =
          (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
      assertThat(control.getAttribute("delayTime")).isEqualTo(Integer.toString(30 + i));
      assertThat(greatestDifference(expected, screen)).as("frame " + i).isLessThan(40);
    }
  }

  @Test
  void refusesMorePixelsThanMemoryHas() {
    Picture huge =
        SvgRenderer.of(board(new Size(16, 16), Color.WHITE, PieceType.KING)).square(400).picture();
    assertThat(Bitmaps.fits(huge)).isTrue();
    List<Timeline> many = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      many.add(Timeline.of(i, 2, Board.empty(new Size(16, 16))));
    }
    Picture tooHuge =
        SvgRenderer.of(Multiverse.of(new Size(16, 16), Parity.ODD, many)).square(400).picture();
    assertThat(Bitmaps.fits(tooHuge)).isFalse();
    assertThatThrownBy(() -> bitmaps.draw(tooHuge)).isInstanceOf(IllegalArgumentException.class);
  }

  /**
   * At the sizes where pieces are smallest, any two of a colour still differ in many pixels. On the
   * darker squares of the other themes fewer differences are as strong.
   */
  @ParameterizedTest
  @EnumSource(Theme.class)
  void piecesCanBeToldApartWhenSmall(Theme theme) {
    int atFourteen = theme == Theme.LIGHT || theme == Theme.PRINT ? 14 : 10;
    for (Color color : Color.values()) {
      assertThat(leastDifference(theme, color, 14))
          .as("%s at 14 px", color)
          .isGreaterThanOrEqualTo(atFourteen);
      assertThat(leastDifference(theme, color, 12))
          .as("%s at 12 px", color)
          .isGreaterThanOrEqualTo(8);
    }
  }

  private int leastDifference(Theme theme, Color color, int square) {
    List<BufferedImage> drawings = new ArrayList<>();
    for (PieceType type : PieceType.values()) {
      drawings.add(bitmaps.draw(one(color, type).theme(theme).square(square).picture()));
    }
    int least = Integer.MAX_VALUE;
    for (int a = 0; a < drawings.size(); a++) {
      for (int b = 0; b < a; b++) {
        least = Math.min(least, differences(drawings.get(a), drawings.get(b)));
      }
    }
    return least;
  }

  /** How many pixels differ by more than a quarter of the range of brightness. */
  private static int differences(BufferedImage a, BufferedImage b) {
    int count = 0;
    for (int y = 0; y < a.getHeight(); y++) {
      for (int x = 0; x < a.getWidth(); x++) {
        if (Math.abs(brightness(a.getRGB(x, y)) - brightness(b.getRGB(x, y))) > 64) {
          count++;
        }
      }
    }
    return count;
  }

  private static int greatestDifference(BufferedImage a, BufferedImage b) {
    int greatest = 0;
    for (int y = 0; y < a.getHeight(); y++) {
      for (int x = 0; x < a.getWidth(); x++) {
        greatest =
            Math.max(greatest, Math.abs(brightness(a.getRGB(x, y)) - brightness(b.getRGB(x, y))));
      }
    }
    return greatest;
  }

  private static int brightness(int rgb) {
    return (2126 * (rgb >> 16 & 255) + 7152 * (rgb >> 8 & 255) + 722 * (rgb & 255)) / 10000;
  }

  private static SvgRenderer one(Color color, PieceType type) {
    return SvgRenderer.of(board(new Size(1, 1), color, type)).coordinates(false);
  }

  private static Multiverse board(Size size, Color color, PieceType type) {
    Board board = Board.builder(size).put(Square.of(0, 0), Piece.of(color, type)).build();
    return Multiverse.of(size, Parity.ODD, List.of(Timeline.of(0, 2, board)));
  }
}
