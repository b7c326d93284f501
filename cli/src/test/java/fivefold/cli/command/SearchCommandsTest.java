package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands actions, verdict and perft. */
class SearchCommandsTest {
  private static final String FOOLS = "1. f3 / e6\n2. g4 / Qh4\n";

  @TempDir Path folder;

  private static Result run(String input, String... args) {
    return new CliRunner().stdin(input).run(args);
  }

  private String file(String name, String text) throws IOException {
    Path path = folder.resolve(name);
    Files.writeString(path, text);
    return path.toString();
  }

  @Test
  void listsActionsThatCanBeReadAgain() {
    Result start = run(FOOLS, "actions", "--at", "start");
    assertThat(start.status()).isZero();
    assertThat(start.out().lines()).hasSize(20).contains("e4", "Nf3");
    assertThat(run(FOOLS, "actions").out().strip()).isEqualTo("(0T3)Ke1>>(0T2)f2");
    start
        .out()
        .lines()
        .forEach(
            action -> {
              Result again = run("1. " + action, "actions", "--count");
              assertThat(again.err()).as(action).isEmpty();
              assertThat(again.out().strip()).as(action).isEqualTo("20");
            });
  }

  @Test
  void listsOnlySoMany() {
    assertThat(run(FOOLS, "actions", "--at", "1w", "--max", "3").out().lines()).hasSize(3);
    assertThat(run(FOOLS, "actions", "--max", "0").out()).isEmpty();
  }

  @Test
  void countsActions() {
    assertThat(run(FOOLS, "actions", "--count").out().strip()).isEqualTo("1");
    assertThat(run(FOOLS, "actions", "--count", "--at", "start", "--max", "7").out().strip())
        .isEqualTo("7");
    Result every = run(FOOLS, "actions", "--count", "--every", "--max", "1000");
    assertThat(every.status()).isZero();
    assertThat(every.out().lines()).hasSize(1);
    assertThat(every.out().strip()).matches("20 20 [0-9]+ [0-9]+ 1");
  }

  @Test
  void tellsTheVerdict() {
    assertThat(run(FOOLS, "verdict").out().strip()).isEqualTo("softmate");
    assertThat(run(FOOLS, "verdict", "--at", "start").out().strip()).isEqualTo("playing");
    assertThat(run(FOOLS, "verdict", "--every").out().strip())
        .isEqualTo("playing playing playing playing softmate");
    String mate = "1. e3 / f6 2. Qe2 / Nc6 3. Qh5";
    assertThat(run(mate, "verdict").out().strip()).isEqualTo("checkmate");
    assertThat(CliRunner.fivefold("verdict", "--variant", "Global Warming").out().strip())
        .isEqualTo("stalemate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0n", "0 nodes"})
  void undecidedHasItsOwnStatus(String budget) {
    Result verdict = run(FOOLS, "verdict", "--budget", budget);
    assertThat(verdict.out().strip()).isEqualTo("unknown");
    assertThat(verdict.status()).isEqualTo(4);
    Result count = run(FOOLS, "actions", "--count", "--budget", budget);
    assertThat(count.out().strip()).isEqualTo("unknown");
    assertThat(count.status()).isEqualTo(4);
    Result list = run(FOOLS, "actions", "--budget", budget);
    assertThat(list.out()).isEmpty();
    assertThat(list.status()).isEqualTo(4);
    assertThat(list.err()).contains("budget");
  }

  @ParameterizedTest
  @ValueSource(strings = {"10s", "5000ms", "1m", "1000000", "none", "100000 nodes"})
  void budgetsAreTimesOrSteps(String budget) {
    Result result = run(FOOLS, "verdict", "--budget", budget);
    assertThat(result.out().strip()).isEqualTo("softmate");
    assertThat(result.status()).isZero();
  }

