package fivefold.notation.dynamical;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import fivefold.notation.Notations;

class DynamicalAlgebraicContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.DYNAMICAL_ALGEBRAIC;
  }
}
