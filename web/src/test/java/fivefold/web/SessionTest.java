package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.game.Game;
import fivefold.rules.State;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import fivefold.web.json.PositionText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The engine's answers, on the JVM; the same through the browser is the page's test. */
class SessionTest {
  private static final Path PUZZLES = Path.of("../examples/puzzles/mate-in-2.5dpgn");

  private final Session session = new Session();

  @Test
  void playsSubmitsAndUndoes() {
    assertThat(call("play", 0, 2, 12, 0, 2, 28, "")).contains("\"canSubmit\":true");
    assertThat(call("submit")).contains("\"existed\":false", "\"text\":\"e4\"", "\"mover\":1");
    // Undo gives the turn back as it was before it was submitted, then move by move.
    assertThat(call("undo")).contains("\"node\":0", "\"canSubmit\":true");
    assertThat(call("undo")).contains("\"draft\":[]", "\"undo\":false");
    assertThat(call("redo")).contains("\"canSubmit\":true");
  }

  @Test
  void keepsScoresWithTheGame() {
    call("load", "1. e4 / e5", "", 2);
    assertThat(call("score", "0 0.10;1 0.35;2 #-3"))
        .contains("\"score\":{\"score\":35,\"mate\":0}", "\"score\":{\"score\":0,\"mate\":-3}");
    assertThat(call("save")).contains("[%eval 0.35]", "[%eval #-3]");
    assertThat(call("undo")).doesNotContain("\"score\"");
  }

  @Test
  void refusesWhatTheRulesRefuse() {
    assertThat(call("play", 0, 2, 12, 0, 2, 44, "")).contains("\"refused\":");
    assertThat(call("submit")).contains("\"refused\":\"nothing was moved\"");
    assertThat(call("why", 0, 2, 12, 0, 2, 44, "")).contains("\"why\":");
  }

  @Test
  void findsTheSameActionAgain() {
    call("play", 0, 2, 12, 0, 2, 28, "");
    call("submit");
    call("go", 0);
    call("play", 0, 2, 12, 0, 2, 28, "");
    assertThat(call("submit")).contains("\"existed\":true", "\"node\":1");
  }

  @Test
  void aNewVariationLeavesTheMainLineAlone() {
    call("play", 0, 2, 12, 0, 2, 28, "");
    call("submit");
    call("go", 0);
    call("play", 0, 2, 11, 0, 2, 27, "");
    String answer = call("submit");
    // In preorder the variation comes first and the main line last.
    assertThat(answer.indexOf("\"text\":\"d4\"")).isLessThan(answer.indexOf("\"text\":\"e4\""));
    assertThat(answer).contains("\"node\":1");
  }

  /**
   * Another game has a past of its own; only a replacement of this game's text is one of its edits.
   */
  @Test
  void anOpenedGameCannotBeUndoneIntoTheOldOne() {
    call("play", 0, 2, 12, 0, 2, 28, "");
    call("submit");
    assertThat(call("load", "1. d4 / d5", "", 2)).contains("\"undo\":false", "\"node\":2");
    assertThat(call("start", "Standard")).contains("\"undo\":false");
    call("read", "1. c4", "", "");
    assertThat(call("accept", "replace")).contains("\"undo\":true");
    assertThat(call("undo")).contains("\"node\":0", "\"undo\":false");
    assertThat(call("accept", "open")).contains("\"undo\":false", "\"node\":1");
  }

  /** What one game needs is not held against the next. */
  @Test
  void aGameIsSavedInTheSameNotationWhateverCameBefore() {
    call("load", "1. e4 / e5", "", 2);
    String before = call("save");
    call("load", "1. (0T1)0000 / e5", "", 2);
    assertThat(call("save")).contains("\"notation\":\"json\"");
    call("load", "1. e4 / e5", "", 2);
    assertThat(call("save")).isEqualTo(before).doesNotContain("json");
  }

  @Test
  void readsEveryGameOfAText() {
    call(
        "readAll",
        "1. e4 / e5\n\n[Board \"no such variant\"]\n1. e4\n\n[Title \"B\"]\n1. d4\n",
        "",
        "");
    assertThat(call("nextGames", 1)).contains("\"node\":2", "\"done\":false", "[0,2,4]");
    assertThat(call("nextGames", 9))
        .contains("\"unread\":1", "\"done\":true", "[\"Title\",\"B\"]", "\"boards\":2");
  }

  @Test
  void sendsEveryBoardOnce() {
    String first = call("look");
    assertThat(first).contains("\"boards\":{\"0\":");
    assertThat(call("look")).contains("\"boards\":{}");
  }

  @Test
  void handsAnyPositionToAnotherEngine() {
    for (Variant variant : Variants.all()) {
      if (variant.isPlayable()) {
        State start = variant.start();
        assertThat(PositionText.read(PositionText.write(start)))
            .as(variant.name())
            .isEqualTo(start);
      }
    }
  }

  /** The proof in an answer to solve. */
  static String proof(String answer) {
    int start = answer.indexOf("\"proof\":\"") + 9;
    return answer.substring(start, answer.indexOf('"', start)).replace("\\n", "\n");
  }

  @Test
  void putsAProofIntoTheTree() throws IOException {
    String text = Files.readString(PUZZLES);
    text = text.substring(0, text.indexOf("\n\n[", text.indexOf("1.")));
    Game puzzle = Games.read(text).orThrow();
    call("load", text, "", puzzle.size());
    call("setPosition", PositionText.write(puzzle.end().state()));
    assertThat(call("solve", 1, 10_000, "")).contains("\"result\":\"none\",\"in\":1");
    String answer = call("solve", 2, 10_000, "");
    assertThat(answer).contains("\"result\":\"mate\",\"in\":2");
    String shown = call("addProof", proof(answer));
    assertThat(shown).contains("\"undo\":true").doesNotContain("\"error\"");
    assertThat(shown.split("\"parent\":").length - 1).isGreaterThanOrEqualTo(puzzle.size() + 3);
    assertThat(call("undo")).contains("\"tree\":");
  }

  @Test
  void explainsAMate() {
    State mated = Games.read("1. e3 / f6 2. Qe2 / Nc6").orThrow().end().state();
    Solution mate = Solver.of(mated).within(1).solve();
    State end = mated.play(mate.first().orElseThrow()).orThrow();
    call("setPosition", PositionText.write(end));
    assertThat(call("explain", 10_000))
        .contains("\"must\":[[0,", "\"reasons\":[{\"capture\":", "\"lines\":[\"checkmate: ");
    call("setPosition", PositionText.write(mated));
    assertThat(call("explain", 10_000)).isEqualTo("{}");
    State before = Games.read("1. e3 / f6 2. Qe2").orThrow().end().state();
    call("setPosition", PositionText.write(before));
    assertThat(call("risk", "0,5,57,0,5,42,", 1, 10_000)).isEqualTo("{\"mateIn\":1}");
    assertThat(call("risk", "0,5,54,0,5,46,", 1, 10_000)).isEqualTo("{\"mateIn\":0}");
  }

  private String call(String op, Object... args) {
    String[] texts = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      texts[i] = String.valueOf(args[i]);
    }
    return session.call(op, texts);
  }
}
