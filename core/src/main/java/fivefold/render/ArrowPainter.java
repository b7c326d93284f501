package fivefold.render;

import fivefold.model.Board;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws arrows over the boards. They bow to the left of their way, so that there and back do not
 * cover each other, and have a casing, so that they show on every square.
 */
final class ArrowPainter {
  /** From here on checks are counted rather than all drawn. */
  private static final int MANY_CHECKS = 12;

  private static final int SHOWN_OF_MANY = 6;

  private final SvgRenderer options;
  private final Layout layout;
  private final Metrics metrics;
  private final Theme theme;
  private final Canvas canvas;

  ArrowPainter(SvgRenderer options, Layout layout, Canvas canvas) {
    this.options = options;
    this.layout = layout;
    this.metrics = layout.metrics;
    this.theme = options.theme;
    this.canvas = canvas;
  }

  /** Draws all arrows: by meaning, then longer below shorter. */
  void draw() {
    List<Arrow> sorted = new ArrayList<>();
    for (Arrow arrow : options.arrows) {
      if (layout.extent.contains(arrow.from()) || layout.extent.contains(arrow.to())) {
        sorted.add(arrow);
      }
    }
    sorted.sort(
        (a, b) -> {
          int byMark = a.mark().compareTo(b.mark());
          return byMark != 0 ? byMark : Double.compare(length(b), length(a));
        });
    int checks = 0;
    for (Arrow arrow : sorted) {
      checks += arrow.mark() == Mark.CHECK ? 1 : 0;
    }
    int hidden = checks > MANY_CHECKS ? checks - SHOWN_OF_MANY : 0;
    int skipped = 0;
    for (Arrow arrow : sorted) {
      if (arrow.mark() == Mark.CHECK && skipped < hidden) {
        skipped++;
      } else {
        drawArrow(arrow);
      }
    }
    if (hidden > 0) {
      drawCount(sorted.get(sorted.size() - 1), hidden);
    }
  }

  private double length(Arrow arrow) {
    double dx =
        layout.centerX(arrow.to().halfTurn(), arrow.toSquare())
            - layout.centerX(arrow.from().halfTurn(), arrow.fromSquare());
    double dy =
        layout.centerY(arrow.to().timeline(), arrow.toSquare())
            - layout.centerY(arrow.from().timeline(), arrow.fromSquare());
    return Math.sqrt(dx * dx + dy * dy);
  }

  private void drawArrow(Arrow arrow) {
    double length = length(arrow);
    double s = metrics.square();
    if (length < s / 2) {
      return;
    }
    boolean attack = arrow.mark() == Mark.CHECK || arrow.mark() == Mark.THREAT;
    double bow = bow(arrow, arrow.isPhysical() ? 0 : attack ? 0.13 : 0.1);
    double width =
        Math.max(Math.min(3, s / 3), 0.22 * s)
            * (attack ? 1.25 : arrow.isPhysical() && arrow.mark() == Mark.LAST ? 0.85 : 1);
    Bow curve = curve(arrow, bow);
    // What lies outside is cut off: the head then stands at the edge and says where it leads.
    double last = layout.extent.contains(arrow.to()) ? 1 : edge(curve, 0);
    double first = layout.extent.contains(arrow.from()) ? 0 : edge(curve, 1);
    boolean whole = last == 1;
    double tip = whole ? curve.beforeEnd(isRoyal(arrow) ? 0.34 * s : 0.12 * s) : last;
    double head = Math.min(2.7 * width, 0.55 * length);
    double neck = curve.before(tip, head - 0.55 * width * head / (2.7 * width));
    double start = Math.min(first == 0 ? curve.after(0.34 * s) : first, neck);

    double tipX = curve.x(tip);
    double tipY = curve.y(tip);
    double dx = tipX - curve.x(neck);
    double dy = tipY - curve.y(neck);
    double norm = Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
    dx /= norm;
    dy /= norm;
    double half = 1.55 * width * head / (2.7 * width);
    double baseX = tipX - dx * head;
    double baseY = tipY - dy * head;
    Outline point =
        Outline.builder()
            .moveTo(tipX, tipY)
            .lineTo(baseX - dy * half, baseY + dx * half)
            .lineTo(curve.x(neck), curve.y(neck))
            .lineTo(baseX + dy * half, baseY - dx * half)
            .close()
            .build();
    Outline shaft = curve.part(start, neck);
    String color = arrow.mark().tone().in(theme);
    String halo = Tone.HALO.in(theme);
    double casing = 2.6 * Math.max(0.5, metrics.unit());
    Ink line = Ink.line(color, width);
    if (arrow.mark() == Mark.THREAT) {
      line = line.dashed(9 * metrics.unit(), 4 * metrics.unit());
    }
    canvas.outline(shaft, Ink.line(halo, width + casing));
    canvas.outline(point, Ink.fill(halo).edged(halo, casing));
    canvas.outline(shaft, line);
    canvas.outline(point, Ink.fill(color));
    if (!whole) {
      drawTarget(arrow, baseX - dx * head, baseY - dy * head, color);
    }
  }

