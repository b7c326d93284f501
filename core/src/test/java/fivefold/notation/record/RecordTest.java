package fivefold.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.fen.FenWriter;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.GameGenerator;
import fivefold.notation.Loss;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.text.Diagnostic;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the two formats mean. */
class RecordTest {
  private static final String FIVE = "5dchess-position 1\nsize: 5\nto-move: white\n";

  private static ReadResult read(String text) {
    return Games.read("test", text, ReadOptions.LENIENT);
  }

  private static List<String> blocks(String text) {
    return FenWriter.blocks(read(text).orThrow().start().multiverse());
  }

  private static List<String> codes(ReadResult result) {
    return result.diagnostics().stream().map(each -> each.code().name()).toList();
  }

  // Boards

  @ParameterizedTest
  @CsvSource({
    "double-step castling, k*r*3/p*p3/5/P*P3/1RK*2",
    "double-step, kr3/p*p3/5/P*P3/1RK2",
    "castling, k*r*3/pp3/5/PP3/1RK*2",
    "none, kr3/pp3/5/PP3/1RK2"
  })
  void aStarMarksWhatHasMovedWhereTheRulesMakeItMatter(String rules, String rows) {
    String text = FIVE + "rules: " + rules + "\nL0 T1w: kr3/pp*3/5/PP*3/1R*K2\n";
    assertThat(blocks(text)).containsExactly("[" + rows + ":0:1:w]");
  }

  @Test
  void originalTimelinesMayHaveAnyNumbers() {
    String two = FIVE + "L0 T1w: k4/5/5/5/K4\nL1 T1w: k4/5/5/5/K4\n";
    assertThat(blocks(two)).containsExactly("[k4/5/5/5/K4:-0:1:w]", "[k4/5/5/5/K4:+0:1:w]");
    String three = two + "L2 T1w: k4/5/5/5/K4\n";
    assertThat(blocks(three))
        .containsExactly("[k4/5/5/5/K4:-1:1:w]", "[k4/5/5/5/K4:0:1:w]", "[k4/5/5/5/K4:+1:1:w]");
    String made = two + "L2 T1w: k4/5/5/5/K4\nL2 parent: L1\n";
    assertThat(blocks(made))
        .containsExactly("[k4/5/5/5/K4:-0:1:w]", "[k4/5/5/5/K4:+0:1:w]", "[k4/5/5/5/K4:+1:1:w]");
  }

  @Test
  void turnsAreTakenAsTheyAre() {
    assertThat(blocks(FIVE + "L0 T0w: k4/5/5/5/K4\n")).containsExactly("[k4/5/5/5/K4:0:0:w]");
  }

  @Test
  void pawnsBecomeFourPieces() {
    Game game = read(FIVE + "L0 T1w: k4/2P2/5/5/K4\n").orThrow();
    assertThat(game.start().rules().promotions()).hasToString("[QUEEN, KNIGHT, ROOK, BISHOP]");
  }

  @Test
  void aTitleMayNameAVariant() {
    String rows = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    String head = "5dchess-position 1\ntitle: Standard\nsize: 8\nto-move: white\n";
    Game game = read(head + "rules: castling double-step\nL0 T1w: " + rows + "\n").orThrow();
    assertThat(game.variant()).hasValue("Standard");
    assertThat(game.headers().isEmpty()).isTrue();

    ReadResult old =
        read(head + "rules: castling double-step\nL0 T0w: " + rows.replace("qk", "kq") + "\n");
    assertThat(old.orThrow().variant()).isEmpty();
    assertThat(codes(old)).containsExactly("W_HEADER_CONFLICT");
  }

  @Test
  void puzzlesKeepWhatTheySay() {
    String puzzle =
        """
        5dchess-position 1
        title: Corner
        size: 5
        rules: none
        to-move: white
        goal: mate-in-1
        difficulty: 2
        hint: Look at the first rank.
        solution: (L0T1)b1>(L0T1)b5
        L0 T1w: k4/2K2/5/5/1R3
        """;
    Game game = read(puzzle).orThrow();
    assertThat(game.headers().get("Puzzle")).hasValue("mate-in-1");
    assertThat(game.headers().get("Title")).hasValue("Corner");
    assertThat(Notations.POSITION.write(game, WriteOptions.DEFAULT).losses()).isEmpty();
    assertThat(Notations.POSITION.write(game)).isEqualTo(puzzle);
  }

