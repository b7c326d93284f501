package fivefold.notation.pgn;

import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;

class RecorderContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.RECORDER;
  }
}
