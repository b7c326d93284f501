package fivefold.notation.uci;

import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;

class UciContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.UCI;
  }
}
