package fivefold.notation.record;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;
import java.util.Set;

class PositionContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return PositionNotation.INSTANCE;
  }

  @Override
  protected List<String> samples() {
    return List.of(
        """
        5dchess-position 1
        title: Corner
        size: 5
        rules: none
        to-move: white
        goal: mate-in-1
        difficulty: 1
        hint: Look at the first rank.
        solution: (L0T1)b1>(L0T1)b5
        L0 T1w: k4/2K2/5/5/1R3
        """,
        """
        # Black has made a timeline.
        5dchess-position 1
        size: 5
        rules: double-step castling
        to-move: white
        present: T2w
        L-1 parent: L0
        L-1 T2w: r1k1r/ppppp/5/PPPPP/R1K1R
        L0 T1w: r1k1r/ppppp/5/PPPPP/R1K1R
        L0 T1b: r1k1r/ppppp/P*4/1PPPP/R1K1R
        L0 T2w: r2k*r/ppppp/P*4/1PPPP/R1K1R
        """);
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.START, Feature.TURN_ZERO);
  }
}
