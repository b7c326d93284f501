package fivefold.notation.export;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import fivefold.notation.Notations;

class ExportContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.EXPORT;
  }
}
