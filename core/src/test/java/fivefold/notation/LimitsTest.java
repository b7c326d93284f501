package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every limit holds in every notation, and says so. */
class LimitsTest {
  private static final Limits LIMITS = Limits.SERVICE;

  /** Without these a start is not written. */
  private static final Set<Feature> STARTS =
      Set.of(Feature.START, Feature.UNMOVED, Feature.TURN_ZERO, Feature.ACTIONS);

  static Stream<Notation> notations() {
    return Notations.all().stream().filter(each -> each.reads() && each.writes());
  }

  /** Those that have moves. */
  static Stream<Notation> moving() {
    return notations().filter(each -> each.carries().contains(Feature.ACTIONS) || plays(each));
  }

  private static boolean plays(Notation notation) {
    Game game = game("1. e4 / e5");
    return read(notation, notation.write(game), LIMITS).game().orElseThrow().size() == 2;
  }

  private static Game game(String text) {
    return Games.read(Notations.BRANCHED, "game", text, ReadOptions.LENIENT).orThrow();
  }

  private static ReadResult read(Notation notation, String text, Limits limits) {
    return Games.read(notation, "text", text, ReadOptions.LENIENT.withLimits(limits));
  }

  private static String limit(ReadResult result) {
    return result.diagnostics().stream()
        .filter(each -> each.code() == Code.E_LIMIT)
        .map(Diagnostic::message)
        .findFirst()
        .orElse("nothing of a limit in " + result.diagnostics());
  }

  @ParameterizedTest
  @MethodSource("notations")
  void lengthOfAGame(Notation notation) {
    String text = notation.write(ReferenceGames.all().get("a"));
    int half = text.length() / 2;

    assertThat(read(notation, text, LIMITS.withGameChars(text.length())).hasErrors()).isFalse();
    ReadResult result = read(notation, text, LIMITS.withGameChars(half));
    assertThat(limit(result)).isEqualTo("this game is longer than " + half + " characters");
    assertThat(result.game()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("moving")
  void actions(Notation notation) {
    Game game = ReferenceGames.all().get("a");
    String text = notation.write(game);

    assertThat(read(notation, text, LIMITS.withActions(game.size())).hasErrors()).isFalse();
    ReadResult result = read(notation, text, LIMITS.withActions(2));
    assertThat(limit(result)).isEqualTo("more than 2 actions");
    assertThat(result.game().orElseThrow().size()).isEqualTo(2);
  }

  @Test
  void actionsOfAllVariationsCount() {
    String text = "1. e4 (1b. a6) (1b. b6) (1b. c6) (1b. d6) 1b. e6";
    ReadResult result = read(Notations.BRANCHED, text, LIMITS.withActions(3));

    assertThat(result.game().orElseThrow().size()).isEqualTo(3);
    assertThat(result.errors()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("moving")
  void timelines(Notation notation) {
    String text = notation.write(ReferenceGames.all().get("a"));

    assertThat(read(notation, text, LIMITS.withTimelines(2)).hasErrors()).isFalse();
    ReadResult result = read(notation, text, LIMITS.withTimelines(1));
    assertThat(limit(result)).isEqualTo("more than 1 timelines");
    for (Node node : result.game().orElseThrow().nodes()) {
      assertThat(node.state().multiverse().timelineCount()).isEqualTo(1);
    }
  }

  /** Those with variations of their own, and those that keep them in comments. */
  static Stream<Notation> trees() {
    return notations()
        .filter(
            each ->
                each.carries().contains(Feature.VARIATIONS)
                    || (each.carries().contains(Feature.COMMENTS) && plays(each)));
  }

  @ParameterizedTest
  @MethodSource("trees")
  void nesting(Notation notation) {
    Game game = game("1. e4 (1b. e5 (2. Nf3 (2b. Nc6) 2b. d6) 2. d4) 1b. a6");
    String text = notation.write(CommentStore.pack(game, notation.carries()).game());

    assertThat(read(notation, text, LIMITS.withNesting(3)).orThrow().size()).isEqualTo(7);
    ReadResult result = read(notation, text, LIMITS.withNesting(2));
    assertThat(limit(result)).isEqualTo("variations lie more than 2 deep in each other");
    assertThat(result.game().orElseThrow().size()).isEqualTo(6);
  }

  /** Those that write where a game starts. */
  static Stream<Notation> starting() {
    return notations().filter(each -> each.carries().containsAll(STARTS));
  }

  @ParameterizedTest
  @MethodSource("starting")
  void boardsOfTheStart(Notation notation) {
    Game game =
        game(
            """
            [Size "5x5"]
            [4k/5/5/5/K4:0:0:b]
            [4k/5/5/5/K4:0:1:w]
            [4k/5/5/5/K4:1:1:w]

            1. (0T1)Kb1 (1T1)Kb1
            """);
    Written written = notation.write(game, WriteOptions.DEFAULT);
    assertThat(written.losses()).extracting(Loss::feature).doesNotContainAnyElementsOf(STARTS);
    assertThat(read(notation, written.text(), LIMITS.withBoards(3)).hasErrors()).isFalse();
    ReadResult result = read(notation, written.text(), LIMITS.withBoards(2));
    assertThat(limit(result)).isEqualTo("more than 2 boards");
    assertThat(result.game()).isEmpty();
    ReadResult lines = read(notation, written.text(), LIMITS.withTimelines(1));
    assertThat(limit(lines)).isEqualTo("more than 1 timelines");
  }

  @ParameterizedTest
  @MethodSource("notations")
  void findings(Notation notation) {
    String text = notation.write(ReferenceGames.all().get("a"));
    ReadResult result = read(notation, "@ ] } ; 1. ".repeat(500) + text, LIMITS.withDiagnostics(3));
    assertThat(result.diagnostics()).hasSizeLessThanOrEqualTo(3);
    assertThat(result.hasErrors()).isTrue();
  }

  @Test
  void depthOfJson() {
    String text = "{\"format\": \"fivefold\", \"x\": " + "[".repeat(100_000);
    assertThat(limit(Games.read("text", text, ReadOptions.LENIENT)))
        .isEqualTo("values lie too deep in each other");
  }

  @Test
  void limitsLetSomethingThrough() {
    assertThatThrownBy(() -> LIMITS.withGameChars(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> LIMITS.withBoards(0)).isInstanceOf(IllegalArgumentException.class);
    assertThat(LIMITS.withNesting(0).withActions(0).nesting()).isZero();
  }
}
