package fivefold.notation.dynamical;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.GameDifference;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.ReferenceGames;
import fivefold.notation.WriteOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellFormTest {

  /** The notation's own text puts the place of a cell in angle brackets. */
  @Test
  void cellsMayBeWrittenAsTheTextOfTheNotationDoes() {
    for (Notation notation :
        List.of(
            Notations.DYNAMICAL, Notations.DYNAMICAL_ALGEBRAIC, Notations.DYNAMICAL_TOPOLOGICAL)) {
      Game game = ReferenceGames.game("a");
      String text = notation.write(game, WriteOptions.DEFAULT.withForm("angled")).text();

      assertThat(text).contains("<0T1>").doesNotContainPattern("(?m)^\\(0T1\\)");
      Game again = Games.read(notation, "x", text, ReadOptions.STRICT).orThrow();
      assertThat(GameDifference.moves(game, again)).isEmpty();
      assertThat(notation.write(game)).contains("(0T1)").doesNotContain("<");
    }
  }

  @Test
  void aCellThatIsNotClosed() {
    ReadResult result =
        Games.read(
            Notations.DYNAMICAL, "x", "[Board \"Standard\"]\n<0T1>1[e3\n", ReadOptions.LENIENT);

    assertThat(result.diagnostics())
        .extracting(found -> found.code() + ": " + found.message())
        .containsExactly("W_MOVE_SYNTAX: the ] of this cell is missing");
    assertThat(result.orThrow().mainline()).hasSize(1);
  }
}
