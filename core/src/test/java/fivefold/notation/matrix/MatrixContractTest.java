package fivefold.notation.matrix;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;

class MatrixContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return MatrixNotation.INSTANCE;
  }
}
