package fivefold.render;

import fivefold.model.Board;
import fivefold.model.BoardCoord;

/**
 * A picture of a multiverse, ready to be drawn on any canvas. Made by {@link
 * SvgRenderer#picture()}.
 */
public final class Picture {
  private final SvgRenderer options;
  private final Layout layout;

  Picture(SvgRenderer options) {
    this.options = options;
    this.layout = new Layout(options);
  }

  public double width() {
    return layout.width;
  }

  public double height() {
    return layout.height;
  }

  /** The accessible name. */
  public String title() {
    return options.title.isBlank() ? Description.title(options.state) : options.title;
  }

  /** What the picture shows, in words. */
  public String description() {
    return Description.of(options);
  }

  /** Draws everything, from the back to the front. */
  public void drawOn(Canvas canvas) {
    BoardPainter boards = new BoardPainter(options, layout, canvas);
    RingPainter rings = new RingPainter(options, layout, canvas);
    EdgePainter edges = new EdgePainter(options, layout, canvas);
    boards.define();
    canvas.rect(0, 0, layout.width, layout.height, 0, Ink.fill(Tone.CANVAS.in(options.theme)));
    canvas.clip(
        layout.plotLeft,
        layout.plotTop,
        layout.plotWidth,
        layout.plotHeight,
        () -> {
          edges.drawPresent();
          new TrackPainter(options, layout, canvas).draw();
          drawBoards(boards);
          rings.drawRings();
          new ArrowPainter(options, layout, canvas).draw();
          rings.drawTabs();
        });
    edges.draw();
  }

  private void drawBoards(BoardPainter boards) {
    for (int line = layout.extent.minTimeline(); line <= layout.extent.maxTimeline(); line++) {
      for (int v = layout.extent.minHalfTurn(); v <= layout.extent.maxHalfTurn(); v++) {
        Board board = options.state.multiverse().board(line, v);
        if (board != null) {
          boards.draw(new BoardCoord(line, v), board);
        }
      }
    }
  }
}
