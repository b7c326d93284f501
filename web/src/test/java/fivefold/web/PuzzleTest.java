package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Puzzle mode, with the puzzles that come with the page and with others. */
class PuzzleTest extends BrowserTest {
  /** Its only solution is to go back in time; 49 replies. */
  private static final String ROOK =
      """
      [Puzzle "mate in 2"]
      [Difficulty "medium: 1 timeline, 15 moves, branching, 49 replies"]
      [Board "custom"]
      [Size "5x5"]
      [2p*1k/5/5/5/KR3:0:1:w]

      1. Rd1 / Ke4
      2. Re1+ / Kd5
      """;

  private static final String QUEEN = "[Board \"Standard\"]\n1. e3 / f6 2. Qe2 / Nc6\n";

  /** Two rooks, two ways to mate at once. */
  private static final String TWO_WAYS =
      """
      [Board "custom"]
      [Size "5x5"]
      [k4/2RR1/5/5/4K:0:1:w]
      """;

  private static String phase() {
    return (String) page.js("return fivefold.puzzles.phase");
  }

  private static void waitFor(String phase) {
    page.waitUntil("the phase " + phase, () -> phase().equals(phase));
  }

  /** Opens a text as puzzles by pasting it while puzzles are open. */
  private static void solve(String text) {
    if (!page.isShown("#slot[data-tool=puzzle]")) {
      page.click(".places [data-do=puzzles]");
      waitFor("yours");
    }
    paste(text);
    page.waitUntil(
        "the new set",
        () ->
            Boolean.TRUE.equals(
                page.js("return fivefold.puzzles.collection.set.text === arguments[0]", text)));
  }

  private static void paste(String text) {
    page.js(
        """
        const data = new DataTransfer();
        data.setData('text/plain', arguments[0]);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        """,
        text);
  }

  private static void play(
      int line, int halfTurn, String from, int toLine, int toHalfTurn, String to) {
    waitFor("yours");
    page.play(line, halfTurn, from, toLine, toHalfTurn, to);
    page.click("#composer .submit");
  }

  @Test
  void theShippedSetIsThere() {
    page.click(".places [data-do=puzzles]");
    waitFor("yours");
    assertThat(page.text("#slot"))
        .contains("to move: mate in 1")
        .contains("Puzzle 1 of 73")
        .contains("Easy")
        .contains("0 in a row, best 0");
    page.waitUntil(
        "all sets",
        () -> page.text("#slot").contains("0 of 51") && page.text("#slot").contains("0 of 14"));
    assertThat(page.text("#title")).contains("Puzzle 1");
    page.js(
        """
        const select = document.querySelector('#slot select');
        select.value = 'Mate in 3';
        select.dispatchEvent(new Event('change'));
        """);
    page.waitUntil("mate in 3", () -> page.text("#slot").contains("to move: mate in 3"));
    waitFor("yours");
    assertThat(page.text("#slot")).contains("Puzzle 1 of 14");
    // They came with the page: nothing was asked for but engines for more workers.
    assertThat(
            page.js(
                """
                const ready = performance.getEntriesByName('fivefold-ready')[0].startTime;
                return performance.getEntriesByType('resource').filter(({ startTime, name }) => startTime > ready && !name.includes('engine')).map(({ name }) => name);
                """))
        .isEqualTo(List.of());
  }

  /**
   * Every shipped puzzle is a puzzle for the page, too: its search finds the mate that is asked
   * for.
   */
  @Test
  void theShippedPuzzlesAreRight() {
    page.click(".places [data-do=puzzles]");
    waitFor("yours");
    Object wrong =
        page.async(
            """
            const { puzzles } = app;
            const wrong = [];
            while (!puzzles.collection.sets.every((set) => set.isRead)) await new Promise((r) => setTimeout(r, 50));
            for (const [name, step] of [['Mate in 1', 12], ['Mate in 2', 9], ['Mate in 3', 6]]) {
              await puzzles.choose(name);
              for (let at = 0; at < puzzles.collection.set.puzzles.length; at += step) {
                await puzzles.go(at);
                if (puzzles.phase !== 'yours' || puzzles.goal !== puzzles.puzzle.claim) wrong.push([name, at, puzzles.phase, puzzles.goal]);
              }
            }
            return wrong;
            """);
    assertThat((List<?>) wrong).isEmpty();
  }

