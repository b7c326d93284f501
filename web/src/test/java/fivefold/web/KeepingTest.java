package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WindowType;

/**
 * What is done on the page is kept, or else said not to be: beside other tabs, on a full disk,
 * where a browser keeps nothing.
 */
class KeepingTest extends BrowserTest {

  @AfterEach
  void closeOtherTabs() {
    var driver = WithBrowser.driver();
    List<String> tabs = List.copyOf(driver.getWindowHandles());
    for (String tab : tabs.subList(1, tabs.size())) {
      driver.switchTo().window(tab).close();
    }
    driver.switchTo().window(tabs.get(0));
  }

  /** A second tab at the same address; the driver talks to it from now on. */
  private void newTab() {
    WithBrowser.driver().switchTo().newWindow(WindowType.TAB);
    page.size(1440, 900, false);
    page.open("");
  }

  private void tab(int number) {
    var driver = WithBrowser.driver();
    driver.switchTo().window(List.copyOf(driver.getWindowHandles()).get(number));
  }

  @Test
  void oneTabWritesAndTheOtherFollows() {
    page.playE4();
    newTab();
    assertThat(page.text("#study-banner")).contains("Being edited in another tab.");
    assertThat(page.text("#tree")).contains("e4");
    page.async("await app.study.act('play', 0, 3, 52, 0, 3, 36, '');");
    assertThat(page.number("return fivefold.study.view.draft.length")).isZero();
    // What the first tab does is seen in the second.
    tab(0);
    page.play(0, 3, "e7", 0, 3, "e5");
    page.submit();
    page.save();
    tab(1);
    page.waitUntil("the move", () -> page.number("return fivefold.study.nodes.length") == 3);
    // The second takes over; the first then only looks.
    page.click("#take-over");
    page.waitUntil("writing", () -> !page.isShown("#study-banner"));
    page.play(0, 4, "d2", 0, 4, "d4");
    page.submit();
    page.save();
    tab(0);
    page.waitUntil("told", () -> page.text("#study-banner").contains("Another tab took over."));
    page.waitUntil("the move", () -> page.number("return fivefold.study.nodes.length") == 4);
    page.click("#edit-copy");
    page.waitUntil("a copy", () -> page.text("#title").contains("Copy of"));
    page.play(0, 5, "d7", 0, 5, "d5");
    page.submit();
    page.save();
    tab(1);
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(4);
    // The writer goes, a tab that follows becomes the writer.
    tab(0);
    page.async("await app.keeper.open((await app.keeper.shelf.all()).find((r) => !r.name).id);");
    assertThat(page.text("#study-banner")).contains("Being edited in another tab.");
    tab(1);
    WithBrowser.driver().close();
    tab(0);
    page.waitUntil("the writer", () -> !page.isShown("#study-banner"));
  }

  /** Without locks two tabs may write; whoever comes second keeps a copy. */
  @Test
  void whoWritesTooLateKeepsACopy() {
    page.playE4();
    page.async(
        """
        const { id } = app.keeper.record;
        const { shelf } = app.keeper;
        const [chapter] = await shelf.chaptersOf(id);
        await shelf.write(await shelf.study(id), [{ ...chapter, text: '1. d4', notation: '' }]);
        """);
    page.play(0, 3, "e7", 0, 3, "e5");
    page.submit();
    page.save();
    assertThat(page.text("#title")).contains("New study (copy)");
    Object texts =
        page.async(
            "return [...(await app.keeper.shelf.texts()).values()].map((t) => t.includes('e5') ? 'e5' : t.trim()).sort().join()");
    assertThat(texts).isEqualTo("1. d4,e5");
  }

  @Test
  void aFullDiskIsToldAndTheWorkCanBeSavedAsAFile() {
    page.playE4();
    page.js(
        """
        window.put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
        """);
    page.play(0, 3, "e7", 0, 3, "e5");
    page.waitUntil(
        "told", () -> page.text("#study-banner").contains("there is no room on this device"));
    assertThat(page.text("#title")).contains("Not saved");
    Object file =
        page.async(
            """
            const blobs = [];
            const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => (blobs.push(blob), make(blob));
            document.getElementById('save-file').click();
            while (!blobs.length) await new Promise((r) => setTimeout(r, 20));
            return blobs[0].text();
            """);
    assertThat(file.toString()).contains("e4", "e5");
    page.js("IDBObjectStore.prototype.put = window.put");
    page.click("#save-again");
    page.waitUntil("saved", () -> !page.isShown("#study-banner"));
    page.reload();
    assertThat(page.number("return fivefold.study.view.draft.length")).isEqualTo(1);
  }

  @Test
  void whereNothingCanBeKeptThePageStillPlays() {
    Object script =
        WithBrowser.driver()
            .executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument",
                Map.of(
                    "source",
                    "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }"))
            .get("identifier");
    page.reload();
    page.play(0, 2, "e2", 0, 2, "e4");
    page.submit();
    page.waitUntil("told", () -> page.text("#study-banner").contains("private window"));
    page.paste(SAMPLE);
    page.accept();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(13);
    page.openStudies();
    assertThat(page.text("#studies")).contains("private window");
    WithBrowser.driver()
        .executeCdpCommand(
            "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    page.openFresh();
    // The browser notes that it did not ask before leaving: nobody had touched the page.
    page.complaints();
  }
}
