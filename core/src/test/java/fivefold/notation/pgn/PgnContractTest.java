package fivefold.notation.pgn;

import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;

class PgnContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.PGN;
  }

  @Override
  protected List<String> corpus() {
    return List.of("corpus/specs/5dpgn-half-reflected.5dpgn", "corpus/games/game-2.5dpgn");
  }
}
