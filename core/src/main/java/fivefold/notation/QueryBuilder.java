package fivefold.notation;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Moment;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern.Arrow;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
import fivefold.text.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Finds the boards a pattern names, and makes a query of it. A board that does not exist or can't
 * be moved on is a problem of its own, clearer than "no move fits".
 */
final class QueryBuilder {
  private final Problems problems;

  QueryBuilder(Problems problems) {
    this.problems = problems;
  }

  /** What is known about the move; null when it names a board that can't be meant. */
  @Nullable MoveQuery query(State state, MovePattern pattern) {
    MoveQuery query = new MoveQuery();
    query.piece = pattern.piece();
    query.fromFile = pattern.fromFile() == MovePattern.ANY ? MoveQuery.ANY : pattern.fromFile();
    query.fromRank = pattern.fromRank() == MovePattern.ANY ? MoveQuery.ANY : pattern.fromRank();
    query.toFile = pattern.toFile() == MovePattern.ANY ? MoveQuery.ANY : pattern.toFile();
    query.toRank = pattern.toRank() == MovePattern.ANY ? MoveQuery.ANY : pattern.toRank();
    if (!pattern.source().isNone() && !source(state, pattern.source(), query)) {
      return null;
    }
    if (!pattern.isJump()) {
      return query;
    }
    query.kind =
        switch (pattern.arrow()) {
          case HOP -> MoveKind.HOP;
          case BRANCH -> MoveKind.BRANCH;
          case NONE -> null;
        };
    return pattern.target().isNone() || target(state, pattern, query) ? query : null;
  }

  private boolean source(State state, BoardPattern board, MoveQuery query) {
    Multiverse multiverse = state.multiverse();
    if (board.turnForm() == TurnForm.NUMBER) {
      query.sourceTurn = board.turn();
    }
    if (board.color() != null && board.color() != state.mover()) {
      return fail(
          Code.E_BOARD_NOT_PLAYABLE,
          "it is " + Resolver.name(state.mover()) + "'s turn",
          hint(state));
    }
    if (board.lineForm() == LineForm.NONE) {
      return isPlayable(state, query.sourceTurn)
          || fail(
              Code.E_BOARD_NOT_PLAYABLE,
              "no board of turn " + query.sourceTurn + " can be moved on",
              hint(state));
    }
    if (board.lineForm() == LineForm.PLAYABLE || board.lineForm() == LineForm.ACTIVE) {
      return inOrder(state, board, query);
    }
    OptionalInt line = line(state.parity(), board);
    if (line.isEmpty() || !multiverse.hasTimeline(line.getAsInt())) {
      return fail(Code.E_BOARD_MISSING, noLine(state, board), hint(state));
    }
    query.sourceLine = line.getAsInt();
    int end = multiverse.timeline(line.getAsInt()).end();
    boolean last = query.sourceTurn == MoveQuery.ANY || query.sourceTurn == Moment.turn(end);
    if (last && Color.ofHalfTurn(end) == state.mover()) {
      return true;
    }
    if (query.sourceTurn == MoveQuery.ANY) {
      return fail(
          Code.E_BOARD_NOT_PLAYABLE,
          "it is not " + Resolver.name(state.mover()) + "'s turn on timeline " + label(board),
          hint(state));
    }
    BoardCoord coord = BoardCoord.of(line.getAsInt(), query.sourceTurn, state.mover());
    String where = coord.labelWithColor(state.parity());
    if (multiverse.board(coord) == null) {
      return fail(Code.E_BOARD_MISSING, "there is no board " + where, hint(state));
    }
    return fail(
        Code.E_BOARD_NOT_PLAYABLE,
        "board " + where + " has been played: only the last board of a timeline can be moved on",
        hint(state));
  }

  private static boolean isPlayable(State state, int turn) {
    for (BoardCoord coord : state.playableBoards()) {
      if (turn == MoveQuery.ANY || coord.turn() == turn) {
        return true;
      }
    }
    return turn == MoveQuery.ANY;
  }

