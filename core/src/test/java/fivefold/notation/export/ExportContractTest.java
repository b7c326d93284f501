package fivefold.notation.export;

import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;

class ExportContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.EXPORT;
  }
}
