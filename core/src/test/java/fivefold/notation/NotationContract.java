package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.Corpus;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.game.GameGenerator;
import fivefold.text.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/**
 * What holds for every notation. A notation's test extends it and names the notation; the rest
 * comes from the registry. Where a notation can't be read, can't be written or has no moves, the
 * tests of that are replaced by one that it says so. Run with {@code
 * -Dtest.argLine=-Dgolden.update=true} to write the golden files anew, then look at the difference.
 */
public abstract class NotationContract {
  private static final int SEEDS = 12;

  /** Of the reference and random games, at least this many suit any two notations. */
  private static final int CARRIED = 3;

  /** Its first moves are illegal, so there is nothing to convert. */
  private static final String WITHOUT_LEGAL_MOVES = "marauders.5dpgn";

  /** Without these a game can't be replayed as it was. */
  private static final Set<Feature> NEEDED_TO_REPLAY =
      EnumSet.of(
          Feature.START,
          Feature.EVEN_TIMELINES,
          Feature.TURN_ZERO,
          Feature.ACTIONS,
          Feature.PROMOTIONS,
          Feature.PASSES);

  protected abstract Notation notation();

  /** Files below {@code ../shared} that are in this notation and read without errors. */
  protected List<String> corpus() {
    return List.of();
  }

  /** Further texts in this notation that read without errors. */
  protected List<String> samples() {
    return List.of();
  }

  /** Whether a text in this notation can be told from those in others by its look. */
  protected boolean isDetected() {
    return notation().reads();
  }

  // Reading

