package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.game.Game;
import fivefold.notation.Notation;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Games in and out, links, the editor, what is kept. */
class StudyTest extends BrowserTest {

  @Test
  void readsAGameAndLeavesTheStudyUntilItIsAccepted() {
    page.play(0, 2, "e2", 0, 2, "e4");
    page.submit();
    page.paste(SAMPLE);
    assertThat(page.text("#banner")).contains("12 actions read");
    page.click("#import-cancel");
    page.waitUntil("the old study", () -> page.number("return fivefold.study.nodes.length") == 2);
    page.paste(SAMPLE);
    page.accept();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(13);
    assertThat(page.text("#title")).contains("Bishop across two timelines");
  }

  @Test
  void listsErrorsWithTheirPlaceAndJumpsThere() {
    page.paste("1. e4 / e5\n2. Nf3 / Nc9\n");
    assertThat(page.text(".finding.error")).contains("Error", "2:").contains("^");
    assertThat(page.text("#banner")).contains("1 error");
    page.click(".finding.error");
    Object caret =
        page.js(
            "const a = document.activeElement; return a.tagName + ' ' + a.value.slice(0, a.selectionStart).split('\\n').length");
    assertThat(caret).isEqualTo("TEXTAREA 2");
    // What could be read can be used.
    page.accept();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(4);
  }

  @Test
  void nonsenseIsAnsweredAndChangesNothing() {
    page.paste("\u0000\u0007 not a game at all {{{ ((( ]]] ");
    assertThat(page.text(".finding")).contains("Error");
    page.click("#import-cancel");
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(1);
  }

