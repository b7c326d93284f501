package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.io.Streams.Standard;
import fivefold.text.VisibleText;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a game, a file name or an argument says never commands the terminal. */
class HostileTextTest {
  static Stream<String> texts() {
    return Stream.of(
        "\u001b[2J\u001b]0;title\u0007\u001b]8;;x\u001b\\",
        "\u009b31m",
        "\u202eevil\u202c \u202a\u202b\u202d",
        "\u2066a\u2067b\u2068c\u2069 \u200e\u200f",
        "a\0b\bc\u007fd",
        "\u2028\u2029\u0085\ufeff");
  }

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("check"),
          List.of("check", "--json"),
          List.of("check", "--strict"),
          List.of("tree", "--comments"),
          List.of("annotate"),
          List.of("convert", "--to", "branched"),
          List.of("convert", "--to", "json"),
          List.of("convert", "--to", "alexbay"),
          List.of("convert", "--to", "dynamical"),
          List.of("show"),
          List.of("show", "--ascii"),
          List.of("hash"),
          List.of("fen"),
          List.of("verdict"));

  @ParameterizedTest
  @MethodSource("texts")
  void inAGame(String text) {
    String game =
        "[White \"%s\"]\n[%s \"x\"]\n\n1. e4 {%s} / e5\n2. Nf3 {%s} / Nc6 %s\n"
            .formatted(text, text, text, text, text);
    for (List<String> command : COMMANDS) {
      harmless(command, new CliRunner().stdin(game).terminal(Standard.OUT), command);
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void inArguments(String text) {
    for (List<String> command :
        List.of(
            List.of("check", text + ".5dpgn"),
            List.of("show", "--variant", text),
            List.of("fen", "--variant", text),
            List.of("variants", text),
            List.of("convert", "--to", text),
            List.of("check", "--from", text),
            List.of("verdict", "--at", text),
            List.of("--" + text),
            List.of(text))) {
      // No system call takes a NUL, so none can be in an argument.
      List<String> given = command.stream().map(word -> word.replace("\0", "")).toList();
      harmless(command, new CliRunner().terminal(Standard.OUT), given);
    }
  }

  private static void harmless(Object what, CliRunner runner, List<String> args) {
    CliRunner.Result result = runner.environment("NO_COLOR", "1").run(args.toArray(String[]::new));
    assertThat((result.out() + result.err()).codePoints())
        .as("%s: %s%s", what, result.out(), result.err())
        .noneMatch(c -> c != '\n' && c != '\t' && VisibleText.isDangerous(c));
    assertThat(result.status()).as("%s: %s", what, result.err()).isLessThan(4);
  }
}
