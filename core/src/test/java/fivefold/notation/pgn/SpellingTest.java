package fivefold.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Spelling;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Where the specifications leave a choice and programs differ, the usual output is what most of
 * them read; an option gives the other form. Either is read back.
 */
class SpellingTest {
  private static final WriteOptions BARE = WriteOptions.DEFAULT.withSpelling(Spelling.BARE);

  private static Game even() {
    String text =
        """
        [Board "Standard - Two Timelines"]
        1. (+0T1)Nf3 (-0T1)Nf3 / (+0T1)Nf6 (-0T1)Nf6
        2. (+0T2)Nf3>>(+0T1)f5 (>L1) / (1T1)e6
        3. (+1T2)e3 (-0T2)e3
        """;
    return Games.read(Notations.PGN, "even", text, ReadOptions.LENIENT).orThrow();
  }

  private static Game small() {
    return Games.read(Notations.PGN, "small", "[Board \"Small\"]\n1. d3", ReadOptions.LENIENT)
        .orThrow();
  }

  private static void readsBack(Notation notation, Game game, String text) {
    for (ReadOptions options : List.of(ReadOptions.LENIENT, ReadOptions.STRICT)) {
      ReadResult result = Games.read(notation, "written", text, options);
      assertThat(result.hasErrors()).as(text + result.diagnostics()).isFalse();
      assertThat(result.orThrow().equals(game)).as(text).isTrue();
    }
  }

  @Test
  void timelinesOfEvenGamesHaveTheirSign() {
    Game game = even();
    for (Notation notation : List.of(Notations.PGN, Notations.BRANCHED)) {
      String text = notation.write(game, WriteOptions.DEFAULT).text();
      assertThat(text).containsPattern("\\((L)?\\+1").doesNotContainPattern("\\((>?L)?1");
      readsBack(notation, game, text);

      String bare = notation.write(game, BARE).text();
      assertThat(bare).containsPattern("\\((L)?1").contains("+0").doesNotContain("+1");
      readsBack(notation, game, bare);
    }
  }

  @Test
  void oddGamesHaveNone() {
    String text = "1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5~ (>L+1) / (+1T1)e6\n";
    Game game = Games.read(Notations.PGN, "odd", text, ReadOptions.LENIENT).orThrow();

    assertThat(Notations.PGN.write(game)).contains("(>L1)", "(1T1)e6").doesNotContain("+1");
  }

  @Test
  void branchedNamesTheVariantTwice() {
    String text = Notations.BRANCHED.write(small());
    assertThat(text).contains("[Variant \"Small\"]\n", "[Board \"Small\"]\n");
    readsBack(Notations.BRANCHED, small(), text);

    String bare = Notations.BRANCHED.write(small(), BARE).text();
    assertThat(bare).contains("[Variant \"Small\"]\n").doesNotContain("[Board");
    readsBack(Notations.BRANCHED, small(), bare);
  }

  @Test
  void boardsMakeAGameCustom() {
    String text = Notations.PGN.write(small(), WriteOptions.DEFAULT.withBoards(true)).text();

    assertThat(text)
        .contains("[Board \"custom\"]\n", "[Size \"5x5\"]\n", "[Promotions \"Q\"]\n", ":0:1:w]\n");
    readsBack(Notations.PGN, small(), text);
    assertThat(Games.read(Notations.PGN, "x", text, ReadOptions.STRICT).orThrow().variant())
        .as("the name stands beside them")
        .contains("Small");

    String bare = Notations.PGN.write(small(), BARE.withBoards(true)).text();
    assertThat(bare).contains("[Board \"Small\"]\n", ":0:1:w]\n").doesNotContain("custom");
  }
}
