package fivefold.solve;

import fivefold.Games;
import fivefold.model.PieceType;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import java.util.List;
import java.util.Optional;

/**
 * Random positions on boards from 3x3 to 5x5 with at most four timelines, many of them near mate.
 */
final class SmallPositions {
  /** Between them: every kind of piece, castling, even timelines, turn zero, several timelines. */
  private static final List<String> STARTS =
      List.of(
          "4x4 [nbrk/3p/P3/KRBN:0:1:w]",
          "5x5 [kqbnr/ppppp/5/PPPPP/KQBNR:0:1:w]",
          "3x3 [2k/3/K1Q:0:1:w]",
          "3x3 [2k/3/K1R:0:1:w]",
          "4x4 [w1k1/4/4/K1W1:0:1:w]",
          "4x4 [kppp/4/4/NBRU:-0:1:b][nbru/4/4/KPPP:+0:1:w]",
          "5x5 [r*3k*/5/2n2/5/R*1K*1R*:0:1:w]",
          "3x3 [q1k/3/K1D:0:1:w][k2/1s1/K2:1:1:w]",
          "4x4 [u1k1/d3/3D/K1U1:0:0:b][u1k1/d3/3D/K1U1:0:1:w]",
          "4x4 [1y2/c3/3C/2Y1:0:1:w]",
          "3x3 [k2/2r/K2:-1:1:b][k2/3/K1R:0:1:w][1k1/b2/1K1:1:1:b]",
          "4x4 [k3/4/1Q2/K3:0:1:w]",
          "4x4 [k3/4/1Q2/K2R:0:1:w]",
          "5x5 [k4/5/2Q2/5/K3R:0:1:w]",
          "5x5 [k4/1p3/2Q2/3S1/K4:0:1:w]",
          "4x4 [k2r/4/1Q2/K2B:0:1:w]",
          "3x3 [k2/1p1/K1Q:0:1:w][k2/3/KQ1:1:1:w]",
          "4x4 [kq2/4/4/K1QR:0:1:w]",
          "5x5 [1k3/PP3/5/5/K4:0:1:w]");

  private SmallPositions() {}

  /** The number that all random tests start from: {@code -Dtest.argLine=-Dfivefold.seed=7}. */
  static long seed() {
    return Long.getLong("fivefold.seed", 1);
  }

  /** How many positions to look at, times a factor for long runs. */
  static int count(int usual) {
    return usual * Integer.getInteger("fivefold.effort", 1);
  }

  static State position(long seed) {
    Dice dice = new Dice(seed * 7919);
    State state = start(STARTS.get(dice.roll(STARTS.size())));
    if (dice.roll(3) == 0) {
      List<PieceType> promotions = List.of(PieceType.QUEEN, PieceType.KNIGHT);
      state = State.of(state.multiverse(), state.rules().withPromotions(promotions));
    }
    for (int turns = dice.roll(9); turns > 0; turns--) {
      Optional<LegalActions.Played> next = state.legalActions().playRandom(dice, 40);
      if (next.isEmpty() || next.get().state().multiverse().timelineCount() > 4) {
        break;
      }
      state = next.get().state();
    }
    return state;
  }

  private static State start(String text) {
    int blank = text.indexOf(' ');
    return state(text.substring(0, blank), text.substring(blank + 1));
  }

  static State state(String size, String boards) {
    String game = "[Board \"custom\"]\n[Size \"" + size + "\"]\n" + boards + "\n";
    return Games.read(game).game().orElseThrow().root().state();
  }
}