  /** A board that is not named because it is next in the notation's order of timelines. */
  private boolean inOrder(State state, BoardPattern board, MoveQuery query) {
    boolean active = board.lineForm() == LineForm.ACTIVE;
    Multiverse multiverse = (active ? state.startOfTurn() : state).multiverse();
    List<Integer> lines = new ArrayList<>();
    for (int i = multiverse.minTimeline(); i <= multiverse.maxTimeline(); i++) {
      if (active ? multiverse.isActive(i) : state.isPlayable(i)) {
        lines.add(i);
      }
    }
    int place = board.line() < 0 ? lines.size() + board.line() : board.line();
    if (place < 0 || place >= lines.size()) {
      return fail(
          Code.E_BOARD_MISSING,
          "there is no timeline left for this move, the order of timelines is used up",
          hint(state));
    }
    query.sourceLine = lines.get(place);
    if (!state.isPlayable(query.sourceLine)) {
      return fail(
          Code.E_BOARD_NOT_PLAYABLE,
          "by the order of timelines this move is on timeline "
              + state.parity().label(query.sourceLine)
              + ", where it is not "
              + Resolver.name(state.mover())
              + "'s turn",
          hint(state));
    }
    return true;
  }

  private boolean target(State state, MovePattern pattern, MoveQuery query) {
    BoardPattern board = pattern.target();
    if (board.turnForm() != TurnForm.NONE) {
      query.targetTurn = board.turn();
      query.targetTurnRelative = board.turnForm() == TurnForm.OFFSET;
    }
    if (board.lineForm() != LineForm.NONE) {
      query.targetLineRelative = board.lineForm() == LineForm.OFFSET;
      OptionalInt line =
          query.targetLineRelative ? OptionalInt.of(board.line()) : line(state.parity(), board);
      if (line.isEmpty()
          || (!query.targetLineRelative && !state.multiverse().hasTimeline(line.getAsInt()))) {
        return fail(Code.E_BOARD_MISSING, noLine(state, board), null);
      }
      query.targetLine = line.getAsInt();
    }
    boolean absolute =
        board.lineForm() != LineForm.NONE
            && board.turnForm() != TurnForm.NONE
            && !query.targetLineRelative
            && !query.targetTurnRelative;
    if (!absolute) {
      return true;
    }
    BoardCoord coord = BoardCoord.of(query.targetLine, query.targetTurn, state.mover());
    if (state.multiverse().board(coord) == null) {
      return fail(
          Code.E_BOARD_MISSING, "there is no board " + coord.labelWithColor(state.parity()), null);
    }
    if (query.targetLine == query.sourceLine && query.targetTurn == query.sourceTurn) {
      // The export form names the board twice.
      query.kind = MoveKind.PHYSICAL;
      if (pattern.arrow() != Arrow.NONE) {
        problems.report(
            Code.W_JUMP_KIND, "the piece stays on its board, so this is not a jump", null);
      }
    }
    return true;
  }

  /** The index of a timeline as written, if this game can have it. */
  static OptionalInt line(Parity parity, BoardPattern board) {
    return switch (board.lineForm()) {
      case INDEX -> OptionalInt.of(board.line());
      case PLUS, MINUS ->
          board.line() == 0 && parity == Parity.ODD
              ? OptionalInt.of(0)
              : parity.index(board.lineForm() == LineForm.PLUS ? '+' : '-', board.line());
      case PLAIN -> parity.index((char) 0, board.line());
      case NONE, OFFSET, PLAYABLE, ACTIVE -> OptionalInt.empty();
    };
  }

  private static String noLine(State state, BoardPattern board) {
    boolean bareZero =
        state.parity() == Parity.EVEN && board.lineForm() == LineForm.PLAIN && board.line() == 0;
    return "there is no timeline " + label(board) + (bareZero ? ", only -0 and +0" : "");
  }

  private static String label(BoardPattern board) {
    return switch (board.lineForm()) {
      case PLUS -> "+" + board.line();
      case MINUS -> "-" + board.line();
      default -> Integer.toString(board.line());
    };
  }

  /** Where a move is possible, as a hint. */
  static String hint(State state) {
    StringBuilder boards = new StringBuilder();
    int count = 0;
    for (BoardCoord coord : state.playableBoards()) {
      count++;
      if (count <= 8) {
        boards.append(count == 1 ? "" : ", ").append(coord.label(state.parity()));
      }
    }
    if (count == 0) {
      return "no board is left to play on";
    }
    return "playable boards: " + boards + (count > 8 ? " and " + (count - 8) + " more" : "");
  }

  private boolean fail(Code code, String message, @Nullable String hint) {
    problems.report(code, message, hint);
    return false;
  }
}
