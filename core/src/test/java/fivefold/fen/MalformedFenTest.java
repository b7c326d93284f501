package fivefold.fen;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Parity;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import fivefold.text.DiagnosticPrinter;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Wrong start positions and everything that is said about them.
 *
 * <p>A row is: mode (L lenient, S strict, B both), value of Size (- for none), the blocks with ⏎
 * for an end of line, and the expected errors as code@line:column. Errors about the size are in a
 * text of its own, so they are at line 1.
 */
class MalformedFenTest {
  private static final String TABLE =
      """
      B | 3x3 |  | E_FEN_EMPTY@0:0
      B | 3x3 | [] | E_FEN_FIELDS@1:2
      B | 3x3 | [3/3/3] | E_FEN_FIELDS@1:7
      B | 3x3 | [3/3/3:0] | E_FEN_FIELDS@1:9
      B | 3x3 | [3/3/3:0:1] | E_FEN_FIELDS@1:11
      B | 3x3 | [3/3/3:0:1:w:b] | E_FEN_FIELDS@1:14
      B | 3x3 | [3/3/3:0:1:w:] | E_FEN_FIELDS@1:14
      B | 3x3 | [3/3/3 0 1 w] | E_FEN_FIELDS@1:13
      B | 3x3 | [3/3/3:0:1:w | E_FEN_BRACKET@1:13
      B | 3x3 | 3/3/3:0:1:w] | E_FEN_BRACKET@1:1
      B | 3x3 | [3/3/3:0:1:w] and | E_FEN_BRACKET@1:15
      B | 3x3 | [3/3/3:0:1:w]⏎[ | E_FEN_BRACKET@2:2
      B | 3x3 | [3/3:0:1:w] | E_FEN_ROWS@1:5
      B | 3x3 | [3:0:1:w] | E_FEN_ROWS@1:3
      B | 3x3 | [:0:1:w] | E_FEN_WIDTH@1:2 E_FEN_ROWS@1:2
      B | 3x3 | [3/3/3/3:0:1:w] | E_FEN_ROWS@1:8
      B | 3x3 | [3/3/3/:0:1:w] | E_FEN_ROWS@1:8
      B | 3x3 | [3/3/3/x/y/z:0:1:w] | E_FEN_ROWS@1:8
      B | 3x3 | [3//3:0:1:w] | E_FEN_WIDTH@1:4
      B | 3x3 | [3/2/3:0:1:w] | E_FEN_WIDTH@1:4
      B | 3x3 | [3/4/3:0:1:w] | E_FEN_WIDTH@1:4
      B | 3x3 | [kkk/kkkk/3:0:1:w] | E_FEN_WIDTH@1:6
      B | 3x3 | [3/k*k*/3:0:1:w] | E_FEN_WIDTH@1:4
      B | 3x3 | [3/99999999999999999999/3:0:1:w] | E_FEN_WIDTH@1:4
      B | 3x3 | [3/2/4:0:1:w] | E_FEN_WIDTH@1:4 E_FEN_WIDTH@1:6
      S | 3x3 | [111/3/3:0:1:w] | E_FEN_WIDTH@1:2
      B | 3x3 | [121/3/3:0:1:w] | E_FEN_WIDTH@1:2
      B | 12x1 | [66k:0:1:w] | E_FEN_WIDTH@1:2
      B | 3x3 | [0k2/3/3:0:1:w] | E_FEN_BLANKS@1:2
      B | 3x3 | [3/03/3:0:1:w] | E_FEN_BLANKS@1:4
      B | 3x3 | [3/0/3:0:1:w] | E_FEN_BLANKS@1:4
      B | 3x3 | [x2/3/3:0:1:w] | E_FEN_PIECE@1:2
      B | 3x3 | [3/1Z1/zzz:0:1:w] | E_FEN_PIECE@1:5 E_FEN_PIECE@1:8 E_FEN_PIECE@1:9 E_FEN_PIECE@1:10
      B | 3x3 | [3/x/3:0:1:w] | E_FEN_PIECE@1:4 E_FEN_WIDTH@1:4
      B | 3x3 | [+x2/3/3:0:1:w] | E_FEN_PIECE@1:3
      B | 3x3 | [++k2/3/3:0:1:w] | E_FEN_PIECE@1:2
      B | 3x3 | [k+2/3/3:0:1:w] | E_FEN_PIECE@1:3
      B | 3x3 | [3/3/2-:0:1:w] | E_FEN_PIECE@1:7
      B | 3x3 | [3/3/♔2:0:1:w] | E_FEN_PIECE@1:6
      B | 3x3 | [3/3/😀2:0:1:w] | E_FEN_PIECE@1:6
      B | 3x3 | [3/3/2😀x:0:1:w] | E_FEN_PIECE@1:7 E_FEN_PIECE@1:8
      B | 3x3 | [*3/3/3:0:1:w] | E_FEN_UNMOVED@1:2
      B | 3x3 | [3*/3/3:0:1:w] | E_FEN_UNMOVED@1:3
      B | 3x3 | [p**2/3/3:0:1:w] | E_FEN_UNMOVED@1:4
      B | 3x3 | [1*1P/3/3:0:1:w] | E_FEN_UNMOVED@1:3
      B | 3x3 | [3/3/3:0:1:w]⏎[3/3/3:+1:20000:w] | E_FEN_TURN@2:1
      S | 3x3 | [q*2/3/3:0:1:w] | E_FEN_UNMOVED@1:3
      S | 3x3 | [N*B*2/3/C*2:0:1:w] | E_FEN_UNMOVED@1:3 E_FEN_UNMOVED@1:5 E_FEN_WIDTH@1:2 E_FEN_UNMOVED@1:11
      B | 3x3 | [3/3/3::1:w] | E_FEN_LINE@1:8
      B | 3x3 | [3/3/3:L0:1:w] | E_FEN_LINE@1:8
      B | 3x3 | [3/3/3:1.5:1:w] | E_FEN_LINE@1:8
      B | 3x3 | [3/3/3:+:1:w] | E_FEN_LINE@1:8
      B | 3x3 | [3/3/3:+-0:1:w] | E_FEN_LINE@1:8
      B | 3x3 | [3/3/3:−1:1:w] | E_FEN_LINE@1:8
      B | 3x3 | [3/3/3:99999999999:1:w] | E_FEN_LINE@1:8
      S | 3x3 | [3/3/3:00:1:w] | E_FEN_LINE@1:8
      B | 3x3 | [3/3/3:0:1:w]⏎[3/3/3:+0:2:w] | E_FEN_LINE@2:8
      B | 3x3 | [3/3/3:-0:1:w]⏎[3/3/3:+0:1:w]⏎[3/3/3:0:1:w] | E_FEN_LINE@3:8
      B | 3x3 | [3/3/3:0:1:w]⏎[3/3/3:-0:1:w]⏎[3/3/3:+0:1:w] | E_FEN_LINE@2:8 E_FEN_LINE@3:8
      B | 3x3 | [3/3/3:0::w] | E_FEN_TURN@1:10
      B | 3x3 | [3/3/3:0:-1:w] | E_FEN_TURN@1:10
      B | 3x3 | [3/3/3:0:+1:w] | E_FEN_TURN@1:10
      B | 3x3 | [3/3/3:0:T1:w] | E_FEN_TURN@1:10
      B | 3x3 | [3/3/3:0:1w..3w:w] | E_FEN_TURN@1:10
      B | 3x3 | [3/3/3:0:500000001:w] | E_FEN_TURN@1:10
      B | 3x3 | [3/3/3:0:99999999999999999999:w] | E_FEN_TURN@1:10
      S | 3x3 | [3/3/3:0:01:w] | E_FEN_TURN@1:10
      B | 3x3 | [3/3/3:0:1w..3w] | E_FEN_FIELDS@1:16
      B | 3x3 | [3/3/3:0:1:] | E_FEN_COLOR@1:12
      B | 3x3 | [3/3/3:0:1:x] | E_FEN_COLOR@1:12
      B | 3x3 | [3/3/3:0:1:white] | E_FEN_COLOR@1:12
      S | 3x3 | [3/3/3:0:1:W] | E_FEN_COLOR@1:12
      S | 3x3 | [3/3/3:0:1: w] | E_FEN_SPACE@1:12
      S | 3x3 | [3/3/3⏎:0:1:w] | E_FEN_SPACE@1:7
      B | 3x3 | [3/3/3:0:1:w]⏎[3/3/3:0:1:w] | E_FEN_DUPLICATE@2:1
      B | 3x3 | [3/3/3:0:1:w]⏎[3/3/3:1:1:w]⏎[3/3/3:+1:1:w] | E_FEN_DUPLICATE@3:1
      B | 3x3 | [3/3/3:0:1:w]⏎[3/3/3:0:2:w] | E_FEN_GAP@2:1
      B | 3x3 | [3/3/3:0:4:b]⏎[3/3/3:0:1:w]⏎[3/3/3:0:1:b] | E_FEN_GAP@1:1
      B | 3x3 | [3/3/3:0:1:w]⏎[3/3/3:+2:1:w] | E_FEN_GAP@2:8
      B | 3x3 | [3/3/3:-2:1:w]⏎[3/3/3:0:1:w] | E_FEN_GAP@1:8
      B | 3x3 | [3/3/3:-0:1:w]⏎[3/3/3:1:1:w] | E_FEN_GAP@2:8
      B | 3x3 | [3/3/3:-1:1:w]⏎[3/3/3:1:1:w] | E_FEN_GAP@2:8
      B | 3x3 | [3/3/3:1:1:w] | E_FEN_CENTER@1:8
      B | 3x3 | [3/3/3:-2:1:w]⏎[3/3/3:-1:1:w] | E_FEN_CENTER@2:8
      B | 3x3 | [x2/3/3:0:1:w]⏎[3/3:0:1:b]⏎[3/3/3:z:9:w] | E_FEN_PIECE@1:2 E_FEN_ROWS@2:5 E_FEN_LINE@3:8
      B | 0x3 | [3/3/3:0:1:w] | E_SIZE@1:1
      B | 3 | [3/3/3:0:1:w] | E_SIZE@1:1
      B | 17x17 | [3/3/3:0:1:w] | E_SIZE@1:1
      B | 100000x100000 | [3/3/3:0:1:w] | E_SIZE@1:1
      B | 99999999999999999999x8 | [3/3/3:0:1:w] | E_SIZE@1:1
      B | -3x3 | [3/3/3:0:1:w] | E_SIZE@1:1
      B | 3x3x3 | [3/3/3:0:1:w] | E_SIZE@1:1
      B | x | [3/3/3:0:1:w] | E_SIZE@1:1
      B | 3by3 | [3/x2/3:0:1:w] | E_SIZE@1:1 E_FEN_PIECE@1:4
      S | 3X3 | [3/3/3:0:1:w] | E_SIZE@1:1
      S | 3 x 3 | [3/3/3:0:1:w] | E_SIZE@1:1
      S | - | [3/3/3:0:1:w] | E_SIZE@1:1
      L | - | [3/2/3:0:1:w] | E_FEN_WIDTH@1:2 E_FEN_WIDTH@1:4 E_FEN_WIDTH@1:6 E_FEN_ROWS@1:7
      """;