  @Test
  void aWrongAnswerIsToldWithItsRefutation() {
    solve(ROOK);
    play(0, 6, "e1", 0, 6, "e4");
    waitFor("wrong");
    page.waitUntil("kind words", () -> page.text("#lane").startsWith("Not quite. Black answers "));
    assertThat(page.text("#lane")).contains("there is no mate in 1");
    assertThat(page.js("return fivefold.selection.lit.rings[0].tab.text")).isEqualTo("not this");
    assertThat(page.number("return fivefold.selection.lit.arrows.length")).isPositive();
    // The piece goes back, and nothing of the try is left in the game.
    waitFor("yours");
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(5);
    assertThat(page.number("return fivefold.study.view.draft.length")).isZero();
    assertThat(page.text("#slot")).contains("Attempts").contains("Black answers");
    page.click("#slot [data-k='look 0']");
    page.waitUntil("the try once more", () -> page.js("return fivefold.preview.imagined") != null);
    page.click("#slot [data-k='look 0']");
    page.waitUntil("back", () -> page.js("return fivefold.preview.imagined") == null);
    assertThat(page.isShown("#slot [data-do=puzzle-next]:disabled")).isTrue();
  }

  @Test
  void aRightAnswerIsRepliedToUntilItIsMate() {
    solve(ROOK + "\n" + QUEEN);
    play(0, 6, "e1", 0, 6, "e4");
    waitFor("wrong");
    play(0, 6, "e1", 0, 4, "e1");
    page.waitUntil("the reply", () -> page.number("return fivefold.study.nodes.length") == 7);
    waitFor("yours");
    assertThat(page.text("#slot"))
        .contains("2nd try")
        .contains("Your move after Black’s reply")
        .contains("White to move: mate in 1");
    // Whatever the page replied, the solver knows the mate; any will do.
    page.async(
        """
        const { puzzles, study } = app;
        for (let i = 0; i < 3; i++) await puzzles.hint();
        await study.propose(puzzles.answer);
        """);
    assertThat(page.text("#slot")).contains("Play ");
    page.click("#composer .submit");
    waitFor("solved");
    page.waitUntil("praise", () -> page.text("#lane").contains("Solved in 2 tries."));
    assertThat(page.text("#slot")).contains("1 in a row, best 1");
    assertThat(page.attribute("#slot .mark", "class")).contains("hinted");
    page.keys("n");
    page.waitUntil("the next", () -> page.number("return fivefold.puzzles.collection.at") == 1);
    waitFor("yours");
    // Solved states outlive the page.
    page.reload();
    waitFor("yours");
    assertThat(page.text("#slot")).contains("1 in a row, best 1").contains("Pasted puzzles");
    assertThat(page.attribute("#slot .mark", "aria-label"))
        .isEqualTo("Puzzle 1, solved with a hint");
  }

  @Test
  void everyWayToMateCounts() {
    solve(TWO_WAYS);
    play(0, 2, "d4", 0, 2, "d5");
    waitFor("solved");
    page.click("#slot [data-do=puzzle-again]");
    play(0, 2, "c4", 0, 2, "c5");
    waitFor("solved");
    assertThat(page.text("#slot")).contains("1 in a row");
  }

  @Test
  void hintsAndSolution() {
    solve(ROOK);
    waitFor("yours");
    page.keys("h");
    page.waitUntil("the board", () -> page.text("#slot").contains("Look at board 0T3."));
    page.keys("h");
    page.waitUntil("the piece", () -> page.text("#slot").contains("It is the rook on e1 of 0T3."));
    page.keys("h");
    page.waitUntil("the move", () -> page.text("#slot").contains("Play 0T3 Re1 ≫ 0T2 e1."));
    assertThat(page.number("return fivefold.selection.lit.arrows.length")).isEqualTo(1);
    page.click("#slot [data-do=puzzle-solution]");
    waitFor("shown");
    page.waitUntil(
        "the solution in the slot",
        () ->
            page.number(
                    "return document.querySelectorAll('#slot ol[aria-label=Solution] li').length")
                == 3);
    page.waitUntil("its first action", () -> page.number("return fivefold.study.node") == 5);
    page.js("document.getElementById('board').focus()");
    page.keys(Keys.ARROW_RIGHT);
    page.waitUntil("a step", () -> page.number("return fivefold.study.current.parent") == 5);
    assertThat(page.text("#slot")).contains("0 in a row");
    assertThat(page.attribute("#slot .mark", "aria-label")).isEqualTo("Puzzle 1, solution shown");
  }

  /** Nothing helps before it is solved, and nothing of it gets into the study. */
  @Test
  void theStudyWaitsAndHelpIsLocked() {
    page.paste(SAMPLE);
    page.accept();
    page.save();
    String before = (String) page.async("return (await app.study.engine.call('save')).text");
    solve(ROOK);
    waitFor("yours");
    for (String locked :
        List.of("hints", "random", "find-mate", "edit", "prev", "comment", "redo")) {
      assertThat(page.js("return fivefold.commands.isOn(arguments[0])", locked))
          .as(locked)
          .isEqualTo(false);
    }
    assertThat(page.isShown("#tabs")).isFalse();
    play(0, 6, "e1", 0, 6, "e2");
    waitFor("yours");
    page.click(".places [data-do=analysis]");
    page.waitUntil("the study", () -> page.text("#title").contains("Bishop across"));
    page.waitUntil("its boards", () -> page.number("return fivefold.study.view.lines.length") == 5);
    assertThat(page.async("return (await app.study.engine.call('save')).text")).isEqualTo(before);
    assertThat(page.isShown("#slot[data-tool=puzzle]")).isFalse();
    assertThat(page.isShown("#tabs")).isTrue();
    assertThat(page.number("return fivefold.keeper.record.chapters.length")).isEqualTo(1);
    page.play(2, 10, "b1", 2, 10, "c3");
    page.save();
    page.reload();
    assertThat(page.number("return fivefold.study.view.draft.length")).isEqualTo(1);
  }

