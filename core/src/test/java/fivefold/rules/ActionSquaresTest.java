package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.RandomGames;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Pass;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.variants.Variants;
import org.junit.jupiter.api.Test;

/** Actions by boards and squares alone, as tables name them. */
class ActionSquaresTest {
  private static final long SEED = 5;

  @Test
  void aBoardIsNotSaidTwice() {
    BoardCoord board = BoardCoord.of(0, 1, Color.WHITE);
    Move move = new Move(board, Square.of(4, 1), board, Square.of(4, 3));
    Move jump =
        new Move(
            board,
            Square.of(0, 6),
            BoardCoord.of(1, 1, Color.WHITE),
            Square.of(0, 7),
            PieceType.QUEEN);
    assertThat(Action.of(move, jump).squares(Parity.ODD)).isEqualTo("(0T1)e2e4 (0T1)a7(1T1)a8=Q");
  }

  @Test
  void everyActionIsReadAgain() {
    RandomGames games = new RandomGames(SEED, Variants.all().subList(0, 12), 4, 12, 60, 0);
    for (int i = 0; i < 48; i++) {
      Game game = games.game(i);
      for (Node node : game.mainline()) {
        State before = node.parent().orElseThrow().state();
        String text = node.action().squares(before.parity());
        assertThat(Action.ofSquares(text, before.parity(), before.mover()))
            .as("seed %d, game %d: %s", SEED, i, text)
            .contains(node.action());
      }
    }
  }

  @Test
  void otherTextsAreNone() {
    String pass = Action.of(new Pass(BoardCoord.of(0, 1, Color.WHITE))).squares(Parity.ODD);
    for (String text : new String[] {"", "e4", "(0T1)e2e4 ", "(0T1)e2e4  (0T1)d2d4", "(0T", pass}) {
      assertThat(Action.ofSquares(text, Parity.ODD, Color.WHITE)).as(text).isEmpty();
    }
  }
}
