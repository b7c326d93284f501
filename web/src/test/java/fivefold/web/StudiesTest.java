package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;

/** Many studies on one device: nothing is lost, by links, by texts, by deleting. */
class StudiesTest extends BrowserTest {

  private String link() {
    return (String)
        page.async(
            """
            const { encodeGame } = await import('/js/share.js');
            return '#g=' + (await encodeGame({ text: args[0], notation: '', node: 12 }));
            """,
            SAMPLE);
  }

  private List<?> titles() {
    return (List<?>)
        page.js(
            "return [...document.querySelectorAll('.study-title')].map((t) => t.firstChild.textContent)");
  }

  private void openStudy(String title) {
    page.click("[aria-label='Open “" + title + "”']");
    page.waitUntil("the board", () -> !page.isShown("#studies"));
  }

  @Test
  void aLinkOpensAsANewStudyAndTheOldOneStays() {
    page.playE4();
    page.open(link());
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(13);
    page.reload();
    assertThat(page.text("#title")).contains("Bishop across two timelines", "Saved");
    page.openStudies();
    assertThat(titles().toString()).isEqualTo("[Bishop across two timelines, New study]");
    assertThat(page.text("#studies .here")).contains("Open here", "From a link", "26 boards, 5");
    openStudy("New study");
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(2);
    assertThat(page.text("#tree")).contains("e4");
  }

  @Test
  void aPastedGameIsANewStudyAndTheOldOneIsAStepAway() {
    page.playE4();
    page.paste(SAMPLE);
    page.accept();
    page.save();
    assertThat(page.async("return (await app.keeper.shelf.all()).length;")).isEqualTo(2L);
    // Undo belongs to the study: it never turns one into another.
    assertThat(page.js("return fivefold.study.canUndo")).isEqualTo(false);
    page.async("await app.keeper.open((await app.keeper.shelf.all())[1].id);");
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(2);
  }

  @Test
  void theTextOfTheStudyIsEditedInItsPlace() {
    page.playE4();
    page.click("#tab-text");
    page.waitUntil(
        "the text",
        () ->
            Boolean.TRUE.equals(
                page.js("return document.querySelector('#pane-text textarea').value.length > 5")));
    page.js(
        "const t = document.querySelector('#pane-text textarea'); t.value += ' / e5\\n2. Nf3'; t.dispatchEvent(new Event('input'))");
    page.waitUntil("the text is read", () -> page.isShown("#banner"));
    page.accept();
    page.save();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(4);
    assertThat(page.async("return (await app.keeper.shelf.all()).length;")).isEqualTo(1L);
    page.async("await app.study.act('undo');");
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(2);
  }

  @Test
  void anEarlierVersionIsBroughtBack() {
    page.paste(SAMPLE);
    page.accept();
    page.save();
    page.async("await app.study.act('delete', 3);");
    page.save();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(3);
    page.reload();
    page.click("#tab-game");
    page.click("#pane-game summary");
    page.waitUntil("the version", () -> page.text(".versions").contains("12 actions"));
    page.click(".versions button");
    page.waitUntil("it is shown", () -> page.isShown("#banner"));
    page.accept();
    page.save();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(13);
    assertThat(page.async("return (await app.keeper.shelf.all()).length;")).isEqualTo(1L);
    page.async("await app.study.act('undo');");
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(3);
  }

  @Test
  void anUntouchedBoardIsNotKept() {
    page.openStudies();
    assertThat(page.text("#studies")).contains("No studies yet.");
  }

  @Test
  void severalGamesBecomeChapters() {
    page.paste(
        "[Title \"One\"]\n1. e4 / e5\n\n[Title \"Two\"]\n1. d4\n\n[Title \"Three\"]\n1. c4\n");
    page.accept();
    page.waitUntil("chapters", () -> page.text("#title").contains("Chapter 1 of 3"));
    page.keys(Keys.PAGE_DOWN);
    page.waitUntil("the second", () -> page.text("#title").contains("Chapter 2 of 3"));
    page.waitUntil("its moves", () -> page.text("#tree").contains("d4"));
    page.save();
    page.reload();
    assertThat(page.text("#title")).contains("Chapter 2 of 3");
    page.openStudies();
    assertThat(page.text(".chapter.open")).contains("Two");
    page.click(".chapter:nth-child(1) [aria-label^=Delete]");
    page.waitUntil(
        "two left", () -> page.number("return document.querySelectorAll('.chapter').length") == 2);
    page.async("document.querySelector('#studies > .lane button').click();");
    page.waitUntil(
        "back", () -> page.number("return document.querySelectorAll('.chapter').length") == 3);
    assertThat(page.text(".chapter:nth-child(1)")).contains("One");
    page.click(".add-chapter");
    page.keys("Standard", Keys.ENTER);
    page.waitUntil("the fourth", () -> page.text("#title").contains("Chapter 4 of 4"));
  }

