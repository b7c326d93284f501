package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import fivefold.cli.uci.Standing;
import java.io.IOException;
import java.nio.file.Path;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchCommandTest {
  private static String partner(String fault) {
    return "'"
        + ProcessHandle.current().info().command().orElse("java")
        + "' -cp '"
        + System.getProperty("java.class.path")
        + "' "
        + PlainPartner.class.getName()
        + " "
        + fault;
  }

  private static Result match(String fault, String... more) {
    String[] args = {
      "match",
      "--engine",
      "fivefold",
      "--engine",
      partner(fault),
      "--games",
      "2",
      "--time",
      "100ms",
      "--variant",
      "Small",
      "--seed",
      "5",
      "--margin",
      "3000"
    };
    String[] all = java.util.Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return CliRunner.fivefold(all);
  }

  @Test
  void beatsOnePlayingTheFirstLegalAction(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.5dpgn");
    Result result = match("", "-o", file.toString());
    assertThat(result.out()).as(result.err()).contains("2 wins, 0 draws, 0 losses: 100.0 %");
    assertThat(Games.readAll(file))
        .hasSize(2)
        .allSatisfy(
            read -> {
              assertThat(read.hasErrors()).isFalse();
              assertThat(read.game().orElseThrow().headers().get("Termination"))
                  .hasValue("checkmate");
            });
  }

  @Test
  void anIllegalActionLoses() {
    assertThat(match("illegal").out()).contains("illegal action").contains("2 wins, 0 draws");
  }

  @Test
  void aCrashLosesAndTheEngineIsStartedAgain() {
    assertThat(match("crash").out()).contains("crash: ").contains("2 wins, 0 draws");
  }

  @Test
  void aProgramThatIsNoEngineIsAnError() {
    Result result =
        CliRunner.fivefold("match", "--engine", "fivefold", "--engine", "no-such-program");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("--engine no-such-program does not start: ");
  }

  @Test
  void aTimeOutLoses() {
    assertThat(
            CliRunner.fivefold(
                    "match",
                    "--engine",
                    partner("sleep"),
                    "--engine",
                    partner(""),
                    "--games",
                    "2",
                    "--time",
                    "500ms",
                    "--margin",
                    "2000",
                    "--longest",
                    "8",
                    "--seed",
                    "1")
                .out())
        .contains("time-out")
        .contains(" 2 losses");
  }

  @Test
  void wrongUsageIsRefused() {
    assertThat(CliRunner.fivefold("match", "--engine", "fivefold").status()).isEqualTo(2);
    assertThat(match("", "--sprt", "20,0").status()).isEqualTo(2);
    assertThat(
            CliRunner.fivefold("match", "--engine", "a", "--engine", "b", "--games", "3").status())
        .isEqualTo(2);
  }

  @Test
  void standingsCountPairs() {
    Standing standing = new Standing();
    for (int score : new int[] {2, 2, 2, 0, 2, 1, 2, 2}) {
      standing.add(score);
    }
    assertThat(standing.share()).isEqualTo(13 / 16.0);
    assertThat(Standing.elo(0.75)).isCloseTo(190.8, Offset.offset(0.1));
    assertThat(standing.interval()[0]).isLessThan(13 / 16.0).isGreaterThan(0.4);
    assertThat(standing.test(0, 20)).isEqualTo(Standing.Test.UNDECIDED);
    for (int i = 0; i < 400; i++) {
      standing.add(i % 4 == 0 ? 1 : 2);
    }
    assertThat(standing.test(0, 20)).isEqualTo(Standing.Test.ACCEPTED);
  }
}