  private record Row(FenMode mode, String size, String blocks, String expected) {
    @Override
    public String toString() {
      return mode + " " + size + " " + blocks.replace("\n", "⏎");
    }
  }

  static Stream<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (String line : TABLE.split("\n")) {
      String[] cells = line.split("\\|", -1);
      String blocks = cells[2].strip().replace("⏎", "\n");
      for (FenMode mode : modes(cells[0].strip())) {
        rows.add(new Row(mode, cells[1].strip(), blocks, cells[3].strip()));
      }
    }
    return rows.stream();
  }

  private static List<FenMode> modes(String letter) {
    return switch (letter) {
      case "L" -> List.of(FenMode.LENIENT);
      case "S" -> List.of(FenMode.STRICT);
      default -> List.of(FenMode.LENIENT, FenMode.STRICT);
    };
  }

  private static SetupResult read(Row row) {
    Diagnostics outside = new Diagnostics();
    SetupText text = SetupText.of(FenReader.blocks(Span.of("fen", row.blocks), outside));
    if (!row.size.equals("-")) {
      text = text.withSize(Span.of("size", row.size));
    }
    SetupResult result = FenReader.of(row.mode).read(text).validate();
    List<Diagnostic> all = new ArrayList<>(outside.list());
    all.addAll(result.diagnostics());
    return outside.hasErrors() ? new SetupResult.Invalid(all) : result;
  }

  @ParameterizedTest
  @MethodSource("rows")
  void saysWhatIsWrongAndWhere(Row row) {
    SetupResult result = read(row);
    assertThat(result).isInstanceOf(SetupResult.Invalid.class);
    StringBuilder errors = new StringBuilder();
    for (Diagnostic diagnostic : result.diagnostics()) {
      if (diagnostic.isError() && !isAboutNoBlocks(row, diagnostic)) {
        errors
            .append(errors.length() == 0 ? "" : " ")
            .append(diagnostic.code())
            .append('@')
            .append(diagnostic.line())
            .append(':')
            .append(diagnostic.column());
      }
      assertThat(DiagnosticPrinter.PLAIN.print(diagnostic)).contains(diagnostic.message());
    }
    assertThat(errors).hasToString(row.expected);
  }

  /** Text without any block is also an empty start position; the table names only the cause. */
  private static boolean isAboutNoBlocks(Row row, Diagnostic diagnostic) {
    return diagnostic.code() == Code.E_FEN_EMPTY && row.expected.contains("E_FEN_BRACKET");
  }

  @Test
  void hasAtLeastSixtyDifferentTexts() {
    assertThat(rows().map(row -> row.size + row.blocks).distinct().count())
        .isGreaterThanOrEqualTo(60);
  }

  @Test
  void refusesLabelsThatDoNotFitTheDeclaredParity() {
    SetupText text =
        SetupText.of(FenReader.blocks(Span.of("fen", "[k:0:1:w]\n[k:1:1:w]"), new Diagnostics()))
            .withSize(Span.of("size", "1x1"))
            .withParity(Parity.EVEN);
    assertThat(FenReader.of(FenMode.LENIENT).read(text).validate().diagnostics())
        .singleElement()
        .satisfies(
            found -> {
              assertThat(found.code()).isEqualTo(Code.E_PARITY);
              assertThat(found.place()).hasToString("fen:1:4");
              assertThat(found.hint()).isEqualTo("write -0 or +0");
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // value | lenient | strict; an error is code@column, a success the canonical list
        "Q,N,R,B | Q,N,R,B | Q,N,R,B",
        "Q N R B | Q,N,R,B | Q,N,R,B",
        "Q, N | Q,N | E_HEADER_VALUE@1",
        "Q  N | Q,N | E_HEADER_VALUE@1",
        "Q,N R | Q,N,R | E_HEADER_VALUE@1",
        "QNRB | Q,N,R,B | E_HEADER_VALUE@1",
        "Q;N/R | Q,N,R | E_HEADER_VALUE@1",
        "S | S | S",
        "q,n | Q,N | E_HEADER_VALUE@1 E_HEADER_VALUE@3",
        "Q,Q | Q | E_HEADER_VALUE@3",
        "Q,K | E_HEADER_VALUE@3 | E_HEADER_VALUE@3",
        "Q,P,W,Y | E_HEADER_VALUE@3 E_HEADER_VALUE@5 E_HEADER_VALUE@7 |"
            + " E_HEADER_VALUE@3 E_HEADER_VALUE@5 E_HEADER_VALUE@7",
        "X | E_HEADER_VALUE@1 | E_HEADER_VALUE@1",
        "'' | E_HEADER_VALUE@1 | E_HEADER_VALUE@1",
        "',,' | E_HEADER_VALUE@1 | E_HEADER_VALUE@1"
      })
  void readsPromotions(String value, String lenient, String strict) {
    assertThat(promotions(value, FenMode.LENIENT)).isEqualTo(lenient);
    assertThat(promotions(value, FenMode.STRICT)).isEqualTo(strict);
  }

  private static String promotions(String value, FenMode mode) {
    Diagnostics found = new Diagnostics();
    return SetupHeaders.promotions(Span.of("promotions", value), mode, found)
        .map(SetupHeaders::write)
        .orElseGet(
            () ->
                String.join(
                    " ",
                    found.list().stream()
                        .filter(Diagnostic::isError)
                        .map(d -> d.code() + "@" + d.column())
                        .toList()));
  }
}
