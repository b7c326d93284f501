package fivefold.cli.conformance;

import java.io.IOException;
import java.util.List;

/** Asks a program about facts, one after the other. */
public interface Examiner {

  /** How a program did on a fact. */
  enum Mark {
    RIGHT,
    WRONG,
    /** The program did not say, or can't be asked this way. */
    UNANSWERED
  }

  /**
   * @param difference for {@link Mark#WRONG}, what was expected and what came
   */
  record Outcome(Mark mark, String difference) {
    static final Outcome RIGHT = new Outcome(Mark.RIGHT, "");
    static final Outcome UNANSWERED = new Outcome(Mark.UNANSWERED, "");

    static Outcome wrong(String difference) {
      return new Outcome(Mark.WRONG, difference);
    }
  }

  /**
   * Asks about facts of one kind.
   *
   * @throws IOException when the program can't be reached any more
   */
  List<Outcome> ask(List<Fact> facts) throws IOException;
}
