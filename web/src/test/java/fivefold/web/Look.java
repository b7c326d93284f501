package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * How the page looked when someone last looked at it. Kept pictures are small, each pixel the mean
 * of a block, so that other fonts and other smoothing count little; what is on the boards has no
 * fonts and has to be the same more exactly. {@code -Dtest.argLine=-Dlooks.update=true} keeps the
 * pictures of this run: look at them before they are committed.
 */
final class Look {
  private static final Path KEPT = Path.of("src/test/resources/looks");
  private static final int BLOCK = 6;

  /** From this difference of a channel on, of 255, a pixel counts as another one. */
  private static final int OTHER = 32;

  private static final double BOARDS_MAY_DIFFER = 0.01;

  /** A monospaced font in place of the usual one makes a tenth of what is around otherwise. */
  private static final double WORDS_MAY_DIFFER = 0.15;

  private final BufferedImage image;

  private Look(BufferedImage image) {
    this.image = image;
  }

  static Look of(byte[] screenshot) {
    try {
      return new Look(shrink(ImageIO.read(new ByteArrayInputStream(screenshot))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Look kept(String name) {
    try {
      return new Look(ImageIO.read(file(name).toFile()));
    } catch (IOException e) {
      throw new UncheckedIOException(
          file(name) + ": run with -Dtest.argLine=-Dlooks.update=true once", e);
    }
  }

  /** Compares with what was kept, or keeps this. The boards' place is in pixels of the page. */
  void check(String name, Rectangle boards) {
    if (Boolean.getBoolean("looks.update")) {
      try {
        Files.createDirectories(KEPT);
        ImageIO.write(image, "png", file(name).toFile());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    Look kept = kept(name);
    assertThat(differs(kept, boards, true))
        .as("%s: part of the boards that looks otherwise than in %s", name, file(name))
        .isLessThan(BOARDS_MAY_DIFFER);
    assertThat(differs(kept, boards, false))
        .as("%s: part of what is around the boards that looks otherwise", name)
        .isLessThan(WORDS_MAY_DIFFER);
  }

  /** Which part of the boards, or of everything else, has other pixels. */
  double differs(Look other, Rectangle boards, boolean inside) {
    assertThat(image.getWidth()).isEqualTo(other.image.getWidth());
    assertThat(image.getHeight()).isEqualTo(other.image.getHeight());
    int all = 0;
    int different = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if (boards.contains(x * BLOCK + BLOCK / 2, y * BLOCK + BLOCK / 2) == inside) {
          all++;
          different += isOther(image.getRGB(x, y), other.image.getRGB(x, y)) ? 1 : 0;
        }
      }
    }
    return (double) different / Math.max(1, all);
  }

  private static boolean isOther(int a, int b) {
    for (int shift = 0; shift <= 16; shift += 8) {
      if (Math.abs((a >> shift & 255) - (b >> shift & 255)) >= OTHER) {
        return true;
      }
    }
    return false;
  }

  private static BufferedImage shrink(BufferedImage large) {
    int width = large.getWidth() / BLOCK;
    int height = large.getHeight() / BLOCK;
    BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int rgb = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
          int sum = 0;
          for (int i = 0; i < BLOCK * BLOCK; i++) {
            sum += large.getRGB(x * BLOCK + i % BLOCK, y * BLOCK + i / BLOCK) >> shift & 255;
          }
          rgb |= sum / (BLOCK * BLOCK) << shift;
        }
        small.setRGB(x, y, rgb);
      }
    }
    return small;
  }

  private static Path file(String name) {
    return KEPT.resolve(name + ".png");
  }
}