  @Test
  void deletesWithAWayBackAndCopies() {
    page.paste(SAMPLE);
    page.accept();
    page.save();
    page.openStudies();
    // With the keyboard alone: the first row has the focus.
    page.keys("d");
    page.waitUntil("a copy", () -> titles().size() == 2);
    assertThat(titles().get(0)).isEqualTo("Copy of Bishop across two timelines");
    page.keys(Keys.ARROW_DOWN);
    page.keys(Keys.DELETE);
    page.waitUntil("the undo row", () -> page.text(".gone").contains("deleted."));
    // It was open: an empty board has taken its place.
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(1);
    page.keys(Keys.ENTER);
    page.waitUntil("it is back", () -> !page.isShown(".gone"));
    page.keys(Keys.ENTER);
    page.waitUntil("opened", () -> page.number("return fivefold.study.nodes.length") == 13);
    page.openStudies();
    page.keys(Keys.DELETE);
    page.waitUntil("the undo row", () -> page.text(".gone").contains("deleted."));
    page.js("document.querySelectorAll('.study-places button')[1].click()");
    assertThat(page.text("#studies h1")).isEqualTo("Recently deleted");
    page.js("document.querySelector('.study-actions .edge').click()");
    page.waitUntil("nothing is left there", () -> page.text("#studies h1").equals("All studies"));
    assertThat(titles()).hasSize(2);
  }

  @Test
  void findsStudiesByTitleVariantAndMoves() {
    page.paste(SAMPLE);
    page.accept();
    page.paste("[Title \"English\"]\n1. c4 / e5\n");
    page.accept();
    page.save();
    page.openStudies();
    page.keys("/");
    page.keys("english");
    page.waitUntil("one", () -> titles().equals(List.of("English")));
    page.js(
        "const s = document.querySelector('.study-search input'); s.value = 'be3 bxb2'; s.dispatchEvent(new Event('input'))");
    page.waitUntil("the other", () -> titles().equals(List.of("Bishop across two timelines")));
    page.js(
        "const s = document.querySelector('.study-search input'); s.value = 'zzz'; s.dispatchEvent(new Event('input'))");
    page.waitUntil("none", () -> page.text("#studies").contains("Nothing found."));
  }

  @Test
  void aBackupBringsEverythingBackAndReplacesNothing() {
    page.paste("[Title \"One\"]\n1. e4 / e5\n\n[Title \"Zwei ✓\"]\n1. d4\n");
    page.accept();
    page.paste(SAMPLE);
    page.accept();
    page.save();
    Object result =
        page.async(
            """
            const { backup } = await import('/js/studies/backup.js');
            const { blob, count } = await backup(app.keeper.shelf);
            const restore = async () => {
              await app.studies.importFiles([new File([blob], 'b.zip')]);
              return (document.querySelector('#studies .lane:not([hidden]), #lane:not([hidden])')).innerText;
            };
            await app.studies.show();
            const first = await restore();
            const [newest] = await app.keeper.shelf.all();
            await app.keeper.shelf.destroy(newest.id);
            const second = await restore();
            const all = await app.keeper.shelf.all();
            return `${count} | ${first} | ${second} | ${all.map((r) => r.chapters.map((c) => c.title)).join(';')}`;
            """);
    assertThat(result.toString().replaceAll("\\s+", " "))
        .matches(
            "2 \\| 0 added, 2 already here\\. ?\\| 1 added, 1 already here\\. ?\\| Bishop across two timelines;One,Zwei ✓");
    assertThat(
            page.async(
                    "await app.studies.importFiles([new File(['PK and then nothing'], 'x.zip')]); return document.querySelector('#studies .lane:not([hidden]), #lane:not([hidden])').innerText;")
                .toString())
        .contains("could not be restored");
  }

  @Test
  void theStudyOfVersion1IsTakenOver() {
    page.async(
        """
        const saved = await app.study.engine.call('save');
        localStorage.setItem('fivefold.study', JSON.stringify({ text: saved.text.trimEnd() + '\\n1. e4 / e5\\n', notation: saved.notation, node: 1 }));
        """);
    page.reload();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(3);
    assertThat(page.number("return fivefold.study.node")).isEqualTo(1);
    assertThat(page.js("return localStorage.getItem('fivefold.study')")).isNull();
    page.reload();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(3);
    assertThat(page.async("return (await app.keeper.shelf.all()).length;")).isEqualTo(1L);
  }

  @Test
  void looksLikeTheDesign() throws IOException {
    page.async(
        """
        const wide = (n) => `[Title "${n}"]\\n1. e4 / e5\\n2. Nf3 / Nc6\\n3. Nxe5`;
        await app.keeper.importGames(wide('Rook tactics'));
        await app.keeper.importGames(args[0].replace('Bishop', 'Mates'));
        const { id } = await app.keeper.importGames(['First branches', 'If Black waits', 'Endgame with two kings in the past'].map(wide).join('\\n\\n') + '\\n\\n' + args[0], '', 'Standard', 'Bishop across two timelines');
        await app.keeper.open(id);
        await app.keeper.open(id, app.keeper.record.chapters[3].id);
        await app.studies.show();
        """,
        SAMPLE);
    picture("studies-light");
    page.js("fivefold.change({ theme: 'dark' })");
    picture("studies-dark");
    page.js("fivefold.change({ theme: 'light' })");
    page.size(390, 844, true);
    picture("studies-phone");
    assertThat(page.number("return document.getElementById('studies').scrollWidth"))
        .isLessThanOrEqualTo(390);
    page.size(320, 640, true);
    picture("studies-320");
    assertThat(page.number("return document.getElementById('studies').scrollWidth"))
        .isLessThanOrEqualTo(320);
  }

  private static void picture(String name) throws IOException {
    page.async("await new Promise((r) => setTimeout(r, 200));");
    Path folder = Files.createDirectories(Path.of("target", "screenshots"));
    Files.write(
        folder.resolve(name + ".png"), WithBrowser.driver().getScreenshotAs(OutputType.BYTES));
  }
}
