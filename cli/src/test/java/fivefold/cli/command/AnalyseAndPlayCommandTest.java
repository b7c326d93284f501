package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import fivefold.game.Game;
import fivefold.game.Score;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyseAndPlayCommandTest {
  private static final String GAME = "1. e3 / d6\n2. Qh5 / Nc6\n3. Nf3 / Bf5\n4. Ne5 / e6\n";

  private static Result analyse(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "analyse";
    System.arraycopy(args, 0, all, 1, args.length);
    return new CliRunner().stdin(GAME).run(all);
  }

  @Test
  void tellsAMate() {
    assertThat(analyse("--nodes", "500").out()).startsWith("#1 d1 ");
  }

  @Test
  void scoresAreFromWhitesSide() {
    String out = analyse("--at", "1w", "--depth", "2", "--lines", "2").out();
    List<String> lines = out.lines().toList();
    assertThat(lines).hasSize(2).allMatch(line -> line.matches("[+-]\\d+\\.\\d\\d d2 .+"));
    double first = Double.parseDouble(lines.get(0).substring(0, lines.get(0).indexOf(' ')));
    double second = Double.parseDouble(lines.get(1).substring(0, lines.get(1).indexOf(' ')));
    // Black to move: what is best for him is lowest for White.
    assertThat(first).isLessThanOrEqualTo(second);
  }

  @Test
  void annotatesAGame() {
    Game game = Games.read(analyse("--every", "--nodes", "400").out()).orThrow();
    assertThat(game.mainline()).hasSize(8);
    assertThat(game.mainline()).allMatch(node -> node.data().score() != null);
    assertThat(game.end().data().score()).isEqualTo(new Score.Mate(1));
    assertThat(game.hasVariations()).isTrue();
    assertThat(game.end().evaluation(0)).isPresent();
  }

  @Test
  void thinksOnSeveralThreads() {
    String out = analyse("--at", "2w", "--threads", "3", "--time", "300ms").out();
    assertThat(out).matches("(?s)([+-]\\d+\\.\\d\\d|#-?\\d+) d\\d+ .+");
  }

  @Test
  void explainsTheEvaluation() {
    String out = analyse("--explain").out();
    assertThat(out).contains("mobility: ").contains(" in all, for White");
  }

  @Test
  void linesOfJsonBeginAlike() {
    String mated = GAME + "5. (0T5)Qh5>>x(0T3)f7\n";
    assertThat(analyse("--json", "--nodes", "50").out()).startsWith("{\"schema\":1,\"file\":");
    assertThat(analyse("--json", "--explain").out()).startsWith("{\"schema\":1,\"file\":");
    assertThat(new CliRunner().stdin(mated).run("analyse", "--json").out())
        .startsWith("{\"schema\":1,\"file\":")
        .contains("\"over\":\"checkmate\"");
  }

  @Test
  void wrongUsageIsRefused() {
    assertThat(analyse("--nodes", "5", "--depth", "2").status()).isEqualTo(2);
    assertThat(analyse("--lines", "0").status()).isEqualTo(2);
    assertThat(analyse("--threads", "0").status()).isEqualTo(2);
    assertThat(analyse("--every", "--at", "2w").status()).isEqualTo(2);
  }

  @Test
  void aGameIsPlayedTakenBackAndSaved(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.5dpgn");
    Result result =
        new CliRunner()
            .stdin("e4\nundo\nd4\nhint\nQd9\nsave " + file + "\nresign\nsave " + file + "\n")
            .run("play", "--level", "1", "--time", "500ms");
    assertThat(result.status()).as(result.err()).isZero();
    assertThat(result.out()).contains("I play ").contains("hint: ").contains("You resigned.");
    Game game = Games.read(file).orThrow();
    assertThat(game.mainline()).hasSize(2);
    assertThat(game.mainline().get(0).action()).hasToString("d4");
  }

  @Test
  void theEngineBeginsWhenYouAreBlack() {
    Result result = new CliRunner().stdin("quit\n").run("play", "--side", "black", "--level", "2");
    assertThat(result.out()).contains("I play ").contains("Black> ");
  }
}
