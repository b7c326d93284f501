package fivefold;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.RandomGames;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Spans;
import fivefold.notation.WrittenMove;
import fivefold.rules.Attempt;
import fivefold.variants.Variants;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the moves of a game stand in its text. */
class SpansTest {
  private static final ReadOptions ASKED = ReadOptions.LENIENT.withSpans();

  private static Spans spans(String text) {
    return Games.read("text", text, ASKED).spans().orElseThrow();
  }

  private static String shown(WrittenMove move) {
    return move.span().text() + " of " + move.node();
  }

  @Test
  void nothingIsKeptUnlessAskedFor() {
    assertThat(Games.read("1. e4 / e5").spans()).isEmpty();
    assertThat(Games.read("empty", "", ASKED).spans()).isEmpty();
  }

  @Test
  void tellsWhichMoveStandsWhere() {
    String text = "[White \"A\"]\n\n1. e3 {quiet} / Nf6\n2. (0T2)Nb1>>(0T1)b3~ / (1T1)a6";
    Spans spans = spans(text);
    assertThat(spans.moves().stream().map(WrittenMove::span).map(s -> s.text()))
        .containsExactly("e3", "Nf6", "(0T2)Nb1>>(0T1)b3~", "(1T1)a6");
    Node e3 = spans.nodeAt(text.indexOf("quiet"));
    assertThat(shown(spans.at(text.indexOf("e3")).orElseThrow())).isEqualTo("e3 of " + e3);
    // A caret behind the last character of a move is still at the move.
    assertThat(spans.at(text.indexOf("e3") + 2)).isEqualTo(spans.at(text.indexOf("e3")));
    assertThat(spans.at(text.indexOf("quiet"))).isEmpty();
    assertThat(spans.nodeAt(0).isRoot()).isTrue();
    assertThat(spans.nodeAt(text.length()).depth()).isEqualTo(4);
    assertThat(spans.of(e3)).hasSize(1);
    assertThat(spans.of(spans.nodeAt(0))).isEmpty();
  }

  @Test
  void movesOutOfOrderKeepTheirPlaces() {
    String text =
        """
        [Board "Standard - Two Timelines"]
        1. (+0T1)Nf3 (-0T1)e3 / (-0T1)Nf6 (+0T1)e6
        """;
    Spans spans = spans(text);
    List<String> moves = new ArrayList<>();
    for (WrittenMove move : spans.moves()) {
      moves.add(move.span().text() + " = " + move.step());
    }
    assertThat(moves)
        .containsExactly(
            "(+0T1)Nf3 = (+0T1)Nf3",
            "(-0T1)e3 = (-0T1)e3",
            "(-0T1)Nf6 = (-0T1)Nf6",
            "(+0T1)e6 = (+0T1)e6");
  }

  @Test
  void whatWasNotPlayedHasNoPlace() {
    String text = "1. e4 / e5\n2. Ke5 / d6\n(1b. c5)";
    Spans spans = spans(text);
    assertThat(spans.moves().stream().map(move -> move.span().text())).containsExactly("e4", "e5");
  }

  @Test
  void anUnfinishedTurnBelongsToTheNodeItStartsFrom() {
    String text =
        """
        [Board "Standard - Two Timelines"]
        1. (-0T1)e3
        """;
    WrittenMove move = spans(text).moves().get(0);
    assertThat(move.submitted()).isFalse();
    assertThat(move.node().isRoot()).isTrue();
    assertThat(move.step()).hasToString("(-0T1)e3");
  }

  @Test
  void anActionWrittenTwiceHasTwoPlaces() {
    Spans spans = spans("[Format \"Branched\"]\n1w. e4 (1b. e5) (1b. e5 2w. d4)");
    Node e5 = spans.moves().get(1).node();
    assertThat(spans.of(e5)).hasSize(2);
    assertThat(spans.of(e5).get(0).span()).isNotEqualTo(spans.of(e5).get(1).span());
  }

  @Test
  void offsetsCountTheGamesBefore() {
    String game = "[White \"A\"]\n1. e4 / e5\n2. Nf3 / Nc6\n\n";
    String text = game.repeat(40_000);
    GameReader reader = new GameReader("many", new StringReader(text), Notations.PGN, ASKED);
    int number = 0;
    while (reader.hasNext()) {
      Spans spans = reader.next().spans().orElseThrow();
      long knight = (long) number * game.length() + game.indexOf("Nf3");
      WrittenMove move = spans.at(knight).orElseThrow();
      assertThat(move.span().offset()).isEqualTo(knight);
      assertThat(move.span().text()).isEqualTo("Nf3");
      number++;
    }
    assertThat(number).isEqualTo(40_000);
  }

  static Stream<Notation> notations() {
    // Some write the boards of a position, and no moves.
    return Notations.all().stream()
        .filter(notation -> notation.reads() && notation.writes())
        .filter(notation -> notation.carries().contains(Feature.ACTIONS));
  }

  /** Each move of each game is found where it stands, in every notation. */
  @ParameterizedTest
  @MethodSource("notations")
  void everyMoveHasItsPlace(Notation notation) {
    long seed = 20_261_116;
    RandomGames games = new RandomGames(seed, Variants.all(), 4, 14, 40, 2);
    int found = 0;
    for (int i = 0; i < 40; i++) {
      String text = notation.write(games.game(i));
      ReadResult result = Games.read(notation, "text", text, ASKED);
      if (result.errors() > 0) {
        continue; // Some notations carry no start position.
      }
      Game game = result.game().orElseThrow();
      Spans spans = result.spans().orElseThrow();
      for (Node node : game.nodes()) {
        if (!node.isRoot()) {
          List<WrittenMove> moves = spans.of(node);
          assertThat(moves.stream().map(WrittenMove::index).distinct())
              .as("seed %d, game %d, %s: %s", seed, i, node, text)
              .hasSize(node.action().plies().size());
          found += moves.size();
        }
      }
      long before = -1;
      for (WrittenMove move : spans.moves()) {
        assertThat(move.span().offset()).isGreaterThanOrEqualTo(before);
        before = move.span().offset();
        assertThat(text.substring((int) before)).startsWith(move.span().text());
        if (notation == Notations.PGN) {
          Attempt again = move.step().before().read(move.span().text());
          assertThat(again.orThrow()).isEqualTo(move.step().after());
        }
      }
    }
    assertThat(found).as("seed %d", seed).isPositive();
  }
}
