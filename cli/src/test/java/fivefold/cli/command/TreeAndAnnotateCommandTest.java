package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Streams.Standard;
import org.junit.jupiter.api.Test;

class TreeAndAnnotateCommandTest {
  private static final String TREE =
      "1. e3 (1b. e6 2. f3 (2b. a6) 2b. Nf6) (1b. c6 {quiet}) 1b. Nf6 2. Nf3 / d5 1-0\n";

  @Test
  void drawsTheVariations() {
    CliRunner.Result result = new CliRunner().stdin(TREE).run("tree");

    assertThat(result.status()).isZero();
    assertThat(result.out().lines())
        .containsExactly(
            "1. e3",
            "├─ 1b. e6 2. f3",
            "│  ├─ 2b. a6",
            "│  └─ 2b. Nf6",
            "├─ 1b. c6",
            "└─ 1b. Nf6 2. Nf3 / d5 1-0");
  }

  @Test
  void whatCouldBePlayedIsDrawnAndTheRestIsSaid() {
    CliRunner.Result result = new CliRunner().stdin("1. e3 / e6 2. Ke5 / d5\n").run("tree");

    assertThat(result.status()).isEqualTo(Exit.NO.code());
    assertThat(result.out().lines()).containsExactly("1. e3 / e6");
    assertThat(result.err()).contains("error[E_NO_MATCH]");
  }

  @Test
  void drawsCommentsWhenAskedAndNeverRaw() {
    CliRunner.Result result =
        new CliRunner().stdin("1. e3 {a \u001b[2J b} / e6\n").run("tree", "--comments");

    assertThat(result.out().lines()).containsExactly("1. e3 {a <U+001B>[2J b} / e6");
  }

  @Test
  void longLinesAreWrapped() {
    CliRunner.Result result =
        new CliRunner()
            .stdin("1. e3 (1b. e6) 1b. Nf6 2. Nf3 / d5 3. Nc3 / Nc6 4. Be2 / Bf5\n")
            .terminal(Standard.OUT)
            .environment("COLUMNS", "30")
            .run("tree");

    assertThat(result.out().lines())
        .containsExactly(
            "1. e3", "├─ 1b. e6", "└─ 1b. Nf6 2. Nf3 / d5 3. Nc3", "   / Nc6 4. Be2 / Bf5");
  }

  @Test
  void deepTreesStayNarrow() {
    StringBuilder deep = new StringBuilder("1. Nf3 ");
    String[] moves = {"Nf6", "Ng1", "Ng8", "Nf3"};
    for (int i = 0; i < 2000; i++) {
      deep.append("(/ e6) (/ ").append(moves[i % 4]).append(' ');
    }
    CliRunner.Result result = new CliRunner().stdin(deep.toString()).run("tree");

    assertThat(result.out().lines().mapToInt(String::length).max().orElse(0)).isLessThan(120);
  }

  @Test
  void jsonNamesEveryNodeAndItsParent() {
    CliRunner.Result result =
        new CliRunner().stdin("1. e3 (1b. e6) 1b. d6\n").run("tree", "--json");

    assertThat(result.out().lines()).hasSize(4);
    assertThat(result.out().lines().skip(2).findFirst().orElseThrow())
        .contains("\"node\":2,\"parent\":1,\"at\":\"1b\",\"action\":\"e6\"");
  }

  @Test
  void annotateComputesEverySign() {
    CliRunner.Result result =
        new CliRunner()
            .stdin("1. e3+ / f6\n2. N>>b3 / (1T1)a6\n3. c3 / (0T2)Nc6 (1T2)Nc6\n4. (L0)Qh5 Qc2#\n")
            .run("annotate");

    assertThat(result.out().lines())
        .containsExactly(
            "[Mode \"5D\"]",
            "[Board \"Standard\"]",
            "",
            "1. e3 / f6",
            "2. (0T2)Nb1>>(0T1)b3~ (>L1) / (1T1)a6",
            "3. (1T2)c3 / (1T2)Nc6 (0T2)Nc6",
            "4. (0T3)Qh5* (1T3)Qc2");
  }

  @Test
  void annotateKeepsVariations() {
    CliRunner.Result result = new CliRunner().stdin(TREE).run("annotate");

    assertThat(result.out()).contains("(1b. e6", "(2b. a6)", "1b. Nf6", "{quiet}", "1-0");
  }

  @Test
  void commentsReachATerminalHarmless() {
    CliRunner.Result shown =
        new CliRunner().stdin("1. e3 {\u001b[2J}\n").terminal(Standard.OUT).run("annotate");
    CliRunner.Result piped = new CliRunner().stdin("1. e3 {\u001b[2J}\n").run("annotate");

    assertThat(shown.out()).doesNotContain("\u001b").contains("<U+001B>");
    assertThat(piped.out()).contains("{\u001b[2J}");
  }
}
