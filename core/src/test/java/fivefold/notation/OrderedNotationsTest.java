package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.text.Diagnostic;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is peculiar to the notations that leave timelines to an order or write coordinates, and what
 * existing readers get wrong in them.
 */
class OrderedNotationsTest {

  private static ReadResult read(String id, String text) {
    return Games.read(Notations.find(id).orElseThrow(), id, text, ReadOptions.LENIENT);
  }

  private static String moves(String id, String text) {
    String written = Notations.PGN.write(read(id, text).orThrow());
    return written.substring(written.indexOf("\n\n") + 2).strip();
  }

  @Test
  void hexicubeReadsBothSquaresOfAMove() {
    assertThat(moves("hexicube", "1. Ng1f3 .. Pe7e5")).isEqualTo("1. Nf3 / e5");
  }

  @Test
  void hexicubeTakesTheRightPawnEnPassant() {
    assertThat(moves("hexicube", "1. e4 .. a6\n2. e5 .. d5\n3. exd .. Qxd6"))
        .isEqualTo("1. e4 / a6\n2. e5 / d5\n3. exd6 / Qxd6");
  }

  @Test
  void hexicubeTakesTheNextTimelineFromBelow() {
    String game = "1. e3 .. f6\n2. L0b1 N T1b3 .. -; a6\n3. c3 .. Nc6; h6\n";
    assertThat(moves("hexicube", game)).contains("/ (1T1)a6\n3. (1T2)c3 / (1T2)h6 (0T2)Nc6");
  }

  @Test
  void tnTakesTheActiveTimelinesFromAbove() {
    String game = "1. e3 / f6\n2. N>>t-1b3 / a6;-\n3. c3;_ / h6;Nc6";
    assertThat(moves("tn", game)).contains("3. (1T2)c3 / (1T2)h6 (0T2)Nc6");
    assertThat(moves("tn", "1. e3 / f6\n2. N>>T1b3 / 1La6\n3. 1LT2c3"))
        .contains("/ (1T1)a6\n3. (1T2)c3");
  }

  @Test
  void tnKeepsItsRemarksAndHeaders() {
    ReadResult result = read("tn", "[Layout \"Princess\"]\n1. e3 / Nf6 ? a remark\n2. f3\n");
    assertThat(result.orThrow().variant()).hasValue("Standard - Princess");
    assertThat(Notations.PGN.write(result.orThrow())).contains("{a remark}");
  }

  @Test
  void aquababyFindsTheBordersOfActionsByItself() {
    String oneLine =
        "(4,1,1,0)(4,2,1,0);(5,6,1,0)(5,5,1,0); (1,0,2,0)(1,2,1,0);\n(0,6,1,1)(0,5,1,1)";
    assertThat(moves("aquababy", oneLine))
        .isEqualTo("1. e3 / f6\n2. (0T2)Nb1>>(0T1)b3~ (>L1) / (1T1)a6");
  }

  @Test
  void aquababyWritesAndReadsPasses() {
    ReadResult result = read("aquababy", "(4,1,1,0)(4,2,1,0)\n0000,0\n(3,1,2,0)(3,2,2,0)\n");
    assertThat(result.errors()).isZero();
    assertThat(result.diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("W_NULL_MOVE");
    assertThat(Notations.find("aquababy").orElseThrow().write(result.game().orElseThrow()))
        .contains("\n0000,0\n");
  }

  @Test
  void nidlatamCountsTurnsFromThePresentWhenItIsGiven() {
    String text =
        "1. {\nPr = 1\n0=>0 +P e2|Pr||0| --> e3|Pr||0|\n}\n2. {\n0=>0 -P f7|1||0| --> f6|1||0|\n}\n"
            + "3. {\nPr = 2\n0=>1 +N B1|Pr||0| -1-> B3|Pr-1||0|\n}\n";
    assertThat(moves("nidlatam", text)).startsWith("1. e3 / f6\n2. (0T2)Nb1>>(0T1)b3~");
  }

  @Test
  void averageHumanIsMarkedAsExperimental() {
    Notation notation = Notations.find("averagehuman").orElseThrow();
    assertThat(notation.description()).contains("experimental");
    assertThat(notation.name()).contains("experimental");
    assertThat(read("averagehuman", "1. e2e3, f7f6").diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("W_EXPERIMENTAL");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          hexicube     | 1. e4 .. L0 ..            | E_HEX_TOKEN          | 10
          hexicube     | 1. Nf .. e5               | E_HEX_TOKEN          | 4
          hexicube     | 1. L0b1 N T .. e5         | E_HEX_TOKEN          | 4
          hexicube     | 1. e4; d4 .. e5           | E_BOARD_MISSING      | 8
          hexicube     | 1. a b c d                | E_HEX_TOKEN          | 4
          tn           | 1. e4 &                   | E_TN_ITEM            | 7
          tn           | 1. N>>t / e5              | E_TN_ITEM            | 4
          tn           | 1. e4;e5                  | E_BOARD_MISSING      | 7
          tn           | 1. Nf4 / e5               | E_NO_MATCH           | 4
          nidlatam     | 1. e4                     | E_NID_SET            | 1
          nidlatam     | 1. { 0=>0 P e2 }          | E_NID_ITEM           | 6
          nidlatam     | 1. { --mate }             | E_NID_ITEM           | 6
          nidlatam     | 1. { 0=>0 -P e7¦1¦¦0¦ --> e6¦1¦¦0¦ } | E_BOARD_NOT_PLAYABLE | 11
          aquababy     | (4,1,1)(4,2,1,0)          | E_AQUA_MOVE          | 1
          aquababy     | (4,1,1,0)(4,2,1,0) x      | E_AQUA_MOVE          | 1
          aquababy     | (4,1,1,0)(99,2,1,0)       | E_NO_MATCH           | 1
          aquababy-fen | 8;8;0;1;w                 | E_AQUA_HEADER        | 1
          aquababy-fen | 99;8;0;1;0;w              | E_AQUA_HEADER        | 1
          aquababy-fen | 8;8;0;1;0;w               | E_AQUA_BOARD         | 12
          averagehuman | 1. e2                     | E_MOVE_SYNTAX        | 4
          averagehuman | 1. e2Tb3                  | E_MOVE_SYNTAX        | 4
          """)
  void slipsAreReportedWithTheirPlace(String id, String text, String code, int column) {
    List<Diagnostic> errors =
        read(id, text.replace('¦', '|')).diagnostics().stream()
            .filter(Diagnostic::isError)
            .toList();
    assertThat(errors)
        .extracting(found -> found.code().name(), Diagnostic::column)
        .contains(tuple(code, column));
  }

  /** The contract damages the texts of every notation that is written; these have no games. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ghxx           | [{"Name": "x", "Timelines": {"0L": [null, "k3/4*p/4/K3"]}}]
          aquababy-study | 1. e4 {1b. c5 2. Nf3} / e5 {[%csl R(w.0T1)e4]} 2. f4
          json           | [{"action": 1, "player": "white", "moves": [{"start": {}, "end": {}}]}]
          """)
  void garbageGetsDiagnosticsAndNoException(String id, String text) {
    Random random = new Random(1);
    for (int round = 0; round < 300; round++) {
      String damaged = Garbage.damage(text, random);
      ReadResult result = read(id, damaged);
      assertThat(result.game().isPresent() || result.hasErrors()).as(damaged).isTrue();
    }
  }
}
