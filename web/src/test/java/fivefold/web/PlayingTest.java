package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Playing on the page: moves, branches, submitting, refusals, the tree. */
class PlayingTest extends BrowserTest {

  @Test
  void startsWithTheStandardPosition() {
    assertThat(page.text("#title")).contains("Standard");
    assertThat(page.text("#composer h2")).contains("White, action 1", "0 of 1 boards played");
    page.waitUntil("the verdict", () -> page.text("#pill").equals("Playing"));
    page.waitUntil("the count", () -> page.text("#count").endsWith("20"));
  }

  @Test
  void playsBranchesAndSubmitsOnTwoTimelines() {
    page.play(0, 2, "g1", 0, 2, "f3");
    page.submit();
    page.play(0, 3, "g8", 0, 3, "f6");
    page.submit();
    // The knight goes back to T1: timeline +1 appears and the present falls back to T1, Black.
    page.play(0, 4, "f3", 0, 2, "f5");
    assertThat(page.number("return fivefold.study.view.lines.length")).isEqualTo(2);
    page.submit();
    assertThat(page.number("return fivefold.study.view.present")).isEqualTo(3);
    assertThat(page.text("#tree")).contains("Nf3 ≫ ").contains("f5");
    page.play(1, 3, "e7", 1, 3, "e6");
    page.submit();
    page.play(1, 4, "b1", 1, 4, "c3");
    page.submit();
    // Now both timelines are at T2, Black: one board is not enough.
    page.play(0, 5, "e7", 0, 5, "e6");
    assertThat(page.text("#reasons")).contains("One board at the present has not moved: +1T2");
    page.play(1, 5, "d7", 1, 5, "d6");
    page.submit();
    assertThat(page.number("return fivefold.study.view.present")).isEqualTo(6);
    assertThat(page.text("#tree")).contains("d6");
  }

  @Test
  void refusesToSubmitAndSaysWhy() {
    page.click("#composer .submit");
    assertThat(page.attribute("#composer .submit", "aria-disabled")).isEqualTo("true");
    assertThat(page.text("#reasons")).contains("Play 0T1, then submit.");
    assertThat(page.number("return fivefold.study.node")).isZero();

    page.paste(SAMPLE);
    page.accept();
    page.play(2, 10, "b1", 2, 10, "c3");
    assertThat(page.text("#reasons"))
        .contains("Three boards at the present have not moved: −1T5, 0T5 and +1T5.")
        .contains(
            "Black could take the king on e1 of White’s −1T5 with the bishop on e3 of White’s +1T5.");
    page.click("#composer .submit");
    assertThat(page.number("return fivefold.study.view.draft.length")).isEqualTo(1);
  }

  @Test
  void undoesMovesThenSubmittedActions() {
    page.play(0, 2, "e2", 0, 2, "e4");
    page.chord(Keys.CONTROL, "z");
    page.waitUntil(
        "the move is taken back",
        () -> page.number("return fivefold.study.view.draft.length") == 0);
    page.chord(Keys.CONTROL, "y");
    page.waitUntil(
        "the move is back", () -> page.number("return fivefold.study.view.draft.length") == 1);
    page.submit();
    page.chord(Keys.CONTROL, "z");
    page.waitUntil(
        "the action is taken back", () -> page.number("return fivefold.study.nodes.length") == 1);
    assertThat(page.number("return fivefold.study.view.draft.length")).isEqualTo(1);
  }

  @Test
  void dragsPiecesAndTellsWhyAMoveIsNone() {
    page.drag(0, 2, "d2", "d4");
    page.waitUntil("the drag", () -> page.number("return fivefold.study.view.draft.length") == 1);
    page.chord(Keys.CONTROL, "z");
    page.waitUntil("undone", () -> page.number("return fivefold.study.view.draft.length") == 0);
    page.drag(0, 2, "d2", "d5");
    page.waitUntil("a reason", () -> page.isShown("#tip"));
    assertThat(page.text("#tip")).contains("can't reach");
  }

  @Test
  void asksForThePromotion() {
    page.paste(
        """
        [Board "custom"]
        [Size "5x5"]
        [Promotions "Q,N"]
        [4k/P4/5/5/4K:0:1:w]
        """);
    page.accept();
    page.square(0, 2, "a4");
    page.waitUntil("targets", () -> page.number("return fivefold.selection.targets.length") > 0);
    page.square(0, 2, "a5");
    page.waitUntil("the choice", () -> page.isShown("#promotion"));
    page.click("#promotion [aria-label=knight]");
    page.waitUntil("the move", () -> page.number("return fivefold.study.view.draft.length") == 1);
    assertThat(page.text("#composer .chips")).contains("a5=N");
  }

