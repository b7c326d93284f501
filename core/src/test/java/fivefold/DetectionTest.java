package fivefold;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.game.Game;
import fivefold.notation.Feature;
import fivefold.notation.GameDifference;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.ReferenceGames;
import fivefold.notation.Script;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DetectionTest {
  /** Claims everything as much as the export notation claims its own. */
  private static final class Greedy implements Notation {
    @Override
    public String id() {
      return "greedy";
    }

    @Override
    public String name() {
      return "greedy";
    }

    @Override
    public String description() {
      return "greedy";
    }

    @Override
    public Set<Feature> carries() {
      return Set.of();
    }

    @Override
    public int sniff(CharSequence head) {
      return 85;
    }

    @Override
    public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
      return Script.builder().build(source, source.length());
    }

    @Override
    public Written write(Game game, WriteOptions options) {
      return new Written("", List.of());
    }
  }

  @Test
  void equalClaimsAreAllNamed() {
    Notation greedy = new Greedy();
    List<Notation> all = List.of(Notations.PGN, Notations.EXPORT, greedy);
    assertThat(Notations.candidates("w. (0T1)e2(0T1)e4\n", all))
        .containsExactly(Notations.EXPORT, greedy);
    assertThat(Notations.candidates("1. e4 / e5\n", all)).containsExactly(greedy);
  }

  @Test
  void formsOfOneNotationDoNotCompete() {
    String text = Notations.ALEXBAY.write(ReferenceGames.game("a"));
    assertThat(Notations.candidates(text)).containsExactly(Notations.ALEXBAY);
  }

  @Test
  void aTextOfNoneSaysSo() {
    ReadResult result = Games.read("x", "hello, world", ReadOptions.LENIENT);
    assertThat(result.diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("E_NO_GAME");
    assertThat(Notations.detect("")).isEmpty();
  }

  /** Whatever lies beside the games in a folder. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "# Notes\n\n1. Read the [manual](https://example.org/a) first.\n2. Then play 1. e4 / e5.\n",
        "   Some License\n   Version 2.0, January 2004\n\n   1. Definitions. \"License\" shall mean\n",
        "<?xml version=\"1.0\"?>\n<project><a>1.</a></project>\n",
        "{\"a\": [1, 2, 3], \"b\": \"c\"}\n",
        "[{\"a\": 1}, {\"a\": 2}, {\"a\": 3}]\n",
        "{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3}\n",
        "root:x:0:0:root:/root:/bin/sh\nnobody:x:1:1:nobody:/:/bin/false\n",
        "PK\u0003\u0004\u0014\0\0\b[\0\ufffd\ufffd 1.\0 META-INF/ \ufffd\u0001 \ufffd\ufffd5\n",
        "name;turns;result\nA;12;1-0\nB;7;0-1\n"
      })
  void otherTextsAreNoGames(String text) {
    List<ReadResult> all = Games.readAll(text);

    assertThat(all).hasSize(1);
    assertThat(all.get(0).diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("E_NO_GAME");
  }

  @Test
  void oneGameInTwoNotationsIsOneGame() {
    Game game = ReferenceGames.game("b");
    for (Notation notation : List.of(Notations.ALEXBAY, Notations.DYNAMICAL)) {
      Game again = Games.read(notation.write(game)).orThrow();
      assertThat(GameDifference.moves(game, again)).isEmpty();
      assertThat(again.headers()).isEqualTo(game.headers());
      assertThat(again.end().result()).isEqualTo(game.end().result());
    }
  }
}
