package fivefold.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.Games;
import fivefold.ReadResult;
import fivefold.conformance.Clause.Check;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Coordinates;
import fivefold.notation.WriteOptions.Mark;
import fivefold.render.AlexbayPrint;
import fivefold.text.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every clause of the specifications, tried: strict reading takes what a clause allows and refuses
 * what it forbids, and writers write what it demands. The page {@code docs/conformance.md} is made
 * of the same table; run with {@code -Dtest.argLine=-Dgolden.update=true} to write it anew.
 */
class ClausesTest {
  private static final String INTRODUCTION =
      """
      # The specifications, clause by clause

      Five texts describe the notations: Shad's 5DPGN (twice), Branched 5DPGN, the Dynamical Notation and Alexbay's. This
      page lists what they demand, in our words, each with an example. The build reads and writes all of
      it: strict reading (`--strict`) takes what a clause allows and refuses, with the right code, what it forbids. The
      table and the further examples are in `core/src/test/resources/fivefold/conformance`; this page is generated from
      them.
      """;

  @TestFactory
  List<DynamicContainer> clauses() {
    List<DynamicContainer> all = new ArrayList<>();
    String before = "";
    List<DynamicTest> tests = new ArrayList<>();
    for (Clause clause : Clause.all()) {
      if (!clause.specification().equals(before) && !tests.isEmpty()) {
        all.add(DynamicContainer.dynamicContainer(before, tests));
        tests = new ArrayList<>();
      }
      before = clause.specification();
      tests.add(DynamicTest.dynamicTest(clause.id(), () -> holds(clause)));
    }
    all.add(DynamicContainer.dynamicContainer(before, tests));
    return all;
  }

  @Test
  void noneIsMissing() {
    List<Clause> all = Clause.all();

    assertThat(all.stream().map(clause -> clause.specification() + clause.id()))
        .doesNotHaveDuplicates();
    assertThat(all.stream().filter(clause -> !clause.specification().startsWith("Notations that")))
        .hasSize(109);
    assertThat(all).allMatch(clause -> !clause.checks().isEmpty() || !clause.cannot().isEmpty());
  }

  @Test
  void pageIsTrue() throws IOException {
    Path page = Corpus.root().resolve("docs/conformance.md");
    String fresh = page();
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(page, fresh);
    }
    assertThat(Files.readString(page)).isEqualTo(fresh);
  }

  private static void holds(Clause clause) {
    assertThat(clause.words()).isNotEmpty();
    for (Check check : clause.checks()) {
      run(check);
    }
  }

  private static void run(Check check) {
    String text = check.texts().get(0);
    String expected = check.texts().get(check.texts().size() - 1).strip();
    switch (check.kind()) {
      case "accepts" -> {
        ReadResult result = read(check, text, ReadOptions.STRICT);
        assertThat(codes(result, false)).as(text).isEqualTo(check.codes());
        assertThat(result.game()).as(text).isPresent();
      }
      case "refuses" ->
          assertThat(codes(read(check, text, ReadOptions.STRICT), true))
              .as(text)
              .isEqualTo(check.codes());
      case "reads" ->
          assertThat(codes(read(check, text, ReadOptions.LENIENT), false))
              .as(text)
              .isEqualTo(check.codes());
      case "repairs" -> {
        ReadResult result = read(check, text, ReadOptions.REPAIR);
        assertThat(codes(result, true)).as(text).isEmpty();
        assertThat(codes(result, false)).as(text).contains("W_REPAIR");
      }
      case "writes" -> {
        WriteOptions options = WriteOptions.DEFAULT;
        if (check.words().contains("full")) {
          options = options.withCoordinates(Coordinates.FULL);
        }
        String form = check.word("form:");
        options = form.isEmpty() ? options : options.withForm(form);
        options = options.withBoards(check.words().contains("boards"));
        Game game = Games.read(text).orThrow();
        assertThat("\n" + check.notation().write(game, options).text())
            .contains("\n" + expected + "\n");
      }
      case "mentions" -> {
        Game game = Games.read(text).orThrow();
        WriteOptions all = WriteOptions.DEFAULT.withMarks(EnumSet.allOf(Mark.class));
        assertThat(check.notation().write(game, all).text()).contains(expected);
      }
      case "same" -> {
        Game first = read(check, text, ReadOptions.LENIENT).orThrow();
        for (String other : check.texts()) {
          assertThat(read(check, other, ReadOptions.LENIENT).orThrow()).as(other).isEqualTo(first);
        }
        assertThat(first.size()).isPositive();
      }
      case "hash" ->
          assertThat(hash(read(check, text, ReadOptions.LENIENT).orThrow())).isEqualTo(expected);
      case "board-hash" -> {
        Multiverse boards =
            read(check, text, ReadOptions.LENIENT).orThrow().end().state().multiverse();
        Timeline centre = boards.timeline(0);
        BoardCoord last = new BoardCoord(0, centre.end());
        assertThat(Hashing.board(boards.board(last), last, boards.parity())).isEqualTo(expected);
      }
      case "picture" ->
          assertThat(
                  AlexbayPrint.render(
                          read(check, text, ReadOptions.LENIENT)
                              .orThrow()
                              .end()
                              .state()
                              .multiverse())
                      .replaceAll(" +\n", "\n")
                      .stripTrailing())
              .isEqualTo(expected);
      default -> throw new IllegalStateException("no such check: " + check.kind());
    }
  }

  private static ReadResult read(Check check, String text, ReadOptions options) {
    String variant = check.word("variant:");
    return Games.read(
        check.notation(),
        "text",
        text,
        variant.isEmpty() ? options : options.withVariant(variant.replace('_', ' ')));
  }

  private static List<String> codes(ReadResult result, boolean errorsOnly) {
    return result.diagnostics().stream()
        .filter(found -> found.isError() || !errorsOnly)
        .map(Diagnostic::code)
        .map(Enum::name)
        .toList();
  }

  private static String hash(Game game) {
    return Hashing.multiverse(game.end().state().multiverse());
  }

  private static String page() {
    StringBuilder out = new StringBuilder(INTRODUCTION);
    String specification = "";
    String part = "";
    for (Clause clause : Clause.all()) {
      if (!clause.specification().equals(specification)) {
        specification = clause.specification();
        part = "";
        out.append("\n## ").append(specification).append('\n');
      }
      if (!clause.part().equals(part)) {
        part = clause.part();
        out.append("\n### ").append(part).append("\n\n");
        out.append("| clause | what it says | example | status |\n|---|---|---|---|\n");
      }
      out.append("| ").append(clause.id()).append(" | ").append(clause.words()).append(" | ");
      out.append(cell(clause.example())).append(" | ");
      out.append(clause.cannot().isEmpty() ? "holds" : "can't hold: " + clause.cannot());
      out.append(" |\n");
    }
    return out.toString();
  }

  /** The lines of an example in a cell of a table. */
  private static String cell(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : text.strip().split("\n")) {
      lines.add(line.isEmpty() ? "" : "`" + line.replace("|", "\\|") + "`");
    }
    return String.join("<br>", lines);
  }
}
