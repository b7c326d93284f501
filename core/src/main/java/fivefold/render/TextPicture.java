package fivefold.render;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Moment;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import java.util.HashSet;
import java.util.Set;

/** The drawing of one {@link TextRenderer}: its layout, and the sheet it is drawn on. */
final class TextPicture {
  private static final int GAP = 3;
  private static final String INACTIVE = "inactive";

  private final TextRenderer options;
  private final Multiverse multiverse;
  private final Size size;
  private final Extent extent;
  private final int gutter;
  private final int inner;
  private final int columnWidth;
  private final int headHeight;
  private final int bandHeight;
  private final TextGrid grid;
  private final Set<Footprint> touched = new HashSet<>();
  private final Set<Footprint> checked = new HashSet<>();

  TextPicture(TextRenderer options) {
    this.options = options;
    this.multiverse = options.multiverse;
    this.size = multiverse.size();
    this.inner = options.compact ? size.width() : 2 * size.width() + 1;
    this.gutter = gutterWidth();
    int heading = heading(options.extent.maxHalfTurn()).length();
    this.columnWidth = Math.max(inner + 2, heading + 2);
    this.extent = fit(options.extent);
    this.headHeight = extent.columns() < options.extent.columns() ? 2 : 1;
    this.bandHeight = size.height() + 3;
    int columns = extent.columns();
    this.grid =
        new TextGrid(
            gutter + columns * columnWidth + columns * GAP,
            headHeight + extent.rows() * bandHeight);
    touched.addAll(Footprint.of(options.lastAction));
    for (Move capture : options.checks) {
      checked.add(new Footprint(Footprint.visible(multiverse, capture.to()), capture.toSquare()));
    }
  }

  private int gutterWidth() {
    int widest = 1;
    for (int line = options.extent.minTimeline(); line <= options.extent.maxTimeline(); line++) {
      widest = Math.max(widest, multiverse.parity().signedLabel(line).length());
      if (!multiverse.isActive(line)) {
        widest = Math.max(widest, INACTIVE.length());
      }
    }
    return widest + 1 + rankDigits() + 1;
  }

  private int rankDigits() {
    return size.height() >= 10 ? 2 : 1;
  }

  /** Cuts the extent to the columns that fit the width. */
  private Extent fit(Extent wanted) {
    int first = wanted.minHalfTurn();
    if (options.fromTurn != null) {
      long from = 2L * options.fromTurn;
      first = (int) Math.max(first, Math.min(from, wanted.maxHalfTurn()));
    }
    // The last board needs no gap after it.
    long room = Math.max(1, ((long) options.width - gutter + GAP) / (columnWidth + GAP));
    int last = (int) Math.min(wanted.maxHalfTurn(), first + room - 1);
    if (options.fromTurn == null && last < wanted.maxHalfTurn()) {
      // The present comes first, with the boards that led to it; then what lies ahead of it.
      long latest = wanted.maxHalfTurn() - room + 1;
      first = (int) Math.max(first, Math.min(latest, multiverse.present() - room / 2));
      last = (int) (first + room - 1);
    }
    return wanted.halfTurns(first, last);
  }

  String draw() {
    drawRuler();
    for (int line = extent.minTimeline(); line <= extent.maxTimeline(); line++) {
      if (!multiverse.hasTimeline(line)) {
        continue;
      }
      drawGutter(line);
      drawTrack(line);
      for (int v = extent.minHalfTurn(); v <= extent.maxHalfTurn(); v++) {
        Board board = multiverse.board(line, v);
        if (board != null) {
          drawBoard(new BoardCoord(line, v), board);
        }
      }
    }
    return grid.print(options.ascii, options.colors);
  }

  private int left(int halfTurn) {
    int column = halfTurn - extent.minHalfTurn();
    return gutter + column * (columnWidth + GAP) + (columnWidth - inner - 2) / 2;
  }

  private int top(int timeline) {
    int row = options.flipped ? extent.maxTimeline() - timeline : timeline - extent.minTimeline();
    return headHeight + row * bandHeight;
  }

  /** The row of the sheet in which a timeline's track and label run. */
  private int middle(int timeline) {
    return top(timeline) + (size.height() + 1) / 2;
  }

  private static String heading(int halfTurn) {
    return new Moment(halfTurn).toString();
  }

