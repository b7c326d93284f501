package fivefold.notation;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.MovePattern.Form;
import fivefold.notation.Resolution.Problem;
import fivefold.rules.Attempt;
import fivefold.rules.Budget;
import fivefold.rules.Move;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the move a pattern means: the only place where what was written meets the rules.
 *
 * <p>A pattern matches every move of the position that agrees in all that was written. When a piece
 * is named, exactly one move must match. When none is named, pawns come first: exactly one pawn
 * move, or else exactly one move of any piece. The jump sign is part of the pattern; signs of
 * capture and check are not.
 */
public final class Resolver {
  private static final int MAX_CANDIDATES = 12;
  private static final Budget SIGN_BUDGET = Budget.ofMillis(1_000);

  private final boolean strict;
  private final boolean repair;
  private final Set<StrictRule> rules;
  private List<Problem> problems = List.of();

  /**
   * @param mode whether differences that leave the meaning clear are errors, and how hard to look
   *     for a meaning
   * @param rules what is demanded beyond that when strict
   */
  public Resolver(ReadOptions.Mode mode, Set<StrictRule> rules) {
    this.strict = mode == ReadOptions.Mode.STRICT;
    this.repair = mode == ReadOptions.Mode.REPAIR;
    this.rules = strict ? rules : Set.of();
  }

  /** The move a pattern means in a state, whose turn may be under way. */
  public Resolution resolve(State state, MovePattern pattern) {
    problems = List.of();
    Move move = find(state, pattern);
    return new Resolution(move, problems);
  }

  /**
   * The moves a pattern matches, nothing forgiven; promotions to different pieces count as one, of
   * which the first is listed. A writer may shorten a move to a pattern that matches nothing else.
   */
  public List<Move> matches(State state, MovePattern pattern) {
    MoveQuery query = query(state, pattern);
    if (query == null) {
      return List.of();
    }
    return pattern.form() == Form.MOVE ? matches(state, query) : castlings(state, pattern, query);
  }

  private @Nullable Move find(State state, MovePattern pattern) {
    MoveQuery query = query(state, pattern);
    if (query == null) {
      return null;
    }
    if (!rules.isEmpty()) {
      demand(state, pattern);
    }
    return switch (pattern.form()) {
      case MOVE -> ordinary(state, pattern, query);
      case CASTLE_LEFT, CASTLE_RIGHT -> castling(state, pattern, query);
      case PASS -> pass(state, query);
    };
  }

