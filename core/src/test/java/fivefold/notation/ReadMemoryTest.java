package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.RandomGames;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.State;
import fivefold.variants.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reading with a memory of earlier readings finds what reading without one finds. */
class ReadMemoryTest {
  private static final ReadOptions OPTIONS =
      ReadOptions.LENIENT.withCheckMarks(true).withSpans().withBudget(Budget.ofNodes(2_000));
  private static final String TYPED = "+x#*~()[]{}/. >>1234abNQK=-\n\"TL0w!é";

  @Test
  void randomEditsChangeNothingButTheTime() {
    long seed = 20_261_116;
    Dice dice = new Dice(seed);
    RandomGames games =
        new RandomGames(seed, List.copyOf(Variants.all().subList(0, 4)), 12, 20, 30, 3);
    for (int number = 0; number < 6; number++) {
      Notation notation = number % 2 == 0 ? Notations.PGN : Notations.BRANCHED;
      ReadMemory memory = new ReadMemory();
      String text = notation.write(games.game(number));
      for (int i = 0; i < 60; i++) {
        text = edited(text, dice);
        ReadResult fresh = Games.read(notation, "text", text, OPTIONS);
        ReadResult again = Games.read(notation, "text", text, OPTIONS.withMemory(memory));
        memory.finish();
        assertThat(again.diagnostics())
            .as("seed %d, game %d, edit %d:\n%s", seed, number, i, text)
            .isEqualTo(fresh.diagnostics());
        assertThat(again.game()).isEqualTo(fresh.game());
        assertThat(again.spans().map(spans -> spans.moves().size()))
            .isEqualTo(fresh.spans().map(spans -> spans.moves().size()));
      }
    }
  }

  private static String edited(String text, Dice dice) {
    int at = dice.roll(text.length() + 1);
    int until = Math.min(text.length(), at + (dice.roll(3) == 0 ? dice.roll(4) : 0));
    char typed = TYPED.charAt(dice.roll(TYPED.length()));
    return text.substring(0, at) + (dice.roll(2) == 0 ? "" : typed) + text.substring(until);
  }

  @Test
  void theSameTextLeadsToTheSameStates() {
    ReadMemory memory = new ReadMemory();
    String text = "1. e4 / e5\n2. Qh5 / Nc6\n3. Bc4 / Nf6\n4. Qxf7#\n";
    ReadResult first = Games.read(Notations.PGN, "text", text, OPTIONS.withMemory(memory));
    memory.finish();
    ReadResult second =
        Games.read(Notations.PGN, "text", text + "{a word}", OPTIONS.withMemory(memory));
    assertThat(second.orThrow().end().state()).isSameAs(first.orThrow().end().state());
    assertThat(second.orThrow().end()).isNotSameAs(first.orThrow().end());
  }

  /** Knights go to and fro, at first on the other side. */
  private static String shuffle(int first) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3_000; i++) {
      boolean other = i < 2 * first;
      String white = i % 2 == 0 ? (other ? "Nc3" : "Nf3") : (other ? "Nb1" : "Ng1");
      text.append(i + 1).append(". ").append(white).append(i % 2 == 0 ? " / Nf6\n" : " / Ng8\n");
    }
    return text.toString();
  }

  private static State end(int first, ReadMemory memory) {
    ReadResult read = Games.read(Notations.PGN, "t", shuffle(first), OPTIONS.withMemory(memory));
    memory.finish();
    return read.orThrow().end().state();
  }

  @Test
  void whatTwoReadingsDoWithoutIsForgotten() {
    ReadMemory memory = new ReadMemory();
    State end = end(0, memory);
    end(1, memory);
    assertThat(end(0, memory)).isSameAs(end);
    end(1, memory);
    end(2, memory);
    assertThat(end(0, memory)).isNotSameAs(end).isEqualTo(end);
  }

  @Test
  void anotherWayOfReadingStartsAfresh() {
    ReadMemory memory = new ReadMemory();
    String text = "1. e4 / e5\n2. nf3\n";
    assertThat(Games.read("text", text, OPTIONS.withMemory(memory)).hasErrors()).isFalse();
    ReadOptions strict = OPTIONS.withMode(ReadOptions.Mode.STRICT);
    assertThat(Games.read(Notations.PGN, "text", text, strict.withMemory(memory)).diagnostics())
        .isEqualTo(Games.read(Notations.PGN, "text", text, strict).diagnostics())
        .isNotEmpty();
  }
}
