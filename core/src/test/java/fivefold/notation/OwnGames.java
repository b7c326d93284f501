package fivefold.notation;

import fivefold.Corpus;
import fivefold.Notations;
import fivefold.game.Game;
import fivefold.game.GameGenerator;
import fivefold.game.RandomGames;
import fivefold.rules.Budget;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Games to try everything on: those of the examples and random ones of many variants, and where the
 * shared texts are, the recorded games of people and programs.
 */
public final class OwnGames {
  private static final int RANDOM = 24;
  private static final int RARE = 18;

  /** A game as a text of the 5DPGN family. */
  public record Text(String name, String text) {
    @Override
    public String toString() {
      return name;
    }
  }

  private OwnGames() {}

  /** Games that every clone has. */
  public static List<Text> own() {
    List<Text> games = new ArrayList<>();
    for (String name : List.of("knight-puzzle", "mate-in-the-past", "two-timelines")) {
      games.add(text(Corpus.root().resolve("examples/" + name + ".5dpgn")));
    }
    // The game's own variants, at even distances so that all sizes and parities occur.
    List<Variant> playable =
        Variants.all().stream()
            .filter(
                each ->
                    each.isPlayable()
                        && each.start().legalActions().exist(Budget.UNLIMITED).orElse(false))
            .toList();
    List<Variant> some = new ArrayList<>();
    for (int i = 0; i < RANDOM; i++) {
      some.add(playable.get(i * playable.size() / RANDOM));
    }
    RandomGames random = new RandomGames(13, some, 4, 14, 25, 0);
    for (int i = 0; i < RANDOM; i++) {
      games.add(new Text("random " + some.get(i).name(), Notations.PGN.write(random.game(i))));
    }
    for (int seed = 0; seed < RARE; seed++) {
      Game game = GameGenerator.line(seed, 12);
      // The others promote to more than queens, which is not for every notation.
      if (game.variant().isPresent()) {
        games.add(new Text("rare " + seed, Notations.BRANCHED.write(game)));
      }
    }
    return games;
  }

  /** The own games, and the files of these folders below {@code ../shared} where it is. */
  public static List<Text> with(String... folders) {
    List<Text> games = new ArrayList<>(own());
    for (String folder : folders) {
      if (Corpus.find(folder).isPresent()) {
        for (Path file : Corpus.files(folder)) {
          if (file.toString().endsWith(".5dpgn")) {
            games.add(text(file));
          }
        }
      }
    }
    return games;
  }

  private static Text text(Path file) {
    try {
      return new Text(file.getFileName().toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
