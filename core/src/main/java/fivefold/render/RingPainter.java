package fivefold.render;

import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Draws the rings around boards that wait for a move, and the tabs that say so in a word. */
final class RingPainter {
  private final SvgRenderer options;
  private final Layout layout;
  private final Metrics metrics;
  private final Theme theme;
  private final Canvas canvas;
  private final List<BoardCoord> must;
  private final List<BoardCoord> may;

  RingPainter(SvgRenderer options, Layout layout, Canvas canvas) {
    this.options = options;
    this.layout = layout;
    this.metrics = layout.metrics;
    this.theme = options.theme;
    this.canvas = canvas;
    State state = options.state;
    this.must = options.rings ? state.mandatoryBoards() : List.of();
    this.may = new ArrayList<>(options.rings ? state.playableBoards() : List.of());
    may.removeAll(must);
  }

  void drawRings() {
    double u = Math.max(0.5, metrics.unit());
    for (BoardCoord coord : visible(may)) {
      ring(coord, Ink.line(Tone.NOW_LINE.in(theme), 2 * u).dashed(5 * u, 4 * u));
    }
    for (BoardCoord coord : visible(must)) {
      ring(coord, Ink.line(Tone.NOW_LINE.in(theme), 4.2 * u));
      ring(coord, Ink.line(Tone.NOW.in(theme), 2.4 * u));
    }
  }

  /** Drawn after the arrows: a word must stay readable. */
  void drawTabs() {
    Set<BoardCoord> checked = checkedBoards();
    if (metrics.detail() == Metrics.Detail.TILES) {
      drawDots(checked);
    }
    if (metrics.square() < 12) {
      return;
    }
    for (BoardCoord coord : visible(may)) {
      if (!checked.contains(coord)) {
        tab(coord, "optional", Tone.NOW_SOFT, Tone.NOW_LINE, Tone.NOW_TEXT);
      }
    }
    for (BoardCoord coord : visible(must)) {
      if (!checked.contains(coord)) {
        tab(coord, "must move", Tone.NOW, Tone.NOW, Tone.ON_NOW);
      }
    }
    for (BoardCoord coord : checked) {
      tab(coord, "check", Tone.DANGER, Tone.DANGER, Tone.ON_DANGER);
    }
  }

  /** On boards too small for anything else, a dot tells what matters most. */
  private void drawDots(Set<BoardCoord> checked) {
    for (BoardCoord coord : visible(must)) {
      if (!checked.contains(coord)) {
        dot(coord, Tone.NOW);
      }
    }
    for (BoardCoord coord : checked) {
      dot(coord, Tone.DANGER);
    }
  }

  private void dot(BoardCoord coord, Tone tone) {
    canvas.outline(
        Outline.builder()
            .circle(
                layout.boardX(coord.halfTurn()) + layout.boardWidth / 2,
                layout.trackY(coord.timeline()),
                Math.min(layout.boardWidth, layout.boardHeight) / 5)
            .build(),
        Ink.fill(tone.in(theme)).edged(Tone.HALO.in(theme), 1));
  }

  private Set<BoardCoord> checkedBoards() {
    Multiverse multiverse = options.state.multiverse();
    Set<BoardCoord> checked = new LinkedHashSet<>();
    for (SvgRenderer.MarkedSquare marked : options.marks) {
      if (marked.mark() == Mark.CHECK
          && layout.extent.contains(marked.board())
          && multiverse.board(marked.board()) != null) {
        checked.add(marked.board());
      }
    }
    return checked;
  }

  private List<BoardCoord> visible(List<BoardCoord> boards) {
    List<BoardCoord> visible = new ArrayList<>(boards);
    visible.removeIf(coord -> !layout.extent.contains(coord));
    return visible;
  }

  private double distance() {
    return Math.max(1.5, 3.5 * metrics.unit());
  }

  private void ring(BoardCoord coord, Ink ink) {
    double out = distance();
    canvas.rect(
        layout.boardX(coord.halfTurn()) - out,
        layout.boardY(coord.timeline()) - out,
        layout.boardWidth + 2 * out,
        layout.boardHeight + 2 * out,
        4 * metrics.unit() + out,
        ink);
  }

  private void tab(BoardCoord coord, String word, Tone ground, Tone edge, Tone text) {
    double height = 13 * metrics.unit();
    double size = 10 * metrics.unit();
    Lettering lettering = new Lettering(size, true, text.in(theme), Lettering.Anchor.MIDDLE);
    double width = Math.min(lettering.width(word) + 0.8 * size, layout.boardWidth);
    boolean ringed = must.contains(coord) || may.contains(coord);
    double out = ringed ? distance() : 0;
    double x = layout.boardX(coord.halfTurn()) + layout.boardWidth + out - width;
    double y = layout.boardY(coord.timeline()) - out - height;
    canvas.rect(
        x,
        y,
        width,
        height,
        2.5 * metrics.unit(),
        Ink.fill(ground.in(theme)).edged(edge.in(theme), metrics.unit()));
    if (lettering.width(word) <= width) {
      canvas.text(x + width / 2, y + height / 2 + 0.35 * size, word, lettering);
    }
  }
}