  @Test
  void aPuzzleCanBecomeAStudy() {
    solve(ROOK);
    waitFor("yours");
    page.click("#slot [data-k=analyse]");
    page.waitUntil("a study", () -> !page.isShown("#slot[data-tool=puzzle]"));
    page.waitUntil("kept", () -> "saved".equals(page.js("return fivefold.keeper.standing")));
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(5);
    assertThat(page.isShown("#tabs")).isTrue();
  }

  /**
   * What others publish: solutions in the file, wrong promises, games that end in mate, no mate at
   * all.
   */
  @Test
  void otherPeoplesFilesAreTakenAsTheyAre() {
    String wrong = ROOK.replace("mate in 2", "Mate-In-3");
    String finished = "[Board \"Standard\"]\n1. e3 / f6 2. Qe2 / Nc6 3. Qh5\n";
    String nothing = "[Board \"Standard\"]\n1. e4 / e5\n";
    solve(String.join("\n", wrong, finished, nothing));
    waitFor("yours");
    assertThat(page.text("#slot"))
        .contains("White to move: mate in 2")
        .contains("The file says mate in 3, but it takes 2.")
        .contains("Puzzle 1 of 3");
    page.click("#slot [data-k='puzzle 1']");
    page.waitUntil(
        "the mate of the game", () -> page.text("#slot").contains("White to move: mate in 1"));
    waitFor("yours");
    // The move of the game is not given away.
    assertThat(page.number("return fivefold.study.current.children.length")).isZero();
    play(0, 6, "e2", 0, 6, "h5");
    waitFor("solved");
    page.click("#slot [data-k='puzzle 2']");
    page.waitUntil("no mate", () -> List.of("none", "unknown").contains(phase()));
    assertThat(page.text("#slot"))
        .containsAnyOf("There is no mate in 3 here.", "This is not a proof that there is none.");
    paste("this is no game at all");
    page.waitUntil("a word about it", () -> page.text("#lane").contains("No game could be read"));
  }

  /** From opening to mate without a pointer. */
  @Test
  void solvedWithTheKeyboard() {
    page.js("document.querySelector('.places [data-do=puzzles]').focus()");
    page.keys(Keys.ENTER);
    waitFor("yours");
    solve(QUEEN);
    waitFor("yours");
    page.js("document.getElementById('board').focus()");
    page.keys("/");
    page.waitUntil("the field", () -> page.isShown("#move-input input"));
    page.keys("Qh5", Keys.ENTER);
    page.waitUntil("played", () -> page.number("return fivefold.study.view.draft.length") == 1);
    page.chord(Keys.CONTROL, Keys.ENTER);
    waitFor("solved");
    page.waitUntil("said", () -> page.text("#lane").contains("Solved at the first try."));
  }

  @ParameterizedTest
  @CsvSource({"light,false", "dark,false", "hc,false", "light,true"})
  void nobodyIsShutOut(String theme, boolean phone) throws IOException {
    if (phone) {
      page.size(390, 844, true);
      page.reload();
    }
    page.js("fivefold.change({ theme: arguments[0] })", theme);
    page.js("fivefold.commands.run('puzzles')");
    waitFor("yours");
    solve(ROOK);
    waitFor("yours");
    List<String> found = new ArrayList<>(AccessTest.findings("a puzzle"));
    page.async(
        "await app.puzzles.study.propose((await app.puzzles.study.engine.call('candidates')).moves.filter((m) => m.text === 'Re2')); await app.study.submit();");
    waitFor("wrong");
    waitFor("yours");
    found.addAll(AccessTest.findings("a wrong answer"));
    page.async(
        "await app.puzzles.hint(); await app.study.propose(app.puzzles.answer); await app.study.submit();");
    page.waitUntil("a step", () -> page.number("return fivefold.puzzles.steps.length") == 1);
    waitFor("yours");
    found.addAll(AccessTest.findings("a right answer"));
    MateTest.picture(
        "puzzle" + (theme.equals("light") ? "" : "-" + theme) + (phone ? "-phone" : ""));
    page.async("await app.puzzles.showSolution();");
    waitFor("shown");
    found.addAll(AccessTest.findings("the solution"));
    MateTest.picture("puzzle-shown-" + theme + (phone ? "-phone" : ""));
    assertThat(found).isEmpty();
    assertThat(page.number("return document.documentElement.scrollWidth - innerWidth"))
        .isLessThanOrEqualTo(0);
  }
}