  private void drawRuler() {
    Extent all = options.extent;
    if (all.minHalfTurn() < extent.minHalfTurn()) {
      String text = span(all.minHalfTurn(), extent.minHalfTurn() - 1);
      grid.put(0, 0, options.ascii ? "<< " + text : "« " + text, TextColors.FAINT);
    }
    if (all.maxHalfTurn() > extent.maxHalfTurn()) {
      String text = span(extent.maxHalfTurn() + 1, all.maxHalfTurn());
      text = options.ascii ? text + " >>" : text + " »";
      int right = left(extent.maxHalfTurn()) + inner + 2;
      grid.put(right - text.length(), 0, text, TextColors.FAINT);
    }
    for (int v = extent.minHalfTurn(); v <= extent.maxHalfTurn(); v++) {
      boolean now = v == multiverse.present();
      String text = heading(v);
      if (now) {
        String framed = "[present " + text + "]";
        text = framed.length() <= columnWidth ? framed : "[" + text + "]";
      }
      int x = left(v) + (inner + 2 - text.length()) / 2;
      grid.put(x, headHeight - 1, text, now ? TextColors.NOW : TextColors.LABEL);
    }
  }

  private static String span(int from, int to) {
    return from == to ? heading(from) : heading(from) + ".." + heading(to);
  }

  private void drawGutter(int line) {
    boolean active = multiverse.isActive(line);
    String label = multiverse.parity().signedLabel(line);
    int y = middle(line);
    int right = gutter - rankDigits() - 2;
    grid.put(right - label.length(), y, label, active ? TextColors.LABEL : TextColors.FAINT);
    if (!active) {
      grid.put(right - INACTIVE.length(), y + 1, INACTIVE, TextColors.FAINT);
    }
    for (int rank = 0; rank < size.height(); rank++) {
      String number = Integer.toString(rank + 1);
      grid.put(gutter - 1 - number.length(), rankRow(line, rank), number, TextColors.FAINT);
    }
  }

  private int rankRow(int line, int rank) {
    return top(line) + 1 + (options.flipped ? rank : size.height() - 1 - rank);
  }

  private int fileColumn(int halfTurn, int file) {
    int shown = options.flipped ? size.width() - 1 - file : file;
    return left(halfTurn) + 1 + (options.compact ? shown : 1 + 2 * shown);
  }

  /** The line between a timeline's boards, and its way from the board it branched from. */
  private void drawTrack(int line) {
    Timeline timeline = multiverse.timeline(line);
    int y = middle(line);
    int last = Math.min(timeline.end(), extent.maxHalfTurn());
    for (int v = Math.max(timeline.start(), extent.minHalfTurn()); v < last; v++) {
      for (int x = left(v) + inner + 2; x < left(v + 1); x++) {
        grid.line(x, y, TextGrid.LEFT | TextGrid.RIGHT);
      }
    }
    if (timeline.start() > extent.minHalfTurn() && timeline.start() <= extent.maxHalfTurn()) {
      options
          .lineage
          .parent(line)
          .filter(extent::contains)
          .ifPresent(parent -> drawBranch(parent, line));
    }
  }

  private void drawBranch(BoardCoord parent, int line) {
    int childLeft = left(parent.halfTurn() + 1);
    int parentRight = left(parent.halfTurn()) + inner + 2;
    int bend = childLeft - 2;
    int to = middle(line);
    boolean down = to > middle(parent.timeline());
    int from = middle(parent.timeline()) + (down ? 1 : -1);
    for (int x = parentRight; x < bend; x++) {
      grid.line(x, from, TextGrid.LEFT | TextGrid.RIGHT);
    }
    grid.line(bend, from, TextGrid.LEFT | (down ? TextGrid.DOWN : TextGrid.UP));
    for (int y = Math.min(from, to) + 1; y < Math.max(from, to); y++) {
      grid.line(bend, y, TextGrid.UP | TextGrid.DOWN);
    }
    grid.line(bend, to, TextGrid.RIGHT | (down ? TextGrid.UP : TextGrid.DOWN));
    for (int x = bend + 1; x < childLeft; x++) {
      grid.line(x, to, TextGrid.LEFT | TextGrid.RIGHT);
    }
  }

