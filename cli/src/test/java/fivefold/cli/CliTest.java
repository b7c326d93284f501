package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner.Result;
import fivefold.cli.command.CliCommand;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Input;
import fivefold.cli.io.OutputLostException;
import fivefold.cli.io.Streams.Standard;
import fivefold.cli.io.UsageException;
import fivefold.cli.io.Version;
import fivefold.cli.option.InputOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The promises every command shares, shown with small commands made for it. */
class CliTest {
  @Command(name = "echo", description = "Copies its inputs.", footer = "  fivefold echo FILE")
  static final class Echo extends CliCommand {
    @Mixin private InputOptions inputs = new InputOptions();

    @Override
    public Exit run(Context context) throws IOException {
      return inputs
          .inputs()
          .forEach(
              context,
              input -> {
                context.out().print(context.outPaint().red(input.text()));
                return Exit.DONE;
              });
    }
  }

  @Command(name = "fail", description = "Fails.", footer = "  fivefold fail")
  static final class Fail extends CliCommand {
    private final RuntimeException failure;

    Fail(RuntimeException failure) {
      this.failure = failure;
    }

    @Override
    public Exit run(Context context) {
      context.out().print("half");
      throw failure;
    }
  }

  @Command(name = "answer", description = "Answers.", footer = "  fivefold answer")
  static final class Answer extends CliCommand {
    private final Exit exit;
    private final String text;

    Answer(Exit exit, String text) {
      this.exit = exit;
      this.text = text;
    }

    @Override
    public Exit run(Context context) {
      context.timing().phase("think", () -> context.out().print(text));
      return exit;
    }
  }

  private static CliRunner with(Supplier<CliCommand> command) {
    Map<String, Supplier<CliCommand>> commands = new LinkedHashMap<>();
    commands.put("echo", Echo::new);
    commands.put("cmd", command);
    return new CliRunner(commands);
  }

  private static CliRunner echo() {
    return with(Echo::new);
  }

  private static CliRunner answer(Exit exit, String text) {
    return with(() -> new Answer(exit, text));
  }

  @TempDir Path folder;

  @Test
  void versionAndHelpGoToStdout() {
    assertThat(CliRunner.fivefold("-V"))
        .isEqualTo(new Result(0, Version.line() + System.lineSeparator(), ""));
    Result help = echo().run("--help");
    assertThat(help.status()).isZero();
    assertThat(help.out()).contains("echo", "Copies its inputs.");
    assertThat(help.err()).isEmpty();
    assertThat(echo().run("help", "echo")).isEqualTo(echo().run("echo", "--help"));
  }

  @Test
  void helpShowsExamplesBeforeOptions() {
    assertThat(echo().run("echo", "--help").out())
        .containsSubsequence("Copies", "Examples:", "fivefold echo FILE", "Usage:", "Options:");
  }

  @Test
  void noCommandIsWrongUsage() {
    Result result = echo().run();
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("Usage: fivefold");
  }

  @Test
  void wrongNamesGetSuggestions() {
    Result command = echo().run("ehco");
    assertThat(command.status()).isEqualTo(2);
    assertThat(command.err()).contains("unknown command 'ehco'", "did you mean \"echo\"?");
    Result option = echo().run("echo", "--timng");
    assertThat(option.status()).isEqualTo(2);
    assertThat(option.err()).contains("unknown option '--timng'", "did you mean \"--timing\"?");
    assertThat(echo().run("echo", "--color", "pink").err()).contains("auto, always, never");
  }

  @Test
  void messagesAboutArgumentsCannotControlTheTerminal() {
    assertThat(echo().run("\u001b[2J").err()).contains("<U+001B>[2J").doesNotContain("\u001b");
    assertThat(echo().run("echo", "no\u001bfile").err()).doesNotContain("\u001b");
  }

  @ParameterizedTest
  @EnumSource
  void theStatusIsThatOfTheCommand(Exit exit) {
    assertThat(answer(exit, "").run("cmd").status()).isEqualTo(exit.code());
  }

