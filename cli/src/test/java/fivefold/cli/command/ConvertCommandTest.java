package fivefold.cli.command;

import static fivefold.cli.CliRunner.fivefold;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Notations;
import fivefold.cli.CliRunner;
import fivefold.notation.Notation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
  private static final String GAME =
      """
      [Board "Standard"]
      [White "Alice"]

      1. e3 / f6 {a remark}
      2. (0T2)Nb1>>(0T1)b3~ (>L1) / (1T1)a6!
      """;

  private static final String TREE = "1. e3 (1b. e6 2. f3) 1b. Nf6 2. Nf3 / d5\n";

  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void writesTheOtherNotationAndNamesWhatIsLost() throws IOException {
    Path game = file("game.5dpgn", GAME);
    CliRunner.Result result = fivefold("convert", "--to", "export", game.toString());

    assertThat(result.status()).isZero();
    assertThat(result.out().lines())
        .containsExactly(
            "w. (0T1)e2(0T1)e3", "b. (0T1)f7(0T1)f6", "w. (0T2)Nb1(0T1)b3", "b. (1T1)a7(1T1)a6");
    assertThat(result.err())
        .contains("W_LOSS", "export loses comments: 1", "export loses evaluation signs: 1")
        .contains("export loses headers: 1");
  }

  @Test
  void allMarksAreWrittenWhenAskedFor() throws IOException {
    Path game = file("game.5dpgn", GAME);
    CliRunner.Result all = fivefold("convert", "--to", "5dpgn", "--all-marks", game.toString());
    assertThat(all.out()).contains("(0T2)Nb1>>(0T1)b3~ (>L1) (~T1) / (1T1)a6!");
    Path again = file("again.5dpgn", all.out());
    CliRunner.Result usual = fivefold("convert", "--to", "5dpgn", again.toString());
    assertThat(usual.out()).contains("b3~ (>L1) /").doesNotContain("(~T1)");
    assertThat(fivefold("check", again.toString()).out()).contains("0 warnings");

    CliRunner.Result both =
        fivefold("convert", "--to", "5dpgn", "--all-marks", "--no-marks", game.toString());
    assertThat(both.status()).isEqualTo(2);
  }

  @Test
  void strictLeavesCommentsWhereTheyStand() throws IOException {
    String text =
        "[Board \"Standard - Two Timelines\"]\n1. (-0T1)Nf3 {first} (+0T1)Nf3 / (+0T1)Nf6 (-0T1)Nf6\n";
    Path game = file("game.5dpgn", text);
    CliRunner.Result strict = fivefold("convert", "--strict", "--to", "branched", game.toString());
    assertThat(strict.status()).as(strict.err()).isZero();
    assertThat(strict.out()).contains("Nf3 {first} Nf3");
  }

  @Test
  void strictRefusesToLoseAnything() throws IOException {
    Path game = file("game.5dpgn", GAME);
    CliRunner.Result lossy = fivefold("convert", "--strict", "--to", "export", game.toString());
    assertThat(lossy.status()).isEqualTo(1);
    assertThat(lossy.out()).isEmpty();

    CliRunner.Result fine = fivefold("convert", "--strict", "--to", "5dpgn", game.toString());
    assertThat(fine.status()).isZero();
    assertThat(fine.err()).isEmpty();
  }

  @Test
  void commentsKeepWhatTheNotationLacks() throws IOException {
    Path tree = file("tree.txt", TREE);
    CliRunner.Result plain = fivefold("convert", "--to", "5dpgn", tree.toString());
    assertThat(plain.err()).contains("5dpgn loses variations: 1");

    CliRunner.Result kept =
        fivefold("convert", "--to", "5dpgn", "--keep-in-comments", tree.toString());
    assertThat(kept.err()).doesNotContain("W_LOSS");
    Path packed = file("packed.5dpgn", kept.out());
    CliRunner.Result back = fivefold("convert", "--to", "branched", packed.toString());
    assertThat(back.out()).contains("(1b. e6", "1b. Nf6");
  }

  @Test
  void allMakesAFileForEachNotation() throws IOException {
    Path game = file("game.5dpgn", GAME);
    Path out = folder.resolve("out");
    CliRunner.Result result =
        fivefold("convert", "--to", "all", "-o", out.toString(), game.toString());

    assertThat(result.status()).isZero();
    List<String> names;
    try (Stream<Path> files = Files.list(out)) {
      names = files.map(path -> path.getFileName().toString()).toList();
    }
    assertThat(names)
        .containsExactlyInAnyOrderElementsOf(
            Notations.all().stream()
                .filter(Notation::writes)
                .map(notation -> "game." + notation.id())
                .toList());
  }

  @Test
  void foldersAreConvertedFileByFile() throws IOException {
    Path old = Files.createDirectories(folder.resolve("old/more"));
    Files.writeString(folder.resolve("old/a.5dpgn"), GAME);
    Files.writeString(folder.resolve("old/a.txt"), TREE);
    Files.writeString(old.resolve("b.5dpgn"), GAME);
    Path out = folder.resolve("new");
    CliRunner.Result result =
        fivefold("convert", "--to", "alexbay", "-o", out.toString(), folder + "/old");

    assertThat(result.status()).isZero();
    assertThat(out.resolve("a.alexbay")).content().contains("2w. 2:Nb1<+1>1:b3");
    assertThat(out.resolve("a.txt.alexbay")).content().contains("1b. 1:Ng8<>1:f6");
    assertThat(out.resolve("more/b.alexbay")).exists();
  }

  @Test
  void severalNotationsAreSeveralFiles() throws IOException {
    Path game = file("game.5dpgn", GAME);
    Path out = folder.resolve("new");
    CliRunner.Result result =
        fivefold("convert", "--to", "alexbay,json", "-o", out.toString(), game.toString());
    assertThat(result.status()).isZero();
    assertThat(out.resolve("game.alexbay")).content().contains("2w. 2:Nb1<+1>1:b3");
    assertThat(out.resolve("game.json")).exists();
    assertThat(fivefold("convert", "--to", "json,alexbuy", "-o", "x", game.toString()).err())
        .contains("did you mean \"alexbay\"");
  }

  @Test
  void aFolderToWriteToGetsAFileForEachInput() throws IOException {
    Path a = file("a.5dpgn", GAME);
    Path b = file("b.5dpgn", GAME);
    String fresh = folder + "/fresh/";
    assertThat(
            fivefold("convert", "--to", "json", "-o", fresh, a.toString(), b.toString()).status())
        .isZero();
    assertThat(folder.resolve("fresh/a.json")).exists();
    assertThat(folder.resolve("fresh/b.json")).exists();
    Path there = Files.createDirectory(folder.resolve("there"));
    assertThat(fivefold("convert", "--to", "json", "-o", there.toString(), a.toString()).status())
        .isZero();
    assertThat(there.resolve("a.json")).exists();
  }

  @Test
  void anotherCommandMakesNoFileOfTheNameOfAFolder() throws IOException {
    Path a = file("a.5dpgn", GAME);
    CliRunner.Result result = fivefold("hash", "-o", folder + "/new/", a.toString());
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err()).contains("new/: cannot be written: this is a folder");
    assertThat(folder.resolve("new")).doesNotExist();
  }

  /** Axel's notation says nothing about where a game starts. */
  @Test
  void aFileWithBoardsSaysWhereGamesStart() throws IOException {
    Path boards =
        file(
            "boards.5dpgn",
            "[Board \"custom\"]\n[Size \"4x4\"]\n[rk2/4/4/2KR:0:1:w]\n\n1. Kd2 / Ra3\n");
    for (String notation : List.of("axel", "alexbay-min", "json")) {
      Path game =
          file("game." + notation, fivefold("convert", "--to", notation, boards.toString()).out());
      CliRunner.Result back =
          fivefold("hash", "--every", "--from", notation, "--variant", boards + "", game + "");
      assertThat(back.err()).as(notation).isEmpty();
      assertThat(back.out()).isEqualTo(fivefold("hash", "--every", boards.toString()).out());
    }
    assertThat(fivefold("fen", "--variant", boards.toString()).out())
        .isEqualTo(fivefold("fen", "--at", "start", boards.toString()).out());
    assertThat(fivefold("fen", "--variant", file("text", "a shopping list") + "").err())
        .contains("no start position");
  }

  @Test
  void severalFilesNeedAFolder() throws IOException {
    Path game = file("game.5dpgn", GAME);
    CliRunner.Result result = fivefold("convert", "--to", "all", game.toString());
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("-o");
  }

  @Test
  void asksBackAboutUnknownNames() throws IOException {
    Path game = file("game.5dpgn", GAME);
    assertThat(fivefold("convert", "--to", "alexbuy", game.toString()).err())
        .contains("did you mean \"alexbay\"");
    assertThat(fivefold("convert", "--to", "export", "--form", "bear", game.toString()).err())
        .contains("did you mean \"bare\"");
  }

  @Test
  void jsonHoldsTextAndLosses() throws IOException {
    Path game = file("game.5dpgn", GAME);
    CliRunner.Result result = fivefold("convert", "--json", "--to", "export", game.toString());
    assertThat(result.out())
        .startsWith("{\"schema\":\"fivefold.convert/1\"")
        .contains("\"to\":\"export\"", "\"feature\":\"comments\",\"count\":1");
  }

  @Test
  void theListNamesEveryNotation() {
    CliRunner.Result result = fivefold("notations");
    assertThat(result.status()).isZero();
    for (String id : Notations.ids()) {
      assertThat(result.out()).contains(id);
    }
    assertThat(fivefold("notations", "--json").out())
        .contains("{\"schema\":\"fivefold.notations/1\",\"id\":\"5dpgn\"");
  }
}
