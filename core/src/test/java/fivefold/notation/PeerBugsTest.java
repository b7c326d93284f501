package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.text.Code;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What other programs get wrong with these notations, done right. */
class PeerBugsTest {
  private static ReadResult read(Notation notation, String text) {
    return Games.read(notation, "x", text, ReadOptions.LENIENT);
  }

  private static List<String> codes(ReadResult result) {
    return result.diagnostics().stream().map(found -> found.code().name()).toList();
  }

  private static Game pgn(String text) {
    return Games.read(Notations.PGN, "x", text, ReadOptions.LENIENT).orThrow();
  }

  // Converters from and to Alexbay's notation

  @Test
  void alexbayPromotionsAreReadAndWritten() {
    Game game = ReferenceGames.game("b");
    String text = Notations.ALEXBAY_MIN.write(game);
    assertThat(text).contains("8w. 8:c7:xQd8\n");
    assertThat(read(Notations.ALEXBAY_MIN, text).orThrow().mainline().get(14).action().plies())
        .extracting(ply -> ((Move) ply).promotion())
        .containsExactly(PieceType.QUEEN);
  }

  @Test
  void alexbayMovesMayShareALine() {
    ReadResult result = read(Notations.ALEXBAY, "1w. 1:e2:e3;1b. 1:f7:f6 ; 2w. 2:Nb1<>1:b3;");
    assertThat(result.orThrow().mainline()).hasSize(3);
  }

  @Test
  void alexbayHeaderBoardNamesTheVariant() {
    Game game = read(Notations.ALEXBAY, "[Board \"Standard - Princess\"]\n1w. 1:d2:d3").orThrow();
    assertThat(game.variant()).hasValue("Standard - Princess");
    Game old = read(Notations.ALEXBAY, "[Variant \"half_reflected\"]\n1w. 1:d2:d3").orThrow();
    assertThat(old.variant()).hasValue("Standard - Half Reflected");
  }

  @Test
  void alexbayUnknownVariantsAreNotTakenForStandard() {
    ReadResult result = read(Notations.ALEXBAY, "[Board \"Nonsense\"]\n1w. 1:d2:d3");
    assertThat(codes(result)).contains("E_UNKNOWN_VARIANT");
    assertThat(result.game()).isEmpty();
  }

  @Test
  void alexbayPrincessMayBeWrittenP() {
    String start = "[Board \"Standard - Princess\"]\n1w. 1:e2:e3\n1b. 1:e7:e6\n";
    assertThat(codes(read(Notations.ALEXBAY, start + "2w. 2:Pd1:h5"))).isEmpty();
    assertThat(codes(read(Notations.ALEXBAY, start + "2w. 2:Sd1:h5"))).isEmpty();
  }

  @Test
  void alexbayCastlingMayGiveCheck() {
    String game =
        """
        [Board "custom"]
        [Size "8x8"]
        [5k2/8/8/8/8/8/8/4K*2R*:0:1:w]
        1w. 1:0-0+
        """;
    ReadResult result =
        Games.read(Notations.ALEXBAY, "x", game, ReadOptions.LENIENT.withCheckMarks(true));
    assertThat(codes(result)).isEmpty();
    assertThat(Notations.ALEXBAY.write(result.orThrow())).contains("1w. 1:0-0+");
  }

  @Test
  void alexbayTurnZeroIsReadByEitherCount() {
    Game game = ReferenceGames.game("d");
    String header = "[Board \"Standard - Turn Zero\"]\n";
    String library = "1w. 2:Ng1:f3\n1b. 2:Ng8<>1:g6\n2w. 2-1:Ng1:f3\n";
    String converter = "1w. 1:Ng1:f3\n1b. 1:Ng8<>0:g6\n2w. 1-1:Ng1:f3\n";
    ReadResult first = read(Notations.ALEXBAY, header + library);
    ReadResult second = read(Notations.ALEXBAY, header + converter);
    assertThat(GameDifference.moves(game, first.orThrow())).isEmpty();
    assertThat(GameDifference.moves(game, second.orThrow())).isEmpty();
    assertThat(codes(first)).isEmpty();
    assertThat(codes(second)).containsExactly("W_ALEX_TURN");
  }

  @Test
  void alexbayEvenTimelinesKeepTheirNames() {
    Written written = Notations.ALEXBAY.write(ReferenceGames.game("c"), WriteOptions.DEFAULT);
    assertThat(written.text()).contains("1w. 1-0:e2<>1-0:e3").doesNotContain("0.5");
    assertThat(written.losses()).extracting(Loss::feature).contains(Feature.EVEN_TIMELINES);
  }

  @Test
  void alexbayEnPassantIsMarked() {
    assertThat(Notations.ALEXBAY_MIN.write(ReferenceGames.game("b")))
        .contains("3w. 3:e5:xd6e.p.\n");
  }

