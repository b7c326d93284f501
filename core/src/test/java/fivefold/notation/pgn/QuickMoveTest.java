package fivefold.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.notation.MovePattern;
import fivefold.notation.ReadOptions;
import fivefold.notation.TextInput;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The short cut reads what it takes exactly as the careful parser does. */
class QuickMoveTest {
  private static final String[] PIECES = {
    "(0T1)",
    "(-1T12)",
    "(L+2T5)",
    "(L0 T1)",
    "(T4)",
    "(-0T1)",
    "N",
    "Q",
    "K",
    "P",
    "W",
    "BR",
    "RQ",
    "e",
    "g",
    "a",
    "l",
    "1",
    "4",
    "8",
    "16",
    "x",
    ">",
    ">>",
    "=Q",
    "=",
    "+",
    "*",
    "#",
    "~",
    "!",
    "?",
    "O-O",
    "0-0-0",
    "0000",
    "(1)",
    "$(L+1T=)",
    "w",
    "b"
  };

  /** A move as people write it. */
  private static String move(Random random) {
    String[] parts = {"(0T1)", "N", "b", "x", "f", "3", "+"};
    StringBuilder text = new StringBuilder();
    for (String part : parts) {
      boolean isSquare = part.equals("f") || part.equals("3");
      text.append(isSquare || random.nextBoolean() ? part : "");
    }
    return text.toString();
  }

  /** Whether the short cut took it; if so, the careful parser agrees. */
  private static boolean compare(String text) {
    MovePattern.Draft quick = MovePattern.draft();
    int end = new QuickMove(SourceText.of("x", text).chars(), quick).parse(0);
    if (end < 0) {
      return false;
    }
    MovePattern.Draft careful = MovePattern.draft();
    Diagnostics found = new Diagnostics();
    TextInput in = new TextInput(SourceText.of("x", text), 0, ReadOptions.LENIENT, found);
    boolean read = new MoveParser(in, Dialect.SHAD, careful, () -> {}).parse();

    assertThat(read).as(text).isTrue();
    assertThat(in.at()).as(text).isEqualTo(end);
    assertThat(quick.build()).as(text).isEqualTo(careful.build());
    assertThat(found.list()).as(text).isEmpty();
    return true;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e4 ",
        "Nf3\n",
        "(0T1)e2e4 ",
        "(0T2)Nb1>>x(0T1)b3+ ",
        "exd5)",
        "Nbd2 ",
        "R1a3 ",
        "N1xf3# ",
        "(-1T12)Qd1>(2T11)f3 "
      })
  void plainMovesTakeTheShortCut(String text) {
    boolean rankOnly = text.startsWith("R1") || text.startsWith("N1");
    int end = new QuickMove(SourceText.of("x", text).chars(), MovePattern.draft()).parse(0);

    assertThat(end).isEqualTo(rankOnly ? -1 : text.length() - 1);
    assertThat(compare(text)).isEqualTo(!rankOnly);
  }

  @Test
  void theShortCutAgreesWithTheCarefulParser() {
    int taken = 0;
    for (long seed = 0; seed < 200_000; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder(random.nextBoolean() ? move(random) : "");
      // Something is put in somewhere, as else only plain moves would be tried.
      for (int i = random.nextInt(text.isEmpty() ? 8 : 3); i > 0; i--) {
        text.insert(random.nextInt(text.length() + 1), PIECES[random.nextInt(PIECES.length)]);
      }
      taken += compare(text.append(random.nextBoolean() ? " " : ")").toString()) ? 1 : 0;
    }
    assertThat(taken).isGreaterThan(20_000);
  }
}
