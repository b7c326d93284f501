package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Layers, drawings, pictures, travelling pieces, the guide, and hints that tell the truth. */
class SeeingTest extends BrowserTest {

  private void sample() {
    page.paste(SAMPLE);
    page.accept();
  }

  @Test
  void layersShowTravelsAndBoardsAfterAPass() {
    sample();
    assertThat(page.number("return fivefold.board.scene().passed.length")).isZero();
    page.keys("j");
    page.waitUntil(
        "travels",
        () ->
            page.number("return fivefold.board.scene().arrows.filter((a) => a.rank === -1).length")
                == 4);
    page.keys("b");
    page.waitUntil("boards", () -> page.number("return fivefold.board.scene().passed.length") == 4);
    // The bishop takes on the boards made by passing.
    assertThat(page.js("return fivefold.board.scene().arrows.find((a) => a.check).to.slice(0, 2)"))
        .isEqualTo(List.of(-1L, 11L));
    page.keys("v");
    page.waitUntil("the menu", () -> page.isShown(".menu [aria-checked=true]"));
    page.keys(Keys.ESCAPE);
  }

  @Test
  void drawingsAreSavedWithTheGame() {
    page.play(0, 2, "e2", 0, 2, "e4");
    page.submit();
    page.rightClickSquare(0, 3, "e5");
    page.waitUntil(
        "a square", () -> page.number("return fivefold.study.drawn.squares.length") == 1);
    page.async("await app.study.drawArrow('R', [0, 3, 52], [0, 3, 36]);");
    String text = (String) page.async("return (await app.study.engine.call('save')).text;");
    assertThat(text).contains("[%cal R(0T1b)e7e5]").contains("[%csl G(0T1b)e5]");
    page.find("#comment").sendKeys("with words" + Keys.ENTER);
    page.waitUntil("words", () -> page.text("#tree").contains("with words"));
    assertThat(page.text("#tree")).doesNotContain("%c");
    assertThat(page.number("return fivefold.study.drawn.arrows.length")).isEqualTo(1);
    page.async("await app.study.drawArrow('R', [0, 3, 52], [0, 3, 36]);");
    assertThat(page.number("return fivefold.study.drawn.arrows.length")).isZero();
  }

  @Test
  void choicesTellWhatSomeLegalActionHas() {
    sample();
    page.js("fivefold.openTab('hints')");
    page.js("document.querySelector('.choices').open = true");
    page.waitUntil(
        "all moves", () -> page.text(".choices .muted").endsWith("are part of a legal action."));
    assertThat(page.js("return document.querySelectorAll('.choices .mv').length > 10"))
        .isEqualTo(true);
    Object wrong =
        page.async(
            """
            const { Engine } = await import('/js/engine.js');
            const engine = new Engine();
            await engine.call('setPosition', await app.study.position());
            const { choices } = await engine.call('choices', '', -1, 0, 500, 5000);
            const wrong = [];
            for (const { move, legal } of choices.slice(0, 12)) {
              await engine.call('filter', `${move.board} ${move.text}`);
              const { actions } = await engine.call('actions', 1, 3000);
              const has = actions.length > 0;
              if (legal === 'no' && has && !move.toBoard) wrong.push(move.text);
            }
            engine.end();
            return wrong;
            """);
    assertThat((List<?>) wrong).isEmpty();
  }

  @Test
  void theFilterLooksAtAllLegalActions() {
    sample();
    page.js("fivefold.openTab('hints')");
    page.find("#pane-hints input[type=search]").sendKeys("-1T5 >>");
    page.waitUntil("branches", () -> page.text("#pane-hints .actions-list").contains("≫"));
    assertThat(page.text("#pane-hints")).contains("of all legal actions match");
    page.find("#pane-hints input[type=search]").sendKeys(" Qh9");
    page.waitUntil("none", () -> page.text("#pane-hints").contains("No legal action matches."));
  }

  @Test
  void everyExampleOfTheGuideIsAGame() {
    Object wrong =
        page.async(
            """
            const { SECTIONS } = await import('/js/guide-text.js');
            const wrong = [];
            for (const { entries } of SECTIONS) {
              for (const { sign, game, at } of entries) {
                if (!game) continue;
                const { errors, actions } = await app.study.engine.call('read', game, '', 'Standard');
                if (errors || actions < at) wrong.push(sign);
              }
            }
            return wrong;
            """);
    assertThat((List<?>) wrong).isEmpty();
    page.keys("g");
    page.waitUntil("the guide", () -> page.isShown("#guide summary"));
    page.click("#guide-jumps summary");
    page.click("#guide-jumps dt:nth-of-type(2) button");
    page.waitUntil("a board", () -> page.isShown("#guide .example .stage"));
    page.find("#guide input").sendKeys("softmate");
    page.waitUntil(
        "found",
        () -> page.isShown("#guide-mate dd:not([hidden])") && !page.isShown("#guide-boards"));
    page.click("#guide .head button");
    assertThat(page.isShown("#guide")).isFalse();
  }

