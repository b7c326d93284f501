package fivefold.notation.axel;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;

class AxelRanContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return AxelNotation.RAN;
  }
}
