package fivefold.notation.alexbay;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import fivefold.notation.ReadOptions;
import fivefold.text.Diagnostic;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlexbayContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.ALEXBAY;
  }

  @Override
  protected List<String> corpus() {
    return List.of("corpus/specs/004_alexbay_raw.alexbay");
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.EVEN_TIMELINES);
  }

  /** Where Black begins in turn zero, that is turn 1. */
  @ParameterizedTest
  @ValueSource(strings = {"1:Kd8<>1:e8", "0:Kd8<>0:e8"})
  void turnZeroMayBeTheFirst(String first) {
    String text = "[Board \"5D Checkers With Multiverse Timetravel\"]\n1b. " + first;

    Game game = Games.read(notation(), "test", text, ReadOptions.LENIENT).orThrow();

    assertThat(game.end().action().plies().get(0).from().turn()).isZero();
    assertThat(notation().write(game)).endsWith("1b. 1:Kd8<>1:e8\n");
  }

  @ParameterizedTest
  @CsvSource({
    "3w. 3:e5<>3:xd6e.p., ''",
    "3w. 3:e5<>3:xd6, this move takes en passant",
    "3w. 3:a2<>3:a3e.p., nothing is taken en passant here"
  })
  void strictReadingWantsEnPassantMarked(String last, String message) {
    String text =
        "[Board \"Standard\"]\n1w. 1:e2<>1:e4\n1b. 1:a7<>1:a6\n2w. 2:e4<>2:e5\n2b. 2:d7<>2:d5\n"
            + last;

    ReadResult strict = Games.read(notation(), "test", text, ReadOptions.STRICT);

    assertThat(strict.diagnostics().stream().map(Diagnostic::message))
        .isEqualTo(message.isEmpty() ? List.of() : List.of(message));
    assertThat(strict.hasErrors()).isEqualTo(!message.isEmpty());
    assertThat(Games.read(notation(), "test", text, ReadOptions.LENIENT).hasErrors()).isFalse();
  }
}
