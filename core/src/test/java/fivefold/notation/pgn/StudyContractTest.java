package fivefold.notation.pgn;

import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;

class StudyContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return StudyNotation.INSTANCE;
  }

  @Override
  protected List<String> samples() {
    return List.of(
        "[Board \"Standard\"]\n\n1. e4 {1b. c5 2. Nf3} / e5\n2. f4\n",
        "1. e4 {Prevents Nf3} / e5 {%c the usual } 2. Nf3\n",
        "1. e4 {[%csl R(w.0T1)e4 G(b.0T1)d5]} / e5 {[%cal B(w.0T1)e2(0T1)e4]}\n");
  }

  /** It looks like 5DPGN. */
  @Override
  protected boolean isDetected() {
    return false;
  }
}
