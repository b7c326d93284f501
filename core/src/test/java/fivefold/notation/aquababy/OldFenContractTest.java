package fivefold.notation.aquababy;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.notation.Feature;
import fivefold.notation.Loss;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OldFenContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return OldFenNotation.INSTANCE;
  }

  @Override
  protected List<String> samples() {
    return List.of(
        """
        8;8;0;1;0;w
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR;KQkq;-;w1
        (6,0,1,0)(5,2,1,0);(6,7,1,0)(5,5,1,0);
        """,
        """
        8;8;1;0;w;F
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR;KQkq;-;w1;(6,0,1,0)(5,2,1,0);
        """);
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.PROMOTIONS);
  }

  /**
   * Rows without a star leave it to the reader what has moved, and it thinks that pawns have not.
   */
  @Test
  void saysWhenPawnsSeemUnmoved() {
    Written moved = write("[4k/3p1/5/1P3/K4:0:1:w]");
    assertThat(moved.losses()).extracting(Loss::feature).contains(Feature.UNMOVED);
    Written mixed = write("[4k/3p*1/5/1P3/K4:0:1:w]");
    assertThat(mixed.losses()).extracting(Loss::feature).doesNotContain(Feature.UNMOVED);
  }

  private static Written write(String board) {
    String text = "[Size \"5x5\"]\n[Board \"custom\"]\n" + board + "\n1. Ka2";
    return OldFenNotation.INSTANCE.write(
        Games.read("test", text, ReadOptions.LENIENT).orThrow(), WriteOptions.DEFAULT);
  }
}
