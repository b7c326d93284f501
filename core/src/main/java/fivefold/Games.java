package fivefold;

import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import fivefold.text.Place;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The easy way to read games: the notation is found out, the moves are played under the rules. */
public final class Games {
  private Games() {}

  /**
   * The game in a file; the first one when there are several. What is not UTF-8 is replaced.
   *
   * @throws IOException when the file can't be read
   */
  public static ReadResult read(Path file) throws IOException {
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return read(file.toString(), text, ReadOptions.LENIENT);
  }

  /** The games of a file, one after the other. */
  public static List<ReadResult> readAll(Path file) throws IOException {
    try (Reader in = new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8)) {
      List<ReadResult> all = new ArrayList<>();
      readAll(file.toString(), in, ReadOptions.LENIENT).forEachRemaining(all::add);
      return all;
    }
  }

  /** The game in a text; the first one when there are several. */
  public static ReadResult read(String text) {
    return read("text", text, ReadOptions.LENIENT);
  }

  /**
   * The game in a text; the first one when there are several.
   *
   * @param name what to call the text in messages
   */
  public static ReadResult read(String name, String text, ReadOptions options) {
    GameReader games = GameReader.ofStart(name, text, null, options);
    return games.hasNext() ? games.next() : none(name);
  }

  /** The game in a text of a known notation; the first one when there are several. */
  public static ReadResult read(Notation notation, String name, String text, ReadOptions options) {
    GameReader games = GameReader.ofStart(name, text, notation, options);
    return games.hasNext() ? games.next() : none(name);
  }

  /** The games of a stream, one after the other. */
  public static GameReader readAll(String name, Reader in, ReadOptions options) {
    return new GameReader(name, in, null, options);
  }

  /** All games in a text. */
  public static List<ReadResult> readAll(String text) {
    List<ReadResult> all = new ArrayList<>();
    GameReader.ofStart("text", text, null, ReadOptions.LENIENT).forEachRemaining(all::add);
    return all;
  }

  /** What to say about an input without any game. */
  public static ReadResult none(String name) {
    Diagnostic nothing =
        new Diagnostic(Code.E_NO_GAME, Place.of(name), "there is no game in this text");
    return new ReadResult(Optional.empty(), List.of(nothing), 1, 0);
  }
}
