package fivefold.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contrasts that WCAG asks for at level AA: 4.5 for text, 3 for edges. */
class ThemeTest {
  @ParameterizedTest
  @EnumSource(Theme.class)
  void textCanBeRead(Theme theme) {
    for (Tone ground : new Tone[] {Tone.PANEL, Tone.CANVAS}) {
      assertContrast(theme, Tone.TEXT, ground, 4.5);
      assertContrast(theme, Tone.MUTED, ground, 4.5);
    }
    assertContrast(theme, Tone.ON_NOW, Tone.NOW, 4.5);
    assertContrast(theme, Tone.NOW_TEXT, Tone.NOW_SOFT, 4.5);
    assertContrast(theme, Tone.ON_DANGER, Tone.DANGER, 4.5);
    assertContrast(theme, Tone.COORDINATE, Tone.LIGHT_SQUARE, 4.5);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void edgesAndPiecesStandOut(Theme theme) {
    assertContrast(theme, Tone.NOW_LINE, Tone.CANVAS, 3);
    assertContrast(theme, Tone.FRAME_WHITE_EDGE, Tone.CANVAS, 3);
    assertContrast(theme, Tone.FRAME_BLACK_EDGE, Tone.CANVAS, 3);
    for (Tone square :
        new Tone[] {
          Tone.LIGHT_SQUARE, Tone.DARK_SQUARE, Tone.LIGHT_SQUARE_BLACK, Tone.DARK_SQUARE_BLACK
        }) {
      assertContrast(theme, Tone.BLACK_PIECE, square, 3);
      assertContrast(theme, Tone.WHITE_PIECE_LINE, square, 3);
    }
    for (Mark mark : Mark.values()) {
      assertContrast(theme, mark.tone(), Tone.HALO, 4.5);
    }
  }

  private static void assertContrast(Theme theme, Tone a, Tone b, double least) {
    double first = luminance(a.in(theme));
    double second = luminance(b.in(theme));
    double ratio = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    assertThat(ratio).as("%s on %s", a, b).isGreaterThanOrEqualTo(least);
  }

  private static double luminance(String color) {
    int rgb = Integer.parseInt(color.substring(1), 16);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int component) {
    double c = (component & 0xff) / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}