  @TestFactory
  Stream<DynamicTest> samplesRead() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String sample : samples()) {
      tests.add(DynamicTest.dynamicTest(sample, () -> reads(sample, "Standard")));
    }
    for (String file : corpus()) {
      Corpus.find(file)
          .ifPresent(
              path ->
                  tests.add(DynamicTest.dynamicTest(file, () -> reads(text(path), "Standard"))));
    }
    goldens()
        .all()
        .forEach(
            (letter, text) ->
                tests.add(
                    DynamicTest.dynamicTest(
                        "game " + letter,
                        () -> reads(text, variant(ReferenceGames.game(letter))))));
    return reading(tests.stream());
  }

  private void reads(String text, String variant) {
    ReadOptions options = ReadOptions.LENIENT.withVariant(variant);
    ReadResult result = Games.read(notation(), "sample", text, options);
    assertThat(errors(result)).isEmpty();
    assertThat(result.game())
        .hasValueSatisfying(game -> assertThat(game.size() > 0).isEqualTo(hasMoves(notation())));
  }

  // Games A to D

  @TestFactory
  Stream<DynamicTest> writesTheReferenceGames() {
    return writing(
        ReferenceGames.all().keySet().stream()
            .map(
                letter ->
                    DynamicTest.dynamicTest(
                        "game " + letter,
                        () ->
                            assertThat(goldens().written(letter))
                                .isEqualTo(goldens().kept(letter)))));
  }

  @TestFactory
  Stream<DynamicTest> readsTheReferenceGamesBackWithEqualHashes() {
    return moving(
        ReferenceGames.all().entrySet().stream()
            .map(
                entry ->
                    DynamicTest.dynamicTest(
                        "game " + entry.getKey(),
                        () -> {
                          Game game = entry.getValue();
                          Game again = read(goldens().kept(entry.getKey()), game);
                          assertThat(Hashing.multiverse(again.end().state().multiverse()))
                              .isEqualTo(ReferenceGames.HASHES.get(entry.getKey()));
                          assertThat(GameDifference.moves(game, again)).isEmpty();
                        })));
  }

  // Random games

  @TestFactory
  Stream<DynamicTest> writingAndReadingKeepsEveryDeclaredFeature() {
    return reading(
        writing(
            games().map(each -> DynamicTest.dynamicTest(each.name(), () -> keeps(each.game())))));
  }

  private void keeps(Game game) {
    Written written = notation().write(game, WriteOptions.DEFAULT);
    Set<Feature> lost = lost(written);
    assertThat(lost).as("a notation says what it does not carry").containsAll(notCarried(game));
    if (replayable(notation(), game, lost, readAnyway())) {
      Game again = read(written.text(), game);
      assertThat(GameDifference.of(game, again, notation().carries(), lost))
          .as(written.text())
          .isEmpty();
    }
  }

  @TestFactory
  Stream<DynamicTest> movesSurviveTheWayThroughAnyOtherNotation() {
    return moving(
        Notations.all().stream()
            .filter(other -> other.reads() && other.writes() && hasMoves(other))
            .map(other -> DynamicTest.dynamicTest(other.id(), () -> throughBoth(other))));
  }

  private void throughBoth(Notation other) {
    int survived = 0;
    for (Named each : games().toList()) {
      Game game = each.game();
      Written there = other.write(game, WriteOptions.DEFAULT);
      // What another notation's reader takes beyond its notation only its own test knows.
      if (replayable(other, game, lost(there), Set.of())) {
        Game between = read(other, there.text(), game);
        Written here = notation().write(between, WriteOptions.DEFAULT);
        if (replayable(notation(), game, lost(here), readAnyway())) {
          Game again = read(here.text(), game);
          assertThat(GameDifference.moves(game, again))
              .as(each.name() + " by way of " + other.id() + ":\n" + here.text())
              .isEmpty();
          survived++;
        }
      }
    }
    assertThat(survived).as("games that both can carry").isGreaterThanOrEqualTo(CARRIED);
  }

  @TestFactory
  Stream<DynamicTest> movesOfRealGamesSurvive() {
    return moving(
        OwnGames.with("corpus/games").stream()
            .filter(game -> !game.name().equals(WITHOUT_LEGAL_MOVES))
            .map(
                game -> DynamicTest.dynamicTest(game.name(), () -> realGameSurvives(game.text()))));
  }

  private void realGameSurvives(String text) {
    ReadResult result = Games.read(Notations.PGN, "real", text, ReadOptions.LENIENT);
    Game game = result.game().orElseThrow();
    game.end().setUnfinished(null);
    // Telling checks from mates takes long in some of these games and is not what is tested.
    Written written = notation().write(game, WriteOptions.DEFAULT.withMarks(Set.of()));
    if (replayable(notation(), game, lost(written), readAnyway())) {
      assertThat(GameDifference.moves(game, read(written.text(), game))).isEmpty();
    }
  }

  // Bad input

  @Test
  void garbageGetsDiagnosticsAndNoException() {
    Random random = new Random(1);
    List<String> seeds = new ArrayList<>(samples());
    seeds.addAll(notation().reads() ? goldens().all().values() : List.of("1. e4 / e5"));
    for (int round = 0; round < 600; round++) {
      String text = Garbage.damage(seeds.get(round % seeds.size()), random);
      for (ReadOptions options : List.of(ReadOptions.LENIENT, ReadOptions.STRICT)) {
        ReadOptions quick = options.withCheckMarks(false);
        assertThatCode(() -> checkDiagnostics(Games.read(notation(), "x", text, quick)))
            .as("round " + round + ": " + text)
            .doesNotThrowAnyException();
      }
    }
  }

  private static void checkDiagnostics(ReadResult result) {
    assertThat(result.game().isPresent() || result.hasErrors()).isTrue();
    for (Diagnostic diagnostic : result.diagnostics()) {
      assertThat(diagnostic.message()).isNotBlank();
    }
  }

  // Detection

  @Test
  void detectionClaimsItsOwnSamples() {
    List<String> own = new ArrayList<>(samples());
    own.addAll(goldens().all().values());
    for (String file : corpus()) {
      Corpus.find(file).ifPresent(path -> own.add(text(path)));
    }
    for (String sample : own) {
      assertThat(Notations.detect(sample).filter(this::isFamily).isPresent())
          .as(sample)
          .isEqualTo(isDetected());
    }
    assertThat(own.isEmpty()).as("there are samples").isEqualTo(!notation().reads());
  }

  @Test
  void detectionClaimsNobodyElsesSamples() {
    for (Notation other : Notations.all()) {
      if (other.writes() && !isFamily(other)) {
        ReferenceGames.all()
            .forEach(
                (letter, game) -> {
                  String text = other.write(game);
                  assertThat(Notations.detect(text))
                      .as(other.id() + " " + letter)
                      .hasValueSatisfying(found -> assertThat(isFamily(found)).isFalse());
                });
      }
    }
  }

  /** Forms of one notation that one reader reads may be taken for each other. */
  private boolean isFamily(Notation other) {
    return other.getClass() == notation().getClass();
  }

  // Tools

  /** A game with a name for messages. */
  private record Named(String name, Game game) {}

  private static Stream<Named> games() {
    List<Named> games = new ArrayList<>();
    ReferenceGames.all().forEach((letter, game) -> games.add(new Named("game " + letter, game)));
    for (long seed = 0; seed < SEEDS; seed++) {
      games.add(new Named("tree of seed " + seed, GameGenerator.tree(seed, 10)));
    }
    return games.stream();
  }

  private GoldenGames goldens() {
    return new GoldenGames(notation());
  }

  private Game read(String text, Game like) {
    return read(notation(), text, like);
  }

  private static Game read(Notation notation, String text, Game like) {
    ReadResult result =
        Games.read(notation, notation.id(), text, ReadOptions.LENIENT.withVariant(variant(like)));
    assertThat(errors(result)).as(notation.id() + "\n" + text).isEmpty();
    return result.game().orElseThrow();
  }

  private static String variant(Game game) {
    return game.variant().orElse("Standard");
  }

  private static List<Diagnostic> errors(ReadResult result) {
    return result.diagnostics().stream().filter(Diagnostic::isError).toList();
  }

  private static Set<Feature> lost(Written written) {
    return features(written.losses());
  }

  /** What a game has that the notation does not declare. */
  private Set<Feature> notCarried(Game game) {
    Losses losses = new Losses();
    MainLine.of(game, notation().carries(), losses, null);
    return features(losses.list());
  }

  private static Set<Feature> features(List<Loss> losses) {
    Set<Feature> features = EnumSet.noneOf(Feature.class);
    losses.forEach(loss -> features.add(loss.feature()));
    return features;
  }

  /**
   * Whether a text can be replayed although something was lost. A start that has a name can be
   * given to the reader. Where it can't, that is because of something the notation never promised.
   */
  private static boolean replayable(
      Notation notation, Game game, Set<Feature> lost, Set<Feature> readAnyway) {
    Set<Feature> fatal = EnumSet.copyOf(NEEDED_TO_REPLAY);
    fatal.retainAll(lost);
    if (game.variant().isPresent()) {
      fatal.remove(Feature.START);
    }
    fatal.removeAll(readAnyway);
    assertThat(fatal).as(notation.id()).doesNotContainAnyElementsOf(notation.carries());
    return fatal.isEmpty();
  }

  /** What the notation does not have, but what our writer puts and our reader takes. */
  protected Set<Feature> readAnyway() {
    return Set.of();
  }

  /** Whether it has moves, and not only positions. */
  private static boolean hasMoves(Notation notation) {
    return notation.carries().contains(Feature.ACTIONS);
  }

  private Stream<DynamicTest> reading(Stream<DynamicTest> tests) {
    return notation().reads() ? tests : instead("can't be read", this::isNotRead);
  }

  private Stream<DynamicTest> writing(Stream<DynamicTest> tests) {
    return notation().writes() ? tests : instead("can't be written", this::isNotWritten);
  }

  private Stream<DynamicTest> moving(Stream<DynamicTest> tests) {
    return reading(
        writing(hasMoves(notation()) ? tests : instead("moves are lost", this::movesAreLost)));
  }

  private static Stream<DynamicTest> instead(String name, Executable test) {
    return Stream.of(DynamicTest.dynamicTest(name, test));
  }

  private void isNotRead() {
    ReadResult result = Games.read(notation(), "x", "1. e4 / e5", ReadOptions.LENIENT);
    assertThat(result.game()).isEmpty();
    assertThat(result.hasErrors()).isTrue();
  }

  private void isNotWritten() {
    assertThatThrownBy(() -> notation().write(ReferenceGames.game("a")))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private void movesAreLost() {
    games()
        .filter(each -> each.game().end().depth() > 0)
        .forEach(
            each ->
                assertThat(notation().write(each.game(), WriteOptions.DEFAULT).losses())
                    .as(each.name())
                    .anySatisfy(
                        loss -> {
                          assertThat(loss.feature()).isEqualTo(Feature.ACTIONS);
                          assertThat(loss.count()).isEqualTo(each.game().mainline().size());
                        }));
  }

  private static String text(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
