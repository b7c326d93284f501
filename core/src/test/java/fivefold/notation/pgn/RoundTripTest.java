package fivefold.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.OwnGames;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Comments;
import fivefold.notation.WriteOptions.Coordinates;
import fivefold.notation.WriteOptions.Numbering;
import fivefold.notation.Written;
import fivefold.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written reads back as the same game, and strictly so. */
class RoundTripTest {

  static List<OwnGames.Text> games() {
    return OwnGames.with("corpus/games", "corpus/hard", "corpus/specs");
  }

  static List<WriteOptions> options() {
    List<WriteOptions> all = new ArrayList<>();
    WriteOptions base = WriteOptions.DEFAULT;
    all.add(base);
    all.add(base.withComments(Comments.IN_PLACE));
    all.add(base.withCoordinates(Coordinates.FULL).withComments(Comments.IN_PLACE));
    all.add(base.withNumbering(Numbering.LETTERS).withLineWidth(60).withBoards(true));
    return all;
  }

  @ParameterizedTest
  @MethodSource("games")
  void readsBack(OwnGames.Text text) {
    ReadResult result = Games.read(text.name(), text.text(), ReadOptions.REPAIR);
    Game game = result.game().orElse(null);
    if (game == null) {
      assertThat(result.hasErrors()).as("why there is no game is said").isTrue();
      return;
    }
    for (WriteOptions options : options()) {
      for (Notation notation : List.of(Notations.PGN, Notations.BRANCHED, Notations.RECORDER)) {
        check(game, notation, options);
      }
    }
    check(game, Notations.BRANCHED, WriteOptions.DEFAULT.withMarks(Set.of()));
  }

  static void check(Game game, Notation notation, WriteOptions options) {
    Written written = notation.write(game, options);
    ReadResult lenient = Games.read(notation, "written", written.text(), ReadOptions.LENIENT);
    assertThat(lenient.diagnostics().stream().filter(Diagnostic::isError))
        .as(notation + "\n" + written.text())
        .isEmpty();
    if (written.isLossless()) {
      assertThat(lenient.game().orElseThrow().equals(game))
          .as("the same game\n" + written.text())
          .isTrue();
    }
    ReadResult strict = Games.read(notation, "written", written.text(), ReadOptions.STRICT);
    assertThat(strict.diagnostics().stream().filter(Diagnostic::isError))
        .as("strict " + notation + "\n" + written.text())
        .isEmpty();
    assertThat(strict.game().orElseThrow().equals(lenient.game().orElseThrow())).isTrue();
  }
}
