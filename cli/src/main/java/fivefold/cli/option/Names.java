package fivefold.cli.option;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.cli.io.IoProblem;
import fivefold.cli.io.UsageException;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.text.Suggestions;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Notations and variants by the names that users give; a wrong name is wrong usage. */
public final class Names {
  private Names() {}

  /** A notation to read. */
  public static Notation readable(String id) {
    Notation notation = notation(id);
    if (!notation.reads()) {
      throw new UsageException("games can't be read from " + id + ": " + notation.description());
    }
    return notation;
  }

  /**
   * A notation to write.
   *
   * @param others what else could have been meant
   */
  public static Notation writable(String id, String... others) {
    Notation notation = notation(id, others);
    if (!notation.writes()) {
      throw new UsageException("games can't be written as " + id + ": " + notation.description());
    }
    return notation;
  }

  private static Notation notation(String id, String... others) {
    return Notations.find(id)
        .orElseThrow(
            () -> {
              List<String> ids =
                  Stream.concat(Notations.ids().stream(), Stream.of(others)).toList();
              return unknown("notation", id, ids, "'fivefold notations' lists them all");
            });
  }

  /** What to say about a name that nothing has. */
  public static UsageException unknown(String what, String name, List<String> known, String help) {
    String hint = Suggestions.didYouMean(Suggestions.nearest(name, known, 3));
    return new UsageException(
        "unknown " + what + " '" + name + "'; " + (hint != null ? hint : help));
  }

  /** A variant. */
  public static Variant variant(String name) {
    VariantLookup lookup = Variants.find(name);
    if (lookup instanceof VariantLookup.Found found) {
      return found.variant();
    }
    VariantLookup.Unknown unknown = (VariantLookup.Unknown) lookup;
    String hint = unknown.hint();
    throw new UsageException(
        unknown.message() + "; " + (hint != null ? hint : "'fivefold variants' lists them all"));
  }

  /** The game without moves of a variant, or of a file with the boards that a game starts from. */
  static Game start(String nameOrFile) {
    if (Variants.find(nameOrFile) instanceof VariantLookup.Unknown && isFile(nameOrFile)) {
      try {
        ReadResult read = Games.read(Path.of(nameOrFile));
        Game game = read.game().orElse(null);
        if (game == null) {
          throw new UsageException(nameOrFile + ": no start position can be read from this file");
        }
        return game.variant().isPresent()
            ? Game.of(game.start(), game.variant().get())
            : Game.of(game.start());
      } catch (IOException e) {
        throw new UsageException(nameOrFile + ": " + IoProblem.describe(e));
      }
    }
    Variant variant = playable(nameOrFile);
    return Game.of(variant.start(), variant.name());
  }

  private static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** A variant to play. */
  public static Variant playable(String name) {
    Variant variant = variant(name);
    if (!variant.isPlayable()) {
      throw new UsageException(
          variant.name() + " can't be played: " + variant.unplayableReason().orElse(""));
    }
    return variant;
  }
}
