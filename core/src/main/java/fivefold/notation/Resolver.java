package fivefold.notation;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Pass;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Square;
import fivefold.notation.MovePattern.Form;
import fivefold.rules.Attempt;
import fivefold.rules.Budget;
import fivefold.rules.MoveKind;
import fivefold.rules.MoveText;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.text.Code;
import java.util.ArrayList;
import java.util.List;
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
  private final Problems problems;
  private final QueryBuilder queries;
  private final @Nullable ReadMemory memory;

  /**
   * @param mode whether differences that leave the meaning clear are errors, and how hard to look
   *     for a meaning
   * @param rules what is demanded beyond that when strict
   */
  public Resolver(ReadOptions.Mode mode, Set<StrictRule> rules) {
    this(mode, rules, null);
  }

  /** One that looks up what was resolved before; only for what is read in the same way. */
  Resolver(ReadOptions.Mode mode, Set<StrictRule> rules, @Nullable ReadMemory memory) {
    this.strict = mode == ReadOptions.Mode.STRICT;
    this.repair = mode == ReadOptions.Mode.REPAIR;
    this.rules = strict ? rules : Set.of();
    this.problems = new Problems(strict);
    this.queries = new QueryBuilder(problems);
    this.memory = memory;
  }

  /** The move a pattern means in a state, whose turn may be under way. */
  public Resolution resolve(State state, MovePattern pattern) {
    Resolution known = memory == null ? null : memory.resolution(state, pattern);
    if (known != null) {
      return known;
    }
    problems.clear();
    Ply ply = find(state, pattern);
    Resolution resolution = new Resolution(ply, problems.list());
    if (memory != null) {
      memory.keep(state, pattern, resolution);
    }
    return resolution;
  }

  /**
   * The moves a pattern matches, nothing forgiven; promotions to different pieces count as one, of
   * which the first is listed. A writer may shorten a move to a pattern that matches nothing else.
   */
  public List<Move> matches(State state, MovePattern pattern) {
    MoveQuery query = queries.query(state, pattern);
    if (query == null) {
      return List.of();
    }
    return pattern.form() == Form.MOVE ? matches(state, query) : castlings(state, pattern, query);
  }

  private @Nullable Ply find(State state, MovePattern pattern) {
    MoveQuery query = queries.query(state, pattern);
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

  private void demand(State state, MovePattern pattern) {
    boolean manyTimelines = state.multiverse().timelineCount() > 1;
    if (rules.contains(StrictRule.BOARD_REQUIRED) && pattern.source().isNone() && manyTimelines) {
      problems.report(
          Code.E_BOARD_REQUIRED,
          "with more than one timeline a move must name its board",
          QueryBuilder.hint(state));
    }
    if (!pattern.isJump()) {
      return;
    }
    if (rules.contains(StrictRule.JUMP_PIECE) && pattern.piece() == null) {
      problems.report(Code.E_JUMP_PIECE, "a jump must name its piece", "pawns are written P");
    }
    boolean full =
        pattern.fromFile() != MovePattern.ANY
            && pattern.fromRank() != MovePattern.ANY
            && !pattern.source().isNone()
            && !pattern.target().isNone();
    if (rules.contains(StrictRule.JUMP_SOURCE) && !full) {
      problems.report(
          Code.E_JUMP_SOURCE, "a jump must name both boards and the whole source square", null);
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
      problems.report(Code.E_NO_MATCH, reason.message(), reason.hint());
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
        problems.report(
            Code.W_WRONG_PIECE,
            "the piece on "
                + found.get(0).from().label(state.parity())
                + found.get(0).fromSquare()
                + " is a "
                + name(moved(state, found.get(0)).piece().type()),
            "write " + state.step(found.get(0)));
        if (signed && state.kind(found.get(0)) != kind) {
          jumpKind(state, found.get(0));
        }
        return found;
      }
      query.piece = pattern.piece();
    }
    query.kind = kind;
    return smallLetter(state, pattern, query);
  }

  /** A file that no board here has can only be the letter of a piece. */
  private List<Move> smallLetter(State state, MovePattern pattern, MoveQuery query) {
    PieceType type =
        pattern.piece() != null || query.fromFile < state.multiverse().size().width()
            ? null
            : PieceType.ofLetter((char) ('A' + query.fromFile)).orElse(null);
    if (type == null) {
      return List.of();
    }
    query.piece = type;
    query.fromFile = MoveQuery.ANY;
    List<Move> found = query.find(state);
    if (!found.isEmpty()) {
      problems.report(Code.W_PIECE_CASE, "pieces have capital letters", "write " + type.letter());
    }
    return found;
  }

  private void jumpKind(State state, Move move) {
    boolean branches = state.kind(move) == MoveKind.BRANCH;
    problems.report(
        Code.W_JUMP_KIND,
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
        problems.report(
            Code.W_AMBIGUOUS,
            message + ", but only one makes sense: " + full(state, left.get(0)),
            candidates);
        return left;
      }
    }
    problems.report(Code.E_AMBIGUOUS, message, candidates);
    return found;
  }

  private static String candidates(State state, List<Move> found) {
    StringBuilder text = new StringBuilder("candidates: ");
    for (int i = 0; i < found.size() && i < MAX_CANDIDATES; i++) {
      text.append(i == 0 ? "" : ", ").append(full(state, found.get(i)));
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
        problems.report(Code.W_PROMO_ILLEGAL, "this move does not promote", null);
      }
      return move;
    }
    if (wanted == null) {
      if (rules.contains(StrictRule.PROMOTION)) {
        problems.report(
            Code.E_PROMO_MISSING,
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
      problems.report(
          Code.E_PROMO_ILLEGAL,
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
      problems.report(Code.E_NO_MATCH, reason.castlingMessage(), null);
    }
    if (found.size() != 1) {
      return null;
    }
    Move move = found.get(0);
    Square from = move.fromSquare();
    if (strict && !MoveText.isHome(state.mover(), from)) {
      problems.report(
          Code.E_CASTLE_NOTATION,
          "only kings on e1 and e8 castle with letters",
          "write " + "K" + from + move.toSquare());
    }
    return move;
  }

  private @Nullable Pass pass(State state, MoveQuery query) {
    List<BoardCoord> passed = new ArrayList<>();
    for (BoardCoord coord : state.playableBoards()) {
      if ((query.sourceLine == MoveQuery.ANY || query.sourceLine == coord.timeline())
          && (query.sourceTurn == MoveQuery.ANY || query.sourceTurn == coord.turn())) {
        passed.add(coord);
      }
    }
    if (passed.size() != 1) {
      problems.report(
          Code.E_NULL_MOVE, "it is not clear which board is passed on", QueryBuilder.hint(state));
      return null;
    }
    problems.report(Code.W_NULL_MOVE, "there are no passes in 5D chess", null);
    return new Pass(passed.get(0));
  }

  private static String full(State state, Move move) {
    return moved(state, move).text().full();
  }

  /** What a possible move does. */
  static Step.Moved moved(State state, Move move) {
    return (Step.Moved) state.step(move);
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
}
