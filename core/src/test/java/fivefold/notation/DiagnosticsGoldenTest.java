package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.GameReader;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.rules.Budget;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import fivefold.text.DiagnosticPrinter;
import fivefold.text.Place;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What users see for every code: a file each, with how it is read on the first line, the text, a
 * line of dashes, and what is printed. Run with {@code -Dtest.argLine=-Dgolden.update=true} to
 * write the printed part anew, then look at the difference.
 */
class DiagnosticsGoldenTest {
  private static final String BORDER = "----------\n";

  private static Path folder() {
    return Corpus.root().resolve("core/src/test/resources/fivefold/notation/diagnostics");
  }

  /** The example of a code; it may have more, with other words behind its name. */
  static Path file(Code code) {
    return folder().resolve(code + ".txt");
  }

  static Stream<Path> files() throws IOException {
    return Files.list(folder()).sorted();
  }

  /**
   * An example.
   *
   * @param how the words that say how to read it
   * @param text the text, with names for the characters that are hard to keep in a file
   */
  record Example(String how, String text) {
    static Example of(Path file) throws IOException {
      String content = Files.readString(file);
      int firstLine = content.indexOf('\n');
      String text = content.substring(firstLine + 1, content.indexOf(BORDER));
      return new Example(content.substring(0, firstLine), text);
    }

    /** What is printed now. */
    String printed() {
      return read(
          how, text.replace("<ESC>", "\u001b").replace("<NUL>", "\0").replace("<BAD>", "\ufffd"));
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void printsAsBefore(Path file) throws IOException {
    Example example = Example.of(file);
    String printed = example.printed();
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(file, example.how() + "\n" + example.text() + BORDER + printed);
    }

    assertThat(Files.readString(file)).endsWith(BORDER + printed);
    String code = file.getFileName().toString().replaceAll("(-.*)?\\.txt", "");
    assertThat(printed).as("the code the file is named after").contains("[" + code + "]");
  }

  private static String read(String how, String text) {
    ReadOptions options = ReadOptions.LENIENT;
    Notation notation = null;
    boolean writing = false;
    for (String word : how.split(" ")) {
      switch (word) {
        case "lenient" -> {}
        case "check" -> options = options.withCheckMarks(true);
        case "strict" -> options = ReadOptions.STRICT;
        case "repair" -> options = ReadOptions.REPAIR;
        case "nobudget" -> options = options.withBudget(Budget.ofNodes(1));
        case "small" -> options = options.withLimits(new Limits(300, 3, 2, 3, 2, 100));
        case "writing" -> writing = true;
        default -> notation = Notations.find(word).orElseThrow();
      }
    }
    StringBuilder printed = new StringBuilder();
    if (notation != null && writing) {
      Game game = Games.read(text).orThrow();
      for (Loss loss : notation.write(game, WriteOptions.DEFAULT).losses()) {
        Diagnostic found = loss.diagnostic(notation, Place.of("game"));
        printed.append(DiagnosticPrinter.PLAIN.print(found));
      }
      return printed.toString();
    }
    GameReader games = new GameReader("game", new StringReader(text), notation, options);
    if (!games.hasNext()) {
      append(printed, Games.none("game"));
    }
    games.forEachRemaining(result -> append(printed, result));
    return printed.toString();
  }

  private static void append(StringBuilder printed, ReadResult result) {
    for (Diagnostic diagnostic : result.diagnostics()) {
      printed.append(DiagnosticPrinter.PLAIN.print(diagnostic));
    }
  }

  /** No text is known that two notations claim alike; DetectionTest invents a notation for it. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "E_NOTATION_AMBIGUOUS")
  void everyCodeHasAFile(Code code) {
    assertThat(file(code)).exists();
  }
}
