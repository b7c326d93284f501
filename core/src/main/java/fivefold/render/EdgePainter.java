package fivefold.render;

import fivefold.model.Color;
import fivefold.model.Multiverse;
import java.util.List;

/** Draws what surrounds the boards: heading, ruler of turns, gutter of timelines, caption. */
final class EdgePainter {
  private final SvgRenderer options;
  private final Layout layout;
  private final Metrics metrics;
  private final Theme theme;
  private final Multiverse multiverse;
  private final Canvas canvas;
  private final double font;

  EdgePainter(SvgRenderer options, Layout layout, Canvas canvas) {
    this.options = options;
    this.layout = layout;
    this.metrics = layout.metrics;
    this.theme = options.theme;
    this.multiverse = options.state.multiverse();
    this.canvas = canvas;
    this.font = metrics.font();
  }

  /** The band behind the boards of the present. */
  void drawPresent() {
    int present = multiverse.present();
    if (present < layout.extent.minHalfTurn() || present > layout.extent.maxHalfTurn()) {
      return;
    }
    double left = layout.boardX(present) - metrics.columnGap() / 2;
    double width = layout.boardWidth + metrics.columnGap();
    double top = layout.plotTop;
    if (theme.presentFill() > 0) {
      canvas.rect(
          left,
          top,
          width,
          layout.plotHeight,
          0,
          Ink.fill(Tone.NOW.in(theme)).opacity(theme.presentFill()));
    }
    Ink line = Ink.line(Tone.NOW_LINE.in(theme), Math.max(1, 1.5 * font));
    for (double x : new double[] {left, left + width}) {
      canvas.outline(
          Outline.builder().moveTo(x, top).lineTo(x, top + layout.plotHeight).build(), line);
    }
  }

  void draw() {
    Ink panel = Ink.fill(Tone.PANEL.in(theme));
    canvas.rect(0, layout.headHeight, layout.width, layout.rulerHeight, 0, panel);
    canvas.rect(0, layout.plotTop, layout.gutter, layout.plotHeight, 0, panel);
    drawRuler();
    for (int line = layout.extent.minTimeline(); line <= layout.extent.maxTimeline(); line++) {
      if (multiverse.hasTimeline(line)) {
        drawGutter(line);
      }
    }
    Ink hairline = Ink.line(Tone.BORDER.in(theme), 1);
    double bottom = layout.plotTop + layout.plotHeight;
    canvas.outline(
        Outline.builder()
            .moveTo(0, layout.plotTop)
            .lineTo(layout.width, layout.plotTop)
            .moveTo(layout.gutter, layout.headHeight)
            .lineTo(layout.gutter, bottom)
            .build(),
        hairline);
    drawLines(0, layout.headHeight, layout.titleLines, layout.titleLettering);
    drawLines(bottom, layout.height - bottom, layout.captionLines, layout.captionLettering);
  }

  private void drawLines(double top, double height, List<String> lines, Lettering lettering) {
    if (height <= 0) {
      return;
    }
    canvas.rect(0, top, layout.width, height, 0, Ink.fill(Tone.PANEL.in(theme)));
    canvas.outline(
        Outline.builder()
            .moveTo(0, top == 0 ? height : top)
            .lineTo(layout.width, top == 0 ? height : top)
            .build(),
        Ink.line(Tone.BORDER.in(theme), 1));
    double y = top + 0.7 * layout.margin();
    for (String line : lines) {
      double lineHeight = Layout.lineHeight(lettering);
      canvas.text(layout.margin(), y + lineHeight / 2 + 0.35 * lettering.size(), line, lettering);
      y += lineHeight;
    }
  }

  private void drawRuler() {
    double y = layout.headHeight + layout.rulerHeight / 2;
    Lettering corner =
        new Lettering(11 * font, false, Tone.MUTED.in(theme), Lettering.Anchor.MIDDLE);
    canvas.text(layout.gutter / 2, y + 0.35 * corner.size(), "L \\ T", corner);
    double pitch = layout.boardWidth + metrics.columnGap();
    Lettering lettering =
        new Lettering(12 * font, true, Tone.MUTED.in(theme), Lettering.Anchor.MIDDLE);
    int every = every(pitch, lettering);
    int present = multiverse.present();
    double taken = (pillWidth(pitch, lettering) + lettering.width(Labels.turn(present))) / 2;
    for (int v = layout.extent.minHalfTurn(); v <= layout.extent.maxHalfTurn(); v++) {
      double x = layout.boardX(v) + layout.boardWidth / 2;
      if (v == present) {
        drawPresentPill(x, y, pitch, lettering);
      } else if (every == 1) {
        drawTurn(x, y, v, Labels.turn(v), lettering);
      } else if (Math.floorMod(v, every) == 0 && Math.abs(v - present) * pitch > taken) {
        canvas.text(x, y + 0.35 * lettering.size(), Labels.turn(v), lettering);
      }
    }
  }