  /** Where a curve that starts (0) or ends (1) inside crosses the edge of the boards. */
  private double edge(Bow curve, double inside) {
    double in = inside;
    double out = 1 - inside;
    for (int i = 0; i < 30; i++) {
      double middle = (in + out) / 2;
      if (contains(curve.x(middle), curve.y(middle), 2 * metrics.unit())) {
        in = middle;
      } else {
        out = middle;
      }
    }
    return in;
  }

  private boolean contains(double x, double y, double margin) {
    return x > layout.plotLeft + margin
        && y > layout.plotTop + margin
        && x < layout.plotLeft + layout.plotWidth - margin
        && y < layout.plotTop + layout.plotHeight - margin;
  }

  /** The name of a board that is not shown, on the shaft of the arrow that leads there. */
  private void drawTarget(Arrow arrow, double x, double y, String color) {
    String name = Labels.shortBoard(options.state.multiverse(), arrow.to());
    drawChip(x, y, name, color, Tone.HALO.in(theme));
  }

  private void drawChip(double x, double y, String text, String ground, String color) {
    double font = 11 * metrics.font();
    Lettering lettering = new Lettering(font, true, color, Lettering.Anchor.MIDDLE);
    double width = lettering.width(text) + font;
    double left =
        Math.max(
            layout.plotLeft + 1,
            Math.min(x - width / 2, layout.plotLeft + layout.plotWidth - width - 1));
    double top =
        Math.max(
            layout.plotTop + 1,
            Math.min(y - 0.75 * font, layout.plotTop + layout.plotHeight - 1.5 * font - 1));
    canvas.rect(left, top, width, 1.5 * font, 0.75 * font, Ink.fill(ground));
    canvas.text(left + width / 2, top + 1.1 * font, text, lettering);
  }

  private Bow curve(Arrow arrow, double bow) {
    return Bow.between(
        layout.centerX(arrow.from().halfTurn(), arrow.fromSquare()),
        layout.centerY(arrow.from().timeline(), arrow.fromSquare()),
        layout.centerX(arrow.to().halfTurn(), arrow.toSquare()),
        layout.centerY(arrow.to().timeline(), arrow.toSquare()),
        bow);
  }

  /** To the left, unless the arrow would leave the picture there and not on the right. */
  private double bow(Arrow arrow, double bow) {
    return !staysInside(curve(arrow, bow)) && staysInside(curve(arrow, -bow)) ? -bow : bow;
  }

  private boolean staysInside(Bow curve) {
    return contains(curve.x(0.5), curve.y(0.5), metrics.square() / 3);
  }

  private boolean isRoyal(Arrow arrow) {
    Multiverse multiverse = options.state.multiverse();
    Board board = multiverse.board(arrow.to());
    Piece piece =
        board == null || !layout.size.contains(arrow.toSquare())
            ? null
            : board.piece(arrow.toSquare());
    return piece != null && piece.type().isRoyal();
  }

  /** A chip beside the target that tells how many checks are not drawn. */
  private void drawCount(Arrow at, int hidden) {
    drawChip(
        layout.centerX(at.to().halfTurn(), at.toSquare()),
        layout.centerY(at.to().timeline(), at.toSquare()) + metrics.square(),
        "+" + hidden + " more",
        Tone.DANGER.in(theme),
        Tone.ON_DANGER.in(theme));
  }
}