  private void drawBoard(BoardCoord coord, Board board) {
    boolean active = multiverse.isActive(coord.timeline());
    boolean now =
        active
            && coord.halfTurn() == multiverse.present()
            && multiverse.timeline(coord.timeline()).end() == coord.halfTurn();
    drawFrame(coord, active, now);
    for (int rank = 0; rank < size.height(); rank++) {
      for (int file = 0; file < size.width(); file++) {
        drawSquare(coord, board, Square.of(file, rank), active);
      }
    }
    drawMarks(coord);
    int y = top(coord.timeline()) + size.height() + 2;
    for (int file = 0; file < size.width(); file++) {
      grid.put(fileColumn(coord.halfTurn(), file), y, (char) ('a' + file), TextColors.FAINT);
    }
  }

  private void drawFrame(BoardCoord coord, boolean active, boolean now) {
    boolean focused = coord.equals(options.focus);
    String frame = focused ? focusFrame() : frame(coord.color(), active, now);
    String attribute =
        focused ? TextColors.FOCUS : now ? TextColors.NOW : active ? null : TextColors.FAINT;
    int x = left(coord.halfTurn());
    int y = top(coord.timeline());
    int right = x + inner + 1;
    int bottom = y + size.height() + 1;
    for (int i = x + 1; i < right; i++) {
      grid.put(i, y, frame.charAt(1), attribute);
      grid.put(i, bottom, frame.charAt(6), attribute);
    }
    for (int i = y + 1; i < bottom; i++) {
      grid.put(x, i, frame.charAt(3), attribute);
      grid.put(right, i, frame.charAt(4), attribute);
    }
    grid.put(x, y, frame.charAt(0), attribute);
    grid.put(right, y, frame.charAt(2), attribute);
    grid.put(x, bottom, frame.charAt(5), attribute);
    grid.put(right, bottom, frame.charAt(7), attribute);
  }

  /** The eight characters around a board, row by row. */
  private String frame(Color color, boolean active, boolean now) {
    boolean white = color == Color.WHITE;
    if (options.ascii) {
      return now ? "########" : !active ? "...::..." : white ? "+-+||+-+" : "+=+||+=+";
    }
    if (now) {
      return "╔═╗║║╚═╝";
    }
    if (!active) {
      return white ? "┌╌┐╎╎└╌┘" : "┏╍┓╏╏┗╍┛";
    }
    return white ? "┌─┐││└─┘" : "┏━┓┃┃┗━┛";
  }

  private String focusFrame() {
    return options.ascii ? "@@@@@@@@" : "▛▀▜▌▐▙▄▟";
  }

  private void drawSquare(BoardCoord coord, Board board, Square square, boolean active) {
    int x = fileColumn(coord.halfTurn(), square.file());
    int y = rankRow(coord.timeline(), square.rank());
    Footprint place = new Footprint(coord, square);
    boolean inCheck = checked.contains(place);
    boolean isTouched = touched.contains(place);
    boolean dark = (square.file() + square.rank()) % 2 == 0;
    Piece piece = board.piece(square);
    String attribute =
        TextColors.square(piece == null ? null : piece.color(), dark, active, isTouched, inCheck);
    grid.put(
        x,
        y,
        piece == null
            ? TextGlyphs.empty(dark, options.ascii, options.colors)
            : TextGlyphs.piece(piece, options.ascii, options.colors),
        attribute);
    if (options.compact) {
      return;
    }
    if (x == left(coord.halfTurn()) + 2) {
      grid.put(x - 1, y, ' ', attribute);
    }
    grid.put(x + 1, y, ' ', attribute);
  }

  /** Brackets and exclamation marks, in the columns that part the squares. */
  private void drawMarks(BoardCoord coord) {
    if (options.compact) {
      return;
    }
    for (int rank = 0; rank < size.height(); rank++) {
      for (int file = 0; file < size.width(); file++) {
        Footprint place = new Footprint(coord, Square.of(file, rank));
        boolean inCheck = checked.contains(place);
        if (inCheck || touched.contains(place)) {
          int x = fileColumn(coord.halfTurn(), file);
          int y = rankRow(coord.timeline(), rank);
          grid.overlay(x - 1, y, inCheck ? '!' : '[');
          grid.overlay(x + 1, y, inCheck ? '!' : ']');
        }
      }
    }
  }
}
