package fivefold.notation.pgn;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import fivefold.notation.Notations;

class RecorderContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.RECORDER;
  }
}
