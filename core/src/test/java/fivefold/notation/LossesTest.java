package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.GameGenerator;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.PieceType;
import fivefold.notation.WriteOptions.Mark;
import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a notation changes about a game, it says so: nothing gets lost without a word. */
class LossesTest {
  /** Without these a game may not be readable at all. */
  private static final Set<Feature> FATAL =
      EnumSet.of(
          Feature.START,
          Feature.EVEN_TIMELINES,
          Feature.TURN_ZERO,
          Feature.ACTIONS,
          Feature.PROMOTIONS,
          Feature.PASSES,
          Feature.UNMOVED);

  /** Telling checks from mates takes long, and signs for them are no part of a game. */
  private static final WriteOptions OPTIONS =
      WriteOptions.DEFAULT.withMarks(EnumSet.complementOf(EnumSet.of(Mark.CHECK)));

  static Stream<Notation> notations() {
    return Notations.all().stream().filter(each -> each.reads() && each.writes());
  }

  @ParameterizedTest
  @MethodSource("notations")
  void ofOurGames(Notation notation) {
    List<String> silent = new ArrayList<>();
    ReferenceGames.all().forEach((name, game) -> check(notation, name, game, silent));
    for (long seed = 0; seed < 24; seed++) {
      check(notation, "seed " + seed, GameGenerator.tree(seed, 8), silent);
    }
    assertThat(silent).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("notations")
  void ofEveryVariant(Notation notation) {
    List<String> silent = new ArrayList<>();
    for (Variant variant : Variants.all()) {
      if (variant.isPlayable()) {
        Game game = Game.of(variant.start(), variant.name());
        check(notation, variant.name(), game, silent);
      }
    }
    assertThat(silent).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("notations")
  void ofWhatIsHardToWrite(Notation notation) {
    List<String> silent = new ArrayList<>();
    oddHeaders().forEach(headers -> check(notation, headers.toString(), with(headers), silent));
    oddComments().forEach(text -> check(notation, "{" + text + "}", commented(text), silent));
    for (String list : List.of("Q", "Q,N", "N,Q", "Q,N,R,B", "Q,N,S", "R")) {
      for (String variant : List.of("Standard", "Small", "Standard - Princess", "")) {
        check(notation, variant + " " + list, promoting(variant, list), silent);
      }
    }
    check(notation, "passes", passing(), silent);
    check(notation, "results", results(), silent);
    check(notation, "begun", begun(), silent);
    assertThat(silent).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("notations")
  void ofRealGames(Notation notation) throws IOException {
    List<String> silent = new ArrayList<>();
    List<Path> files = new ArrayList<>(Corpus.files("corpus/games"));
    files.addAll(Corpus.files("corpus/hard"));
    files.addAll(Corpus.files("corpus/puzzles"));
    files.removeIf(file -> !file.toString().endsWith(".5dpgn"));
    for (Path file : files) {
      ReadResult result =
          Games.read(Notations.PGN, "x", Files.readString(file), ReadOptions.LENIENT);
      Game game = result.game().orElseThrow();
      check(notation, file.getFileName().toString(), game, silent);
    }
    assertThat(silent).isEmpty();
  }

  /** What travels in comments comes back, or is told like anything else. */
  @ParameterizedTest
  @MethodSource("notationsWithComments")
  void ofGamesKeptInComments(Notation notation) {
    List<String> silent = new ArrayList<>();
    for (long seed = 0; seed < 24; seed++) {
      Game game = GameGenerator.tree(seed, 8);
      compare(notation, "seed " + seed, game, CommentStore.write(notation, game, OPTIONS), silent);
    }
    for (Game game : List.of(results(), promoting("Small", "Q,N,S"), begun())) {
      compare(notation, "" + game, game, CommentStore.write(notation, game, OPTIONS), silent);
    }
    assertThat(silent).isEmpty();
  }

  static Stream<Notation> notationsWithComments() {
    return notations().filter(each -> each.carries().contains(Feature.COMMENTS));
  }

  private static void check(Notation notation, String name, Game game, List<String> silent) {
    compare(notation, name, game, notation.write(game, OPTIONS), silent);
  }

  private static void compare(
      Notation notation, String name, Game game, Written written, List<String> silent) {
    Set<Feature> lost = EnumSet.noneOf(Feature.class);
    written.losses().forEach(loss -> lost.add(loss.feature()));
    ReadOptions lenient = ReadOptions.LENIENT;
    ReadOptions reading =
        game.variant().map(lenient::withVariant).orElseGet(() -> lenient.withStart(game.start()));
    ReadResult again = Games.read(notation, "x", written.text(), reading);
    if (again.hasErrors() || again.game().isEmpty()) {
      if (lost.stream().noneMatch(FATAL::contains)) {
        silent.add(name + " can't be read: " + again.diagnostics());
      }
      return;
    }
    for (String each : GameContents.silentLosses(game, again.game().get(), lost)) {
      silent.add(name + ": " + each + "\n" + written.losses() + "\n");
    }
  }

  // Games that hold what is rare

  private static Stream<Headers> oddHeaders() {
    return Stream.of(
        Headers.of("Event", "a \"quoted\" word"),
        Headers.of("Event", "back\\slash"),
        Headers.of("Event", "ends in \\"),
        Headers.of("Event", "two\nlines"),
        Headers.of("Event", ""),
        Headers.of("Event", " blanks "),
        Headers.of("Event", "Zoë – 5°, 100%!"),
        Headers.of("Event", "(brackets) [and] {braces}"),
        Headers.of("odd key", "x"),
        Headers.of("Mode", "2D"),
        Headers.of("Result", "1-0"),
        Headers.of("Result", "*"),
        Headers.of("Board", "Small"),
        Headers.of("Size", "5x5"),
        Headers.of("VariantName", "My own"),
        Headers.of("Saved", "today", "Title", "A game", "Hint", "look"),
        Headers.of("White", "A", "Site", "B", "Event", "C"));
  }

  private static Stream<String> oddComments() {
    return Stream.of(
        "{nested}",
        "open {",
        "close }",
        " blanks ",
        "two\nlines",
        "; 1. e4 / e5 (not) 1-0",
        "%c text",
        "12:34",
        "# saved: never",
        "[%eval 0.3] and [%eval nonsense",
        "[%unknown thing] \"quotes\" \\ Zoë",
        "");
  }

  private static Game plain() {
    Game game = Game.of(start("Standard"), "Standard");
    game.root().play("e4").orThrow().play("e5").orThrow();
    return game;
  }

  private static Game with(Headers headers) {
    Game game = plain();
    game.setHeaders(headers);
    return game;
  }

  private static Game commented(String text) {
    Game game = plain();
    game.root().addComment(text);
    game.end().addComment(new Comment(Comment.BEFORE, text));
    game.end().addComment(text);
    return game;
  }

  private static Game promoting(String variant, String list) {
    State start = start(variant.isEmpty() ? "Standard" : variant);
    List<PieceType> types = new ArrayList<>();
    for (String letter : list.split(",")) {
      types.add(PieceType.ofLetter(letter.charAt(0)).orElseThrow());
    }
    State ruled = State.of(start.multiverse(), start.rules().withPromotions(types));
    return variant.isEmpty() ? Game.of(ruled) : Game.of(ruled, variant);
  }

  private static Game passing() {
    String text = "[Board \"Standard\"]\n1. e4 / (0T1)0000\n2. d4 / d5\n";
    return Games.read(Notations.PGN, "x", text, ReadOptions.LENIENT).game().orElseThrow();
  }

  private static Game results() {
    Game game = plain();
    Node first = game.mainline().get(0);
    first.setResult(Result.WHITE_WINS);
    Node side = first.play("d5").orThrow();
    side.setResult(Result.DRAW);
    game.mainline().get(0).children().get(0).promote();
    return game;
  }

  /** Turns that were begun and not submitted, beside the main line and in a variation. */
  private static Game begun() {
    Game game = Game.of(start("Standard - Two Timelines"), "Standard - Two Timelines");
    Node first = game.root().play("(-0T1)e3 (+0T1)e3").orThrow();
    first.setUnfinished(first.state().read("(-0T1)e6").orThrow());
    Node side = first.play("(-0T1)d6 (+0T1)d6").orThrow();
    side.setUnfinished(side.state().read("(-0T2)a3").orThrow());
    side.play("(-0T2)b3 (+0T2)b3").orThrow();
    first.play("(-0T1)f6 (+0T1)f6").orThrow();
    return game;
  }

  private static State start(String variant) {
    return ((VariantLookup.Found) Variants.find(variant)).variant().start();
  }
}
