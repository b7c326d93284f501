package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.render.Metrics;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the core draws as SVG and what the page paints on its canvas is the same, pixel by pixel.
 */
class RenderersTest extends BrowserTest {
  /** All pieces of both colours. */
  private static final String ALL =
      "[Board \"custom\"]\n[Size \"6x4\"]\n[pwkcqy/snrbud/PWKCQY/SNRBUD:0:1:w]\n";

  /** Draws an SVG, and tells by how much two pictures differ on average, in parts of 255. */
  private static final String HELPERS =
      """
      const canvas = (w, h) => new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true });
      const drawSvg = async (svg, ctx, x, y) => {
        const image = new Image();
        image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
        await image.decode();
        ctx.drawImage(image, x, y);
      };
      const difference = (a, b, w, h) => {
        const p = a.getImageData(0, 0, w, h).data;
        const q = b.getImageData(0, 0, w, h).data;
        return p.reduce((sum, each, i) => sum + Math.abs(each - q[i]), 0) / (3 * w * h);
      };
      """;

  @ParameterizedTest
  @CsvSource({"40,LIGHT", "20,DARK", "15,LIGHT", "13,HIGH_CONTRAST", "8,LIGHT"})
  void piecesAreTheSame(int size, String theme) {
    page.paste(ALL);
    page.accept();
    Object different =
        page.async(
            HELPERS
                + """
                const [size, theme] = args;
                const { drawPiece } = await import('/js/view/sprites.js');
                const { COLORS, KINDS } = await import('/js/art.js');
                const colors = COLORS[{ LIGHT: 'light', DARK: 'dark', HIGH_CONTRAST: 'hc' }[theme]];
                const { svg } = await app.study.engine.call('svg', 0, theme, size, false, false, 0, '');
                const [, prefix] = svg.match(/<g id="(\\w*)ew">/);
                const [defs] = svg.match(/<defs>.*<[/]defs>/s);
                const found = [];
                for (const [i, { letter }] of KINDS.entries()) {
                  for (const black of [0, 1]) {
                    const [core, paint] = [canvas(size, size), canvas(size, size)];
                    for (const ctx of [core, paint]) {
                      ctx.fillStyle = colors.darkSquare;
                      ctx.fillRect(0, 0, size, size);
                    }
                    const use = `<use href="#${prefix}${black ? 'b' : 'w'}${letter.toLowerCase()}"/>`;
                    await drawSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${defs}${use}</svg>`, core, 0, 0);
                    const empty = difference(core, paint, size, size);
                    drawPiece(paint, (i + 1) | (black << 4), 0, 0, size, colors);
                    const off = difference(core, paint, size, size);
                    if (off > 1.5 || empty < 4) found.push(`${letter} ${black} differs by ${off}, an empty square by ${empty}`);
                  }
                }
                return found;
                """,
            size,
            theme);
    assertThat((List<?>) different).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"28", "15", "8"})
  void boardsAreTheSame(int size) {
    Object off =
        page.async(
            HELPERS
                + """
                const [size, frame] = args;
                const { Painter } = await import('/js/view/painter.js');
                const { Layout } = await import('/js/geometry.js');
                const { emptyScene } = await import('/js/scene.js');
                const { COLORS } = await import('/js/art.js');
                const layout = new Layout(app.study.view, false);
                const side = 8 * size;
                const { svg } = await app.study.engine.call('svg', 0, 'LIGHT', size, false, false, 0, '');
                const [, x, y] = svg.match(/translate[(]([0-9.]+) ([0-9.]+)[)]"><title>/);
                const core = canvas(side, side);
                await drawSvg(svg, core, -x - frame, -y - frame);
                const paint = canvas(side, side);
                const p = layout.square(0, 2, 56);
                const t = {
                  z: size, dpr: 1, x: (wx) => (wx - p.x) * size, y: (wy) => (wy - p.y) * size,
                  wx: (sx) => sx / size + p.x, wy: (sy) => sy / size + p.y,
                };
                const painter = new Painter(COLORS.light, layout, (id) => app.study.boards.get(id));
                painter.base(paint, t, side, side, { ...emptyScene(), coordinates: 'off' }, Infinity);
                return difference(core, paint, side, side);
                """,
            size,
            Metrics.of(size).frame());
    assertThat(((Number) off).doubleValue()).isBetween(0.0, 1.5);
  }
}
