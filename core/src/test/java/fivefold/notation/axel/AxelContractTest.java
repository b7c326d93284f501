package fivefold.notation.axel;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;

class AxelContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return AxelNotation.AN;
  }

  @Override
  protected List<String> corpus() {
    return List.of("corpus/other/game-2.4xel");
  }
}
