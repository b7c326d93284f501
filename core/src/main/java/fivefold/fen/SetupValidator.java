package fivefold.fen;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Moment;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Rules;
import fivefold.model.Timeline;
import fivefold.rules.State;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Checks how the boards of a start position fit together. */
final class SetupValidator {
  private static final int MAX_DISTANCE = 10_000;

  private final Setup setup;
  private final Diagnostics found = new Diagnostics();

  SetupValidator(Setup setup) {
    this.setup = setup;
    found.addAll(setup.findings());
  }

  SetupResult validate() {
    Parity parity = setup.parity();
    List<Placed> boards = place(parity);
    if (setup.text().blocks().isEmpty()) {
      found.report(
          Code.E_FEN_EMPTY,
          Place.of("start position"),
          "there is no board",
          "a start position needs at least one 5DFEN block");
    }
    checkTurns(boards);
    List<List<Placed>> lines = lines(boards);
    if (boards.size() == setup.boards().size() && !setup.hasUnplaced() && !lines.isEmpty()) {
      checkTimelines(lines, parity);
    }
    for (List<Placed> line : lines) {
      checkTimeline(line, parity);
    }
    if (found.hasErrors()) {
      return new SetupResult.Invalid(found.list());
    }
    return new SetupResult.Valid(state(lines, parity), found.list());
  }

  private List<Placed> place(Parity parity) {
    List<Placed> placed = new ArrayList<>();
    for (SetupBoard board : setup.boards()) {
      OptionalInt index = parity.index(board.sign(), board.distance());
      if (index.isPresent()) {
        placed.add(new Placed(index.getAsInt(), board));
      } else if (setup.text().parity() != null) {
        found.report(
            Code.E_PARITY,
            board.label(),
            parity == Parity.EVEN
                ? "a game with two central timelines has no plain 0"
                : "a game with one central timeline has neither -0 nor +0",
            parity == Parity.EVEN ? "write -0 or +0" : "write 0");
      } else {
        found.report(
            Code.E_FEN_LINE,
            board.label(),
            "0 can't stand next to -0 and +0",
            "one central timeline is 0, two are -0 and +0");
      }
    }
    placed.sort(
        (a, b) ->
            a.index != b.index
                ? Integer.compare(a.index, b.index)
                : Integer.compare(a.board.halfTurn(), b.board.halfTurn()));
    return placed;
  }

  /** Only the catalogue can have such turns; game files are refused by the reader. */
  private void checkTurns(List<Placed> boards) {
    for (Placed placed : boards) {
      if (placed.board.turn() < 0) {
        found.report(Code.E_FEN_TURN, placed.board.block(), "a board lies before turn 0", null);
        return;
      }
    }
    checkDistance(boards);
  }

  /**
   * Pictures and some notations have a place for every turn between two boards: two boards must not
   * be able to ask for millions.
   */
  private void checkDistance(List<Placed> boards) {
    int first = Integer.MAX_VALUE;
    for (Placed placed : boards) {
      first = Math.min(first, placed.board.halfTurn());
    }
    for (Placed placed : boards) {
      if (placed.board.halfTurn() - first > 2 * MAX_DISTANCE + boards.size()) {
        found.report(
            Code.E_FEN_TURN,
            placed.board.block(),
            "this board lies more than " + MAX_DISTANCE + " turns after the first",
            null);
        return;
      }
    }
  }

  private static List<List<Placed>> lines(List<Placed> sorted) {
    List<List<Placed>> lines = new ArrayList<>();
    for (Placed placed : sorted) {
      if (lines.isEmpty() || lines.get(lines.size() - 1).get(0).index != placed.index) {
        lines.add(new ArrayList<>());
      }
      lines.get(lines.size() - 1).add(placed);
    }
    return lines;
  }

  private void checkTimelines(List<List<Placed>> lines, Parity parity) {
    for (int i = 1; i < lines.size(); i++) {
      Placed before = lines.get(i - 1).get(0);
      Placed after = lines.get(i).get(0);
      if (after.index != before.index + 1) {
        // The outer one of the two is the one that is out of place.
        Placed outer = after.index > 0 ? after : before;
        found.report(
            Code.E_FEN_GAP,
            outer.board.label(),
            "no timeline lies between "
                + parity.signedLabel(before.index)
                + " and "
                + parity.signedLabel(after.index),
            "timelines follow each other without gaps");
      }
    }
    int first = lines.get(0).get(0).index;
    int last = lines.get(lines.size() - 1).get(0).index;
    if (first > 0 || last < -parity.offset()) {
      Placed nearest = lines.get(first > 0 ? 0 : lines.size() - 1).get(0);
      found.report(
          Code.E_FEN_CENTER,
          nearest.board.label(),
          "the central timeline is missing",
          "timelines start at " + (parity == Parity.EVEN ? "-0 or +0" : "0"));
    }
  }

  private void checkTimeline(List<Placed> line, Parity parity) {
    for (int i = 1; i < line.size(); i++) {
      SetupBoard before = line.get(i - 1).board;
      SetupBoard after = line.get(i).board;
      String label = parity.signedLabel(line.get(i).index);
      if (after.halfTurn() == before.halfTurn()) {
        // Blocks are sorted stably, so the second one is the one written later.
        found.report(
            Code.E_FEN_DUPLICATE,
            after.block(),
            "the board " + coord(line.get(i)).labelWithColor(parity) + " is given twice",
            "first given on line " + before.block().source().line(before.block().start()));
      } else if (after.halfTurn() != before.halfTurn() + 1 && !setup.hasUnplaced()) {
        found.report(
            Code.E_FEN_GAP,
            after.block(),
            "timeline "
                + label
                + " has no board between "
                + turn(before.halfTurn())
                + " and "
                + turn(after.halfTurn()),
            "the boards of a timeline follow each other without gaps");
      }
    }
  }

  private static BoardCoord coord(Placed placed) {
    return new BoardCoord(placed.index, placed.board.halfTurn());
  }

  private static String turn(int halfTurn) {
    return new Moment(halfTurn).toString();
  }

  private State state(List<List<Placed>> lines, Parity parity) {
    List<Timeline> timelines = new ArrayList<>();
    for (List<Placed> line : lines) {
      @Nullable Timeline timeline = null;
      for (Placed placed : line) {
        Board board = placed.board.board();
        if (board == null) {
          throw new IllegalStateException("a board without squares was not reported");
        }
        timeline =
            timeline == null
                ? Timeline.of(placed.index, placed.board.halfTurn(), board)
                : timeline.append(board);
      }
      if (timeline != null) {
        timelines.add(timeline);
      }
    }
    Multiverse multiverse = Multiverse.of(setup.size().orElseThrow(), parity, timelines);
    return State.of(multiverse, Rules.STANDARD.withPromotions(setup.promotions()));
  }

  private record Placed(int index, SetupBoard board) {}
}
