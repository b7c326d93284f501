package fivefold.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.fen.Hashing;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.notation.ReadOptions;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.Perft;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.text.Diagnostic;
import fivefold.text.JsonValue;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Our own rules and readers against the suite in {@code conformance/}: a test for each variant,
 * case and specification that it has facts about.
 */
class SuiteTest {

  /** The facts of a file by the name they go under. */
  private static Map<String, List<JsonValue>> byName(String file) {
    Map<String, List<JsonValue>> facts = new LinkedHashMap<>();
    for (JsonValue fact : Suite.read(file)) {
      facts.computeIfAbsent(Suite.text(fact, "name"), name -> new ArrayList<>()).add(fact);
    }
    return facts;
  }

  private static List<DynamicTest> tests(String file, Consumer<JsonValue> check) {
    List<DynamicTest> tests = new ArrayList<>();
    byName(file)
        .forEach(
            (name, facts) -> tests.add(DynamicTest.dynamicTest(name, () -> facts.forEach(check))));
    return tests;
  }

  @TestFactory
  List<DynamicTest> positions() {
    return tests("positions.jsonl", SuiteTest::position);
  }

  private static void position(JsonValue fact) {
    String id = Suite.text(fact, "id");
    State state = Suite.state(fact);
    assertThat(state.mover().name()).as(id).isEqualToIgnoringCase(Suite.text(fact, "mover"));
    assertThat(state.present()).as(id).hasToString(Suite.text(fact, "present"));
    assertThat(Hashing.multiverse(state.multiverse())).as(id).isEqualTo(Suite.text(fact, "hash"));
    assertThat(state.verdict().name()).as(id).isEqualToIgnoringCase(Suite.text(fact, "verdict"));
    JsonValue perft = fact.get("perft");
    List<JsonValue> counts = perft == null ? List.of() : perft.items();
    for (int depth = 1; depth <= counts.size(); depth++) {
      assertThat((double) Perft.count(state, depth))
          .as(id + " at depth " + depth)
          .isEqualTo(counts.get(depth - 1).number().orElseThrow());
    }
  }

  @TestFactory
  List<DynamicTest> moves() {
    return tests("moves.jsonl", SuiteTest::played);
  }

  private static void played(JsonValue fact) {
    String id = Suite.text(fact, "id");
    State turn = Suite.state(fact);
    Optional<Refusal> refusal = Optional.empty();
    for (String text : Suite.texts(fact, "moves")) {
      Move move = Move.parse(text, turn.parity(), turn.mover()).orElseThrow();
      assertThat(move.describe(turn.parity())).isEqualTo(text);
      if (turn.play(move) instanceof Attempt.Ok ok) {
        turn = ok.state();
      } else {
        refusal = turn.refusal(move);
        break;
      }
    }
    refusal = refusal.isPresent() ? refusal : turn.submitRefusal();
    assertThat(refusal.isEmpty()).as(id).isEqualTo(fact.fields().get("legal").isTrue());
    if (refusal.isPresent()) {
      assertThat(Disagreements.reason(refusal.get())).as(id).isEqualTo(Suite.text(fact, "reason"));
    } else {
      assertThat(Hashing.multiverse(turn.submit().orThrow().multiverse()))
          .as(id)
          .isEqualTo(Suite.text(fact, "hash"));
    }
  }

  @TestFactory
  List<DynamicTest> texts() {
    return tests("texts.jsonl", SuiteTest::read);
  }

  private static void read(JsonValue fact) {
    String id = Suite.text(fact, "id");
    ReadResult result =
        Games.read(
            Notations.find(Suite.text(fact, "notation")).orElseThrow(),
            "text",
            Suite.text(fact, "text"),
            fact.fields().get("strict").isTrue() ? ReadOptions.STRICT : ReadOptions.LENIENT);
    assertThat(!result.hasErrors()).as(id).isEqualTo(fact.fields().get("accepted").isTrue());
    Optional<Diagnostic> error =
        result.diagnostics().stream().filter(Diagnostic::isError).findFirst();
    error.ifPresent(
        found -> {
          assertThat(found.code().name()).as(id).isEqualTo(Suite.text(fact, "error"));
          assertThat(fact.fields().get("line").integer(0, 9999)).as(id).hasValue(found.line());
          assertThat(fact.fields().get("column").integer(0, 9999)).as(id).hasValue(found.column());
        });
  }

  /** Run with {@code -Dtest.argLine=-Dgolden.update=true} to write them anew. */
  @Test
  void textsAreThoseOfTheClauses() throws IOException {
    if (Boolean.getBoolean("golden.update")) {
      Files.write(Suite.file("texts.jsonl"), SuiteMaker.texts());
    }
    assertThat(Files.readAllLines(Suite.file("texts.jsonl"))).isEqualTo(SuiteMaker.texts());
  }

  /** The suite was made this way as a whole; a part of it is tried again. */
  @Test
  void bruteForceAgrees() {
    List<JsonValue> facts = Suite.read("positions.jsonl");
    for (int i = 7; i < facts.size(); i += 40) {
      if (facts.get(i).get("perft") == null) {
        continue;
      }
      State state = Suite.state(facts.get(i));
      List<Action> actions = new BruteForce(400_000).actions(state).orElseThrow();
      assertThat(BruteForce.verdict(state, actions)).isEqualTo(state.verdict());
      assertThat(actions.size()).isEqualTo((int) Perft.count(state, 1));
    }
  }

  @Test
  void coversEveryVariantPieceVerdictAndDisagreement() {
    Map<String, List<JsonValue>> positions = byName("positions.jsonl");

    assertThat(positions.values().stream().mapToInt(Collection::size).sum()).isGreaterThan(2_000);
    Set<String> variants =
        Variants.all().stream()
            .filter(Variant::isPlayable)
            .map(Variant::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(positions.keySet()).containsAll(variants);
    String all =
        positions.values().stream()
            .flatMap(List::stream)
            .map(fact -> String.join("", Suite.texts(fact, "boards")))
            .collect(Collectors.joining());
    for (PieceType type : PieceType.values()) {
      String letter = String.valueOf(type.letter());
      assertThat(all).contains(letter, letter.toLowerCase(Locale.ROOT));
    }
    assertThat(
            positions.values().stream()
                .flatMap(List::stream)
                .map(fact -> Suite.text(fact, "verdict")))
        .contains("playing", "check", "softmate", "checkmate", "stalemate");
    for (int i = 1; i <= 29; i++) {
      // D16 is about texts: how promotions are listed.
      String name = "D" + i + " ";
      assertThat(i == 16 || positions.keySet().stream().anyMatch(each -> each.startsWith(name)))
          .as(name)
          .isTrue();
    }
  }
}
