package fivefold.cli.conformance;

import fivefold.cli.conformance.Examiner.Mark;
import fivefold.cli.conformance.Examiner.Outcome;
import fivefold.cli.io.Terminal;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** Runs a suite against a program and says how it did. */
public final class Examination {
  private static final int LONGEST = 300;

  private final Path suite;
  private final Examiner examiner;
  private final int shown;

  /**
   * @param shown how many wrong answers of each kind are shown
   */
  public Examination(Path suite, Examiner examiner, int shown) {
    this.suite = suite;
    this.examiner = examiner;
    this.shown = shown;
  }

  /**
   * Asks about everything and prints a line for each kind, after its first wrong answers.
   *
   * @return whether nothing was wrong
   */
  public boolean run(List<Fact.Kind> kinds, PrintStream out) throws IOException {
    boolean allRight = true;
    for (Fact.Kind kind : kinds) {
      List<Fact> facts = Fact.read(suite, kind);
      List<Outcome> outcomes = examiner.ask(facts);
      int wrong = 0;
      int unanswered = 0;
      for (int i = 0; i < facts.size(); i++) {
        Outcome outcome = outcomes.get(i);
        unanswered += outcome.mark() == Mark.UNANSWERED ? 1 : 0;
        if (outcome.mark() == Mark.WRONG && ++wrong <= shown) {
          print(facts.get(i), outcome, out);
        }
      }
      out.println(
          kind.file()
              + ": "
              + (facts.size() - wrong - unanswered)
              + " right, "
              + wrong
              + " wrong, "
              + unanswered
              + " not answered");
      allRight &= wrong == 0;
    }
    return allRight;
  }

  private static void print(Fact fact, Outcome outcome, PrintStream out) {
    String difference = Terminal.sanitize(outcome.difference());
    out.println(fact.id() + " (" + fact.text("name") + "): " + difference);
    String question = fact.question();
    out.println(
        "  " + (question.length() > LONGEST ? question.substring(0, LONGEST) + "..." : question));
  }
}
