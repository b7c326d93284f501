package fivefold.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.rules.State;
import fivefold.text.Diagnostic;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import fivefold.text.Span;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class FenReaderTest {

  private static SetupResult read(FenMode mode, Size size, String blocks) {
    return FenReader.of(mode).read(SourceText.of("test", blocks), size).validate();
  }

  private static State valid(SetupResult result) {
    assertThat(result.diagnostics()).filteredOn(Diagnostic::isError).isEmpty();
    return ((SetupResult.Valid) result).state();
  }

  private static State strict(Size size, String blocks) {
    SetupResult result = read(FenMode.STRICT, size, blocks);
    assertThat(result.diagnostics()).isEmpty();
    return valid(result);
  }

  @Test
  void readsPiecesColoursAndStars() {
    State state = strict(new Size(5, 5), "[4k/5/2w*2/5/K*1R2:0:1:w]");
    Multiverse multiverse = state.multiverse();
    BoardCoord coord = BoardCoord.of(0, 1, Color.WHITE);
    assertThat(state.pieceAt(coord, Square.of(4, 4)))
        .isEqualTo(Piece.of(Color.BLACK, PieceType.KING));
    assertThat(state.pieceAt(coord, Square.of(0, 0)))
        .isEqualTo(Piece.of(Color.WHITE, PieceType.KING, true));
    assertThat(state.pieceAt(coord, Square.of(2, 2)))
        .isEqualTo(Piece.of(Color.BLACK, PieceType.BRAWN, true));
    assertThat(state.pieceAt(coord, Square.of(1, 0))).isNull();
    assertThat(multiverse.parity()).isEqualTo(Parity.ODD);
    assertThat(state.mover()).isEqualTo(Color.WHITE);
  }

  @Test
  void readsBlocksInAnyOrder() {
    State state = strict(new Size(1, 1), "[1:+0:2:w]\n[k:-0:1:b]\n[K:+0:1:b]\n[Q:+1:5:w]");
    assertThat(FenWriter.blocks(state.multiverse()))
        .containsExactly("[k:-0:1:b]", "[K:+0:1:b]", "[1:+0:2:w]", "[Q:+1:5:w]");
    assertThat(FenWriter.lastBlocks(state.multiverse()))
        .containsExactly("[k:-0:1:b]", "[1:+0:2:w]", "[Q:+1:5:w]");
    assertThat(state.mover()).isEqualTo(Color.BLACK);
  }

  @Test
  void readsNumbersOfBlanksAboveNine() {
    State state = strict(new Size(16, 2), "[10k5/16:0:1:w]");
    assertThat(state.pieceAt(BoardCoord.of(0, 1, Color.WHITE), Square.of(10, 1))).isNotNull();
    assertThat(FenWriter.blocks(state.multiverse())).containsExactly("[10k5/16:0:1:w]");
  }

  @Test
  void readsDigitsOneByOneWhenNothingElseFits() {
    SetupResult result = read(FenMode.LENIENT, new Size(8, 1), "[k11P*31:0:1:w]");
    assertThat(FenWriter.blocks(valid(result).multiverse())).containsExactly("[k2P*4:0:1:w]");
    assertThat(result.diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("W_FEN_BLANKS");
    // Eleven blanks fit here, so that is what 11 means.
    State wide = strict(new Size(16, 1), "[k11P*3:0:1:w]");
    assertThat(wide.pieceAt(BoardCoord.of(0, 1, Color.WHITE), Square.of(12, 0))).isNotNull();
  }

  @Test
  void forgivesWithAWarningWhatStrictReadingRefuses() {
    String[][] table = {
      {"[Q*k:0:1:w]", "W_FEN_UNMOVED", "E_FEN_UNMOVED", "[Qk:0:1:w]"},
      {"[Kk:0:1:W]", "W_FEN_COLOR", "E_FEN_COLOR", "[Kk:0:1:w]"},
      {"[Kk:0:01:w]", "W_FEN_TURN", "E_FEN_TURN", "[Kk:0:1:w]"},
      {"[Kk:00:1:w]", "W_FEN_LINE", "E_FEN_LINE", "[Kk:0:1:w]"},
      {"[ Kk:0:1:w]", "W_FEN_SPACE", "E_FEN_SPACE", "[Kk:0:1:w]"},
      {"[Kk:0:1:w\n]", "W_FEN_SPACE", "E_FEN_SPACE", "[Kk:0:1:w]"},
    };
    Size size = new Size(2, 1);
    for (String[] row : table) {
      SetupResult lenient = read(FenMode.LENIENT, size, row[0]);
      assertThat(lenient.diagnostics())
          .extracting(found -> found.code().name())
          .containsExactly(row[1]);
      assertThat(String.join("", FenWriter.blocks(valid(lenient).multiverse()))).isEqualTo(row[3]);
      SetupResult strict = read(FenMode.STRICT, size, row[0]);
      assertThat(strict).isInstanceOf(SetupResult.Invalid.class);
      assertThat(strict.diagnostics())
          .extracting(found -> found.code().name())
          .containsExactly(row[2]);
    }
  }

  @Test
  void warnsOfWhatTheSpecificationsAllowButOthersMisread() {
    String[][] table = {
      {"[Kk:0:1:w][2:1:1:w]", "W_FEN_LAYOUT", "[Kk:0:1:w][2:+1:1:w]"},
      {"[+K+k*:0:1:w]", "W_FEN_PLUS", "[Kk*:0:1:w]"},
    };
    for (String[] row : table) {
      for (FenMode mode : List.of(FenMode.LENIENT, FenMode.STRICT)) {
        SetupResult result = read(mode, new Size(2, 1), row[0]);
        assertThat(result.diagnostics())
            .extracting(found -> found.code().name())
            .containsOnly(row[1]);
        assertThat(String.join("", FenWriter.blocks(valid(result).multiverse()))).isEqualTo(row[2]);
      }
    }
  }

  @Test
  void reportsAllProblemsAtOnce() {
    SetupResult result =
        read(FenMode.LENIENT, new Size(3, 3), "[xk/4/3:0:1:w]\n[3/3:0:3:w]\n[3/3/3:+0:1:b]");
    assertThat(result.diagnostics())
        .extracting(Diagnostic::toString)
        .extracting(line -> line.substring(0, line.indexOf(']') + 1))
        .containsExactly(
            "test:1:2: error[E_FEN_PIECE]",
            "test:1:2: error[E_FEN_WIDTH]",
            "test:1:5: error[E_FEN_WIDTH]",
            "test:2:5: error[E_FEN_ROWS]",
            "test:3:8: error[E_FEN_LINE]",
            "test:2:1: error[E_FEN_GAP]");
  }

  @Test
  void takesTheSizeOfTheFirstBlockWithoutAHeader() {
    Span block = Span.of("test", "[4k/5/5/5/K1R2:0:1:w]");
    SetupText text = SetupText.of(List.of(block));
    SetupResult lenient = FenReader.of(FenMode.LENIENT).read(text).validate();
    assertThat(valid(lenient).multiverse().size()).isEqualTo(new Size(5, 5));
    assertThat(lenient.diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("W_SIZE");
    assertThat(FenReader.of(FenMode.STRICT).read(text).validate())
        .isInstanceOf(SetupResult.Invalid.class);
  }

  @Test
  void checksADeclaredParity() {
    SetupText even =
        SetupText.of(List.of(Span.of("test", "[k:-0:1:w]"))).withSize(Span.of("s", "1x1"));
    FenReader reader = FenReader.of(FenMode.STRICT);
    assertThat(valid(reader.read(even.withParity(Parity.EVEN)).validate()).parity())
        .isEqualTo(Parity.EVEN);
    assertThat(reader.read(even.withParity(Parity.ODD)).validate().diagnostics())
        .extracting(found -> found.code().name(), Diagnostic::line, Diagnostic::column)
        .containsExactly(tuple("E_PARITY", 1, 4));
  }

  @Test
  void pointsIntoABiggerText() {
    String game = "[Event \"x\"]\n[Size \"2x1\"]\n  [Kx:0:1:w] {a board}\n\n1. e4\n";
    SourceText source = SourceText.of("games.5dpgn", game, 5000);
    int start = game.indexOf("[Kx");
    int size = game.indexOf("2x1");
    SetupText text =
        SetupText.of(List.of(new Span(source, start, game.indexOf(']', start) + 1)))
            .withSize(new Span(source, size, size + 3));
    assertThat(FenReader.of(FenMode.LENIENT).read(text).validate().diagnostics())
        .extracting(Diagnostic::toString)
        .containsExactly("games.5dpgn:5002:5: error[E_FEN_PIECE]: \"x\" is not a piece");
  }

  @Test
  void expandsRunsInTheCatalogueOnly() {
    String run = "[1:0:1w..3b]";
    State state = valid(read(FenMode.CATALOGUE, new Size(1, 1), run));
    assertThat(state.multiverse().boardCount()).isEqualTo(6);
    assertThat(state.present()).hasToString("T3b");
    for (FenMode mode : List.of(FenMode.LENIENT, FenMode.STRICT)) {
      assertThat(read(mode, new Size(1, 1), run).diagnostics())
          .extracting(found -> found.code().name())
          .containsExactly("E_FEN_FIELDS");
    }
    assertThat(read(FenMode.CATALOGUE, new Size(1, 1), "[1:0:1w..9999999b]"))
        .isInstanceOf(SetupResult.Invalid.class);
  }

  @Test
  void answersAtOnceWhateverTheInput() {
    String million = "9".repeat(1_000_000);
    String bad = "x!".repeat(500_000);
    List<String> blocks =
        List.of(
            "[" + million + ":0:1:w]",
            "[8:" + million + ":1:w]",
            "[8:0:" + million + ":w]",
            "[8:0:1:" + million + "]",
            "[" + bad + ":0:1:w]",
            "[" + "/".repeat(1_000_000) + ":0:1:w]",
            ":".repeat(1_000_000),
            "[".repeat(1_000_000),
            "[:::]".repeat(200_000),
            "[8:0:1:w]".repeat(100_000),
            "[8:0:500000000:w][8:100000000:0:b]");
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          for (String block : blocks) {
            assertThat(read(FenMode.LENIENT, Size.STANDARD, block))
                .isInstanceOf(SetupResult.Invalid.class);
          }
        });
  }

  @Test
  void writesWhatItReads() {
    long seed = 42;
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      Multiverse multiverse = RandomMultiverse.next(random);
      String blocks = String.join("\n", FenWriter.blocks(multiverse));
      SetupText text =
          SetupText.of(FenReader.blocks(Span.of("test", blocks), new Diagnostics()))
              .withParity(multiverse.parity())
              .withSize(Span.of("size", multiverse.size().toString()));
      SetupResult result = FenReader.of(FenMode.STRICT).read(text).validate();
      assertThat(result.diagnostics()).as("seed %d, round %d: %s", seed, i, blocks).isEmpty();
      assertThat(valid(result).multiverse()).as("seed %d, round %d", seed, i).isEqualTo(multiverse);
    }
  }
}