  @Test
  void alexbayFairyPiecesHaveTheirLetters() {
    Game game =
        pgn(
            """
            [Board "custom"]
            [Size "5x5"]
            [k3u/5/5/W*Y2D/C3K:0:1:w]
            1. Yb3
            """);
    String text = Notations.ALEXBAY.write(game);
    assertThat(text).contains("1w. 1:Yb2<>1:b3").doesNotContain("undefined");
  }

  // The specification's own samples

  @Test
  void alexbayRawAndMinifiedSamplesAreOneGameWithAWrongMark() {
    String raw =
        """
        1w. 1:e2<>1:e3
        1b. 1:f7<>1:f6
        2w. 2:Nb1<+1>1:b3
        2b. 1+1:a7<>1+1:a6
        3w. 2+1:c2<>2+1:c3
        3b. 2:Nb8<>2:c6
        3b. 2+1:Nb8<>2+1:c6
        4w. 3:Qd1<>3:h5
        4w. 3+1:Qd1<>3+1:c2#
        """;
    String minified =
        """
        1w. 1:e2:e3
        1b. 1:f7:f6
        2w. 2:Nb1<>1:b3
        2b. 1+1:a7:a6
        3w. 2+1:c2:c3
        3b. 2:Nb8:c6
        3b. 2+1:Nb8:c6
        4w. 3:Qd1:h5
        4w. 3+1:Qd1:c2#
        """;
    ReadOptions checked = ReadOptions.LENIENT.withCheckMarks(true);
    for (String text : List.of(raw, minified)) {
      ReadResult result = Games.read("sample", text, checked);
      assertThat(Hashing.multiverse(result.game().orElseThrow().end().state().multiverse()))
          .isEqualTo(ReferenceGames.HASHES.get("a"));
      assertThat(result.diagnostics())
          .singleElement()
          .satisfies(
              found -> {
                assertThat(found.code()).isEqualTo(Code.W_CHECK_MARK);
                assertThat(found.message()).contains("softmate");
                assertThat(found.hint()).contains("write +");
              });
    }
  }

  @Test
  void dynamicalStepsHaveFourSpellings() {
    String start = "[Board \"Standard\"]\n<0T1>1[e3] <0T1>1.5[f6] <0T2>2[Nb1>>(0T1)b3@(1T1)] ";
    String middle = "<1T1>2.5[a6] <1T2>3[c3] <0T2>3.5[Nc6] ";
    String end = " <0T3>4[Qh5*] <1T3>4#2[Qc2]";
    for (String cell :
        List.of("<1T2>S3.5#2[Nc6]", "<1T2>S3.75[Nc6]", "<1T2>3.5#2[Nc6]", "<1T2>3.75[Nc6]")) {
      Game game = Games.read(start + middle + cell + end).orThrow();
      assertThat(Hashing.multiverse(game.end().state().multiverse()))
          .isEqualTo(ReferenceGames.HASHES.get("a"));
    }
  }

  @Test
  void dynamicalCellsComeInAnyOrder() {
    String text =
        "(1T3)4#2[Qc2] (0T2)3.75[Nc6] (0T1)1.5[f6] (1T2)3.5[Nc6] (0T3)4[Qh5*] (1T1)2.5[a6]\n"
            + "(1T1)-2[(0T2)Nb1>>(0T1)b3~@] (0T2)2[Nb1>>(0T1)b3~@(1T1)] (0T1)1[e3] (1T2)3[c3]\n";
    ReadResult result = read(Notations.DYNAMICAL, text);
    assertThat(codes(result)).isEmpty();
    assertThat(Hashing.multiverse(result.orThrow().end().state().multiverse()))
        .isEqualTo(ReferenceGames.HASHES.get("a"));
  }

  @Test
  void dynamicalArrivalsMustMirrorADeparture() {
    String text = "(0T1)1[e3] (0T1)1.5[f6] (0T2)2[Nb1>>(0T1)b3@(1T1)](1T1)-2[(0T2)Nb1>>(0T1)c3@]";
    assertThat(codes(read(Notations.DYNAMICAL, text))).contains("W_DYNA_MIRROR");
  }

  @Test
  void dynamicalStepsThatAreNoneGetAPlace() {
    ReadResult result = read(Notations.DYNAMICAL, "(0T1)1[e3] (0T1)1.6[f6]");
    assertThat(result.diagnostics())
        .filteredOn(found -> found.code() == Code.E_DYNA_STEP)
        .singleElement()
        .satisfies(found -> assertThat(found.column()).isEqualTo(17))
        .satisfies(found -> assertThat(found.hint()).isNotNull());
  }

  @Test
  void dynamicalKeepsPromotionsEvaluationsAndTimelines() {
    String b = Notations.DYNAMICAL.write(ReferenceGames.game("b"));
    assertThat(b).contains("cxd8=Q]", "O-O!]");
    assertThat(Notations.DYNAMICAL.write(ReferenceGames.game("c")))
        .contains("(-0T1)1[", "(+0T1)1#2[");
  }

  // Programs that read coordinates

