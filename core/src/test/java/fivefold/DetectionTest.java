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