  @Test
  void thePositionAfterTheMovesIsTheUsualOne() {
    for (long seed = 0; seed < 24; seed++) {
      Game game = GameGenerator.tree(seed, 8);
      Game end = read(Notations.POSITION.write(game)).orThrow();
      assertThat(end.start().multiverse())
          .as("seed " + seed)
          .isEqualTo(game.end().state().multiverse());
      WriteOptions options = WriteOptions.DEFAULT.withForm("start");
      Game start = read(Notations.POSITION.write(game, options).text()).orThrow();
      assertThat(start.start().multiverse())
          .as("seed " + seed)
          .isEqualTo(game.start().multiverse());
      assertThat(start.variant()).as("seed " + seed).isEqualTo(game.variant());
    }
  }

  /** More timelines on one side than on the other: only a player can have made them. */
  @Test
  void lopsidedStartsHaveParents() {
    String boards = "[k4/5/5/5/K4:0:1:w]\n[k4/5/5/5/K4:+1:1:w]\n";
    Game game = read("[Board \"custom\"]\n[Size \"5x5\"]\n" + boards + "\n").orThrow();
    String text = Notations.POSITION.write(game);
    assertThat(text).contains("L1 parent: L0\n").doesNotContain("L0 parent");
    assertThat(read(text).orThrow().start().multiverse()).isEqualTo(game.start().multiverse());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "to-move: white\nL0 T1w: k4/5/5/5/K4",
        "size: 17\nto-move: white\nL0 T1w: k4/5/5/5/K4",
        "size: 5\nto-move: white",
        "size: 5\nto-move: white\nL0 T1: k4/5/5/5/K4",
        "size: 5\nto-move: white\nL1001 T1w: k4/5/5/5/K4",
        "size: 5\nto-move: white\nL0 T1w: k4/5/5/5/K4\nL0 parent: L0",
        "size: 5\nto-move: white\nL0 T1w: k4/5/5/5/K4\nL2 T1w: k4/5/5/5/K4",
        "size: 5\nto-move: white\nL0 T1w: k4/5/5/5/K3\n",
        "size: 5\nto-move: white\nL0 T1w: k4/5/5/5/K4\nL0 T2w: k4/5/5/5/K4"
      })
  void oneMistakeOneError(String lines) {
    ReadResult result = read("5dchess-position 1\n" + lines + "\n");
    assertThat(result.diagnostics()).as(lines).hasSize(1);
    assertThat(result.diagnostics().get(0).isError()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "present: T2w",
        "present: T1b",
        "present: 2",
        "present: soon",
        "to-move: red",
        "x: y"
      })
  void aSlipIsAWarning(String line) {
    String text = "5dchess-position 1\nsize: 5\n" + line + "\nL0 T1w: k4/5/5/5/K4\n";
    ReadResult result =
        read(line.startsWith("to") ? text : text.replace(line, line + "\nto-move: white"));
    assertThat(result.diagnostics()).as(line).hasSize(1);
    assertThat(result.hasErrors()).as(line).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"present: T1w", "present: 0"})
  void thePresentIsCompared(String line) {
    assertThat(read(FIVE + line + "\nL0 T1w: k4/5/5/5/K4\n").diagnostics()).isEmpty();
  }

  // Games

  @Test
  void labelsAreWhereThePresentIs() {
    String text =
        """
        5dchess-record 1
        mode: standard
        T1w: (L0T1)d2>(L0T1)d4
        T1b: (L0T1)g8>(L0T1)f6
        T2w: (L0T2)b1>(L0T1)b3
        T2b: (L1T1)d7>(L1T1)d5
        """;
    ReadResult result = read(text);
    assertThat(codes(result)).containsExactly("W_PRESENT_LABEL");
    assertThat(result.orThrow().mainline()).hasSize(4);
    assertThat(Notations.RECORD.write(result.orThrow())).isEqualTo(text.replace("T2b", "T1b"));
  }

  @Test
  void strictReadingWantsPromotionsSaid() {
    String text = "5dchess-record 1\nposition:\n" + FIVE;
    text += "L0 T1w: k4/2P2/5/5/K4\nend-position\nT1w: (L0T1)c4>(L0T1)c5\n";
    assertThat(codes(Games.read("test", text, ReadOptions.STRICT))).contains("E_PROMO_MISSING");
    Game game = Games.read("test", text.replace("c5\n", "c5=N\n"), ReadOptions.STRICT).orThrow();
    assertThat(Notations.RECORD.write(game)).endsWith("c5=N\n");
  }

  @ParameterizedTest
  @CsvSource({
    "omit-bishop, omit-bishop is no variant",
    "timeline-battle, timeline-battle is no variant",
    "nonsense, no such mode"
  })
  void otherModesAreRefused(String mode, String message) {
    ReadResult result = read("5dchess-record 1\nmode: " + mode + "\nT1w: (L0T1)d2>(L0T1)d4\n");
    assertThat(codes(result)).containsExactly("E_RECORD_MODE");
    assertThat(result.diagnostics().get(0).message()).contains(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "T1w: (L0T1)d2(L0T1)d4",
        "T1w: (L0T1)d2>(0T1)d4",
        "T1w: (L0T1)>(L0T1)d4",
        "T1w: (L0T1)d2>(L0T1)d4x",
        "T1w: (L0T1)d2>(L0T1)d4=",
        "1. e4",
        "T1: (L0T1)d2>(L0T1)d4",
        "mode: standard"
      })
  void aLineThatIsNoTurnIsOneError(String line) {
    ReadResult result = read("5dchess-record 1\nmode: standard\n" + line + "\n");
    assertThat(result.diagnostics()).as(line).hasSize(1);
    assertThat(result.hasErrors()).isTrue();
  }

  @Test
  void theProgramsOwnCommentsAreHeadersAndOthersAreComments() {
    String text =
        """
        5dchess-record 1
        # saved: 2026-02-03 10:11
        # vs-computer: you=white level=easy seed=7
        mode: standard
        # a quiet start
        T1w: (L0T1)d2>(L0T1)d4
        # [%eval 0.10] good
        """;
    Game game = read(text).orThrow();
    assertThat(game.headers().get("Saved")).hasValue("2026-02-03 10:11");
    assertThat(game.root().comments()).containsExactly(new Comment(-1, "a quiet start"));
    assertThat(game.end().data().score()).hasToString("0.10");
    assertThat(Notations.RECORD.write(game)).isEqualTo(text);
    assertThat(Notations.RECORD.write(game, WriteOptions.DEFAULT).losses()).isEmpty();
  }

  @Test
  void commentsThatCantBeLinesAreReported() {
    Game game = read("1. e4 {saved: by the bell} / e5").orThrow();
    game.end().addComment("two\nlines");
    assertThat(Notations.RECORD.write(game, WriteOptions.DEFAULT).losses())
        .extracting(Loss::detail)
        .contains("comments that would mean something else");
    assertThat(Notations.RECORD.write(game)).contains("# two lines\n").doesNotContain("# saved");
  }

  @Test
  void boardsAreWrittenWhereAskedFor() {
    Game game = read("1. e4").orThrow();
    String text = Notations.RECORD.write(game, WriteOptions.DEFAULT.withBoards(true)).text();
    assertThat(text).contains("position:\n", "title: Standard\n", "end-position\n");
    assertThat(read(text).orThrow().variant()).hasValue("Standard");
  }

  @Test
  void aFileMayHoldSeveral() {
    String one = "5dchess-record 1\nmode: standard\nT1w: (L0T1)d2>(L0T1)d4\n";
    GameReader games =
        new GameReader("test", new StringReader(one + "\n" + one + one), null, ReadOptions.LENIENT);
    int count = 0;
    while (games.hasNext()) {
      ReadResult result = games.next();
      assertThat(result.diagnostics()).extracting(Diagnostic::message).isEmpty();
      assertThat(result.orThrow().size()).isEqualTo(1);
      count++;
    }
    assertThat(count).isEqualTo(3);
  }
}