  @Test
  void countsSequences() {
    assertThat(CliRunner.fivefold("perft", "--depth", "3", "--variant", "Very Small").out().lines())
        .containsExactly("1 7", "2 39", "3 269");
    assertThat(run(FOOLS, "perft", "--depth", "1").out().lines()).containsExactly("1 1");
    assertThat(run(FOOLS, "perft", "--depth", "2", "--at", "start").out().lines())
        .containsExactly("1 20", "2 400");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "perft",
        "perft --depth 0",
        "perft --depth -1",
        "perft --depth x",
        "perft --depth 1000",
        "actions --every",
        "actions --max -1",
        "actions --count --every --at start",
        "verdict --every --at start",
        "verdict --budget soon",
        "verdict --budget -5s",
        "verdict --budget 99999999999999999999",
        "verdict --at 0w",
      })
  void refusesNonsense(String args) {
    Result result = run(FOOLS, args.split(" "));
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
  }

  @Test
  void saysWhenThereIsNoSuchAction() {
    for (String command : new String[] {"actions", "verdict", "perft --depth 1"}) {
      Result result = run(FOOLS, (command + " --at 9w").split(" "));
      assertThat(result.status()).as(command).isEqualTo(1);
      assertThat(result.out()).isEmpty();
      assertThat(result.err()).contains("there is no action 9w, the last is 2b");
    }
  }

  @Test
  void namesTheGamesWhenThereAreSeveral() throws IOException {
    String a = file("a.5dpgn", FOOLS);
    String b = file("b.5dpgn", "[Mode \"5D\"]\n\n1. e4\n\n[Mode \"5D\"]\n\n1. d4 / d5\n");
    assertThat(CliRunner.fivefold("verdict", a, b).out().lines())
        .containsExactly(a + "\tsoftmate", b + "\tplaying", b + "#2\tplaying");
    assertThat(CliRunner.fivefold("verdict", "-h", a, b).out().lines())
        .containsExactly("softmate", "playing", "playing");
    assertThat(CliRunner.fivefold("actions", b, "--max", "1").out().lines())
        .hasSize(2)
        .allMatch(line -> line.startsWith(b));
    assertThat(CliRunner.fivefold("verdict", "-H", a).out()).startsWith(a + "\t");
    assertThat(CliRunner.fivefold("verdict", a).out().strip()).isEqualTo("softmate");
  }

  @Test
  void speaksJson() {
    assertThat(run(FOOLS, "verdict", "--json").out())
        .isEqualToIgnoringNewLines(
            "{\"schema\":\"fivefold.verdict/1\",\"file\":\"<stdin>\",\"game\":1,\"at\":\"2b\","
                + "\"verdict\":\"softmate\"}");
    assertThat(run(FOOLS, "actions", "--json").out())
        .isEqualToIgnoringNewLines(
            "{\"schema\":\"fivefold.actions/1\",\"file\":\"<stdin>\",\"game\":1,\"at\":\"2b\","
                + "\"action\":\"(0T3)Ke1>>(0T2)f2\"}");
    assertThat(run(FOOLS, "actions", "--count", "--json", "--every").out().lines())
        .hasSize(5)
        .last()
        .isEqualTo(
            "{\"schema\":\"fivefold.actions/1\",\"file\":\"<stdin>\",\"game\":1,\"at\":\"2b\","
                + "\"count\":1,\"complete\":true}");
    assertThat(run(FOOLS, "perft", "--json", "--depth", "1").out()).contains("\"count\":1}");
  }

  @Test
  void reportsTimes() {
    assertThat(run(FOOLS, "verdict", "--timing").err())
        .containsPattern("timing: read .* ms, verdict [0-9.]+ ms");
    assertThat(run(FOOLS, "actions", "--count", "--timing").err()).contains("count ");
    assertThat(run(FOOLS, "perft", "--depth", "1", "--timing").err()).contains("perft ");
  }

  @Test
  void perftGivesUpWhenItsBudgetIsUsedUp() {
    CliRunner.Result result =
        CliRunner.fivefold("perft", "--depth", "9", "--variant", "Standard", "--budget", "2000");
    assertThat(result.status()).isEqualTo(4);
    assertThat(result.out()).startsWith("1 20" + System.lineSeparator()).contains("unknown");
    assertThat(CliRunner.fivefold("perft", "--depth", "2", "--variant", "Standard").status())
        .isZero();
  }

  @Test
  void convertGivesUpOnSignsWhenItsBudgetIsUsedUp() {
    String mate = "1. e3 / f6\n2. Qh5+ / g6\n";
    CliRunner.Result result =
        new CliRunner().stdin(mate).run("convert", "--to", "5dpgn", "--budget", "0");
    assertThat(result.err()).contains("5dpgn loses check and mate marks: 1");
    assertThat(new CliRunner().stdin(mate).run("convert", "--to", "5dpgn").err()).isEmpty();
  }
}
