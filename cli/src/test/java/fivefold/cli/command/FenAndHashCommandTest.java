package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import fivefold.cli.io.Streams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenAndHashCommandTest {
  private static final String TWO_TIMELINES =
      """
      [Board "Standard - Two Timelines"]
      [Mode "5D"]

      1. (-0T1)e3 (+0T1)Nf3 / (-0T1)Nf6 (+0T1)e6
      2. (+0T2)Nf3>(-0T2)f5 / (-0T2)d6 (+0T2)d6
      3. (-0T3)Nd4 (+0T3)e3 / (+0T3)Ng8>>(+0T2)g6~ (>L-1)
      4. (-1T3)e3
      """;

  private static final List<String> ITS_HASHES =
      List.of(
          "3672761404ffcd15ae644c75401812be",
          "fbe9ffc2d261f6a7a56b5284037103b8",
          "4396579e3d2e69d2900d23b87eccaa11",
          "d8889b669b4a254b1f650f4ea10bced0",
          "16866dd869e2a6268dcad2b42975b114",
          "3c9782c05b6a032a7d493403b96d569c",
          "57f2ae78c36bb1a2b81e295c453e2a38",
          "81dff501c1232c11eb5953ac630e1ca4");

  private static final String SMALL =
      """
      [Board "custom"]
      [Size "3x3"]
      [2k/3/K2:0:1:w]

      1. Ka2 / Kc2
      """;

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
  void hashesEveryPositionOfTheMainLine() {
    Result result = run(TWO_TIMELINES, "hash", "--every");
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
    assertThat(result.out().lines()).containsExactlyElementsOf(ITS_HASHES);
  }

  @ParameterizedTest
  @CsvSource({"start, 0", "1w, 1", "1b, 2", "3b, 6", "4w, 7", "end, 7", "END, 7", "2W, 3"})
  void hashesTheNamedPosition(String at, int index) {
    assertThat(run(TWO_TIMELINES, "hash", "--at", at).out().strip())
        .isEqualTo(ITS_HASHES.get(index));
  }

  @Test
  void hashesTheEndByDefault() {
    assertThat(run(TWO_TIMELINES, "hash").out().strip()).isEqualTo(ITS_HASHES.get(7));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(0T1w)", "0T1w", "(L0T1w)", "( 0 T1w )"})
  void hashesOneBoard(String board) {
    assertThat(run("1. e4 / e5", "hash", "--board", board).out().strip())
        .isEqualTo("d574889fd9da3f2bc65249ff27249b00");
  }

  @Test
  void saysWhenThereIsNoSuchBoardOrAction() {
    Result noBoard = run(SMALL, "hash", "--board", "(1T1w)");
    assertThat(noBoard.status()).isEqualTo(1);
    assertThat(noBoard.err()).contains("no board (1T1w) at 1b");
    assertThat(run(SMALL, "hash", "--board", "(+0T1w)").status()).isEqualTo(1);
    Result noAction = run(SMALL, "fen", "--at", "2w");
    assertThat(noAction.status()).isEqualTo(1);
    assertThat(noAction.out()).isEmpty();
    assertThat(noAction.err()).contains("<stdin>: there is no action 2w, the last is 1b");
  }

  @ParameterizedTest
  @CsvSource({
    "--at, middle", "--at, 0w", "--at, 12", "--at, 99999999999w", "--at, w12",
    "--board, (0T1)", "--board, (0T1x)", "--board, e4", "--from, klingon", "--variant, Standrad",
    "--variant, T-∞"
  })
  void refusesNonsense(String option, String value) {
    Result result = run(SMALL, "hash", option, value);
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("fivefold hash: ").contains("try 'fivefold hash --help'");
  }

  @Test
  void everyAndAtExcludeEachOther() {
    assertThat(run(SMALL, "hash", "--every", "--at", "start").status()).isEqualTo(2);
  }

  @Test
  void startsWhereToldWhenTheGameDoesNotSay() {
    assertThat(run("1. Nf3", "hash", "--at", "start", "--variant", "turn zero").out().strip())
        .isEqualTo("86d9a9eb3a9902c94379d438bcf18de1");
  }

  @Test
  void aVariantAloneIsItsStart() {
    assertThat(CliRunner.fivefold("hash", "--variant", "Standard").out().strip())
        .isEqualTo("d574889fd9da3f2bc65249ff27249b00");
    assertThat(
            new CliRunner()
                .terminal(Streams.Standard.IN)
                .run("hash", "--variant", "Two Timelines")
                .out()
                .strip())
        .isEqualTo("3672761404ffcd15ae644c75401812be");
    Result garbage = run("rubbish", "hash", "--variant", "Standard");
    assertThat(garbage.status()).isEqualTo(3);
    assertThat(garbage.out()).isEmpty();
  }

  @Test
  void printsTheLastBoardOfEachTimeline() {
    assertThat(run(TWO_TIMELINES, "fen", "--at", "start").out().lines())
        .containsExactly(
            "[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:w]",
            "[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+0:1:w]");
    assertThat(run(TWO_TIMELINES, "fen").out().lines())
        .hasSize(3)
        .allMatch(line -> line.matches("\\[.*:(-1|-0|\\+0):[34]:[wb]]"));
  }

  @Test
  void printsAllBoards() {
    assertThat(run(SMALL, "fen", "--all").out().lines())
        .containsExactly("[2k/3/K2:0:1:w]", "[2k/K2/3:0:1:b]", "[3/K1k/3:0:2:w]");
  }

  @Test
  void namesTheGamesWhenThereAreSeveral() throws IOException {
    String a = file("a.5dpgn", SMALL);
    String b = file("b.5dpgn", SMALL + "\n" + SMALL);
    assertThat(CliRunner.fivefold("fen", a, b).out().lines())
        .containsExactly(
            a + "\t[3/K1k/3:0:2:w]", b + "\t[3/K1k/3:0:2:w]", b + "#2\t[3/K1k/3:0:2:w]");
    assertThat(CliRunner.fivefold("fen", "-h", a, b).out().lines()).containsOnly("[3/K1k/3:0:2:w]");
  }

  @Test
  void speaksJson() {
    assertThat(run(SMALL, "fen", "--json", "--at", "1w").out())
        .isEqualToIgnoringNewLines(
            "{\"schema\":\"fivefold.fen/1\",\"file\":\"<stdin>\",\"game\":1,\"at\":\"1w\","
                + "\"size\":\"3x3\",\"boards\":[\"[2k/K2/3:0:1:b]\"]}");
    assertThat(run("1. e4", "hash", "--json", "--every").out().lines())
        .hasSize(2)
        .first()
        .isEqualTo(
            "{\"schema\":\"fivefold.hash/1\",\"file\":\"<stdin>\",\"game\":1,\"at\":\"start\","
                + "\"board\":null,\"hash\":\"d574889fd9da3f2bc65249ff27249b00\"}");
  }

  @Test
  void aGameWithErrorsIsNotUsed() {
    Result result = run("[Board \"custom\"]\n[Size \"3x3\"]\n[2k/4/K2:0:1:w]\n\n1. Ka2", "fen");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .contains("<stdin>:3:5: error[E_FEN_WIDTH]", "    [2k/4/K2:0:1:w]\n", "        ^\n");
    assertThat(run("1. e9", "hash").status()).isEqualTo(1);
  }

  @Test
  void hugeSizesAnswerAtOnce() {
    Result result = run("[Board \"custom\"]\n[Size \"100000x100000\"]\n[1:0:1:w]\n\n1. e4", "hash");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err()).contains("<stdin>:2:8: error[E_SIZE]");
  }

  @Test
  void anInputWithoutAGameIsUnreadable() {
    for (String input : List.of("", " \n\n", "\u0000\u0001\u0002")) {
      Result result = run(input, "hash");
      assertThat(result.status()).as(input).isEqualTo(3);
      assertThat(result.err()).isNotEmpty();
    }
    assertThat(CliRunner.fivefold("fen", "no such file").status()).isEqualTo(3);
  }
}
