package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** What once went wrong on the page when people used it. */
class RegressionTest extends BrowserTest {

  /** A hundred and one timelines of five boards. */
  static String manyLines() {
    StringBuilder boards = new StringBuilder("[Board \"custom\"]\n[Size \"8x8\"]\n");
    for (int line = -50; line <= 50; line++) {
      for (String at : List.of("1:w", "1:b", "2:w", "2:b", "3:w")) {
        boards.append("[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:");
        boards.append(line > 0 ? "+" + line : line).append(':').append(at).append("]\n");
      }
    }
    return boards.toString();
  }

  @Test
  void messagesNeverLieOverBoardsOrSubmit() {
    page.paste("1. e4 / e5");
    page.accept();
    page.waitUntil("the end of the game", () -> page.number("return fivefold.study.node") == 2);
    page.js("fivefold.commands.run('delete')");
    page.waitUntil("a message", () -> page.text("#lane").contains("Deleted"));
    assertThat(
            page.js(
                """
                const lane = document.getElementById('lane').getBoundingClientRect();
                return ['board', 'composer'].filter((id) => {
                  const box = document.getElementById(id).getBoundingClientRect();
                  return box.bottom > lane.top && box.top < lane.bottom && box.right > lane.left && box.left < lane.right;
                });
                """))
        .isEqualTo(List.of());
  }

  @ParameterizedTest
  @CsvSource({"1440,900,false", "390,844,true"})
  void theBoardJustMadeIsInSight(int width, int height, boolean phone) {
    page.size(width, height, phone);
    page.reload();
    page.play(0, 2, "e2", 0, 2, "e4");
    page.async("while (app.viewport.glide) await new Promise((r) => requestAnimationFrame(r));");
    assertThat(
            page.js(
                """
                const { viewport } = fivefold;
                const t = viewport.transform();
                const right = t.x(viewport.layout.boardX(3) + viewport.layout.boardW);
                return right <= viewport.width && t.x(viewport.layout.boardX(3)) >= 0;
                """))
        .isEqualTo(true);
  }

  @Test
  void fitShowsEverythingAndTheKeysComeBack() {
    page.paste(manyLines());
    page.accept();
    page.js("fivefold.viewport.fitAll(true)");
    assertThat(
            page.js(
                """
                const { viewport } = fivefold;
                const t = viewport.transform();
                const b = viewport.layout.bounds();
                return t.x(b.x) >= 0 && t.y(b.y) >= 0 && t.x(b.x + b.w) <= viewport.width && t.y(b.y + b.h) <= viewport.height;
                """))
        .isEqualTo(true);
    for (String key : List.of("m", "p")) {
      page.js("fivefold.viewport.fitAll(true)");
      page.keys(key);
      page.waitUntil(
          "squares to read", () -> page.number("return fivefold.viewport.camera.z") > 11);
    }
  }

  @Test
  void whatNeedsThoughtComesFirst() {
    page.paste(SAMPLE);
    page.accept();
    assertThat(
            page.js(
                "return [...document.querySelectorAll('.chips > *')].map((e) =>"
                    + " e.firstChild.textContent)"))
        .isEqualTo(List.of("−1T5", "0T5", "+1T5", "+2T5", "+3T4"));
    page.play(-1, 10, "e1", -1, 10, "e2");
    assertThat((String) page.js("return document.querySelector('.chips > :last-child').className"))
        .contains("optional");
    assertThat((String) page.js("return document.querySelectorAll('.chips > *')[3].className"))
        .contains("chipset");
  }

  @Test
  void mateIsSaidWhereOnePlays() {
    page.paste("1. e3 / f6 2. Qe2 / Nc6 3. Qh5");
    page.accept();
    page.waitUntil("mate", () -> page.text("#reasons").equals("Black is checkmated."));
    page.waitUntil(
        "a ring",
        () ->
            page.js("return fivefold.board.scene().rings.some((r) => r.tab?.text === 'mate')")
                .equals(true));
  }

