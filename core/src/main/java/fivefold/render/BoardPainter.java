package fivefold.render;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Square;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Draws boards: frame, squares, marks, coordinates, pieces. */
final class BoardPainter {
  private final SvgRenderer options;
  private final Layout layout;
  private final Metrics metrics;
  private final Theme theme;
  private final Canvas canvas;
  private final boolean coordinates;

  BoardPainter(SvgRenderer options, Layout layout, Canvas canvas) {
    this.options = options;
    this.layout = layout;
    this.metrics = layout.metrics;
    this.theme = options.theme;
    this.canvas = canvas;
    this.coordinates =
        options.coordinates == null ? metrics.fitsCoordinates() : options.coordinates;
  }

  /** Defines what {@link #draw} stamps: the two kinds of empty board, and the pieces in use. */
  void define() {
    for (Color color : Color.values()) {
      canvas.define(
          boardName(color), layout.boardWidth, layout.boardHeight, 1, () -> drawEmpty(color));
    }
    boolean[] used = new boolean[64];
    for (int line = layout.extent.minTimeline(); line <= layout.extent.maxTimeline(); line++) {
      for (int v = layout.extent.minHalfTurn(); v <= layout.extent.maxHalfTurn(); v++) {
        Board board = options.state.multiverse().board(line, v);
        for (int i = 0; board != null && i < board.size().indices(); i++) {
          used[board.code(i) & ~Piece.UNMOVED_BIT] = true;
        }
      }
    }
    if (metrics.detail() == Metrics.Detail.TILES) {
      return;
    }
    for (PieceType type : PieceType.values()) {
      for (Color color : Color.values()) {
        if (used[Piece.code(color, type)]) {
          double s = metrics.square();
          canvas.define(
              pieceName(color, type), s, s, s / PieceArt.GRID, () -> drawPiece(color, type));
        }
      }
    }
  }

  void draw(BoardCoord coord, Board board) {
    canvas.named(
        layout.boardX(coord.halfTurn()),
        layout.boardY(coord.timeline()),
        Labels.board(options.state.multiverse(), coord),
        () -> drawHere(coord, board));
  }

  private void drawHere(BoardCoord coord, Board board) {
    boolean active = options.state.multiverse().isActive(coord.timeline());
    if (!active) {
      // Otherwise the track behind the board would shine through.
      canvas.rect(
          0,
          0,
          layout.boardWidth,
          layout.boardHeight,
          4 * metrics.unit(),
          Ink.fill(Tone.CANVAS.in(theme)));
    }
    dimmed(active ? 1 : theme.inactiveBoard(), () -> canvas.stamp(boardName(coord.color()), 0, 0));
    if (metrics.detail() != Metrics.Detail.TILES) {
      drawMarks(coord);
      dimmed(active ? 1 : theme.inactivePieces(), () -> drawPieces(board));
    }
  }

  private void dimmed(double opacity, Runnable drawing) {
    if (opacity < 1) {
      canvas.group(opacity, drawing);
    } else {
      drawing.run();
    }
  }

  private static String boardName(Color color) {
    return "e" + color.letter();
  }

  private static String pieceName(Color color, PieceType type) {
    return color.letter() + String.valueOf(type.letter()).toLowerCase(Locale.ROOT);
  }

  /** A board with nothing on it, its frame telling who is to move. */
  private void drawEmpty(Color color) {
    boolean white = color == Color.WHITE;
    Tone frame = white ? Tone.FRAME_WHITE : Tone.FRAME_BLACK;
    Tone edge = white ? Tone.FRAME_WHITE_EDGE : Tone.FRAME_BLACK_EDGE;
    String light = (white ? Tone.LIGHT_SQUARE : Tone.LIGHT_SQUARE_BLACK).in(theme);
    String dark = (white ? Tone.DARK_SQUARE : Tone.DARK_SQUARE_BLACK).in(theme);
    double f = metrics.frame();
    double s = metrics.square();
    canvas.rect(
        0,
        0,
        layout.boardWidth,
        layout.boardHeight,
        4 * metrics.unit(),
        Ink.fill(frame.in(theme)).edged(edge.in(theme), Math.max(1, 1.2 * metrics.font())));
    double width = layout.boardWidth - 2 * f;
    double height = layout.boardHeight - 2 * f;
    if (metrics.detail() == Metrics.Detail.TILES) {
      canvas.rect(f, f, width, height, 0, Ink.fill(white ? light : dark));
      return;
    }
    canvas.rect(f, f, width, height, 0, Ink.fill(light));
    Outline.Builder squares = Outline.builder();
    for (int rank = 0; rank < layout.size.height(); rank++) {
      for (int file = rank % 2; file < layout.size.width(); file += 2) {
        squares.rect(layout.squareX(file), layout.squareY(rank), s, s);
      }
    }
    canvas.outline(squares.build(), Ink.fill(dark));
    if (coordinates) {
      drawCoordinates();
    }
  }

  private void drawCoordinates() {
    double s = metrics.square();
    double font = 0.28 * s;
    String color = Tone.COORDINATE.in(theme);
    Lettering fileLettering = new Lettering(font, true, color, Lettering.Anchor.END);
    Lettering rankLettering = new Lettering(font, true, color, Lettering.Anchor.START);
    int bottom = layout.flipped ? layout.size.height() - 1 : 0;
    int left = layout.flipped ? layout.size.width() - 1 : 0;
    for (int file = 0; file < layout.size.width(); file++) {
      canvas.text(
          layout.squareX(file) + 0.95 * s,
          layout.squareY(bottom) + 0.94 * s,
          String.valueOf((char) ('a' + file)),
          fileLettering);
    }
    for (int rank = 0; rank < layout.size.height(); rank++) {
      canvas.text(
          layout.squareX(left) + 0.05 * s,
          layout.squareY(rank) + 0.28 * s,
          Integer.toString(rank + 1),
          rankLettering);
    }
  }

  private void drawMarks(BoardCoord coord) {
    double s = metrics.square();
    for (SvgRenderer.MarkedSquare marked : options.marks) {
      if (marked.board().equals(coord) && layout.size.contains(marked.square())) {
        canvas.rect(
            layout.squareX(marked.square().file()),
            layout.squareY(marked.square().rank()),
            s,
            s,
            0,
            Ink.fill(marked.mark().tone().in(theme)).opacity(marked.mark().squareOpacity()));
      }
    }
  }

  private void drawPieces(Board board) {
    for (int rank = layout.size.height() - 1; rank >= 0; rank--) {
      for (int file = 0; file < layout.size.width(); file++) {
        Piece piece = board.piece(Square.of(file, rank));
        if (piece != null) {
          canvas.stamp(
              pieceName(piece.color(), piece.type()), layout.squareX(file), layout.squareY(rank));
        }
      }
    }
  }

  private void drawPiece(Color color, PieceType type) {
    for (PieceArt.Layer layer : PieceArt.layers(type, color, metrics.detail())) {
      Ink ink =
          new Ink(colorOf(layer.fill()), colorOf(layer.line()), layer.width(), 0, 0, 1, false);
      boolean both = layer.fill() != null && layer.line() != null;
      canvas.outline(layer.outline(), both ? ink.lineOutside() : ink);
    }
  }

  private @Nullable String colorOf(@Nullable Tone tone) {
    return tone == null ? null : tone.in(theme);
  }
}