  @Test
  void exportBothBoardsMayBeTheSame() {
    assertThat(codes(read(Notations.EXPORT, "w. (0T1)e2(0T1)e4\nb. (0T1)e7(0T1)e5\n"))).isEmpty();
  }

  @Test
  void exportPromotionsAreWritten() {
    assertThat(Notations.EXPORT.write(ReferenceGames.game("b"))).contains("(0T8)c7(0T8)d8=Q");
  }

  @Test
  void exportTakesWhatProgramsMadeOfIt() {
    String text = ". (0T1)d2>(0T1)d4\n/ (0T1)d7>(0T1)d6\n";
    assertThat(read(Notations.EXPORT, text).orThrow().mainline()).hasSize(2);
    ReadResult strict = Games.read(Notations.EXPORT, "x", text, ReadOptions.STRICT);
    assertThat(codes(strict)).contains("E_RAW_TURN");
  }

  @Test
  void uciEvenTimelinesAreRenumbered() {
    String text = Notations.UCI.write(ReferenceGames.game("c"));
    assertThat(text).contains(" even fen ", ":-0:1:w]", "(-1T1)e2e3 (0T1)g1f3", "(-2T3)e2e3");
    assertThat(Notations.PGN.write(read(Notations.UCI, text).orThrow())).contains("(-0T1)e3");
  }

  @Test
  void uciPromotionsAreOptionalAndDefaultToAQueen() {
    String start = "position size 5x5 odd fen [4k/P4/5/5/K4:0:1:w] moves (0T1)a4a5";
    for (String move : List.of(start, start + "Q", start + "Q submit")) {
      assertThat(read(Notations.UCI, move).orThrow().mainline().get(0).action().plies())
          .extracting(ply -> ((Move) ply).promotion())
          .containsExactly(PieceType.QUEEN);
    }
  }

  // What concerns every reader

  @Test
  void aPieceThatIsNotThereIsNeverMadeUp() {
    ReadResult result = read(Notations.ALEXBAY, "1w. 1:Qg1:f3");
    assertThat(codes(result)).contains("W_WRONG_PIECE");
    assertThat(codes(read(Notations.EXPORT, "w. (0T1)Qd1(0T1)d8\n"))).contains("E_NO_MATCH");
  }

  @Test
  void trailingTextIsNeverDropped() {
    assertThat(read(Notations.EXPORT, "w. (0T1)e2(0T1)e4 nonsense\n").hasErrors()).isTrue();
    assertThat(read(Notations.ALEXBAY, "1w. 1:e2:e4 nonsense\n").hasErrors()).isTrue();
    assertThat(read(Notations.DYNAMICAL, "(0T1)1[e4] nonsense\n").hasErrors()).isTrue();
    assertThat(read(Notations.UCI, "position startpos moves (0T1)e2e4 submit nonsense").hasErrors())
        .isTrue();
  }

  @Test
  void blackMayMoveFirst() {
    Game game = pgn("[Board \"custom\"]\n[Size \"5x5\"]\n[4k/5/5/5/K4:0:1:b]\n\n1b. Kd5\n2. Kb1\n");
    for (Notation notation :
        List.of(Notations.EXPORT, Notations.ALEXBAY, Notations.DYNAMICAL, Notations.UCI)) {
      Written written = notation.write(game, WriteOptions.DEFAULT);
      if (written.isLossless()) {
        Game again = read(notation, written.text()).orThrow();
        assertThat(GameDifference.moves(game, again)).as(notation.id()).isEmpty();
      }
    }
    assertThat(Notations.EXPORT.write(game)).startsWith("b. ");
    assertThat(Notations.ALEXBAY.write(game)).contains("1b. 1:Ke5<>1:d5\n2w. 2:Ka1<>2:b1");
  }

  @Test
  void headersKeepTheirText() {
    String text = "[Event \"1e3\"]\n[White \"a 'b' c\"]\n[Black \"\"]\n\n1. e4\n";
    // Alexbay's notation has letters, digits and few signs in headers.
    Map<Notation, String> names =
        Map.of(Notations.ALEXBAY, "a -b- c", Notations.DYNAMICAL, "a \\\"b\\\" c");
    names.forEach(
        (notation, name) -> {
          Game game = pgn(text.replace("a 'b' c", name));
          Game again = read(notation, notation.write(game)).orThrow();
          assertThat(again.headers()).isEqualTo(game.headers());
        });
  }

  // Axel's notation: a converter takes "b6." for the number of Black's sixth action

  @Test
  void axelPawnMovesDoNotLookLikeNumbers() {
    Game game = pgn("1. b3 / b6\n2. b4 / b5\n3. e3 / Bb7\n");
    String text = Notations.AXEL.write(game);

    assertThat(text).contains(" .. Pb6.\n", "2. Pb4 .. Pb5.\n", " .. Bb7.\n");
    assertThat(read(Notations.AXEL, text).diagnostics()).isEmpty();
    assertThat(read(Notations.AXEL, text).orThrow().end().state()).isEqualTo(game.end().state());
  }
}
