package fivefold.notation.json;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;

class JsonContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return JsonNotation.INSTANCE;
  }
}