  @Test
  void growsATreeOfVariations() {
    page.play(0, 2, "e2", 0, 2, "e4");
    page.submit();
    page.keys(Keys.HOME);
    page.waitUntil("the start", () -> page.number("return fivefold.study.node") == 0);
    page.play(0, 2, "d2", 0, 2, "d4");
    page.submit();
    // The first line stays the main line; the new one is a variation below it.
    assertThat(page.text("#tree")).containsSubsequence("e4", "d4");
    page.keys(Keys.ARROW_UP);
    page.waitUntil("the main line", () -> page.text("#tree [aria-current]").contains("e4"));

    // Playing what is there already leads to its node.
    page.keys(Keys.HOME);
    page.waitUntil("the start", () -> page.number("return fivefold.study.node") == 0);
    page.play(0, 2, "d2", 0, 2, "d4");
    page.submit();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(3);
    assertThat(page.text("#lane")).contains("Already in the tree");

    page.chord(Keys.CONTROL, Keys.ARROW_UP);
    page.waitUntil(
        "promoted", () -> page.text("#tree").indexOf("d4") < page.text("#tree").indexOf("e4"));
    page.keys(Keys.DELETE);
    page.waitUntil("deleted", () -> page.number("return fivefold.study.nodes.length") == 2);
    page.click("#lane button");
    page.waitUntil("brought back", () -> page.number("return fivefold.study.nodes.length") == 3);
  }

  @Test
  void keepsCommentsAndSigns() {
    page.play(0, 2, "e2", 0, 2, "e4");
    page.submit();
    page.find("#comment").sendKeys("best by test" + Keys.ENTER);
    page.waitUntil("the comment", () -> page.text("#tree").contains("best by test"));
    page.click("#signs button");
    page.click(".menu [data-do='sign!?']");
    page.waitUntil("the sign", () -> page.text("#tree").contains("e4!?"));
    page.keys("3");
    page.waitUntil("the sign goes", () -> !page.text("#tree").contains("!?"));
  }

  @Test
  void showsVerdictsAsTheyCome() {
    page.paste("1. e3 / f6 2. Qe2 / Nc6 3. Qh5");
    page.accept();
    page.waitUntil("mate", () -> page.text("#pill").equals("Checkmate"));
    page.click("#tab-hints");
    page.waitUntil(
        "no action", () -> page.text("#pane-hints").contains("No legal action: checkmate."));
    page.paste("1. f3 / e6 2. g4 / Qh4");
    page.accept();
    page.waitUntil("softmate", () -> page.text("#pill").equals("Softmate"));
    assertThat(page.text("#proof")).contains("only a move back in time saves White");
    page.click("#tab-hints");
    page.waitUntil("one action", () -> page.text("#pane-hints").contains("1 legal action"));
    page.waitUntil("it is listed", () -> page.isShown("#pane-hints [role=option]"));
    page.click("#pane-hints [role=option]");
    page.waitUntil(
        "proposed", () -> page.js("return fivefold.study.view.canSubmit") == Boolean.TRUE);
  }

  @Test
  void aLongSearchShowsProgressAndCanBeStopped() {
    page.waitUntil("the verdict", () -> page.text("#pill").equals("Playing"));
    // A search that never ends, until it is stopped.
    page.js(
        "const e = fivefold.search.engine; const call = e.call.bind(e); e.call = (op, ...args) => op === 'verdict' ? new Promise(() => {}) : call(op, ...args)");
    page.play(0, 2, "e2", 0, 2, "e4");
    page.submit();
    page.waitUntil("progress", () -> page.isShown("#progress"));
    // Play goes on meanwhile.
    page.play(0, 3, "e7", 0, 3, "e5");
    page.click("[data-do=stop]");
    page.waitUntil("no answer", () -> page.text("#pill").equals("Unknown"));
    assertThat(page.isShown("#progress")).isFalse();
    page.click("#proof button");
    page.waitUntil("the answer", () -> page.text("#pill").equals("Playing"));
  }

