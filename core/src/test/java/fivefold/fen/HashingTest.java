package fivefold.fen;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Size;
import fivefold.text.SourceText;
import org.junit.jupiter.api.Test;

/** The values other programs give for the same positions. */
class HashingTest {
  private static final String STANDARD =
      "r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*";

  private static Multiverse multiverse(String blocks) {
    SetupResult result =
        FenReader.of(FenMode.STRICT).read(SourceText.of("test", blocks), Size.STANDARD).validate();
    assertThat(result).isInstanceOf(SetupResult.Valid.class);
    return ((SetupResult.Valid) result).state().multiverse();
  }

  @Test
  void hashesTheStandardBoard() {
    Multiverse standard = multiverse("[" + STANDARD + ":0:1:w]");
    String hash = "d574889fd9da3f2bc65249ff27249b00";
    assertThat(Hashing.multiverse(standard)).isEqualTo(hash);
    BoardCoord coord = BoardCoord.of(0, 1, Color.WHITE);
    assertThat(Hashing.board(standard.board(coord), coord, standard.parity())).isEqualTo(hash);
  }

  @Test
  void hashesTwoTimelinesInAscendingOrder() {
    String minus = "[" + STANDARD + ":-0:1:w]";
    String plus = "[" + STANDARD + ":+0:1:w]";
    String hash = "3672761404ffcd15ae644c75401812be";
    assertThat(Hashing.multiverse(multiverse(minus + "\n" + plus))).isEqualTo(hash);
    assertThat(Hashing.multiverse(multiverse(plus + "\n" + minus))).isEqualTo(hash);
  }

  @Test
  void hashesTheBoardBeforeTheFirstTurnToo() {
    assertThat(Hashing.multiverse(multiverse("[" + STANDARD + ":0:0:b]\n[" + STANDARD + ":0:1:w]")))
        .isEqualTo("86d9a9eb3a9902c94379d438bcf18de1");
  }
}
