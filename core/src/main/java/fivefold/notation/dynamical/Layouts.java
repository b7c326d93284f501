package fivefold.notation.dynamical;

import fivefold.model.BoardCoord;
import fivefold.model.Parity;
import fivefold.notation.dynamical.CellWriter.OutCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The three arrangements of cells. */
final class Layouts {
  private static final int COORDINATE_WIDTH = 8;
  private static final int STEP_WIDTH = 7;
  private static final int MOVE_WIDTH = 20;

  /** Longer decimals would burst their column and say less than {@code A#k}. */
  private static final int LONGEST_DECIMAL = 3;

  private static final String WALL = "   ||   ";

  private final Parity parity;
  private final boolean angled;

  /**
   * @param angled whether cells are at {@code <0T1>}, as the text has it, not at {@code (0T1)} as
   *     its program writes
   */
  Layouts(Parity parity, boolean angled) {
    this.parity = parity;
    this.angled = angled;
  }

  private String place(OutCell cell) {
    String label = cell.board().label(parity);
    return angled ? "<" + label.substring(1, label.length() - 1) + ">" : label;
  }

  /** A turn a line; where a piece arrives is glued to where it left. */
  String compact(List<OutCell> cells) {
    StringBuilder out = new StringBuilder();
    int turn = -1;
    for (OutCell cell : cells) {
      int number = cell.step().half() / 2;
      if (number != turn) {
        out.append(turn < 0 ? "" : "\n");
        turn = number;
      } else if (!cell.incoming()) {
        out.append(' ');
      }
      out.append(place(cell));
      out.append(cell.incoming() ? "-" : "").append(cell.step());
      out.append('[').append(cell.move()).append(']');
    }
    return out.append('\n').toString();
  }

  /** An action a line, in columns. */
  String algebraic(List<OutCell> cells) {
    StringBuilder out = new StringBuilder();
    StringBuilder line = new StringBuilder();
    int half = -1;
    for (OutCell cell : cells) {
      if (cell.step().half() != half && half >= 0) {
        out.append(line.toString().stripTrailing()).append('\n');
        line.setLength(0);
      }
      half = cell.step().half();
      Step step = cell.step();
      String number = step.order() <= LONGEST_DECIMAL ? step.decimal() : step.toString();
      String move = "[" + cell.move() + "]";
      if (angled) {
        // The text allows no blanks inside a cell.
        String text = place(cell) + (cell.incoming() ? "-" : "") + number + move;
        pad(line, text, COORDINATE_WIDTH + STEP_WIDTH + MOVE_WIDTH);
        continue;
      }
      pad(line, place(cell), COORDINATE_WIDTH);
      pad(line, (cell.incoming() ? "-" : " ") + number, STEP_WIDTH);
      pad(line, move, MOVE_WIDTH);
    }
    return out.append(line.toString().stripTrailing()).append('\n').toString();
  }

  private static void pad(StringBuilder line, String text, int width) {
    line.append(text).append(" ".repeat(Math.max(0, width - text.length())));
  }

  /** A row a turn, a column a timeline from the highest to the lowest. */
  String topological(List<OutCell> cells) {
    // Turns ascending; in each the timelines, descending.
    TreeMap<Integer, Map<Integer, String>> rows = new TreeMap<>();
    TreeMap<Integer, Integer> widths = new TreeMap<>((a, b) -> Integer.compare(b, a));
    for (OutCell cell : cells) {
      BoardCoord board = cell.board();
      Map<Integer, String> row = rows.computeIfAbsent(board.turn(), turn -> new TreeMap<>());
      String text =
          place(cell) + (cell.incoming() ? "-" : "") + cell.step() + "[" + cell.move() + "]";
      String before = row.get(board.timeline());
      String all = before == null ? text : before + " " + text;
      row.put(board.timeline(), all);
      widths.merge(board.timeline(), all.length(), Math::max);
    }
    StringBuilder out = new StringBuilder();
    for (Map<Integer, String> row : rows.values()) {
      out.append(row(row, widths)).append('\n');
    }
    return out.toString();
  }

  private static String row(Map<Integer, String> row, TreeMap<Integer, Integer> widths) {
    StringBuilder line = new StringBuilder();
    List<Integer> lines = new ArrayList<>(widths.keySet());
    for (int i = 0; i < lines.size(); i++) {
      boolean here = row.containsKey(lines.get(i));
      if (i > 0) {
        boolean wall = here || row.containsKey(lines.get(i - 1));
        line.append(wall ? WALL : " ".repeat(WALL.length()));
      }
      String text = here ? row.get(lines.get(i)) : "";
      pad(line, String.valueOf(text), widths.getOrDefault(lines.get(i), 0));
    }
    return line.toString().stripTrailing();
  }
}