  @Test
  void aPictureOfTheViewIsOffered() {
    page.chord(Keys.SHIFT, "p");
    page.waitUntil(
        "a word about the picture",
        () ->
            page.text("#lane").contains("Picture copied")
                || page.text("#lane").contains("did not allow copying"));
    assertThat(page.text("#lane button")).isEqualTo("Save as file");
  }

  /** Paper gets everything on white, the moves and the verdict, and nothing to click. */
  @Test
  void printsBoardsAndMovesOnWhite() {
    sample();
    page.js("fivefold.change({ theme: 'dark' })");
    WithBrowser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
    page.js("dispatchEvent(new Event('beforeprint'))");
    assertThat(page.isShown(".printed canvas")).isTrue();
    assertThat(
            page.js(
                """
                const canvas = document.querySelector('.printed canvas');
                return [...canvas.getContext('2d').getImageData(canvas.width - 4, canvas.height - 4, 1, 1).data];
                """))
        .isEqualTo(List.of(255L, 255L, 255L, 255L));
    assertThat(page.isShown("#tree .act")).isTrue();
    for (String part : List.of("#board", "#composer", ".tabs", ".tools", "#comment", ".steps")) {
      assertThat(page.isShown(part)).as(part).isFalse();
    }
    page.picture("print");
    page.js("dispatchEvent(new Event('afterprint'))");
    WithBrowser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
    assertThat(page.js("return document.documentElement.dataset.theme")).isEqualTo("dark");
    assertThat(page.isShown("#board")).isTrue();
    assertThat(page.isShown(".printed canvas")).isFalse();
  }

  @Test
  void piecesTravelUnlessMotionIsReduced() {
    page.js(
        "window.flown = 0; const o = fivefold.viewport.overlay; fivefold.viewport.overlay = (...a)"
            + " => { const on = o(...a); window.flown += on ? 1 : 0; return on; }");
    page.play(0, 2, "e2", 0, 2, "e4");
    page.waitUntil("a flight", () -> page.number("return window.flown") > 0);
    page.js("fivefold.change({ motion: false }); window.flown = 0");
    page.submit();
    page.play(0, 3, "e7", 0, 3, "e5");
    page.waitUntil("an outline", () -> page.number("return window.flown") > 0);
  }

  @Test
  void piecesComeInTwoSetsAndSoundIsOff() {
    assertThat((String) page.js("return localStorage.getItem('fivefold.settings') ?? ''"))
        .doesNotContain("\"sound\":true");
    Object before = page.js("return document.querySelector('canvas.base').toDataURL()");
    page.js("fivefold.change({ pieces: 'letters' })");
    page.waitUntil(
        "other pieces",
        () -> !before.equals(page.js("return document.querySelector('canvas.base').toDataURL()")));
  }

  /** The states of the designs, as pictures in the build's output beside the designs themselves. */
  @Test
  void picturesForPeople() throws IOException {
    page.paste(
        SAMPLE.replace(
            "/ (0T3)Ba3 (1T3)Nb8>>(1T2)b6",
            "/ (0T3)Ba3 (1T3)Nb8>>(1T2)b6 {Black’s first branch. The present falls back to T3 and"
                + " +2 can wait.}"));
    page.accept();
    page.picture("analysis-light");
    page.js(
        "fivefold.change({ theme: 'dark', layers: { travels: true, passed: true, drawn: true } })");
    page.js("fivefold.commands.run('layers')");
    page.picture("analysis-dark");
    page.keys(Keys.ESCAPE);
    page.js(
        "fivefold.change({ theme: 'hc', layers: { travels: false, passed: false, drawn: true } })");
    page.picture("analysis-contrast");
    page.js("fivefold.change({ theme: 'light' })");
    page.keys("g");
    page.click("#guide-jumps summary");
    page.click("#guide-jumps dt:nth-of-type(2) button");
    page.picture("guide-and-messages");
    page.js("fivefold.commands.run('guide')");
    page.size(390, 844, true);
    page.picture("phone-portrait");
    page.size(844, 390, true);
    page.picture("phone-landscape");
    page.size(1440, 900, false);
    page.paste(RegressionTest.manyLines());
    page.accept();
    page.js("fivefold.viewport.fitAll(true)");
    page.hoverSquare(-27, 6, "e2");
    page.picture("big");
    page.async("await app.studies.show();");
    page.picture("studies");
    page.js("fivefold.studies.hide()");
    Path mocks = Path.of("..", "..", "shared", "ui", "v2");
    Path folder = Path.of("target", "screenshots");
    for (String name :
        List.of(
            "analysis-light",
            "analysis-dark",
            "analysis-contrast",
            "guide-and-messages",
            "phone-portrait",
            "phone-landscape",
            "big",
            "studies")) {
      assertThat(folder.resolve(name + ".png")).isNotEmptyFile();
      if (Files.exists(mocks.resolve(name + ".png"))) {
        Files.createDirectories(folder.resolve("designs"));
        Files.write(
            folder.resolve("designs").resolve(name + ".png"),
            Files.readAllBytes(mocks.resolve(name + ".png")));
      }
    }
  }
}
