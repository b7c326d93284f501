package fivefold.fen;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.notation.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hashes along games, as another program gives them: rules, 5DFEN and md5 in one. */
class GameHashesTest {

  private static String hash(Node node) {
    return Hashing.multiverse(node.state().multiverse());
  }

  private static List<String> hashes(String text) {
    Game game = Games.read(text).orThrow();
    List<String> hashes = new ArrayList<>();
    hashes.add(hash(game.root()));
    game.mainline().forEach(node -> hashes.add(hash(node)));
    return hashes;
  }

  @Test
  void aBranchAndActionsOnTwoBoards() {
    assertThat(
            hashes(
                """
                [Board "Standard"]
                [Mode "5D"]

                1. e3 / f6
                2. (0T2)Nb1>>(0T1)b3~ (>L1) / (1T1)a6
                3. (1T2)c3 / (0T2)Nc6 (1T2)Nc6
                4. (0T3)Qh5* (1T3)Qc2
                """))
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
  void enPassantCastlingAndPromotion() {
    Game game =
        Games.read(
                """
                [Mode "5D"]
                [Board "Standard"]
                [Size "8x8"]
                [Result "1/2-1/2"]

                1. e4 / Nf6
                2. e5 / d5
                3. exd6 {en passant} / g6
                4. Nf3 / Bg7
                5. Be2 / O-O
                6. O-O! / Bg4
                7. dxc7 / Nc6
                8. cxd8=Q / Rfxd8
                9. (0T9)Nf3>>(0T8)f5~ (>L1) / (1T8)Bxf5
                10. (1T9)cxd8=Q / (0T9)Rd8>x(1T9)d8
                11. (0T10)d3 (1T10)d3 1/2-1/2
                """)
            .orThrow();
    assertThat(hash(game.at(1, Color.WHITE).orElseThrow()))
        .isEqualTo("bc7eb7c6a1b2b06c3eb6db0d2b0a3286");
    assertThat(hash(game.at(3, Color.WHITE).orElseThrow()))
        .isEqualTo("da18ff95665848460d020f45d7c849c5");
    assertThat(hash(game.at(5, Color.BLACK).orElseThrow()))
        .isEqualTo("979c21fdc3b9f9a9c97bb644787b3a51");
    assertThat(hash(game.at(8, Color.WHITE).orElseThrow()))
        .isEqualTo("577e43f45008dfa2cab72de0d01e5d30");
    assertThat(hash(game.at(9, Color.WHITE).orElseThrow()))
        .isEqualTo("881ebfd841911795f1a62c7a036ef88c");
    assertThat(hash(game.end())).isEqualTo("963e0a0f39409bc747cf184e09a41c9f");
  }

  @Test
  void twoCentralTimelines() {
    assertThat(
            hashes(
                """
                [Board "Standard - Two Timelines"]
                [Mode "5D"]

                1. (-0T1)e3 (+0T1)Nf3 / (-0T1)Nf6 (+0T1)e6
                2. (+0T2)Nf3>(-0T2)f5 / (-0T2)d6 (+0T2)d6
                3. (-0T3)Nd4 (+0T3)e3 / (+0T3)Ng8>>(+0T2)g6~ (>L-1)
                4. (-1T3)e3
                """))
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
  void turnZero() {
    assertThat(
            hashes(
                """
                [Board "Standard - Turn Zero"]
                [Mode "5D"]

                1. Nf3 / (0T1)Ng8>>(0T0)g6~ (>L-1)
                2. (-1T1)Nf3
                """))
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
    assertThat(hash(Games.read(text).orThrow().end())).isEqualTo(hash);
  }
}
