package fivefold.render;

import fivefold.model.Multiverse;
import fivefold.model.Size;
import fivefold.model.Square;
import java.util.List;

/**
 * Where everything in a picture is: a heading, the ruler of turns, the gutter of timelines, the
 * boards, a caption. Places outside of the extent have coordinates too, so that what leads there
 * can be drawn up to the edge.
 */
final class Layout {
  static final int MAX_TITLE_LINES = 2;
  static final int MAX_CAPTION_LINES = 8;

  final Metrics metrics;
  final Extent extent;
  final Size size;
  final boolean flipped;
  final double boardWidth;
  final double boardHeight;
  final double gutter;
  final double headHeight;
  final double rulerHeight;
  final double plotLeft;
  final double plotTop;
  final double plotWidth;
  final double plotHeight;
  final Lettering titleLettering;
  final Lettering captionLettering;
  final List<String> titleLines;
  final List<String> captionLines;
  final double width;
  final double height;

  Layout(SvgRenderer options) {
    Multiverse multiverse = options.state.multiverse();
    metrics = Metrics.of(options.square);
    extent = options.extent;
    size = multiverse.size();
    flipped = options.flipped;
    boardWidth = size.width() * metrics.square() + 2 * metrics.frame();
    boardHeight = size.height() * metrics.square() + 2 * metrics.frame();
    double font = metrics.font();
    Lettering label = new Lettering(16 * font, true, "", Lettering.Anchor.START);
    double widest = 0;
    for (int line = extent.minTimeline(); line <= extent.maxTimeline(); line++) {
      widest = Math.max(widest, label.width(Labels.timeline(multiverse, line)));
    }
    gutter = Math.ceil(Math.max(56 * font, widest + 14 * font));
    rulerHeight = Math.ceil(30 * font);
    plotLeft = gutter;
    plotWidth =
        extent.columns() * (boardWidth + metrics.columnGap())
            + Math.round(0.8 * metrics.columnGap());
    plotHeight =
        extent.rows() * (boardHeight + metrics.rowGap()) + Math.round(0.9 * metrics.rowGap());
    width = plotLeft + plotWidth;
    titleLettering =
        new Lettering(20 * font, true, Tone.TEXT.in(options.theme), Lettering.Anchor.START);
    captionLettering =
        new Lettering(13 * font, false, Tone.TEXT.in(options.theme), Lettering.Anchor.START);
    double room = width - 2 * margin();
    titleLines = Labels.wrap(options.title, titleLettering, room, MAX_TITLE_LINES);
    int fixed = options.captionLines;
    captionLines =
        Labels.wrap(options.caption, captionLettering, room, fixed > 0 ? fixed : MAX_CAPTION_LINES);
    headHeight = stripHeight(titleLines.size(), titleLettering);
    plotTop = headHeight + rulerHeight;
    height =
        plotTop + plotHeight + stripHeight(Math.max(captionLines.size(), fixed), captionLettering);
  }

  double margin() {
    return Math.round(12 * metrics.font());
  }

  static double lineHeight(Lettering lettering) {
    return Math.round(1.4 * lettering.size());
  }

  private double stripHeight(int lines, Lettering lettering) {
    return lines == 0 ? 0 : lines * lineHeight(lettering) + Math.round(1.4 * margin());
  }

  /** The left edge of the frames in a half-turn's column. */
  double boardX(int halfTurn) {
    return plotLeft
        + Math.round(0.75 * metrics.columnGap())
        + (halfTurn - extent.minHalfTurn()) * (boardWidth + metrics.columnGap());
  }

  /** The upper edge of the frames in a timeline's row. */
  double boardY(int timeline) {
    int row = flipped ? extent.maxTimeline() - timeline : timeline - extent.minTimeline();
    return plotTop + metrics.rowGap() + row * (boardHeight + metrics.rowGap());
  }

  /** The height at which a timeline's track runs. */
  double trackY(int timeline) {
    return boardY(timeline) + boardHeight / 2;
  }

  /** The left edge of a square, from the left edge of its board's frame. */
  double squareX(int file) {
    int column = flipped ? size.width() - 1 - file : file;
    return metrics.frame() + column * metrics.square();
  }

  /** The upper edge of a square, from the upper edge of its board's frame. */
  double squareY(int rank) {
    int row = flipped ? rank : size.height() - 1 - rank;
    return metrics.frame() + row * metrics.square();
  }

  double centerX(int halfTurn, Square square) {
    return boardX(halfTurn) + squareX(square.file()) + metrics.square() / 2;
  }

  double centerY(int timeline, Square square) {
    return boardY(timeline) + squareY(square.rank()) + metrics.square() / 2;
  }
}
