package fivefold.cli.picture;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The 255 colours of an animation, and one index for "as before". Pictures of boards are flat: the
 * colours of large areas are kept exactly, and those of small ones that look like no other; the
 * rest, blends at edges, go to the nearest.
 */
final class Palette {
  static final int UNCHANGED = 255;

  private final int[] colours;
  private final Map<Integer, Integer> nearest = new HashMap<>();

  private Palette(int[] colours) {
    this.colours = colours;
  }

  static Builder builder() {
    return new Builder();
  }

  IndexColorModel model() {
    byte[][] rgb = new byte[3][256];
    for (int i = 0; i < colours.length; i++) {
      rgb[0][i] = (byte) (colours[i] >> 16);
      rgb[1][i] = (byte) (colours[i] >> 8);
      rgb[2][i] = (byte) colours[i];
    }
    return new IndexColorModel(8, 256, rgb[0], rgb[1], rgb[2], UNCHANGED);
  }

  /** The index of the colour that is nearest to this one. */
  int index(int rgb) {
    return nearest.computeIfAbsent(rgb & 0xffffff, this::search);
  }

  private int search(int rgb) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < colours.length; i++) {
      int distance = distance(rgb, colours[i]);
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    return best;
  }

  /** How different two colours look; the eye is sharpest in green. */
  private static int distance(int a, int b) {
    int red = (a >> 16 & 255) - (b >> 16 & 255);
    int green = (a >> 8 & 255) - (b >> 8 & 255);
    int blue = (a & 255) - (b & 255);
    return 2 * red * red + 4 * green * green + 3 * blue * blue;
  }

  /** Counts the colours of pictures. */
  static final class Builder {
    /** Rarer colours than this many are blends that nobody would miss. */
    private static final int CANDIDATES = 4000;

    private final Map<Integer, int[]> counts = new HashMap<>();
    private int @Nullable [] before;

    /** Counts what is new against the picture before. */
    void add(BufferedImage image) {
      int[] pixels = Bitmaps.pixels(image);
      int last = 0;
      int[] count = count(last);
      for (int i = 0; i < pixels.length; i++) {
        int rgb = pixels[i];
        if (before != null && before[i] == rgb) {
          continue;
        }
        if (rgb != last) {
          last = rgb;
          count = count(rgb);
        }
        count[0]++;
      }
      before = pixels;
    }

    private int[] count(int rgb) {
      return counts.computeIfAbsent(rgb & 0xffffff, colour -> new int[1]);
    }

    /** Takes again and again the colour whose pixels would be most wrong without it. */
    Palette build() {
      List<Map.Entry<Integer, int[]>> sorted = new ArrayList<>(counts.entrySet());
      sorted.sort(
          (a, b) -> {
            int byCount = Integer.compare(b.getValue()[0], a.getValue()[0]);
            return byCount != 0 ? byCount : Integer.compare(a.getKey(), b.getKey());
          });
      int size = Math.min(sorted.size(), CANDIDATES);
      long[] wrong = new long[size];
      Arrays.fill(wrong, Integer.MAX_VALUE);
      int[] chosen = new int[Math.min(size, UNCHANGED)];
      for (int n = 0; n < chosen.length; n++) {
        int worst = 0;
        for (int i = 0; i < size; i++) {
          if (wrong[i] * sorted.get(i).getValue()[0]
              > wrong[worst] * sorted.get(worst).getValue()[0]) {
            worst = i;
          }
        }
        chosen[n] = sorted.get(worst).getKey();
        for (int i = 0; i < size; i++) {
          wrong[i] = Math.min(wrong[i], distance(chosen[n], sorted.get(i).getKey()));
        }
      }
      return new Palette(chosen);
    }
  }
}
