package fivefold.notation.uci;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import fivefold.notation.Notations;

class UciContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.UCI;
  }
}
