package fivefold.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Notations;
import fivefold.game.RandomGames;
import fivefold.rules.Dice;
import fivefold.variants.Variants;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** After any edit the findings are those of a fresh reading, and they come soon. */
class RandomEditsTest {
  private static final long SEED = 18_181_818;
  private static final String TYPED = "+x#*~()[]{}/. >>1234abcdefghNQKR=-\n\"TL0wb!?é";

  private static String longGame = "";

  @BeforeAll
  static void makeLongGame() {
    longGame = Notations.PGN.write(LongGame.of(SEED, 5_000, 4));
  }

  private static String fresh(String text) {
    Document document = new Document("file:///games/a.5dpgn", "5dpgn", 1, text);
    return Findings.of(document.read(text, Settings.USUAL)).toString();
  }

  /** Types, deletes, copies or moves a little somewhere. */
  private static void edit(Editor editor, Dice dice) {
    int length = editor.text().length();
    int at = dice.roll(length + 1);
    int until = Math.min(length, at + dice.roll(6));
    switch (dice.roll(4)) {
      case 0 -> editor.type(at, until, "");
      case 1 -> {
        int from = dice.roll(length + 1);
        int to = Math.min(length, from + dice.roll(40));
        editor.type(at, at, editor.text().substring(from, to));
      }
      default -> editor.type(at, at, String.valueOf(TYPED.charAt(dice.roll(TYPED.length()))));
    }
  }

  @Test
  void aThousandEditsOfSmallGames() {
    Dice dice = new Dice(SEED);
    RandomGames games =
        new RandomGames(SEED, List.copyOf(Variants.all().subList(0, 8)), 8, 16, 25, 2);
    int edits = 0;
    try (Editor editor = new Editor()) {
      for (int number = 0; edits < 1_000; number++) {
        String text = Notations.BRANCHED.write(games.game(number));
        if (number % 5 == 0) {
          text += "\n" + Notations.PGN.write(games.game(number + 1));
        }
        editor.open("a.5dpgn", text);
        for (int i = 0; i < 25; i++) {
          edit(editor, dice);
          assertThat(editor.findings().toString())
              .as("seed %d, game %d, edit %d:%n%s", SEED, number, i, editor.text())
              .isEqualTo(fresh(editor.text()));
          edits++;
        }
      }
      assertThat(editor.messages()).isEmpty();
    }
  }

  @Test
  void editsOfAGameOfFiveThousandActions() {
    String text = longGame;
    assertThat(text.length()).isGreaterThan(100_000);
    Dice dice = new Dice(SEED);
    try (Editor editor = new Editor()) {
      assertThat(editor.open("a.5dpgn", text)).isEmpty();
      for (int i = 0; i < 25; i++) {
        edit(editor, dice);
        assertThat(editor.findings().toString())
            .as("seed %d, edit %d", SEED, i)
            .isEqualTo(fresh(editor.text()));
      }
      assertThat(editor.messages()).isEmpty();
    }
  }

  /** In time of the processor, since a build machine has other things to do as well. */
  @Test
  void anyEditOfALongGameTakesLessThanATenthOfASecond() {
    String text = longGame;
    Document document = new Document("file:///games/a.5dpgn", "5dpgn", 1, text);
    Dice dice = new Dice(SEED);
    document.read(text, Settings.USUAL);
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      // Something changes, then all is well again.
      String edited = i % 2 == 1 ? text : changed(text, i / 2, dice);
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      assertThat(Findings.of(document.read(edited, Settings.USUAL))).isNotNull();
      times.add((ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1_000);
    }
    // At first the code is not compiled yet.
    List<Long> warm = times.subList(60, 100);
    Collections.sort(warm);
    System.out.printf(
        "an edit of 5 000 actions: median %.1f ms, worst %.1f ms of processor time%n",
        warm.get(20) / 1e3, warm.get(39) / 1e3);
    assertThat(warm.get(39)).isLessThan(100_000L);
  }

  /** With a sign, a comment or a broken move, or with other rules from the first move on. */
  private static String changed(String text, int number, Dice dice) {
    int head = text.indexOf("\n\n");
    int at = number % 3 == 0 ? head : dice.roll(text.length());
    String typed =
        switch (number % 3) {
          case 0 -> "\n[Promotions \"" + (number % 2 == 0 ? "Q,R,N,B" : "Q,N,R,B") + "\"]";
          case 1 -> "{so}";
          default -> "x";
        };
    return text.substring(0, at) + typed + text.substring(at);
  }
}
