package fivefold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.model.Square;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a newcomer types works, prints well, and refuses in sentences. */
class FirstContactTest {
  private static final State START = Variants.standard().start();

  @Test
  void actionsArePlayedAsTheyAreWritten() {
    State state = START.play("Nf3").orThrow().play("e5").orThrow().play("Nxe5").orThrow();
    assertThat(state.present()).hasToString("T2b");
    assertThat(state).hasToString("Black to move, 1 timeline, the present at T2b");
  }

  /** The same action in 5DPGN, in 5DUCI and as an export. */
  @ParameterizedTest
  @ValueSource(strings = {"Nf3", "(0T1)Ng1f3", "(0T1)g1f3", "1. Nf3", "w. (0T1)Ng1(0T1)f3"})
  void inWhateverNotation(String text) {
    assertThat(START.play(text)).isEqualTo(START.play("Nf3")).isInstanceOf(Attempt.Ok.class);
  }

  @Test
  void aNodeGrowsByText() {
    Game game = Game.of(START);
    game.root().play("Nf3").orThrow().play("Nf6").orThrow().play("(0T2)Nf3>>(0T1)f5").orThrow();
    assertThat(game.mainline()).hasToString("[1w. Nf3, 1b. Nf6, 2w. (0T2)Nf3>>(0T1)f5]");
    assertThat(game.end().steps()).hasOnlyElementsOfType(Step.Moved.class);
    assertThat(game.root().play("Nf3")).isEqualTo(new Insertion.Done(game.mainline().get(0), true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "Nf6", "e5", "hello", "1. e4 / e5", "[Mode \"5D\"]", "e4 d5"})
  void whatCannotBePlayedIsRefusedInASentence(String text) {
    Attempt.Refused refused = (Attempt.Refused) START.play(text);
    assertThat(refused.refusal().toString()).isNotBlank().doesNotContain("[", "Refusal", "null");
    assertThatThrownBy(() -> START.play(text).orThrow())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(refused.refusal().message());
  }

  @Test
  void legalActionsPrintAsPeopleWriteThem() {
    assertThat(START.legalActions().limit(100))
        .hasSize(20)
        .extracting(Object::toString)
        .contains("Nf3", "e4", "a3");
    State two = START.play("Nf3").orThrow().play("Nf6").orThrow();
    assertThat(two.legalActions().stream().map(Object::toString))
        .contains("Ng5", "(0T2)Nf3>>(0T1)f5");
  }

  @Test
  void valuesPrintInTheNotationOfTheField() {
    Step step = START.step(START.moveCandidates(0, Square.of(6, 0)).get(0));
    assertThat(List.of(step.ply().from(), step.arrival())).hasToString("[(0T1w), (0T1b)]");
    assertThat(step.ply().toString()).startsWith("(0T1)g1");
    assertThat(step.toString()).startsWith("N");
  }

  @Test
  void argumentsOutOfRangeAreNamed() {
    assertThatThrownBy(() -> START.moveCandidates(7))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no timeline 7");
    assertThatThrownBy(() -> START.moveCandidates(0, Square.of(9, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("j1");
    assertThatThrownBy(() -> START.multiverse().timeline(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3");
  }

  @Test
  void filesAreRead(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("two.5dpgn"), "1. e4 / e5\n\n1. d4 / d5\n");
    assertThat(Games.read(file).orThrow().end().state().verdict()).isEqualTo(Verdict.PLAYING);
    assertThat(Games.readAll(file)).isNotEmpty();
  }
}
