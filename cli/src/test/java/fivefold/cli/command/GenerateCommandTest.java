package fivefold.cli.command;

import static fivefold.cli.CliRunner.fivefold;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.ReadResult;
import fivefold.cli.CliRunner;
import fivefold.game.Game;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class GenerateCommandTest {

  @Test
  void theSameSeedGivesTheSameBytesOnAnyNumberOfCores() {
    String[] words = {"generate", "--seed", "7", "--count", "300", "--length", "3..9"};
    CliRunner.Result one = fivefold(with(words, "--jobs", "1"));
    CliRunner.Result many = fivefold(with(words, "--jobs", "5"));

    assertThat(one.status()).isZero();
    assertThat(one.err()).isEmpty();
    assertThat(many.out()).isEqualTo(one.out());
    assertThat(fivefold("generate", "--seed", "8").out()).isNotEqualTo(one.out());
    // Fewer games are the first of them.
    assertThat(one.out())
        .startsWith(fivefold("generate", "--seed", "7", "--count", "20", "--length", "3..9").out());
  }

  private static String[] with(String[] words, String... more) {
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return all;
  }

  @Test
  void whatIsWrittenPassesTheStrictCheck() {
    String games =
        fivefold(
                "generate",
                "--seed",
                "1",
                "--count",
                "160",
                "--length",
                "12",
                "--variant",
                "all",
                "--branching",
                "30")
            .out();
    CliRunner.Result result = new CliRunner().stdin(games).run("check", "--strict");

    assertThat(result.err()).isEmpty();
    assertThat(result.out()).isEqualToIgnoringNewLines("160 games, 0 errors, 0 warnings");
  }

  @Test
  void optionsShapeTheGames() {
    List<ReadResult> read =
        Games.readAll(
            fivefold(
                    "generate",
                    "--seed",
                    "2",
                    "--count",
                    "50",
                    "--variant",
                    "very small",
                    "--length",
                    "6",
                    "--variations",
                    "2")
                .out());
    assertThat(read).hasSize(50);
    int variations = 0;
    for (ReadResult result : read) {
      Game game = result.orThrow();
      assertThat(game.variant()).contains("Very Small");
      assertThat(game.mainline().size()).isLessThanOrEqualTo(6);
      variations += game.size() - game.mainline().size();
    }
    assertThat(variations).isGreaterThan(50);
  }

  @Test
  void withoutASeedOneIsTold() {
    CliRunner.Result first = fivefold("generate", "--length", "8");
    assertThat(first.err()).matches("fivefold: use --seed [0-9]+ to get the same games again\\R");
    String seed = first.err().split(" ", -1)[3];
    assertThat(fivefold("generate", "--length", "8", "--seed", seed).out()).isEqualTo(first.out());
  }

  @Test
  void anyNotationIsWrittenAndItsLossesToldOnce() {
    CliRunner.Result result =
        fivefold(
            "generate",
            "--seed",
            "1",
            "--count",
            "9",
            "--to",
            "axel-ran",
            "--length",
            "4",
            "--variant",
            "small");
    assertThat(result.status()).isZero();
    assertThat(result.err().lines().filter(line -> line.contains("loses start position")).count())
        .isEqualTo(1);
    assertThat(fivefold("generate", "--seed", "1", "--json").out())
        .startsWith("{\"schema\":\"fivefold.generate/1\",\"seed\":1,\"game\":1,\"to\":\"5dpgn\"");
  }

  @Test
  void nonsenseIsWrongUsage() {
    assertThat(fivefold("generate", "--length", "9..3").status()).isEqualTo(2);
    assertThat(fivefold("generate", "--branching", "101").status()).isEqualTo(2);
    assertThat(fivefold("generate", "--jobs", "0").status()).isEqualTo(2);
    assertThat(fivefold("generate", "--count", "-1").status()).isEqualTo(2);
    assertThat(fivefold("generate", "--to", "alexbai").err()).contains("did you mean \"alexbay\"");
    assertThat(fivefold("generate", "--variant", "nonsense").status()).isEqualTo(2);
  }
}
