package fivefold.notation.dynamical;

import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;

class DynamicalAlgebraicContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.DYNAMICAL_ALGEBRAIC;
  }
}