  /** How many half-turns share a label: one, a turn's two, or more where columns are narrow. */
  private int every(double pitch, Lettering lettering) {
    double needed =
        lettering.width(Labels.turn(layout.extent.maxHalfTurn())) + 1.2 * lettering.size();
    if (pitch >= needed + 1.2 * lettering.size()) {
      return 1;
    }
    return 2 * pitch >= needed ? 2 : 10;
  }

  private void drawTurn(double x, double y, int halfTurn, String text, Lettering lettering) {
    double disc = 0.36 * lettering.size();
    double space = 0.5 * lettering.size();
    double width = lettering.width(text) + 2 * disc + space;
    drawDisc(x - width / 2 + disc, y, disc, Color.ofHalfTurn(halfTurn));
    canvas.text(x + disc + space / 2, y + 0.35 * lettering.size(), text, lettering);
  }

  private void drawDisc(double x, double y, double radius, Color color) {
    boolean white = color == Color.WHITE;
    String fill = (white ? Tone.FRAME_WHITE : Tone.FRAME_BLACK).in(theme);
    String edge = (white ? Tone.TRACK_WHITE_EDGE : Tone.FRAME_BLACK_EDGE).in(theme);
    canvas.outline(
        Outline.builder().circle(x, y, radius).build(), Ink.fill(fill).edged(edge, 0.35 * radius));
  }

  /** With the word where it fits, otherwise only the turn. */
  private String pillText(double pitch, Lettering lettering) {
    String turn = Labels.turn(multiverse.present());
    String text = "Present " + turn;
    return lettering.width(text) + 3 * lettering.size() > pitch ? turn : text;
  }

  private double pillWidth(double pitch, Lettering lettering) {
    return lettering.width(pillText(pitch, lettering)) + 3 * lettering.size();
  }

  private void drawPresentPill(double x, double y, double pitch, Lettering ruler) {
    Lettering lettering =
        new Lettering(ruler.size(), true, Tone.ON_NOW.in(theme), Lettering.Anchor.MIDDLE);
    double width = pillWidth(pitch, lettering);
    double height = 1.65 * lettering.size();
    canvas.rect(
        x - width / 2,
        y - height / 2,
        width,
        height,
        height / 2,
        Ink.fill(Tone.NOW.in(theme)).edged(Tone.NOW_LINE.in(theme), 1));
    drawTurn(x, y, multiverse.present(), pillText(pitch, lettering), lettering);
  }

  private void drawGutter(int line) {
    boolean active = multiverse.isActive(line);
    double x = layout.gutter / 2;
    double y = layout.trackY(line);
    Tone tone = active ? Tone.TEXT : Tone.MUTED;
    double size = Math.min(16 * font, layout.boardHeight + metrics.rowGap());
    Lettering lettering = new Lettering(size, true, tone.in(theme), Lettering.Anchor.MIDDLE);
    canvas.text(x, y + 0.35 * size, Labels.timeline(multiverse, line), lettering);
    double below = y + 0.85 * size;
    if (below + 0.6 * size > y + (layout.boardHeight + metrics.rowGap()) / 2) {
      return;
    }
    if (!active) {
      Lettering small =
          new Lettering(10 * font, false, Tone.MUTED.in(theme), Lettering.Anchor.MIDDLE);
      canvas.text(x, below + 0.5 * small.size(), "inactive", small);
    } else if (multiverse.parity().distance(line) > 0) {
      Tone fill = line > 0 ? Tone.TRACK_WHITE : Tone.TRACK_BLACK;
      Tone edge = line > 0 ? Tone.TRACK_WHITE_EDGE : Tone.TRACK_BLACK_EDGE;
      double width = 18 * font;
      double height = 5 * font;
      canvas.rect(
          x - width / 2,
          below,
          width,
          height,
          height / 2,
          Ink.fill(fill.in(theme)).edged(edge.in(theme), font));
    }
  }
}