  /** Every notation of the registry, byte for byte what the command line writes. */
  @Test
  void exportsWhatTheCommandLineWrites(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("game.5dpgn"), SAMPLE);
    page.paste(SAMPLE);
    page.accept();
    page.click("[data-do=export]");
    List<String> all = Notations.all().stream().filter(Notation::writes).map(Notation::id).toList();
    Path out = folder.resolve("out");
    Fivefold.run(file, "convert", "--to", String.join(",", all), "-o", out + "/");
    for (String notation : all) {
      String expected = Files.readString(out.resolve("game." + notation));
      assertThat(expected).as("what the command line writes in " + notation).isNotBlank();
      page.js("document.querySelector(`dialog [data-id='${arguments[0]}']`).click()", notation);
      page.waitUntil(
          "the text in " + notation,
          () ->
              Boolean.FALSE.equals(
                  page.js(
                      "return document.getElementById('export-text').hasAttribute('aria-busy')")));
      // A text area turns every line end into one line feed.
      assertThat(page.js("return document.getElementById('export-text').value"))
          .as(notation)
          .isEqualTo(expected.replace("\r\n", "\n"));
    }
  }

  /** Every notation is detected and read as the library does it. */
  @Test
  void readsEveryNotation() {
    Game game = Games.read(SAMPLE).orThrow();
    for (Notation notation : Notations.all()) {
      if (!notation.writes() || !notation.reads()) {
        continue;
      }
      String text = notation.write(game);
      int actions = Games.read(text).game().orElseThrow().size();
      Object read =
          page.async(
              """
              const r = await app.study.engine.call('read', args[0], '', 'Standard');
              return `${r.notation}, ${r.actions} actions, ${r.errors} errors`;
              """,
              text);
      // Some notations can't be told apart when a game uses nothing that is special to one.
      String told = Notations.detect(text).orElseThrow().id();
      assertThat(read).isEqualTo(told + ", " + actions + " actions, 0 errors");
    }
  }

  @Test
  void aLinkCarriesTheGameAndThePlaceInIt() {
    page.paste(SAMPLE);
    page.accept();
    page.keys(Keys.ARROW_LEFT);
    page.waitUntil("one back", () -> page.number("return fivefold.study.node") == 11);
    page.click("[data-do=share]");
    page.waitUntil(
        "a link",
        () ->
            page.js("return document.getElementById('share-link')?.value ?? ''")
                .toString()
                .contains("#g="));
    String link = (String) page.js("return document.getElementById('share-link').value");
    assertThat(link.length()).isLessThan(2000);
    String rest = link.substring(link.indexOf('#'));
    page.openFresh();
    page.open(rest);
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(13);
    assertThat(page.number("return fivefold.study.node")).isEqualTo(11);
    page.openFresh();
    page.open(rest.substring(0, rest.length() / 2));
    assertThat(page.text("#lane")).contains("could not be read");
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(1);
  }

  @Test
  void theViewerShowsAGameInOtherPages() {
    page.open(
        "embed.html#t="
            + URLEncoder.encode(SAMPLE, StandardCharsets.UTF_8).replace("+", "%20")
            + "&at=end&theme=dark&flip=1");
    page.waitUntil("the end", () -> page.text("#where").equals("After 6, Black"));
    assertThat(page.js("return document.documentElement.dataset.theme")).isEqualTo("dark");
    assertThat(page.js("return fivefold.viewport.flip")).isEqualTo(true);
    page.click("[data-step=prev]");
    page.waitUntil("one back", () -> page.text("#where").equals("After 6, White"));
    page.waitUntil("a verdict", () -> !page.text("#pill").equals("Loading"));
    // Looking only: a click on a piece selects nothing.
    page.square(0, 9, "a3");
    assertThat(page.js("return fivefold.selection.picked")).isNull();
  }

  @Test
  void editsAStartPosition() {
    page.click("[data-do=edit]");
    page.waitUntil("the editor", () -> page.isShown("#editor-strip"));
    page.click("#editor-strip [aria-label='White unicorn']");
    page.square(0, 2, "e4");
    page.waitUntil("the unicorn", () -> fen().contains("4U3"));
    page.rightClickSquare(0, 2, "d1");
    page.waitUntil("no queen", () -> fen().contains("R*NB1K*BNR*"));
    // Both ways: the text changes the boards, too.
    page.js(
        "const t = document.getElementById('editor-fen'); t.value = t.value.replace('4U3', '4D3'); t.dispatchEvent(new Event('input'))");
    page.waitUntil(
        "the dragon",
        () -> page.number("return fivefold.study.codes(0, 2, fivefold.board.view)[28] & 15") == 12);
    // A second timeline, from a plus below the board.
    page.async("await app.preview.edit('editAdd', 1, 2);");
    page.waitUntil("two lines", () -> page.number("return fivefold.board.view.lines.length") == 2);
    page.js(
        "const t = document.getElementById('editor-fen'); t.value = t.value.replace(':0:1:w', ':0:1:q'); t.dispatchEvent(new Event('input'))");
    page.waitUntil("a problem", () -> page.find("#editor-play").getAttribute("disabled") != null);
    page.click("#banner button");
    page.waitUntil("valid again", () -> page.find("#editor-play").getAttribute("disabled") == null);
    page.click("#editor-play");
    page.waitUntil("playing", () -> page.text("#title").contains("Custom"));
    // A click before the editor is gone would still edit.
    page.waitUntil("no editor", () -> !page.isShown("#editor-strip"));
    page.play(0, 2, "a2", 0, 2, "a4");
  }

  private String fen() {
    return (String) page.js("return document.getElementById('editor-fen').value");
  }

  @Test
  void aReloadKeepsTheStudy() {
    page.paste(SAMPLE);
    page.accept();
    page.find("#comment").sendKeys("kept" + Keys.ENTER);
    page.waitUntil("the comment", () -> page.text("#tree").contains("kept"));
    page.play(2, 10, "b1", 2, 10, "c3");
    page.save();
    page.reload();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(13);
    assertThat(page.text("#tree")).contains("kept");
    assertThat(page.number("return fivefold.study.view.draft.length")).isEqualTo(1);
    assertThat(page.number("return fivefold.study.node")).isEqualTo(12);
  }

  @Test
  void worksWithoutANetwork() {
    Fivefold brief = Fivefold.web();
    String address = brief.firstLine();
    Page other = page.at(address);
    other.open("");
    other.async("await navigator.serviceWorker.ready;");
    other.waitUntil(
        "every file is kept",
        () ->
            Boolean.TRUE.equals(
                other.async(
                    "const c = await caches.open('fivefold'); return !!(await c.match('engine.wasm')) && !!(await c.match('js/embed.js'));")));
    brief.close();
    other.reload();
    other.play(0, 2, "e2", 0, 2, "e4");
    assertThat(other.text("#composer .chips")).contains("e4");
    page.complaints();
  }

  @Test
  void aCrashedEngineIsReplacedAndTheStudyKept() {
    page.play(0, 2, "e2", 0, 2, "e4");
    page.submit();
    page.save();
    // An answer that is no answer is what a trap of the engine looks like from here.
    page.async(
        "const old = app.study.engine.call; app.study.engine.call = async () => { throw new Error('unreachable'); }; await app.study.act('look');");
    page.waitUntil("news", () -> page.text("#lane").contains("Your game is safe"));
    page.waitUntil("the study", () -> page.number("return fivefold.study.nodes.length") == 2);
    page.play(0, 3, "e7", 0, 3, "e5");
  }

  @Test
  void drawsPictures() {
    page.paste(SAMPLE);
    page.accept();
    page.click("[data-do=export]");
    page.js("document.querySelector(\"dialog [data-id='pictures']\").click()");
    page.waitUntil(
        "a preview",
        () -> page.number("return document.querySelector('dialog img')?.naturalWidth ?? 0") > 300);
    Object frames =
        page.async(
            """
            const { animate } = await import('/js/gif.js');
            const draw = async (node) => {
              const { svg } = await app.study.engine.call('svg', node, 'LIGHT', 12, false, false, 0, '');
              const img = new Image();
              img.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
              await img.decode();
              return img;
            };
            const data = await animate([0, 1, 12], draw, 500, () => {});
            const decoder = new ImageDecoder({ data, type: 'image/gif' });
            await decoder.tracks.ready;
            await decoder.completed;
            const { image } = await decoder.decode({ frameIndex: 2 });
            return [decoder.tracks.selectedTrack.frameCount, image.duration / 1000, image.codedWidth];
            """);
    assertThat(((List<?>) frames).subList(0, 2).toString()).isEqualTo("[3, 500]");
    page.keys(Keys.ESCAPE);
  }

  @Test
  void oneScriptTagMakesBoardsOfTexts() {
    page.js(
        """
        const pre = document.createElement('pre');
        pre.className = 'fivefold';
        pre.dataset.at = 'end';
        pre.textContent = arguments[0];
        document.body.append(pre);
        const script = document.createElement('script');
        script.src = 'fivefold-embed.js';
        document.body.append(script);
        """,
        SAMPLE);
    page.waitUntil(
        "the board",
        () ->
            "After 6, Black"
                .equals(
                    page.js(
                        "return document.querySelector('iframe[title=\"5D chess game\"]')?.contentDocument?.getElementById('where')?.textContent")));
  }

  @Test
  void textFromGamesIsNeverMarkup() {
    String hostile = "<img src=x onerror=\"window.hacked=1\"><script>window.hacked=1</script>";
    page.paste(
        "[White \""
            + hostile.replace("\"", "'")
            + "\"]\n[Title \""
            + hostile.replace("\"", "'")
            + "\"]\n[Board \"Standard\"]\n\n"
            + "1. e4 {"
            + hostile
            + "} / e5 {javascript:window.hacked=1 \u202e gnp}\n");
    page.accept();
    page.click("#tab-game");
    page.click("#tab-text");
    page.click("#tab-moves");
    page.click("[data-do=export]");
    page.async("await new Promise((r) => setTimeout(r, 500));");
    page.keys(Keys.ESCAPE);
    assertThat(page.text("#tree")).contains("<img src=x");
    assertThat(page.js("return window.hacked")).isNull();
    assertThat(
            page.number(
                "return document.querySelectorAll('#tree img, #title img, #tree script').length"))
        .isZero();
    page.paste("1. <img src=x onerror=window.hacked=1> / e5");
    page.async("await new Promise((r) => setTimeout(r, 300));");
    assertThat(page.js("return window.hacked")).isNull();
  }
}
