package fivefold.solve;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.Rules;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import fivefold.rules.movement.MoveGenerator;
import fivefold.rules.movement.MoveList;
import fivefold.rules.movement.MovePlayer;
import fivefold.rules.search.MateReasons;
import fivefold.rules.search.TurnSearch.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Why a position is checkmate or softmate, for people: which boards must be played on, and a few
 * captures of which every turn allows one; none of them could be left out. In a softmate it is
 * about the turns that do not rewind the present.
 *
 * @param verdict {@link Verdict#CHECKMATE} or {@link Verdict#SOFTMATE}
 * @param mustMove the boards that hold the present
 * @param reasons those that beat most moves first
 */
public record Explanation(
    Verdict verdict, Parity parity, List<BoardCoord> mustMove, List<Reason> reasons) {

  public Explanation {
    mustMove = List.copyOf(mustMove);
    reasons = List.copyOf(reasons);
  }

  /**
   * A capture, and what it is good for.
   *
   * @param capture the capture, on the boards as they are after the turn
   * @param text the capture as a player would write it
   * @param beaten the moves that lose to it by themselves, and to no reason named before; the rest
   *     it beats only together with moves on other boards
   */
  public record Reason(Move capture, String text, List<Step> beaten) {
    public Reason {
      beaten = List.copyOf(beaten);
    }
  }

  /**
   * Explains a position.
   *
   * @return empty when it is neither checkmate nor softmate, when its boards are larger than 8x8,
   *     when the opponent could take a royal before the turn, or when the budget does not suffice
   */
  public static Optional<Explanation> of(State position, Budget budget) {
    State state = position.startOfTurn();
    Multiverse multiverse = state.multiverse();
    Work work = new Work(budget, () -> false);
    Verdict verdict = state.verdict(budget.until(() -> !work.take()));
    if ((verdict != Verdict.CHECKMATE && verdict != Verdict.SOFTMATE)
        || !multiverse.size().fitsBits()
        || !state.royalCaptures().isEmpty()) {
      return Optional.empty();
    }
    List<Question> questions =
        verdict == Verdict.SOFTMATE
            ? List.of(Question.ADVANCE)
            : List.of(Question.ADVANCE, Question.REWIND);
    return MateReasons.of(multiverse, state.rules(), questions, work)
        .flatMap(captures -> reasons(state, captures, work))
        .map(reasons -> new Explanation(verdict, state.parity(), state.mandatoryBoards(), reasons));
  }

  /** Gives every move to the first capture that beats it, the captures that beat most first. */
  private static Optional<List<Reason>> reasons(State state, List<Move> captures, Work work) {
    List<Move> moves = new ArrayList<>(state.moveCandidates());
    List<List<Move>> beatenBy = new ArrayList<>();
    for (Move move : moves) {
      if (!work.take()) {
        return Optional.empty();
      }
      Multiverse after = MovePlayer.play(state.multiverse(), move);
      List<Move> beating = new ArrayList<>(captures);
      beating.removeIf(capture -> !allows(after, state.rules(), capture));
      beatenBy.add(beating);
    }
    List<Reason> reasons = new ArrayList<>();
    List<Move> left = new ArrayList<>(captures);
    while (!left.isEmpty()) {
      Move best = left.get(0);
      int most = -1;
      for (Move capture : left) {
        int beats = 0;
        for (List<Move> by : beatenBy) {
          beats += by.contains(capture) ? 1 : 0;
        }
        if (beats > most) {
          most = beats;
          best = capture;
        }
      }
      left.remove(best);
      List<Step> beaten = new ArrayList<>();
      for (int i = moves.size() - 1; i >= 0; i--) {
        if (beatenBy.get(i).contains(best)) {
          beaten.add(0, state.step(moves.get(i)));
          moves.remove(i);
          beatenBy.remove(i);
        }
      }
      reasons.add(new Reason(best, text(state, best), beaten));
    }
    return Optional.of(reasons);
  }

  /** Whether a capture of a royal is possible in a multiverse. */
  private static boolean allows(Multiverse multiverse, Rules rules, Move capture) {
    int line = capture.from().timeline();
    Board target = multiverse.board(capture.to());
    int to = multiverse.size().index(capture.toSquare());
    if (target == null
        || !multiverse.hasTimeline(line)
        || multiverse.timeline(line).end() != capture.from().halfTurn()
        || target.code(to) == 0
        || !Piece.typeOf(target.code(to)).isRoyal()) {
      return false;
    }
    MoveList list = new MoveList(MoveList.FEW);
    new MoveGenerator(multiverse, rules, list)
        .addMovesTo(
            line,
            null,
            capture.fromSquare().file(),
            capture.fromSquare().rank(),
            capture.to().timeline(),
            capture.to().halfTurn(),
            to);
    for (int i = 0; i < list.size(); i++) {
      if (list.lands(i, capture.to(), to)) {
        return true;
      }
    }
    return false;
  }

  /** The attacker stands where it stood before the turn, or on the board that the turn copies. */
  private static String text(State state, Move capture) {
    Piece attacker = piece(state, capture.from(), capture);
    String letter = attacker == null ? "" : String.valueOf(attacker.type().letter());
    Parity parity = state.parity();
    return capture.from().label(parity)
        + letter
        + capture.fromSquare()
        + "x"
        + (capture.isPhysical() ? "" : capture.to().label(parity))
        + capture.toSquare();
  }

  private static @Nullable Piece piece(State state, BoardCoord board, Move capture) {
    Piece there = state.pieceAt(board, capture.fromSquare());
    return there != null
        ? there
        : state.pieceAt(
            new BoardCoord(board.timeline(), board.halfTurn() - 1), capture.fromSquare());
  }

  /** The explanation as sentences, one a line. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    StringBuilder boards = new StringBuilder();
    for (BoardCoord board : mustMove) {
      boards.append(boards.length() == 0 ? "" : ", ").append(board.label(parity));
    }
    lines.add(
        verdict.name().toLowerCase(Locale.ROOT)
            + ": "
            + boards
            + " must be played on"
            + (verdict == Verdict.SOFTMATE ? " unless the present is rewound" : ""));
    for (Reason reason : reasons) {
      lines.add(losers(reason.beaten) + " to " + reason.text);
    }
    return lines;
  }

  private static String losers(List<Step> beaten) {
    int shown = 6;
    if (beaten.isEmpty()) {
      return "whatever is left loses, all boards taken together,";
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < beaten.size() && i < shown; i++) {
      out.append(i == 0 ? "" : ", ").append(beaten.get(i));
    }
    if (beaten.size() > shown) {
      out.append(" and ").append(beaten.size() - shown).append(" more");
    }
    return out.append(beaten.size() == 1 ? " loses" : " lose").toString();
  }
}
