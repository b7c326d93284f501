package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CheckCommandTest {

  private static CliRunner.Result check(String text, String... options) {
    String[] args = new String[options.length + 1];
    args[0] = "check";
    System.arraycopy(options, 0, args, 1, options.length);
    return new CliRunner().stdin(text).run(args);
  }

  @Test
  void aGoodGameGivesNothingButTheSummary() {
    CliRunner.Result result = check("[Board \"Standard\"]\n\n1. e3 / f6\n2. Qh5+ / g6\n");

    assertThat(result.status()).isZero();
    assertThat(result.out()).isEqualToIgnoringNewLines("1 game, 0 errors, 0 warnings");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void anErrorIsShownWithItsPlaceACaretAndAHint() {
    CliRunner.Result result = check("[Board \"Standard\"]\n\n1. e4 / e5\n2. Nf4 / Nc6\n");

    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out()).isEqualToIgnoringNewLines("1 game, 1 error, 0 warnings");
    assertThat(result.err().lines())
        .contains(
            "<stdin>:4:4: error[E_NO_MATCH]: no knight on (0T2) can go to f4",
            "    2. Nf4 / Nc6",
            "       ^^^",
            "    hint: did you mean Nf3, f4 or Qf3?");
  }

  @Test
  void signsAreComparedWithTheRules() {
    CliRunner.Result result =
        check("1. e3 / f6\n2. Qh5+ / g6\n3. Qxg6+ / hxg6\n4. Bd3+ / a6\n5. Bxg6\n");

    assertThat(result.status()).isZero();
    assertThat(result.err())
        .contains("W_CHECK_MARK")
        .contains("this is softmate")
        .contains("add *");
    assertThat(result.err()).contains("this is no check");
  }

  @Test
  void severalGamesAreCounted() {
    CliRunner.Result result = check("[White \"A\"]\n1. e4\n\n[White \"B\"]\n1. e5\n");

    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out()).startsWith("2 games, 1 error");
  }

  @Test
  void strictHoldsTheTextToItsSpecification() {
    String text =
        "[Mode \"5D\"]\n[Board \"Standard\"]\n\n1. e4 / e5\n2. Nf3 / Nf6\n3. Be2 / Be7\n4. 0-0\n";
    assertThat(check(text).status()).isZero();
    CliRunner.Result strict = check(text, "--strict");
    assertThat(strict.status()).isEqualTo(1);
    assertThat(strict.err()).contains("E_CASTLE_ZERO");
  }

  @Test
  void repairMendsScannedText() {
    String text = "1. e4 / e5\n2. Ncl / Nc6\n";
    assertThat(check("1. e4 / e5\n- 2. Nc3 / Nc6\n").status()).isEqualTo(1);
    CliRunner.Result repaired = check("1. e4 / e5\n- 2. Nc3 / Nc6\n", "--repair");
    assertThat(repaired.status()).isZero();
    assertThat(repaired.err()).contains("W_REPAIR");
    assertThat(check(text, "--repair").err()).contains("read as the digit 1");
    assertThat(check(text, "--repair", "--strict").status()).isEqualTo(2);
  }

  @Test
  void jsonCarriesTheSame() {
    CliRunner.Result result = check("1. e5\n", "--json");

    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out().lines().findFirst().orElseThrow())
        .startsWith("{\"schema\":\"fivefold.check/1\",\"file\":\"<stdin>\",\"game\":1,")
        .contains("\"code\":\"E_NO_MATCH\"")
        .contains("\"line\":1,\"column\":4,\"length\":2")
        .contains("\"hint\":\"did you mean");
    assertThat(result.out().lines().reduce((a, b) -> b).orElseThrow())
        .isEqualTo(
            "{\"schema\":\"fivefold.check.summary/1\",\"games\":1,\"errors\":1,\"warnings\":0}");
  }

  @Test
  void anInputWithoutAGameIsUnreadable() {
    assertThat(check("").status()).isEqualTo(3);
    assertThat(check(" \n\n ").status()).isEqualTo(3);
    assertThat(check("hello world\n").status()).isEqualTo(3);
  }

  @Test
  void brokenBytesAreSaidNotSwallowed() {
    byte[] bytes = "1. e4 {caf\u00e9} / e5\n".getBytes(StandardCharsets.ISO_8859_1);
    CliRunner.Result result = new CliRunner().stdin(bytes).run("check");

    assertThat(result.status()).isZero();
    assertThat(result.err()).contains("W_ENCODING");
  }

  @Test
  void escapesNeverReachTheTerminal() {
    CliRunner.Result result = check("1. e4 {\u001b[31mred} / \u001b[2Je5\n");

    assertThat(result.err()).doesNotContain("\u001b").contains("<U+001B>");
  }
}
