package fivefold.cli.command;

import static fivefold.cli.CliRunner.fivefold;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeAndSplitCommandTest {
  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void gamesBecomeOneTree() throws IOException {
    Path one = file("one", "[Event \"Cup\"]\n[White \"Ann\"]\n\n1. e4 / e5\n2. Nf3 1-0\n");
    Path two = file("two", "[Event \"Cup\"]\n[White \"Bob\"]\n\n1. e4 / d5\n0-1\n");
    Path short_ = file("short", "[Event \"Cup\"]\n[White \"Cy\"]\n\n1. e4 / e5 1/2-1/2\n");
    Result result = fivefold("merge", one.toString(), two.toString(), short_.toString());
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
    assertThat(result.out())
        .contains("[Event \"Cup\"]")
        .doesNotContain("[White")
        .contains("(1b. d5 {White: Bob} 0-1)")
        .contains("e5 {White: Cy; 1/2-1/2}")
        .contains("Nf3 {White: Ann} 1-0");
    Path tree = file("tree", result.out());
    assertThat(fivefold("tree", tree.toString()).out().lines().toList())
        .containsExactly("1. e4", "├─ 1b. d5 0-1", "└─ 1b. e5 2. Nf3 1-0");
  }

  @Test
  void gamesOfDifferentStartsGiveATreeEach() throws IOException {
    Path games =
        file(
            "games",
            "[Board \"Standard\"]\n\n1. e4\n\n[Board \"Small\"]\n\n1. a3\n\n"
                + "[Board \"Standard\"]\n\n1. d4\n");
    String merged = fivefold("merge", games.toString()).out();
    assertThat(fivefold("check", file("merged", merged).toString()).out()).startsWith("2 games, 0");
  }

  @Test
  void aGameWithErrorsIsLeftOut() throws IOException {
    Path games = file("games", "[Event \"a\"]\n\n1. e5\n\n[Event \"b\"]\n\n1. d4\n");
    Result result = fivefold("merge", games.toString());
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out()).contains("d4").doesNotContain("e5");
  }

  @Test
  void everyLineBecomesAGame() throws IOException {
    Path tree =
        file(
            "tree",
            "[Event \"Cup\"]\n[Result \"1-0\"]\n[Variant \"Standard\"]\n\n"
                + "(1w. d4 {queen} / d5)\n1w. e4 {king}\n(1b. c5 0-1)\n1b. e5 1-0\n");
    Result result = fivefold("split", tree.toString());
    assertThat(result.err()).isEmpty();
    List<String> games = List.of(result.out().split("\n\n(?=\\[)"));
    assertThat(games).hasSize(3).allMatch(game -> game.contains("[Event \"Cup\"]"));
    assertThat(games.get(0)).contains("[Result \"1-0\"]", "e4 {king} / e5");
    assertThat(games.get(1)).contains("[Result \"0-1\"]", "e4 {king} / c5");
    assertThat(games.get(2)).contains("d4 {queen} / d5").doesNotContain("Result");
  }

  @Test
  void splittingAndMergingGivesTheTreeBack() throws IOException {
    String options = "generate --seed 5 --variations 6 --length 12 --branching 30";
    String tree = fivefold(options.split(" ")).out();
    String lines = fivefold("split", file("tree", tree).toString()).out();
    assertThat(fivefold("check", file("lines", lines).toString()).out())
        .matches("(?s)[2-7] games, 0 errors, 0 warnings.*");
    String merged = fivefold("merge", file("lines", lines).toString()).out();
    assertThat(fivefold("hash", "--every", file("merged", merged).toString()).out())
        .isEqualTo(fivefold("hash", "--every", file("tree", tree).toString()).out());
    String again = fivefold("split", file("merged", merged).toString()).out();
    assertThat(games(again)).containsExactlyInAnyOrderElementsOf(games(lines));
  }

  private static List<String> games(String text) {
    return List.of(text.strip().split("\n\n(?=\\[)"));
  }

  @Test
  void jsonNamesTheGameItComesFrom() throws IOException {
    Path game = file("game", "1. e4 / e5\n");
    assertThat(fivefold("split", "--json", "--to", "export", game.toString()).out())
        .startsWith("{\"schema\":\"fivefold.split/1\"")
        .contains("\"to\":\"export\"");
  }
}
