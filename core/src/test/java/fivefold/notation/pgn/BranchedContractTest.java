package fivefold.notation.pgn;

import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;

class BranchedContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.BRANCHED;
  }

  @Override
  protected List<String> corpus() {
    return List.of("corpus/specs/branched-game-clean.5dpgn");
  }
}
