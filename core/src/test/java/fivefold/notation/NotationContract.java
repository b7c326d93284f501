package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

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
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What holds for every notation. A notation's test extends it and names the notation; the rest
 * comes from the registry. Run with {@code -Dtest.argLine=-Dgolden.update=true} to write the golden
 * files anew, then look at the difference.
 */
public abstract class NotationContract {
  private static final Path GOLDEN = Path.of("src/test/resources/fivefold/notation/golden");

  private static final int SEEDS = 12;

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

  // Reading

  @TestFactory
  Stream<DynamicTest> samplesRead() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String sample : samples()) {
      tests.add(DynamicTest.dynamicTest(sample, () -> reads(sample, Map.of())));
    }
    for (String file : corpus()) {
      tests.add(DynamicTest.dynamicTest(file, () -> reads(text(Corpus.require(file)), Map.of())));
    }
    ReferenceGames.all()
        .forEach(
            (letter, game) ->
                tests.add(
                    DynamicTest.dynamicTest(
                        "game " + letter,
                        () -> reads(golden(letter), Map.of("variant", variant(game))))));
    return tests.stream().filter(test -> notation().reads());
  }

  private void reads(String text, Map<String, String> options) {
    ReadOptions read = ReadOptions.LENIENT.withVariant(options.getOrDefault("variant", "Standard"));
    ReadResult result = Games.read(notation(), "sample", text, read);
    assertThat(errors(result)).isEmpty();
    assertThat(result.game()).isPresent();
    assertThat(result.game().get().size()).isPositive();
  }

  // Games A to D

  @TestFactory
  Stream<DynamicTest> writesTheReferenceGames() {
    return ReferenceGames.all().entrySet().stream()
        .filter(entry -> notation().writes())
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    "game " + entry.getKey(),
                    () -> checkGolden(entry.getKey(), notation().write(entry.getValue()))));
  }

  @TestFactory
  Stream<DynamicTest> readsTheReferenceGamesBackWithEqualHashes() {
    return ReferenceGames.all().entrySet().stream()
        .filter(entry -> notation().reads() && notation().writes())
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    "game " + entry.getKey(),
                    () -> {
                      Game game = entry.getValue();
                      Game again = read(golden(entry.getKey()), game);
                      assertThat(Hashing.multiverse(again.end().state().multiverse()))
                          .isEqualTo(ReferenceGames.HASHES.get(entry.getKey()));
                      assertThat(GameDifference.moves(game, again)).isEmpty();
                    }));
  }

  // Random games

  @TestFactory
  Stream<DynamicTest> writingAndReadingKeepsEveryDeclaredFeature() {
    return games()
        .filter(each -> notation().reads() && notation().writes())
        .map(
            each ->
                DynamicTest.dynamicTest(
                    each.name(),
                    () -> {
                      Game game = each.game();
                      Written written = notation().write(game, WriteOptions.DEFAULT);
                      Set<Feature> lost = lost(written);
                      assertThat(lost)
                          .as("a notation says what it does not carry")
                          .containsAll(notCarried(game));
                      if (replayable(game, lost)) {
                        Game again = read(written.text(), game);
                        assertThat(GameDifference.of(game, again, notation().carries(), lost))
                            .as(written.text())
                            .isEmpty();
                      }
                    }));
  }

  @TestFactory
  Stream<DynamicTest> movesSurviveTheWayThroughAnyOtherNotation() {
    return Notations.all().stream()
        .filter(other -> other.reads() && other.writes())
        .filter(other -> notation().reads() && notation().writes())
        .map(other -> DynamicTest.dynamicTest(other.id(), () -> throughBoth(other)));
  }

  private void throughBoth(Notation other) {
    games()
        .forEach(
            each -> {
              Game game = each.game();
              Written there = other.write(game, WriteOptions.DEFAULT);
              // What another notation's reader takes beyond its notation only its own test knows.
              if (!replayable(game, lost(there), Set.of())) {
                return;
              }
              Game between = read(other, there.text(), game);
              Written here = notation().write(between, WriteOptions.DEFAULT);
              if (replayable(game, lost(here))) {
                Game again = read(here.text(), game);
                assertThat(GameDifference.moves(game, again))
                    .as(each.name() + " by way of " + other.id() + ":\n" + here.text())
                    .isEmpty();
              }
            });
  }

  @TestFactory
  Stream<DynamicTest> movesOfRealGamesSurvive() {
    return Corpus.find("corpus/games").isEmpty()
        ? Stream.empty()
        : Corpus.files("corpus/games").stream()
            .filter(file -> notation().reads() && notation().writes())
            .map(
                file ->
                    DynamicTest.dynamicTest(
                        file.getFileName().toString(), () -> realGameSurvives(text(file))));
  }

  private void realGameSurvives(String text) {
    ReadResult result = Games.read(Notations.PGN, "real", text, ReadOptions.LENIENT);
    Game game = result.game().orElseThrow();
    if (game.root().isLeaf()) {
      return; // an illegal game of one move
    }
    game.end().setUnfinished(null);
    // Telling checks from mates takes long in some of these games and is not what is tested.
    Written written = notation().write(game, WriteOptions.DEFAULT.withMarks(Set.of()));
    if (replayable(game, lost(written))) {
      assertThat(GameDifference.moves(game, read(written.text(), game))).isEmpty();
    }
  }

  // Bad input

  @Test
  void garbageGetsDiagnosticsAndNoException() {
    Random random = new Random(1);
    List<String> seeds = new ArrayList<>(samples());
    ReferenceGames.all().forEach((letter, game) -> seeds.add(golden(letter)));
    for (int round = 0; notation().reads() && round < 600; round++) {
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
    if (!notation().reads()) {
      return;
    }
    List<String> own = new ArrayList<>(samples());
    ReferenceGames.all().forEach((letter, game) -> own.add(golden(letter)));
    for (String file : corpus()) {
      Corpus.find(file).ifPresent(path -> own.add(text(path)));
    }
    for (String sample : own) {
      assertThat(Notations.detect(sample))
          .as(sample)
          .hasValueSatisfying(found -> assertThat(isFamily(found)).as(found.id()).isTrue());
    }
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
   * given to the reader.
   */
  private boolean replayable(Game game, Set<Feature> lost) {
    return replayable(game, lost, readAnyway());
  }

  private static boolean replayable(Game game, Set<Feature> lost, Set<Feature> readAnyway) {
    Set<Feature> fatal = EnumSet.copyOf(NEEDED_TO_REPLAY);
    fatal.retainAll(lost);
    if (game.variant().isPresent()) {
      fatal.remove(Feature.START);
    }
    fatal.removeAll(readAnyway);
    return fatal.isEmpty();
  }

  /** What the notation does not have, but what our writer puts and our reader takes. */
  protected Set<Feature> readAnyway() {
    return Set.of();
  }

  private String golden(String letter) {
    return text(GOLDEN.resolve(notation().id()).resolve(letter + ".txt"));
  }

  private void checkGolden(String letter, String text) throws IOException {
    // Line ends are no matter of golden files: version control changes them.
    String actual = text.replace("\r\n", "\n");
    Path path = GOLDEN.resolve(notation().id()).resolve(letter + ".txt");
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(path.getParent());
      Files.writeString(path, actual);
    }
    assertThat(actual).as(path.toString()).isEqualTo(text(path));
  }

  private static String text(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