  @Test
  void boardsAreNamedWithTheirColour() {
    page.paste(SAMPLE);
    page.accept();
    page.waitUntil(
        "the proof",
        () ->
            page.text("#proof")
                .contains(
                    "Bishop on e3 of White’s +1T5 takes king on e1 of White’s −1T5 if White passes"
                        + " there"));
  }

  /** Every verdict has its sentence, and each board in it its turn and its colour. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Playing | 1. e4 | Black is not in check and has a legal action",
        "Check | 1. e4 / d5 2. Bb5 | Bishop on b5 of Black’s 0T2 takes king on e8 of Black’s 0T2 if"
            + " Black passes there",
        "Checkmate | 1. e3 / f6 2. Qe2 / Nc6 3. Qh5 | Kings on e8 of White’s 0T1 and e8 of Black’s"
            + " 0T3 can be taken if Black passes: no action saves Black",
        "Check | [k3r3/8/8/8/8/8/8/4K3:0:1:w][k3r3/8/8/8/8/8/8/4K3:+1:1:w] | Kings on e1 of"
            + " White’s 0T1 and e1 of White’s +1T1 can be taken if White passes",
        "Stalemate | [8/8/8/8/8/5k2/5p2/5K2:0:1:w] | White is not in check but has no legal action"
      })
  void everyVerdictExplainsItself(String pill, String game, String sentence) {
    String head = game.startsWith("[") ? "[Board \"custom\"]\n[Size \"8x8\"]\n" : "";
    page.paste(head + game.replace("][", "]\n["));
    page.accept();
    page.waitUntil(pill, () -> page.text("#pill").equals(pill));
    page.waitUntil(sentence, () -> page.text("#proof").equals(sentence));
  }

  @Test
  void theMoveThatGivesCheckHasTheSign() {
    page.paste(SAMPLE);
    page.accept();
    assertThat(page.text("#tree")).contains("Be3+").doesNotContain("Bc5+");
  }

  @Test
  void theCurrentMoveIsScrolledToAfterImport() {
    StringBuilder game = new StringBuilder();
    for (int turn = 1; turn <= 60; turn += 2) {
      game.append(turn).append(". Nf3 / Nf6 ").append(turn + 1).append(". Ng1 / Ng8 ");
    }
    page.paste(game.toString());
    page.accept();
    assertThat(
            page.js(
                """
                const act = document.querySelector('#tree [aria-current]').getBoundingClientRect();
                const tree = document.getElementById('tree').getBoundingClientRect();
                return act.top >= tree.top && act.bottom <= tree.bottom;
                """))
        .isEqualTo(true);
  }

  @Test
  void theCommentFieldGrowsWithItsText() {
    long before = page.number("return document.getElementById('comment').offsetHeight");
    page.find("#comment").sendKeys("a long remark ".repeat(14));
    assertThat(page.number("return document.getElementById('comment').offsetHeight"))
        .isGreaterThan(before + 30);
    page.keys(Keys.ENTER);
    page.waitUntil("kept", () -> page.text("#tree").contains("a long remark"));
    assertThat(page.number("return document.getElementById('comment').offsetHeight"))
        .isGreaterThan(before + 30);
  }

  @Test
  void theViewerSaysThatAGameCanNotBeRead() {
    page.open("embed.html#t=this%20is%20no%20game%20at%20all");
    assertThat(page.text("#unread")).contains("could not be read");
    assertThat(page.isShown("#unread")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"refused", "absent"})
  void aRefusedClipboardIsSaid(String how) {
    page.js(
        how.equals("absent")
            ? "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true"
                + " })"
            : "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no',"
                + " 'NotAllowedError'))");
    page.click("[data-do=share]");
    page.waitUntil("the dialog", () -> page.isShown("#share-link"));
    page.click("dialog .foot .primary");
    page.waitUntil("a message", () -> page.text("dialog .lane").contains("did not allow copying"));
    assertThat(page.text("dialog .lane button")).isEqualTo("Save as file");
    page.keys(Keys.ESCAPE);
  }

  @Test
  void theComposerFitsANarrowWindow() {
    page.size(900, 700, false);
    page.reload();
    assertThat(
            page.number(
                "const c = document.querySelector('.composer .row-buttons'); return c.scrollWidth -"
                    + " c.clientWidth"))
        .isLessThanOrEqualTo(0);
  }

  @Test
  void theEditorKeepsThePresentAndMissesKings() {
    page.paste(SAMPLE);
    page.accept();
    page.click("[data-do=edit]");
    page.waitUntil("the editor", () -> page.isShown("#editor-strip"));
    assertThat(page.number("return fivefold.board.view.present")).isEqualTo(10);
    page.click("#editor-cancel");
    page.click("[data-do=new]");
    page.keys("standard", Keys.ENTER);
    page.waitUntil("standard", () -> page.number("return fivefold.study.nodes.length") == 1);
    page.click("[data-do=edit]");
    page.waitUntil("the editor", () -> page.isShown("#editor-strip"));
    page.async("await app.preview.edit('editPut', 0, 2, 4, 0)");
    page.waitUntil("the warning", () -> page.text("#banner").contains("White has no king"));
    page.rightClickSquare(0, 2, "e4");
    assertThat(page.text("#lane")).doesNotContain("removed");
    page.click("#editor-cancel");
  }

  @Test
  void exportBeginsWithPicturesAndTellsLossesInASentence() {
    page.paste("1. e4 {good} / e5");
    page.accept();
    page.click("[data-do=export]");
    page.waitUntil("the list", () -> page.isShown(".list"));
    assertThat(page.text(".list :first-child")).isEqualTo("Pictures");
    page.click("[data-id=tn]");
    page.waitUntil(
        "the loss",
        () -> page.text("#export-loss").equals("This notation has no place for comments (1)."));
    page.keys(Keys.ESCAPE);
  }

  /** Warnings and errors are underlined where they are, and the first error is scrolled to. */
  @Test
  void mistakesAreUnderlinedInTheText() {
    page.paste(SAMPLE.replace("(1T4)Be3", "(1T4)Bz3"));
    assertThat(page.text(".squiggles .error")).isEqualTo("(1T4)Bz3");
    page.waitUntil(
        "the error in sight",
        () ->
            Boolean.TRUE.equals(
                page.js(
                    """
                    const mark = document.querySelector('.squiggles .error').getBoundingClientRect();
                    const box = document.querySelector('.editor-text').getBoundingClientRect();
                    return mark.left >= box.left + 40 && mark.right <= box.right + 2 && mark.top >= box.top && mark.bottom <= box.bottom;
                    """)));
    page.click("#import-cancel");
    page.waitUntil("nothing wrong", () -> !page.isShown(".squiggles i"));
  }