  @Test
  void filesAndStdinAreReadInTurn() throws IOException {
    Path file = Files.writeString(folder.resolve("a ä.txt"), "\ufeffeins ♔\n");
    Result result = echo().stdin("zwei\n").run("echo", file.toString(), "-");
    assertThat(result).isEqualTo(new Result(0, "eins ♔\nzwei\n", ""));
    assertThat(echo().stdin("piped").run("echo").out()).isEqualTo("piped");
  }

  @Test
  void noFileAtATerminalIsWrongUsage() {
    Result result = echo().terminal(Standard.IN).run("echo");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("name a FILE");
  }

  @Test
  void anUnreadableFileIsReportedAndTheOthersAreRead() throws IOException {
    Path good = Files.writeString(folder.resolve("good"), "good");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Result result =
        echo().run("echo", folder.resolve("gone").toString(), empty.toString(), good.toString());
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.out()).isEqualTo("good");
    assertThat(result.err()).contains("gone: no such file", "empty: there are no files in this");
  }

  @Test
  void helpBeforeACommandIsItsHelp() {
    assertThat(CliRunner.fivefold("--help", "convert"))
        .isEqualTo(CliRunner.fivefold("convert", "--help"));
    assertThat(CliRunner.fivefold("--help", "convert").out()).contains("--to=ID");
  }

  @Test
  void theHelpLeadsWithExamples() {
    assertThat(CliRunner.fivefold("--help").out()).contains("  fivefold check game.5dpgn");
  }

  @Test
  void aMisspeltOptionIsNamedRatherThanTheOneThatIsMissing() {
    Result result = CliRunner.fivefold("convert", "--too", "json", "game.5dpgn");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("unknown option '--too'", "did you mean \"--to\"");
    assertThat(CliRunner.fivefold("convert", "game.5dpgn").err()).contains("Missing required");
  }

  @Test
  void anUnknownLetterIsNoMisspellingOfAnother() {
    assertThat(CliRunner.fivefold("check", "-h", "x").err()).contains("did you mean \"--help\"?");
    assertThat(CliRunner.fivefold("check", "-x", "x").err()).doesNotContain("did you mean");
    assertThat(CliRunner.fivefold("check", "-O", "x").err()).contains("did you mean \"-o\"?");
  }

  @Test
  void whatCanNeitherBeReadNorWrittenSaysSo() {
    assertThat(CliRunner.fivefold("check", "--from", "matrix", "x").err())
        .contains("games can't be read from matrix")
        .doesNotContain("written");
  }

  @Test
  void aFolderStandsForTheFilesBelowIt() throws IOException {
    Files.createDirectories(folder.resolve("games/more"));
    Files.writeString(folder.resolve("games/.hidden"), "hidden");
    Files.writeString(folder.resolve("games/b"), "two ");
    Files.writeString(folder.resolve("games/a"), "one ");
    Files.writeString(folder.resolve("games/more/c"), "three");
    Result result = echo().run("echo", folder.resolve("games").toString());
    assertThat(result.out()).isEqualTo("one two three");
    assertThat(result.status()).isZero();
  }

  @Test
  void bytesThatAreNoTextAreReplacedWithAWarning() {
    Result result = echo().stdin(new byte[] {'a', (byte) 0xff, 'b'}).run("echo");
    assertThat(result.out()).isEqualTo("a\ufffdb");
    assertThat(result.err()).contains("warning: <stdin>: not valid UTF-8");
  }

  @Test
  void textInUtf16IsRead() {
    byte[] bytes = {(byte) 0xff, (byte) 0xfe, 'a', 0, 0x54, 0x26};
    assertThat(echo().stdin(bytes).run("echo").out()).isEqualTo("a♔");
  }

  @Test
  void anEndlessInputIsRefused() {
    byte[] tooMuch = new byte[Input.MAX_TEXT_BYTES + 1];
    Result result = echo().stdin(tooMuch).run("echo");
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err()).contains("more than 64 MiB");
  }

  @Test
  void coloursObeyOptionTerminalAndEnvironment() {
    String red = "\u001b[31mx\u001b[0m";
    assertThat(echo().stdin("x").run("echo").out()).isEqualTo("x");
    assertThat(echo().stdin("x").terminal(Standard.OUT).run("echo").out()).isEqualTo(red);
    assertThat(echo().stdin("x").run("echo", "--color=always").out()).isEqualTo(red);
    assertThat(echo().stdin("x").terminal(Standard.OUT).run("echo", "--color", "never").out())
        .isEqualTo("x");
    assertThat(
            echo().stdin("x").terminal(Standard.OUT).environment("NO_COLOR", "1").run("echo").out())
        .isEqualTo("x");
  }

  @Test
  void outputGoesToAFile() throws IOException {
    Path file = folder.resolve("out.txt");
    Result result = answer(Exit.NO, "♔\n").run("cmd", "-o", file.toString());
    assertThat(result).isEqualTo(new Result(1, "", ""));
    assertThat(file).hasContent("♔\n");
    assertThat(folder).isDirectoryContaining(file::equals);
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void aFailedCommandLeavesTheOldFileAlone() throws IOException {
    Path file = Files.writeString(folder.resolve("out.txt"), "old");
    assertThat(answer(Exit.UNREADABLE, "half").run("cmd", "-o", file.toString()).status())
        .isEqualTo(3);
    assertThat(answer(Exit.NO, "").run("cmd", "-o", file.toString()).status()).isEqualTo(1);
    with(() -> new Fail(new IllegalStateException())).run("cmd", "-o", file.toString());
    assertThat(file).hasContent("old");
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void anInputMayBeItsOwnOutput() throws IOException {
    Path file = Files.writeString(folder.resolve("game"), "text");
    assertThat(echo().run("echo", file.toString(), file.toString(), "-o", file.toString()).status())
        .isZero();
    assertThat(file).hasContent("texttext");
  }

  @Test
  void anOutputThatCannotBeWrittenIsReported() {
    String nowhere = folder.resolve("no/such/folder").toString();
    Result result = answer(Exit.DONE, "x").run("cmd", "-o", nowhere);
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err()).contains("cannot be written: no such");
  }

  @Test
  void timingGoesToStderr() {
    Result result = answer(Exit.DONE, "x").run("cmd", "--timing");
    assertThat(result.out()).isEqualTo("x");
    assertThat(result.err().strip()).matches("timing: think \\d+\\.\\d ms");
  }

  @Test
  void aBugIsOneLineAndStatus70() {
    CliRunner runner = with(() -> new Fail(new IllegalStateException("oh\u001b")));
    Result result = runner.run("cmd");
    assertThat(result.status()).isEqualTo(70);
    assertThat(result.err())
        .contains("internal error: java.lang.IllegalStateException: oh<U+001B>")
        .doesNotContain("\tat ");
    assertThat(runner.environment("FIVEFOLD_DEBUG", "1").run("cmd").err()).contains("\tat ");
  }

  @Test
  void wrongUsageFoundByACommandIsStatus2() {
    Result result = with(() -> new Fail(new UsageException("--max must be positive"))).run("cmd");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("fivefold fail: --max must be positive", "--help");
  }

  @Test
  void aClosedPipeIsSilentAndAFullDiskIsNot() {
    IOException cause = new IOException("No space left on device");
    Result pipe = with(() -> new Fail(new OutputLostException(true, cause))).run("cmd");
    assertThat(pipe.status()).isZero();
    assertThat(pipe.err()).isEmpty();
    Result disk = with(() -> new Fail(new OutputLostException(false, cause))).run("cmd");
    assertThat(disk.status()).isEqualTo(3);
    assertThat(disk.err()).contains("No space left");
  }
}
