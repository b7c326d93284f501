package fivefold.notation.record;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;
import java.util.Set;

class RecordContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return RecordNotation.INSTANCE;
  }

  @Override
  protected List<String> samples() {
    return List.of(
        """
        5dchess-record 1
        mode: standard
        T1w: (L0T1)d2>(L0T1)d4
        T1b: (L0T1)g8>(L0T1)f6
        T2w: (L0T2)b1>(L0T1)b3
        T1b: (L1T1)d7>(L1T1)d5
        """,
        """
        # kept by hand
        5dchess-record 1
        # vs-computer: you=white level=easy seed=7
        # saved: 2026-02-03 10:11

        position:
        5dchess-position 1
        title: Two kings each
        size: 5
        rules: none
        to-move: black
        L0 T0b: k4/5/5/5/4K
        L1 T0b: k4/5/5/5/4K
        end-position
        T0b: (L0T0)a5>(L0T0)a4 (L1T0)a5>(L1T0)b5
        T1w: (L0T1)e1>(L0T1)d1 (L1T1)e1>(L1T1)d1
        """);
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.START, Feature.TURN_ZERO);
  }
}
