package fivefold.cli.uci;

import fivefold.model.Move;
import fivefold.rules.Attempt;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import java.util.List;
import java.util.Locale;

/** Moves as 5DUCI writes them, {@code (0T1)e2e4}. */
final class UciMoves {
  private UciMoves() {}

  /** Plays moves one after the other, without a submit. */
  static Attempt play(State start, List<String> moves) {
    Attempt turn = new Attempt.Ok(start);
    for (String move : moves) {
      if (turn instanceof Attempt.Ok ok) {
        turn = play(ok.state(), move.toUpperCase(Locale.ROOT));
      }
    }
    return turn;
  }

  private static Attempt play(State state, String written) {
    for (Move move : state.moveCandidates()) {
      boolean usual =
          move.promotion() != null && move.promotion() == state.rules().defaultPromotion();
      String text = move.uci().toUpperCase(Locale.ROOT);
      // Without a letter the usual promotion is meant.
      if (text.equals(written) || (usual && text.substring(0, text.length() - 1).equals(written))) {
        return state.play(move);
      }
    }
    return new Attempt.Refused(
        Refusal.notUnderstood(state, "no piece can make the move " + written));
  }
}
