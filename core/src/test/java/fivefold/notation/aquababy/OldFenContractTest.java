package fivefold.notation.aquababy;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;
import java.util.Set;

class OldFenContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return OldFenNotation.INSTANCE;
  }

  @Override
  protected List<String> samples() {
    return List.of(
        """
        8;8;0;1;0;w
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR;KQkq;-;w1
        (6,0,1,0)(5,2,1,0);(6,7,1,0)(5,5,1,0);
        """,
        """
        8;8;1;0;w;F
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR;KQkq;-;w1;(6,0,1,0)(5,2,1,0);
        """);
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.PROMOTIONS);
  }
}
