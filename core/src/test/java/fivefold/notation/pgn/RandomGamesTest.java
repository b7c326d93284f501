package fivefold.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.game.GameGenerator;
import fivefold.game.RandomGames;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Comments;
import fivefold.notation.WriteOptions.Coordinates;
import fivefold.notation.WriteOptions.Numbering;
import fivefold.notation.Written;
import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** read(write(game)) = game, and strictly so, over thousands of random games. */
class RandomGamesTest {

  /** Random play from every start position of the catalogue in turn. */
  @Test
  void gamesOfAllVariants() {
    List<Variant> variants =
        Variants.all().stream()
            .filter(Variant::isPlayable)
            .filter(variant -> variant.start().multiverse().boardCount() <= 40)
            .toList();
    assertThat(variants.size()).isGreaterThan(50);
    RandomGames games = new RandomGames(0, variants, 8, 8, 50, 0);
    for (int i = 0; i < 2000; i++) {
      Game game = games.game(i);
      check(game, new Random(i), "game " + i + " of " + games.seed() + ", " + game.variant());
    }
  }

  /** Trees with annotations, promotions, castling and en passant. */
  @Test
  void annotatedTrees() {
    for (int seed = 0; seed < 600; seed++) {
      check(GameGenerator.tree(seed, 8), new Random(seed), "tree of seed " + seed);
    }
  }

  private static void check(Game game, Random random, String note) {
    // Check signs take a search, so not every game gets them.
    WriteOptions options =
        WriteOptions.DEFAULT
            .withCoordinates(random.nextBoolean() ? Coordinates.FULL : Coordinates.SHORT)
            .withNumbering(random.nextBoolean() ? Numbering.LETTERS : Numbering.SLASH)
            .withBoards(random.nextInt(4) == 0)
            .withLineWidth(random.nextInt(3) * 40)
            .withComments(Comments.IN_PLACE);
    boolean marks = random.nextInt(8) == 0;
    WriteOptions quick = marks ? options : options.withMarks(Set.of(WriteOptions.Mark.EVALUATION));
    check(Notations.BRANCHED, game, quick, note);
    check(Notations.PGN, game, marks ? options : withoutChecks(options), note);
  }

  /** 5DPGN demands its capture signs, but check signs cost a search. */
  private static WriteOptions withoutChecks(WriteOptions options) {
    return options.withMarks(
        Set.of(
            WriteOptions.Mark.CAPTURE,
            WriteOptions.Mark.PRESENT,
            WriteOptions.Mark.TIMELINE,
            WriteOptions.Mark.EVALUATION));
  }

  private static void check(Notation notation, Game game, WriteOptions options, String note) {
    Written written = notation.write(game, options);
    String told = note + "\n" + written.text();
    ReadOptions strict = ReadOptions.STRICT.withCheckMarks(false);
    ReadResult result = Games.read(notation, "written", written.text(), strict);

    assertThat(result.errors()).as(told + "\n" + result.diagnostics()).isZero();
    if (written.isLossless()) {
      assertThat(result.orThrow().equals(game)).as("the same game: " + told).isTrue();
    }
    State end = game.end().state();
    assertThat(result.orThrow().end().state().multiverse().equals(end.multiverse()))
        .as(told)
        .isTrue();
    assertThat(result.orThrow().variant()).as(told).isEqualTo(game.variant());
  }
}
