package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import fivefold.cli.io.Streams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
  private static final String GAME =
      """
      [White "Ann <b>"]
      [Black "Bob & Co"]
      [Board "Standard"]

      1. e4 / e5
      2. Nf3 / Nc6
      3. (0T3)Nf3>>(0T2)h3 / (1T2)Bc5
      """;

  @TempDir Path folder;

  @Test
  void drawsThePositionAtTheEnd() {
    Result result = show("--width", "100");
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
    assertThat(result.out())
        .startsWith("« T1w..T1b")
        .contains("[present T3w]", "+1 5 ", "[♝]", "╰", "a b c d e f g h")
        .doesNotContain("\u001b");
  }

  @Test
  void drawsAnotherPositionAnotherWay() {
    Result result = show("--at", "1w", "--ascii", "--compact", "--flip");
    assertThat(result.out())
        .isEqualTo(
            """
                   T1w         [T1b]
                +--------+   ##########
              1 |RNBKQBNR|   #RNBKQBNR#
              2 |PPPPPPPP|   #PPP PPPP#
              3 | . . . .|   # . . . .#
            0 4 |. . . . |---#. .P. . #
              5 | . . . .|   # . . . .#
              6 |. . . . |   #. . . . #
              7 |pppppppp|   #pppppppp#
              8 |rnbkqbnr|   #rnbkqbnr#
                +--------+   ##########
                 hgfedcba     hgfedcba
            """);
  }

  @Test
  void fitsTheTerminalInColour() {
    Result result =
        new CliRunner()
            .stdin(GAME)
            .terminal(Streams.Standard.OUT)
            .environment("COLUMNS", "60")
            .run("show");
    assertThat(result.out()).contains("\u001b[0;38;5;231;48;5;60m");
    assertThat(result.out().replaceAll("\u001b\\[[0-9;]*m", "").lines())
        .allMatch(line -> line.length() <= 60);
  }

  @Test
  void drawsAVariant() {
    Result result = CliRunner.fivefold("show", "--variant", "two timelines");
    assertThat(result.status()).isZero();
    assertThat(result.out()).contains("-0 5", "+0 5", "[present T1w]");
    Result unknown = CliRunner.fivefold("show", "--variant", "tow timelines");
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.err()).contains("Two Timelines");
  }

  @Test
  void drawsAlexbaysPicture() {
    Result result = show("--style", "alexbay", "--at", "1w");
    assertThat(result.out().lines().limit(2))
        .containsExactly("╔════════╗╔════════╗", "║rnbqkbnr║║rnbqkbnr║");
    assertThat(result.out().lines()).hasSize(10);
  }

  @Test
  void drawsAPart() {
    assertThat(show("--turns", "2").out()).contains("T2w", "T2b").doesNotContain("T1", "T3");
    assertThat(show("--timelines", "1..").out()).doesNotContain(" 0 5");
    assertThat(show("--around", "0").out()).contains("T3w").doesNotContain("T2");
    Result nothing = show("--turns", "9..12");
    assertThat(nothing.status()).isEqualTo(2);
    assertThat(nothing.err()).contains("this game has no turns 9..12");
  }

  @Test
  void tellsWhichActionIsTheLast() {
    Result result = show("--at", "9w");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err()).contains("there is no action 9w, the last is 3b");
  }

  @Test
  void writesPictureFiles() throws IOException {
    Result result =
        show(
            "--svg",
            file("a.svg"),
            "--png",
            file("a.png"),
            "--gif",
            file("a.gif"),
            "--delay",
            "500");
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).isEmpty();
    assertThat(Files.readString(folder.resolve("a.svg")))
        .contains("<title>Ann &lt;b&gt; – Bob &amp; Co</title>", "Standard, after 3b")
        .doesNotContain("<b>");
    assertThat(ImageIO.read(folder.resolve("a.png").toFile()).getWidth()).isBetween(800, 2400);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(folder.resolve("a.gif").toFile())) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(7);
      assertThat(reader.getWidth(0)).isLessThanOrEqualTo(1200);
    }
    try (var files = Files.list(folder)) {
      assertThat(files).as("nothing is left beside them").hasSize(3);
    }
  }

  /** The command is the one docs/pictures.md shows. */
  @Test
  void thePictureInTheDocumentationIsTrue() throws IOException {
    Path root = Path.of(System.getProperty("fivefold.root", ".."));
    Result result =
        CliRunner.fivefold(
            "show",
            "--svg",
            "-",
            "--title",
            "A knight goes back in time",
            "--caption",
            "",
            root.resolve("examples/knight-puzzle.5dpgn").toString());
    assertThat(result.out()).isEqualTo(Files.readString(root.resolve("docs/knight-puzzle.svg")));
  }

  @Test
  void writesSvgToStandardOutput() {
    Result result = show("--svg", "-", "--theme", "dark", "--square", "12", "--title", "x");
    assertThat(result.out()).startsWith("<svg ").endsWith("</svg>\n").contains("#1C222C");
  }

  @Test
  void numbersTheFilesOfFurtherGames() throws IOException {
    Result result = new CliRunner().stdin(GAME + "\n" + GAME).run("show", "--svg", file("two.svg"));
    assertThat(result.err()).isEmpty();
    assertThat(Files.exists(folder.resolve("two-2.svg"))).isTrue();
    assertThat(ShowCommand.numbered("a.b/c", 2)).isEqualTo("a.b/c-2");
    assertThat(ShowCommand.numbered(".svg", 3)).isEqualTo(".svg-3");
  }

  @Test
  void saysWhyAFileCannotBeWritten() {
    Result result = show("--svg", folder.resolve("no/such/folder.svg").toString());
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err()).contains("folder.svg: cannot be written");
  }

  @Test
  void refusesSenselessSizes() {
    for (String[] options :
        new String[][] {
          {"--square", "1"},
          {"--square", "401"},
          {"--fit", "big"},
          {"--fit", "0x5"},
          {"--width", "0"},
          {"--delay", "3"},
          {"--around", "-1"}
        }) {
      assertThat(show(options).status()).as(options[0]).isEqualTo(2);
    }
    Result huge = show("--png", file("huge.png"), "--square", "400");
    assertThat(huge.status()).isEqualTo(2);
    assertThat(huge.err()).contains("million pixels");
    assertThat(Files.exists(folder.resolve("huge.png"))).isFalse();
  }

  @Test
  void printsJson() {
    assertThat(show("--json", "--at", "start").out())
        .startsWith(
            "{\"schema\":\"fivefold.show/1\",\"file\":\"<stdin>\",\"game\":1,\"at\":\"start\"")
        .contains("[present T1w]\\n");
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static Result show(String... options) {
    String[] args = new String[options.length + 1];
    args[0] = "show";
    System.arraycopy(options, 0, args, 1, options.length);
    return new CliRunner().stdin(GAME).run(args);
  }
}
