package fivefold.notation.ghxx;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;

class GhxxContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return GhxxNotation.INSTANCE;
  }
}