  @Test
  void fastClicksPlayAMove() {
    page.async(
        """
        const { viewport } = app;
        const at = (sq) => {
          const t = viewport.transform();
          const c = viewport.layout.center(0, 2, sq);
          const rect = viewport.stage.getBoundingClientRect();
          return { clientX: rect.left + t.x(c.x), clientY: rect.top + t.y(c.y), pointerId: 1, bubbles: true, button: 0 };
        };
        viewport.stage.setPointerCapture = () => {};
        for (const sq of [12, 28]) {
          for (const type of ['pointerdown', 'pointerup']) viewport.stage.dispatchEvent(new PointerEvent(type, at(sq)));
        }
        """);
    page.waitUntil("the move", () -> page.number("return fivefold.study.view.draft.length") == 1);
  }

  @Test
  void speechNamesTheTargetAndTheSubmission() {
    page.js(
        "window.said = []; new MutationObserver(() =>"
            + " window.said.push(document.getElementById('live').textContent)).observe(document.getElementById('live'),"
            + " { childList: true, characterData: true, subtree: true })");
    page.play(0, 2, "e2", 0, 2, "e4");
    page.waitUntil(
        "spoken",
        () ->
            page.js("return window.said.some((s) => s.includes('Played pawn 0T1 e2 to e4.'))")
                .equals(true));
    page.submit();
    page.waitUntil(
        "spoken",
        () ->
            page.js("return window.said.some((s) => s.includes('Submitted. Black to move.'))")
                .equals(true));
  }
}
