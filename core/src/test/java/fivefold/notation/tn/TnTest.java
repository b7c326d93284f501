package fivefold.notation.tn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import org.junit.jupiter.api.Test;

/** Files in the forms that its own program takes. */
class TnTest {

  private static ReadResult detected(String text) {
    assertThat(Notations.detect(text)).contains(Notations.TN);
    return Games.read("x", text, ReadOptions.LENIENT);
  }

  @Test
  void aMoveALineWithoutNumbers() {
    Game game = detected("d4\nNf6\nNf3\ng6\ng3\nBg7\nBg2\nKg8\nKg1\n").orThrow();

    assertThat(game.mainline()).hasSize(9);
    assertThat(Notations.PGN.write(game)).contains("4. Bg2 / O-O\n5. O-O");
  }

  /** The piece of the higher timeline branches off a board that the lower one leaves. */
  @Test
  void aBranchBesideComesAfterTheMoveOnThatBoard() {
    String text = "d3\nNf6\nN>>t-1g3\nNf6\nd3\nN>>0Lt0f4; N>>t-1d6\n-1LQd2\n";
    Game game = detected(text).orThrow();

    assertThat(game.mainline()).hasSize(7);
    assertThat(game.end().state().multiverse().timelineCount()).isEqualTo(4);
  }

  @Test
  void theSourceBeforeThePieceTellsItFrom5dpgn() {
    String text = "1. d3 / a6\n2. bNd2 / h6\n";

    assertThat(detected(text).orThrow().mainline()).hasSize(4);
  }
}