  @Test
  void playsARandomLegalAction() {
    page.paste(SAMPLE);
    page.accept();
    page.click("#composer [data-do=random]");
    page.waitUntil(
        "an action", () -> page.js("return fivefold.study.view.canSubmit") == Boolean.TRUE);
    page.submit();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(14);
  }

  @Test
  void startsAnyVariant() {
    page.play(0, 2, "e2", 0, 2, "e4");
    page.save();
    page.click("[data-do=new]");
    page.find("dialog input").sendKeys("two timelines");
    page.waitUntil(
        "one card",
        () ->
            page.number("return document.querySelectorAll('.cards button:not([hidden])').length")
                >= 1);
    page.find("dialog input").sendKeys(Keys.ENTER);
    page.waitUntil("the game", () -> page.number("return fivefold.study.view.lines.length") == 2);
    assertThat(page.text("#title")).contains("Two Timelines");
    page.waitUntil(
        "the way back",
        () -> page.number("return document.querySelectorAll('#lane button').length") == 1);
    page.click("#lane button");
    page.waitUntil(
        "the old study", () -> page.number("return fivefold.study.view.lines.length") == 1);
    assertThat(page.text("#composer .chips")).contains("e4");
  }

  @Test
  void playsByKeyboardAlone() {
    page.js("document.getElementById('board').focus()");
    page.keys(Keys.ENTER);
    page.waitUntil("the cursor", () -> page.js("return fivefold.selection.cursor") != null);
    // From a1 to e2, pick up, to e4, drop.
    page.keys(
        Keys.ARROW_RIGHT,
        Keys.ARROW_RIGHT,
        Keys.ARROW_RIGHT,
        Keys.ARROW_RIGHT,
        Keys.ARROW_UP,
        Keys.ENTER);
    page.waitUntil("targets", () -> page.number("return fivefold.selection.targets.length") == 2);
    page.keys(Keys.ARROW_UP, Keys.ARROW_UP, Keys.ENTER);
    page.waitUntil("the move", () -> page.number("return fivefold.study.view.draft.length") == 1);
    page.chord(Keys.CONTROL, Keys.ENTER);
    page.waitUntil("submitted", () -> page.number("return fivefold.study.node") == 1);
    page.keys("/");
    page.waitUntil("the line to type in", () -> page.isShown("#move-input"));
    page.keys("Nf6", Keys.ENTER);
    page.waitUntil(
        "the typed move", () -> page.number("return fivefold.study.view.draft.length") == 1);
    page.chord(Keys.CONTROL, Keys.ENTER);
    page.waitUntil("submitted", () -> page.number("return fivefold.study.node") == 2);
    page.keys(Keys.ESCAPE, Keys.ESCAPE);
    page.keys("?");
    page.waitUntil("the keys", () -> page.isShown("dialog table.keys"));
    page.keys(Keys.ESCAPE);
    page.waitUntil("closed", () -> !page.isShown("dialog"));
  }

  /** No rule allows a pass, but records have them: they read, step, draw, export and undo. */
  @Test
  void showsAGameWithAPass() {
    page.paste("1. (0T1)0000 / e5\n2. Nf3 / (0T2)0000\n");
    assertThat(page.text("#banner")).contains("4 actions read");
    page.accept();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(5);
    assertThat(page.text("#tree")).containsSubsequence("0000", "e5", "Nf3", "0000");
    for (int node = 3; node >= 0; node--) {
      int wanted = node;
      page.keys(Keys.ARROW_LEFT);
      page.waitUntil("back", () -> page.number("return fivefold.study.node") == wanted);
    }
    page.keys(Keys.ARROW_RIGHT);
    page.waitUntil("a pass", () -> page.number("return fivefold.study.node") == 1);
    page.play(0, 3, "d7", 0, 3, "d5");
    page.submit();
    assertThat(page.text("#tree")).contains("d5");
    Object texts =
        page.async(
            """
            const { text } = await app.study.engine.call('write', '', '', '', 'line', 0);
            const { svg } = await app.study.engine.call('svg', app.study.node, 'LIGHT', 12, false, false, 0, '');
            const from = await app.study.engine.call('write', '', '', '', 'from', 1);
            return text + svg.slice(0, 4) + from.text;
            """);
    assertThat((String) texts).contains("\"pass\"", "d5", "<svg");
    page.chord(Keys.CONTROL, "z");
    page.waitUntil("undone", () -> page.number("return fivefold.study.nodes.length") == 5);
    page.save();
    page.reload();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(5);
  }
}
