package fivefold.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Square;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scores, clocks and drawings in comments, as values. */
class CommentDataTest {
  private static final BoardCoord T1B = BoardCoord.of(0, 1, Color.BLACK);
  private static final BoardCoord T1W = BoardCoord.of(0, 1, Color.WHITE);
  private static final Square E4 = Square.of(4, 3);

  private static Game game(String variant) {
    return Game.of(((VariantLookup.Found) Variants.find(variant)).variant().start(), variant);
  }

  private static Node afterE4(String... comments) {
    Node node = game("Standard").root().play("e4").orThrow();
    List.of(comments).forEach(node::addComment);
    return node;
  }

  private static List<String> texts(Node node) {
    return node.comments().stream().map(Comment::text).toList();
  }

  // Reading

  @ParameterizedTest
  @CsvSource({
    "0.35, 0.35",
    "-1.2, -1.20",
    "+3, 3.00",
    ".5, 0.50",
    "0.358, 0.36",
    "-0.05, -0.05",
    "12.5;20, 12.50",
    "#3, #3",
    "#-12, #-12",
    "#+1;9, #1"
  })
  void readsScores(String written, String means) {
    Node node = afterE4("[%eval " + written.replace(';', ',') + "]");
    assertThat(node.data().score()).hasToString(means);
    assertThat(CommentData.problems(texts(node).get(0), node.state())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "+-",
        "#",
        "#0",
        "#-",
        "0,35,",
        "1.",
        "1.2.3",
        "e",
        "99999999999",
        "#99999999999",
        "1-2",
        "0.3,",
        "0.3,x"
      })
  void refusesWhatIsNoScore(String written) {
    Node node = afterE4("[%eval " + written + "]");
    assertThat(node.data()).isEqualTo(CommentData.EMPTY);
    assertThat(CommentData.problems(texts(node).get(0), node.state())).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "0:04:59, 299000, 0:04:59",
    "1:00:00, 3600000, 1:00:00",
    "0:00:07.3, 7300, 0:00:07.3",
    "0:00:07.05, 7050, 0:00:07.05",
    "0:00:07.250, 7250, 0:00:07.25",
    "01:02:03, 3723000, 1:02:03"
  })
  void readsClocks(String written, long millis, String prints) {
    Clock clock = afterE4("[%clk " + written + "]").data().clock();
    assertThat(clock).isEqualTo(new Clock(millis)).hasToString(prints);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "5:03",
        "0:60:00",
        "0:00:60",
        "0:0:1",
        "-0:00:01",
        "a:00:00",
        "0:00:01.",
        "::"
      })
  void refusesWhatIsNoTime(String written) {
    Node node = afterE4("[%clk " + written + "]");
    assertThat(node.data().clock()).isNull();
    assertThat(CommentData.problems(texts(node).get(0), node.state())).hasSize(1);
  }

  @Test
  void readsDrawingsOnAnyBoard() {
    Node node =
        afterE4("good [%csl G(0T1)e4,R(L0 T1w)d5 , Y(0T1b)a8] move [%cal B(0T1)g8(0T1w)f6]");
    assertThat(node.data().squares())
        .containsExactly(
            new Drawing.Spot(Brush.GREEN, T1B, E4),
            new Drawing.Spot(Brush.RED, T1W, Square.of(3, 4)),
            new Drawing.Spot(Brush.YELLOW, T1B, Square.of(0, 7)));
    assertThat(node.data().arrows())
        .containsExactly(new Drawing.Arrow(Brush.BLUE, T1B, Square.of(6, 7), T1W, Square.of(5, 5)));
  }

  @Test
  void theBoardMayBeLeftOutWhereThereIsOneTimeline() {
    Node node = afterE4("[%csl Ge4][%cal Re7e5,G(0T1w)e2e4]");
    assertThat(node.data().squares()).containsExactly(new Drawing.Spot(Brush.GREEN, T1B, E4));
    assertThat(node.data().arrows())
        .containsExactly(
            new Drawing.Arrow(Brush.RED, T1B, Square.of(4, 6), T1B, Square.of(4, 4)),
            new Drawing.Arrow(Brush.GREEN, T1W, Square.of(4, 1), T1W, E4));
  }

  /** As a program with studies writes them. */
  @Test
  void coloursMayComeFirstAndBlanksStandBetween() {
    Node node = afterE4("[%csl R(w.0T1)e4 O(b.0T1)d5]", "[%cal B(w.0T1)e2(0T1)e4]");
    assertThat(node.data().squares())
        .containsExactly(
            new Drawing.Spot(Brush.RED, T1W, E4),
            new Drawing.Spot(Brush.ORANGE, T1B, Square.of(3, 4)));
    assertThat(node.data().arrows())
        .containsExactly(new Drawing.Arrow(Brush.BLUE, T1W, Square.of(4, 1), T1W, E4));
  }

  @Test
  void evenTimelinesHaveTheirSigns() {
    Game game = game("Standard - Two Timelines");
    game.root().addComment("[%csl G(-0T1)e4,R(+0T1)e4,B(1T2)a1,Y(+1T2)a2]");
    assertThat(game.root().data().squares())
        .extracting(spot -> spot.board().timeline())
        .containsExactly(-1, 0, 1, 1);
  }

  @ParameterizedTest
  @CsvSource({
    "Standard - Two Timelines, [%csl Ge4], several timelines",
    "Standard - Two Timelines, [%csl G(0T1)e4], -0 and +0",
    "Standard, [%csl G(-0T1)e4], just 0",
    "Standard, [%csl G(0T1)i1], no such square on a board of 8x8",
    "Standard, [%csl G(0T1)e0], no such square",
    "Standard, [%csl Pe4], colour",
    "Standard, [%csl G(0T1], written like",
    "Standard, [%csl G(0T1)], square is missing",
    "Standard, [%csl], colour",
    "Standard, [%csl Ge4;Rd5], comma",
    "Standard, [%cal Ge4], square is missing",
    "Standard, [%cal Ge2e4, not closed"
  })
  void saysWhatIsWrong(String variant, String comment, String wrong) {
    Game game = game(variant);
    List<CommentData.Problem> problems = CommentData.problems("so " + comment, game.start());
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).message()).contains(wrong);
    assertThat(problems.get(0).start()).isEqualTo(3);
    assertThat(problems.get(0).end()).isEqualTo(3 + comment.length());
    game.root().addComment(comment);
    assertThat(game.root().data()).isEqualTo(CommentData.EMPTY);
  }

  @Test
  void unknownCommandsAreNoProblem() {
    Node node = afterE4("[%emt 0:01] [%evaluation] [% eval] [%] [%x");
    assertThat(CommentData.problems(texts(node).get(0), node.state())).isEmpty();
    assertThat(node.data().isEmpty()).isTrue();
  }

  @Test
  void theLastScoreCountsAndDrawingsAddUp() {
    Node node = afterE4("[%eval 1] [%csl Ge4]", "[%eval 2][%csl Rd5][%csl Ba1]");
    assertThat(node.data().score()).isEqualTo(new Score.Pawns(200));
    assertThat(node.data().squares()).hasSize(3);
  }

  @Test
  void wordsAreWhatIsLeftForPeople() {
    assertThat(new Comment(0, "[%eval 1] [%clk 0:00:01] Fine  move [%csl Ge4] indeed").words())
        .isEqualTo("Fine  move indeed");
    assertThat(new Comment(0, "[%eval 1]").words()).isEmpty();
    assertThat(new Comment(0, " plain ").words()).isEqualTo(" plain ");
  }

  // Setting

  @Test
  void makesACommentWhenThereIsNoneWithData() {
    Node node = afterE4("a remark");
    node.setData(
        CommentData.EMPTY
            .withScore(new Score.Mate(-3))
            .withClock(Clock.ofSeconds(61))
            .withSquares(List.of(new Drawing.Spot(Brush.GREEN, T1B, E4)))
            .withArrows(List.of(new Drawing.Arrow(Brush.RED, T1B, Square.of(4, 6), T1W, E4))));
    assertThat(texts(node))
        .containsExactly(
            "a remark", "[%eval #-3] [%clk 0:01:01] [%csl G(0T1b)e4] [%cal R(0T1b)e7(0T1w)e4]");
  }

  @Test
  void changesOnlyWhatChanges() {
    Node node =
        afterE4("so [%eval 0.3,22] [%emt 5] good [%clk 0:01:00] it is [%clk oops]", "[%eval 1]");
    node.setData(node.data().withClock(Clock.ofSeconds(2)));
    assertThat(texts(node))
        .containsExactly(
            "so [%eval 0.3,22] [%emt 5] good [%clk 0:00:02] it is [%clk oops]", "[%eval 1]");

    node.setData(node.data().withScore(new Score.Pawns(-5)));
    assertThat(texts(node))
        .containsExactly("so [%eval -0.05] [%emt 5] good [%clk 0:00:02] it is [%clk oops]");

    node.setData(CommentData.EMPTY);
    assertThat(texts(node)).containsExactly("so [%emt 5] good it is [%clk oops]");
  }

  @Test
  void whatWasSetIsReadBack() {
    for (long seed = 0; seed < 12; seed++) {
      Game game = GameGenerator.tree(seed, 8);
      for (Node node : game.nodes()) {
        CommentData data = node.data();
        node.setData(CommentData.EMPTY);
        assertThat(node.data()).as("seed " + seed).isEqualTo(CommentData.EMPTY);
        node.setData(data);
        assertThat(node.data()).as("seed " + seed).isEqualTo(data);
      }
    }
  }

  @Test
  void settingDataCanBeUndone() {
    Game game = game("Standard");
    Node node = game.root().play("e4").orThrow();
    node.addComment("[%clk 0:00:05]");
    Undo undo = game.edit(() -> node.setData(node.data().withScore(new Score.Pawns(1))));
    assertThat(texts(node)).containsExactly("[%clk 0:00:05] [%eval 0.01]");
    undo.run();
    assertThat(texts(node)).containsExactly("[%clk 0:00:05]");
  }

  @Test
  void valuesOutOfRangeAreRefused() {
    assertThatThrownBy(() -> new Score.Mate(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Score.Pawns(2_000_000))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Clock(-1)).isInstanceOf(IllegalArgumentException.class);
  }
}