  /** What is known about the move; null when it names a board that can't be meant. */
  private @Nullable MoveQuery query(State state, MovePattern pattern) {
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
          "E_BOARD_NOT_PLAYABLE", "it is " + name(state.mover()) + "'s turn", boardsHint(state));
    }
    if (board.lineForm() == LineForm.NONE) {
      return true;
    }
    if (board.lineForm() == LineForm.PLAYABLE || board.lineForm() == LineForm.ACTIVE) {
      return inOrder(state, board, query);
    }
    OptionalInt line = line(state.parity(), board);
    if (line.isEmpty() || !multiverse.hasTimeline(line.getAsInt())) {
      return fail("E_BOARD_MISSING", "there is no timeline " + label(board), boardsHint(state));
    }
    query.sourceLine = line.getAsInt();
    int end = multiverse.timeline(line.getAsInt()).end();
    boolean last = query.sourceTurn == MoveQuery.ANY || query.sourceTurn == end >> 1;
    if (last && Color.ofHalfTurn(end) == state.mover()) {
      return true;
    }
    if (query.sourceTurn == MoveQuery.ANY) {
      return fail(
          "E_BOARD_NOT_PLAYABLE",
          "it is not " + name(state.mover()) + "'s turn on timeline " + label(board),
          boardsHint(state));
    }
    BoardCoord coord = BoardCoord.of(line.getAsInt(), query.sourceTurn, state.mover());
    String where = coord.labelWithColor(state.parity());
    if (multiverse.board(coord) == null) {
      return fail("E_BOARD_MISSING", "there is no board " + where, boardsHint(state));
    }
    return fail(
        "E_BOARD_NOT_PLAYABLE",
        "board " + where + " has been played: only the last board of a timeline can be moved on",
        boardsHint(state));
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
          "E_BOARD_MISSING",
          "there is no timeline left for this move, the order of timelines is used up",
          boardsHint(state));
    }
    query.sourceLine = lines.get(place);
    if (!state.isPlayable(query.sourceLine)) {
      return fail(
          "E_BOARD_NOT_PLAYABLE",
          "by the order of timelines this move is on timeline "
              + state.parity().label(query.sourceLine)
              + ", where it is not "
              + name(state.mover())
              + "'s turn",
          boardsHint(state));
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
        return fail("E_BOARD_MISSING", "there is no timeline " + label(board), null);
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
          "E_BOARD_MISSING", "there is no board " + coord.labelWithColor(state.parity()), null);
    }
    if (query.targetLine == query.sourceLine && query.targetTurn == query.sourceTurn) {
      // The export form names the board twice.
      query.kind = MoveKind.PHYSICAL;
      if (pattern.arrow() != Arrow.NONE) {
        complain("E_JUMP_KIND", "the piece stays on its board: this is no jump", null);
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

  private void demand(State state, MovePattern pattern) {
    boolean manyTimelines = state.multiverse().timelineCount() > 1;
    if (rules.contains(StrictRule.BOARD_REQUIRED) && pattern.source().isNone() && manyTimelines) {
      error(
          "E_BOARD_REQUIRED",
          "with more than one timeline a move must name its board",
          boardsHint(state));
    }
    if (!pattern.isJump()) {
      return;
    }
    if (rules.contains(StrictRule.JUMP_PIECE) && pattern.piece() == null) {
      error("E_JUMP_PIECE", "a jump must name its piece", "pawns are written P");
    }
    boolean full =
        pattern.fromFile() != MovePattern.ANY
            && pattern.fromRank() != MovePattern.ANY
            && !pattern.source().isNone()
            && !pattern.target().isNone();
    if (rules.contains(StrictRule.JUMP_SOURCE) && !full) {
      error("E_JUMP_SOURCE", "a jump must name both boards and the whole source square", null);
    }
  }

  private @Nullable Move ordinary(State state, MovePattern pattern, MoveQuery query) {
    List<Move> found = matches(state, query);
    if (found.isEmpty()) {
      found = relaxed(state, pattern, query);
    }
    if (found.size() > 1) {
      found = narrowed(state, pattern, found);
    }
    if (found.isEmpty()) {
      NoMatch reason = new NoMatch(state, pattern, query);
      error("E_NO_MATCH", reason.message(), reason.hint());
      return null;
    }
    return found.size() == 1 ? promoted(state, found.get(0), pattern.promotion()) : null;
  }

  /** Pawns first when no piece is named. */
  private static List<Move> matches(State state, MoveQuery query) {
    if (query.piece != null) {
      return query.find(state);
    }
    query.piece = PieceType.PAWN;
    List<Move> pawns = query.find(state);
    query.piece = null;
    return pawns.size() == 1 ? pawns : query.find(state);
  }

  /** Where only a sign is wrong, the squares still tell what is meant. */
  private List<Move> relaxed(State state, MovePattern pattern, MoveQuery query) {
    boolean signed = query.kind != null && query.kind != MoveKind.PHYSICAL;
    MoveKind kind = query.kind;
    if (signed) {
      query.kind = null;
      List<Move> found = matches(state, query);
      if (found.size() == 1) {
        jumpKind(state, found.get(0));
        return found;
      }
    }
    boolean wholeSource = query.fromFile != MoveQuery.ANY && query.fromRank != MoveQuery.ANY;
    if (pattern.piece() != null && wholeSource) {
      query.piece = null;
      List<Move> found = query.find(state);
      if (found.size() == 1) {
        complain(
            "E_WRONG_PIECE",
            "the piece on "
                + found.get(0).from().label(state.parity())
                + found.get(0).fromSquare()
                + " is a "
                + name(MoveText.type(state, found.get(0))),
            "write " + MoveText.brief(state, found.get(0)));
        if (signed && state.kind(found.get(0)) != kind) {
          jumpKind(state, found.get(0));
        }
        return found;
      }
      query.piece = pattern.piece();
    }
    query.kind = kind;
    return List.of();
  }

  private void jumpKind(State state, Move move) {
    boolean branches = state.kind(move) == MoveKind.BRANCH;
    complain(
        "E_JUMP_KIND",
        branches ? "this jump makes a new timeline" : "this jump makes no new timeline",
        "write " + (branches ? ">>" : ">"));
  }

  /**
   * Chooses among several matches by what the pattern itself does not tell: a capture sign, a royal
   * piece that would be lost at once (as in ordinary chess, a pinned piece need not be told apart),
   * and for damaged text the check sign. The specifications advise against relying on any of it.
   */
  private List<Move> narrowed(State state, MovePattern pattern, List<Move> found) {
    String candidates = candidates(state, found);
    String message = found.size() + " moves fit";
    if (!strict) {
      List<Move> left = new ArrayList<>(found);
      left.removeIf(
          move ->
              (pattern.capture() && !state.isCapture(move))
                  || !state.play(move).orThrow().royalCaptures().isEmpty());
      if (repair && left.size() > 1) {
        left.removeIf(move -> !hasSign(state, move, pattern.check()));
      }
      if (left.size() == 1) {
        complain(
            "E_AMBIGUOUS",
            message + ", but only one makes sense: " + MoveText.full(state, left.get(0)),
            candidates);
        return left;
      }
    }
    error("E_AMBIGUOUS", message, candidates);
    return found;
  }

  private static String candidates(State state, List<Move> found) {
    StringBuilder text = new StringBuilder("candidates: ");
    for (int i = 0; i < found.size() && i < MAX_CANDIDATES; i++) {
      text.append(i == 0 ? "" : ", ").append(MoveText.full(state, found.get(i)));
    }
    if (found.size() > MAX_CANDIDATES) {
      text.append(" and ").append(found.size() - MAX_CANDIDATES).append(" more");
    }
    return text.toString();
  }

  /** Whether an action that ends with a move deserves a check sign. */
  private static boolean hasSign(State state, Move move, MovePattern.Check sign) {
    return state.play(move).orThrow().submit() instanceof Attempt.Ok after
        && CheckSigns.strongest(CheckSigns.verdict(after.state(), SIGN_BUDGET)) == sign;
  }

  private @Nullable Move promoted(State state, Move move, @Nullable PieceType wanted) {
    List<PieceType> allowed = state.rules().promotions();
    if (move.promotion() == null) {
      if (wanted != null) {
        complain("E_PROMO_ILLEGAL", "this move does not promote", null);
      }
      return move;
    }
    if (wanted == null) {
      if (rules.contains(StrictRule.PROMOTION)) {
        error(
            "E_PROMO_MISSING",
            "the promotion is missing",
            "add =" + state.rules().defaultPromotion().letter());
      }
      return move;
    }
    if (!allowed.contains(wanted)) {
      StringBuilder letters = new StringBuilder();
      for (PieceType type : allowed) {
        letters.append(letters.length() == 0 ? "" : ", ").append(type.letter());
      }
      error(
          "E_PROMO_ILLEGAL",
          "pawns can't become " + wanted.letter() + " in this game",
          "promotions are: " + letters);
      return null;
    }
    return new Move(move.from(), move.fromSquare(), move.to(), move.toSquare(), wanted);
  }

  private static List<Move> castlings(State state, MovePattern pattern, MoveQuery query) {
    int side = pattern.form() == Form.CASTLE_RIGHT ? 2 : -2;
    query.piece = PieceType.KING;
    List<Move> found = query.find(state);
    found.removeIf(move -> move.toSquare().file() - move.fromSquare().file() != side);
    return found;
  }

  /** Castling towards a side, by any king that can. */
  private @Nullable Move castling(State state, MovePattern pattern, MoveQuery query) {
    List<Move> found = castlings(state, pattern, query);
    if (found.size() > 1) {
      found = narrowed(state, pattern, found);
    }
    if (found.isEmpty()) {
      NoMatch reason = new NoMatch(state, pattern, query);
      error("E_NO_MATCH", reason.castlingMessage(), null);
    }
    if (found.size() != 1) {
      return null;
    }
    Move move = found.get(0);
    Square from = move.fromSquare();
    boolean home = from.file() == 4 && from.rank() == (state.mover() == Color.WHITE ? 0 : 7);
    if (strict && !home) {
      error(
          "E_CASTLE_NOTATION",
          "only kings on e1 and e8 castle with letters",
          "write " + "K" + from + move.toSquare());
    }
    return move;
  }

  private @Nullable Move pass(State state, MoveQuery query) {
    List<BoardCoord> boards = new ArrayList<>();
    for (BoardCoord coord : state.playableBoards()) {
      if ((query.sourceLine == MoveQuery.ANY || query.sourceLine == coord.timeline())
          && (query.sourceTurn == MoveQuery.ANY || query.sourceTurn == coord.turn())) {
        boards.add(coord);
      }
    }
    if (boards.size() != 1) {
      error("E_NULL_MOVE", "it is not clear which board is passed on", boardsHint(state));
      return null;
    }
    complain("E_NULL_MOVE", "there are no passes in 5D chess", null);
    return Move.pass(boards.get(0));
  }

  // Words

  private static String label(BoardPattern board) {
    return switch (board.lineForm()) {
      case PLUS -> "+" + board.line();
      case MINUS -> "-" + board.line();
      default -> Integer.toString(board.line());
    };
  }

  private static String boardsHint(State state) {
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

  static String name(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }

  static String name(PieceType type) {
    StringBuilder name = new StringBuilder();
    for (char c : type.name().toCharArray()) {
      name.append(c == '_' ? ' ' : (char) (c + ('a' - 'A')));
    }
    return name.toString();
  }

  private boolean fail(String code, String message, @Nullable String hint) {
    error(code, message, hint);
    return false;
  }

  private void error(String code, String message, @Nullable String hint) {
    add(new Problem(code, true, message, hint));
  }

  /** An error when strict, else a warning. */
  private void complain(String code, String message, @Nullable String hint) {
    add(new Problem(code, strict, message, hint));
  }

  private void add(Problem problem) {
    List<Problem> more = new ArrayList<>(problems);
    more.add(problem);
    problems = more;
  }
}
