package fivefold.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.Games;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.notation.ReferenceGames;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hashes that other programs give for the states of games: rules, 5DFEN and md5 in one. */
class ReferenceHashesTest {

  private static List<String> hashes(Game game) {
    List<String> hashes = new ArrayList<>();
    hashes.add(Hashing.multiverse(game.start().multiverse()));
    for (Node node : game.mainline()) {
      hashes.add(Hashing.multiverse(node.state().multiverse()));
    }
    return hashes;
  }

  @Test
  void gameA() {
    assertThat(hashes(ReferenceGames.game("a")))
        .containsExactly(
            "d574889fd9da3f2bc65249ff27249b00",
            "cfa62590aca17479283b376c71f35527",
            "c316be230f552083051fc3356e3d2044",
            "f90daca8c5d8fe954e45645c3affe709",
            "77d789464569e2de58dbcd7257a90e66",
            "e809b2063cf646b6d7c0ec18cb1b1fed",
            "81ec1f81d3bb5bb522bff37b1fd42dd3",
            "23b8df454f73ef8253f007755d58d675");
  }

  @Test
  void gameB() {
    Game game = ReferenceGames.game("b");

    assertThat(hash(game, 1, Color.WHITE)).isEqualTo("bc7eb7c6a1b2b06c3eb6db0d2b0a3286");
    assertThat(hash(game, 3, Color.WHITE)).isEqualTo("da18ff95665848460d020f45d7c849c5");
    assertThat(hash(game, 5, Color.BLACK)).isEqualTo("979c21fdc3b9f9a9c97bb644787b3a51");
    assertThat(hash(game, 8, Color.WHITE)).isEqualTo("577e43f45008dfa2cab72de0d01e5d30");
    assertThat(hash(game, 9, Color.WHITE)).isEqualTo("881ebfd841911795f1a62c7a036ef88c");
    assertThat(hashes(game)).hasSize(22).endsWith("963e0a0f39409bc747cf184e09a41c9f");
  }

  private static String hash(Game game, int turn, Color player) {
    return Hashing.multiverse(game.at(turn, player).orElseThrow().state().multiverse());
  }

  @Test
  void gameC() {
    assertThat(hashes(ReferenceGames.game("c")))
        .containsExactly(
            "3672761404ffcd15ae644c75401812be",
            "fbe9ffc2d261f6a7a56b5284037103b8",
            "4396579e3d2e69d2900d23b87eccaa11",
            "d8889b669b4a254b1f650f4ea10bced0",
            "16866dd869e2a6268dcad2b42975b114",
            "3c9782c05b6a032a7d493403b96d569c",
            "57f2ae78c36bb1a2b81e295c453e2a38",
            "81dff501c1232c11eb5953ac630e1ca4");
  }

  @Test
  void gameD() {
    assertThat(hashes(ReferenceGames.game("d")))
        .containsExactly(
            "86d9a9eb3a9902c94379d438bcf18de1",
            "850d94c81cce477c2c72c662a8ebe6fc",
            "4f6dcd78680883ec42fe59effd76ada5",
            "247005e7e17c3fd2422db3382210b069");
  }

  @ParameterizedTest
  @CsvSource({
    "5dpgn-half-reflected.5dpgn, 33863e8f4ca57b4954d5c30efc1a7dd7",
    "5dpgn-rook-tactics.5dpgn, cdde3f4be41f178f4fcf71a228898d49",
    "5dpgn-no-queens-repaired.5dpgn, 42272eeaa816d1359fe0c0654616292e"
  })
  void longerGames(String file, String hash) throws IOException {
    String text = Files.readString(Corpus.require("corpus/specs/" + file));
    assertThat(hashes(Games.read(text).orThrow())).endsWith(hash);
  }
}
