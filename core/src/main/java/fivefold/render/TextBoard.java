package fivefold.render;

import fivefold.game.Node;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Piece;
import fivefold.model.Size;
import fivefold.model.Square;
import java.util.HashSet;
import java.util.Set;

/**
 * One board as text, large: every square has a cell of its own. Every method returns a changed
 * copy; a renderer itself never changes.
 */
public final class TextBoard {
  private static final int CELL = 4;

  /** Three corners for the top, the middle and the bottom, then the lines between them. */
  private static final String LINES = "┌┬┐├┼┤└┴┘─│";

  private static final String ASCII_LINES = "+++++++++-|";

  private final BoardCoord coord;
  private final Board board;
  private final boolean active;
  private final Set<Footprint> touched;
  private final Set<Footprint> checked;
  private final boolean ascii;
  private final boolean colors;
  private final boolean flipped;

  private TextBoard(
      BoardCoord coord,
      Board board,
      boolean active,
      Set<Footprint> touched,
      Set<Footprint> checked,
      boolean ascii,
      boolean colors,
      boolean flipped) {
    this.coord = coord;
    this.board = board;
    this.active = active;
    this.touched = touched;
    this.checked = checked;
    this.ascii = ascii;
    this.colors = colors;
    this.flipped = flipped;
  }

  /**
   * A board at a place in a game, with the squares marked that the last action touched and those of
   * royal pieces in check.
   *
   * @throws IllegalArgumentException when there is no such board
   */
  public static TextBoard of(Node node, BoardCoord coord) {
    Board board = node.state().multiverse().board(coord);
    if (board == null) {
      throw new IllegalArgumentException("there is no such board: " + coord);
    }
    Set<Footprint> touched = new HashSet<>();
    if (!node.isRoot()) {
      touched.addAll(Footprint.of(node.steps()));
    }
    Set<Footprint> checked = new HashSet<>();
    for (Move capture : node.state().checks()) {
      BoardCoord seen = Footprint.visible(node.state().multiverse(), capture.to());
      checked.add(new Footprint(seen, capture.toSquare()));
    }
    boolean active = node.state().multiverse().isActive(coord.timeline());
    return new TextBoard(coord, board, active, touched, checked, false, false, false);
  }

  /** Letters instead of chess symbols, and lines of plain characters. */
  public TextBoard ascii() {
    return new TextBoard(coord, board, active, touched, checked, true, colors, flipped);
  }

  /** Terminal colours. */
  public TextBoard colors() {
    return new TextBoard(coord, board, active, touched, checked, ascii, true, flipped);
  }

  /** Seen by Black. */
  public TextBoard flip() {
    return new TextBoard(coord, board, active, touched, checked, ascii, colors, !flipped);
  }

  /** The picture: lines of text, each ended by a newline. */
  public String render() {
    Size size = board.size();
    int gutter = size.height() >= 10 ? 3 : 2;
    TextGrid grid = new TextGrid(gutter + CELL * size.width() + 1, 2 * size.height() + 2);
    drawLines(grid, gutter, size);
    for (int row = 0; row < size.height(); row++) {
      int rank = flipped ? row : size.height() - 1 - row;
      String number = Integer.toString(rank + 1);
      grid.put(gutter - 1 - number.length(), 2 * row + 1, number, TextColors.FAINT);
      for (int column = 0; column < size.width(); column++) {
        int file = flipped ? size.width() - 1 - column : column;
        int x = gutter + CELL * column + 1;
        drawSquare(grid, x, 2 * row + 1, Square.of(file, rank));
        grid.put(x + 1, 2 * size.height() + 1, (char) ('a' + file), TextColors.FAINT);
      }
    }
    return grid.print(ascii, colors);
  }

  private void drawSquare(TextGrid grid, int x, int y, Square square) {
    Footprint place = new Footprint(coord, square);
    boolean inCheck = checked.contains(place);
    boolean isTouched = touched.contains(place);
    boolean dark = (square.file() + square.rank()) % 2 == 0;
    Piece piece = board.piece(square);
    String attribute =
        TextColors.square(piece == null ? null : piece.color(), dark, active, isTouched, inCheck);
    char before = inCheck ? '!' : isTouched ? '[' : ' ';
    char after = inCheck ? '!' : isTouched ? ']' : ' ';
    grid.put(x, y, before, attribute);
    grid.put(
        x + 1,
        y,
        piece == null
            ? TextGlyphs.empty(dark, ascii, colors)
            : TextGlyphs.piece(piece, ascii, colors),
        attribute);
    grid.put(x + 2, y, after, attribute);
  }

  /** The lines between squares, with the right character at each crossing. */
  private void drawLines(TextGrid grid, int left, Size size) {
    String lines = ascii ? ASCII_LINES : LINES;
    String attribute = active ? null : TextColors.FAINT;
    int bottom = 2 * size.height();
    int right = CELL * size.width();
    for (int y = 0; y <= bottom; y++) {
      for (int x = 0; x <= right; x++) {
        boolean rule = y % 2 == 0;
        boolean post = x % CELL == 0;
        if (rule && post) {
          int corner = 3 * third(y, bottom) + third(x, right);
          grid.put(left + x, y, lines.charAt(corner), attribute);
        } else if (rule || post) {
          grid.put(left + x, y, lines.charAt(rule ? 9 : 10), attribute);
        }
      }
    }
  }

  /** 0 at the start, 2 at the end, 1 in between. */
  private static int third(int at, int end) {
    return at == 0 ? 0 : at == end ? 2 : 1;
  }
}
