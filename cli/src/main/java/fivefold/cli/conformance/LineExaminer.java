package fivefold.cli.conformance;

import fivefold.text.JsonValue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Asks in JSON lines: a question a line, an answer a line. */
public final class LineExaminer implements Examiner {
  /** What programs may word in their own way. */
  private static final Set<String> WORDING = Set.of("reason", "error", "line", "column");

  private final Program program;
  private final boolean exact;

  /**
   * @param exact whether reasons, codes and places are compared too
   */
  public LineExaminer(Program program, boolean exact) {
    this.program = program;
    this.exact = exact;
  }

  @Override
  public List<Outcome> ask(List<Fact> facts) throws IOException {
    List<Outcome> outcomes = new ArrayList<>();
    for (Fact fact : facts) {
      program.say(fact.question());
      outcomes.add(compare(fact, program.hear()));
    }
    return outcomes;
  }

  private Outcome compare(Fact fact, String line) {
    JsonValue answer = Fact.parse(line).orElse(null);
    if (answer == null || !Fact.text(answer, "id").equals(fact.id())) {
      return Outcome.wrong("expected an answer with the id " + fact.id() + ", got " + line);
    }
    boolean answered = false;
    for (var field : answer.fields().entrySet()) {
      JsonValue truth = fact.answer(field.getKey());
      if (truth == null || (WORDING.contains(field.getKey()) && !exact)) {
        continue;
      }
      answered = true;
      if (!same(truth, field.getValue())) {
        String told = field.getValue().span().text();
        return Outcome.wrong(
            field.getKey() + " is " + truth.span().text() + ", the program says " + told);
      }
    }
    return answered ? Outcome.RIGHT : Outcome.UNANSWERED;
  }

  /** Whether two values are the same; of counts as far as both go. */
  private static boolean same(JsonValue truth, JsonValue told) {
    if (truth.kind() != told.kind()) {
      return false;
    }
    int both = Math.min(truth.items().size(), told.items().size());
    for (int i = 0; i < both; i++) {
      if (!same(truth.items().get(i), told.items().get(i))) {
        return false;
      }
    }
    return switch (truth.kind()) {
      case ARRAY -> both > 0;
      case STRING -> truth.string().equals(told.string());
      case NUMBER -> truth.number().equals(told.number());
      default -> truth.span().text().equals(told.span().text());
    };
  }
}
