package fivefold.bench;

import fivefold.Games;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.notation.ReadOptions;
import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The games that are measured, read from {@code ../shared/corpus/hard}. */
final class Inputs {
  private static final List<String> HUMAN_GAMES =
      List.of(
          "games/1.1.5dpgn",
          "games/1.2.5dpgn",
          "games/Bg2.5dpgn",
          "games/aivsai.5dpgn",
          "games/e3.5dpgn",
          "games/game.5dpgn",
          "games/game-2.5dpgn",
          "games/game-3.5dpgn",
          "games/invasion.5dpgn",
          "specs/5dpgn-half-reflected.5dpgn",
          "specs/5dpgn-no-queens-repaired.5dpgn",
          "specs/branched-game-clean.5dpgn");

  private Inputs() {}

  static Path folder() {
    return Path.of("../shared/corpus/hard");
  }

  /** The games with several states, by the names of their files without ending. */
  static List<String> games() {
    return List.of(
        "100_timelines",
        "manyChecks",
        "wide",
        "NP0",
        "silly",
        "exiledKings",
        "futures",
        "ctp1",
        "standard");
  }

  /** The positions that make other searches give up: files below the folder. */
  static List<String> positions() {
    List<String> names = new ArrayList<>(List.of("slow_88_20.5dpgn"));
    try (Stream<Path> files = Files.list(folder().resolve("random"))) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".5dpgn"))
          .sorted()
          .forEach(name -> names.add("random/" + name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names;
  }

  /** Every state of a game's main line, the start first. */
  static List<State> states(String game) {
    return read("cwmtt-" + game + ".5dpgn");
  }

  static State position(String file) {
    List<State> states = read(file);
    return states.get(states.size() - 1);
  }

  private static List<State> read(String file) {
    try {
      String text = Files.readString(folder().resolve(file));
      Game game = Games.read(file, text, ReadOptions.LENIENT).orThrow();
      List<State> states = new ArrayList<>(List.of(game.start()));
      game.mainline().stream().map(Node::state).forEach(states::add);
      return states;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Games that people or ordinary programs played, one after the other. */
  static String humanGames() {
    StringBuilder text = new StringBuilder();
    for (String file : HUMAN_GAMES) {
      try {
        text.append(Files.readString(folder().resolveSibling(file)).strip()).append("\n\n");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return text.toString();
  }

  /** Every state of the games of people, the starts included. */
  static List<State> humanStates() {
    List<State> states = new ArrayList<>();
    for (Game game : games(humanGames())) {
      states.add(game.start());
      game.mainline().stream().map(Node::state).forEach(states::add);
    }
    return states;
  }

  /** The last state of each game of people. */
  static List<State> humanEnds() {
    return games(humanGames()).stream().map(game -> game.end().state()).toList();
  }

  static List<Game> games(String text) {
    return Games.readAll(text).stream().map(ReadResult::orThrow).toList();
  }

  /** The start of every variant that can be played. */
  static List<State> starts() {
    return Variants.all().stream().filter(Variant::isPlayable).map(Variant::start).toList();
  }

  static State standard() {
    return Variants.standard().start();
  }
}
