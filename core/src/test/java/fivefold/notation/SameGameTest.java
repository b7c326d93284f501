package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.Games;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** One real game that was published in three notations. */
class SameGameTest {

  private static Game read(String file) throws IOException {
    String text = Files.readString(Corpus.require("corpus/" + file));
    return Games.read(file, text, ReadOptions.LENIENT).orThrow();
  }

  @Test
  void readsToTheSameGame() throws IOException {
    Game pgn = read("games/game-2.5dpgn");
    Game axel = read("other/game-2.4xel");
    Game alexbay = read("other/game-2.alexbay");

    assertThat(pgn.mainline()).hasSize(45);
    assertThat(GameDifference.moves(pgn, axel)).isEmpty();
    assertThat(GameDifference.moves(pgn, alexbay)).isEmpty();
    assertThat(Hashing.multiverse(axel.end().state().multiverse()))
        .isEqualTo(Hashing.multiverse(pgn.end().state().multiverse()));
    assertThat(axel.mainline().get(12).evaluation(0))
        .as("7. e3??")
        .isEqualTo(pgn.mainline().get(12).evaluation(0))
        .isPresent();
  }
}
