package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.db.explorer.ExplorerBuilder;
import fivefold.db.explorer.ExplorerGame;
import fivefold.db.explorer.ExplorerReader;
import fivefold.db.explorer.ExplorerRow;
import fivefold.db.explorer.ExplorerWriter;
import fivefold.db.explorer.Tree;
import fivefold.model.Key;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The Explorer tab: what was played from here, in three kinds of games. */
class ExplorerTest extends BrowserTest {
  private static final String HOSTILE = "<img src=x onerror=\"document.title='broken into'\">";

  @TempDir Path folder;

  private static void openTab() {
    page.click("#tab-explorer");
  }

  private static void waitForRows(long count) {
    page.waitUntil(
        count + " rows",
        () ->
            page.number("return document.querySelectorAll('#pane-explorer tr[data-row]').length")
                == count);
  }

  private static String row(int number) {
    return page.text("#pane-explorer tbody tr:nth-child(" + number + ")").replaceAll("\\s+", " ");
  }

  /** Two orders of the same moves, a branch, and players who mean no good. */
  private String explorer(String to) throws IOException {
    String path = folder.resolve(to) + (to.endsWith("/") ? "/" : "");
    try (ExplorerBuilder builder = new ExplorerBuilder(path)) {
      for (String moves :
          List.of(
              "1. e3 / e6 2. d3 / d6 3. Nf3 / Nf6 1-0",
              "1. d3 / d6 2. e3 / e6 3. Nc3 / Nc6 0-1",
              "1. e3 / e6 2. (0T2)Ng1>>(0T1)g3 1/2-1/2")) {
        String headers =
            "[Board \"Standard\"]\n[Date \"2024.05.06\"]\n[White \""
                + HOSTILE.replace("\"", "\\\"")
                + "\"]\n[Black \"Player B\"]\n";
        builder.add(Games.read(headers + moves).orThrow());
      }
      builder.finish("Three games", 1);
    }
    return path;
  }

  private static void openFile(String name, byte[] content) {
    page.js(
        "const bytes = Uint8Array.from(atob(arguments[1]), (c) => c.charCodeAt(0));"
            + " fivefold.sources.openFile(new File([bytes], arguments[0]))",
        name,
        Base64.getEncoder().encodeToString(content));
  }

  @Test
  void theBundledGamesAreThere() throws IOException {
    Path bundled = Path.of(System.getProperty("fivefold.site", "target/site"), "bundled.5ddb");
    assertThat(Files.size(bundled)).isLessThan(150_000);
    List<ExplorerRow> rows;
    try (ExplorerReader reader = ExplorerReader.open(bundled)) {
      rows = reader.rows(Tree.MULTIVERSES, Variants.standard().start().multiverse().key());
    }
    ExplorerRow first = rows.get(0);
    openTab();
    waitForRows(Math.min(8, rows.size()));
    assertThat(row(1)).contains(" " + first.games() + " ").endsWith("2026");
    assertThat(page.text(".explorer-where")).contains("At the start · Standard · White to move");
    page.picture("explorer-light");
    page.click(".explorer-head .icon");
    page.click(".menu button:nth-child(3)");
    waitForRows(rows.stream().filter(row -> row.games() >= 5).count());
    assertThat(page.text(".explorer-more")).matches("\\d+ other games?, \\d+ actions?");
    page.click(".explorer-more");
    waitForRows(rows.size());

    // The keys: down to the second action, back, onto the board, and submitted.
    page.js("document.querySelector('#pane-explorer tbody button').focus()");
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_UP);
    assertThat(page.js("return fivefold.selection.hint?.length")).isEqualTo(1L);
    page.keys(Keys.ENTER);
    page.waitUntil("a draft", () -> page.number("return fivefold.study.view.draft.length") == 1);
    page.js(
        "document.querySelector('#pane-explorer tbody tr').dispatchEvent("
            + "new MouseEvent('click', { bubbles: true, shiftKey: true }))");
    page.waitUntil("it is played", () -> page.number("return fivefold.study.node") == 1);
    page.waitUntil(
        "new rows", () -> page.text(".explorer-where").contains(first.games() + " game"));
    assertThat(page.text(".explorer-where")).startsWith("After 1").contains("Black to move");

    page.click(".explorer-game");
    page.waitUntil("the game opens", () -> page.number("return fivefold.study.nodes.length") > 10);
    assertThat(page.number("return fivefold.study.node")).isEqualTo(1);
    assertThat(page.text("#title-name")).isEqualTo("Fivefold – Fivefold");
  }

  @Test
  void whoAsksTwiceAtOnceGetsAllGames() {
    page.paste("[Board \"Standard\"]\n1. e3 / e6");
    page.accept();
    page.save();
    page.js(
        "fivefold.sources.use(fivefold.sources.list[1]);"
            + " fivefold.sources.load(); fivefold.sources.load()");
    openTab();
    page.js("fivefold.study.go(0)");
    waitForRows(1);
  }

  @Test
  void onesOwnStudiesCount() {
    page.paste("[Board \"Standard\"]\n[White \"Me\"]\n1. e3 / e6 (1b. d6) 2. d3 1-0");
    page.accept();
    page.save();
    page.js("fivefold.sources.use(fivefold.sources.list[1])");
    openTab();
    page.js("fivefold.study.go(0)");
    waitForRows(1);
    page.waitUntil("the count", () -> row(1).contains(" 1 "));
    assertThat(page.text(".explorer-games")).contains("Me – ?");
    page.js("fivefold.study.go(1)");
    // A variation counts, but the game's result is the main line's.
    waitForRows(2);
    assertThat(page.text("#pane-explorer tbody")).contains("no results");
    page.js("fivefold.study.step('last')");
    page.waitUntil(
        "an end", () -> page.text("#pane-explorer").contains("No game here went this way"));
    assertThat(page.text(".explorer-empty")).contains("1 game").contains("Go to 1, Black");
    page.click(".explorer-empty button");
    waitForRows(1);
  }

  @Test
  void aFileIsOpenedAndItsTextsStayTexts() throws IOException {
    openFile("club.5ddb", Files.readAllBytes(Path.of(explorer("club.5ddb"))));
    openTab();
    waitForRows(2);
    assertThat(row(1)).isEqualTo("e3 2 50 50 2024");
    assertThat(page.text(".explorer-games")).contains(HOSTILE.substring(0, 30));
    assertThat(page.number("return document.querySelectorAll('#pane-explorer img').length"))
        .isZero();
    assertThat(page.text(".explorer-source")).isEqualTo("club.5ddb");

    // By another order of moves the same boards.
    page.paste("1. d3 / d6 2. e3 / e6");
    page.accept();
    openTab();
    waitForRows(1);
    page.click(".explorer-head [aria-pressed]");
    waitForRows(2);
    assertThat(page.text("#pane-explorer tbody")).contains("Nf3").contains("Nc3");

    assertThat(page.js("return document.title")).asString().doesNotContain("broken");

    openFile(
        "club-2025.5ddb", "[Board \"Standard\"]".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    page.waitUntil(
        "the message",
        () ->
            page.text(".explorer-empty")
                .contains("club-2025.5ddb could not be read: not a games file."));
    openFile(
        "two.5dpgn",
        "[Date \"2019.01.02\"]\n1. e3 / e6\n\n[Date \"2024.??.??\"]\n1. e3 / d6\n"
            .getBytes(java.nio.charset.StandardCharsets.UTF_8));
    page.waitUntil("games", () -> page.text(".explorer-source").equals("two.5dpgn"));
    page.js("fivefold.study.go(0)");
    page.waitUntil("both counted", () -> row(1).startsWith("e3 2"));

    // Games in memory are counted anew for some years and one variant.
    page.js("Object.assign(fivefold.explorer, { from: 2020 }); fivefold.explorer.shown()");
    page.waitUntil("those since 2020", () -> row(1).startsWith("e3 1") && row(1).endsWith("2024"));
    page.js("Object.assign(fivefold.explorer, { from: 0, to: 2019 }); fivefold.explorer.shown()");
    page.waitUntil("those until 2019", () -> row(1).startsWith("e3 1") && row(1).endsWith("2019"));
    page.click(".explorer-head .icon");
    assertThat(page.text(".menu")).contains("Only Standard").contains("Until 2019…");
    page.click(".menu button:nth-child(6)");
    page.click(".dialog .foot button");
    page.waitUntil("all years", () -> row(1).startsWith("e3 2"));
    page.js("fivefold.explorer.sameVariant = true; fivefold.explorer.shown()");
    page.waitUntil("Standard", () -> page.text(".explorer-where").contains("2 games"));
    // Of an explorer file only the last year of each action is known.
    page.js("fivefold.sources.use(fivefold.sources.list.find(({ name }) => name === 'club.5ddb'))");
    page.js("Object.assign(fivefold.explorer, { from: 2025 }); fivefold.explorer.shown()");
    page.waitUntil("none", () -> page.text(".explorer-more").equals("3 other games, 2 actions"));
    page.click(".explorer-more");
    waitForRows(2);
  }

  /** Whatever a file says in whatever place, it is shown and not obeyed. */
  @Test
  void aHostileFileDoesNoHarm() throws IOException {
    Path file = folder.resolve("evil.5ddb");
    Key start = Variants.standard().start().multiverse().key();
    try (ExplorerWriter writer = ExplorerWriter.to(file.toString())) {
      String x = HOSTILE;
      writer.game(new ExplorerGame(x, x, x, x, x, x, x, 3, 1, x).bytes());
      List<ExplorerRow> rows =
          List.of(
              new ExplorerRow(start, "(0T1)e2e3", 2, 1, 0, 0, 20240506, List.of(0)),
              new ExplorerRow(start, x, 1, 0, 0, 1, 99999999, List.of(0)));
      writer.tree(Tree.MULTIVERSES, rows.size(), rows.iterator());
      writer.finish(x, 3);
    }
    openFile(HOSTILE + ".5ddb", Files.readAllBytes(file));
    openTab();
    page.waitUntil("the rows", () -> page.text("#pane-explorer tbody").contains("e3"));
    assertThat(page.text(".explorer-source")).contains(HOSTILE.substring(0, 20));
    page.click(".explorer-games .explorer-game");
    page.waitUntil("the rows again", () -> page.text("#pane-explorer").contains("e3"));
    assertThat(page.number("return document.querySelectorAll('img[src=x]').length")).isZero();
    assertThat(page.js("return document.title")).asString().doesNotContain("broken into");
  }

  @Test
  void aPhoneHasRoomForIt() throws IOException {
    page.size(360, 740, true);
    page.openFresh();
    page.js("fivefold.change({ theme: 'dark' })");
    openFile("club.5ddb", Files.readAllBytes(Path.of(explorer("club.5ddb"))));
    openTab();
    waitForRows(2);
    page.picture("explorer-phone");
    assertThat(page.number("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(360);
    assertThat(
            page.number(
                "const p = document.getElementById('pane-explorer'); return p.scrollWidth -"
                    + " p.clientWidth"))
        .isZero();
    assertThat(page.number("return document.querySelector('#pane-explorer tbody tr').offsetHeight"))
        .isGreaterThanOrEqualTo(44);
    page.click(".explorer-source");
    assertThat(page.text(".menu"))
        .contains("Bundled games", "3 games, opened file", "5+ games", "Last played since…");
    page.picture("explorer-menu");
  }

  @Test
  void aFolderIsLoadedInParts() throws IOException {
    explorer("three/");
    try (PlainHost host = new PlainHost(folder)) {
      Page there = page.at(host.address());
      there.open("#explorer=three/");
      there.waitUntil("the rows", () -> there.text("#pane-explorer tbody").contains("e3"));
      assertThat(there.text(".explorer-source")).isEqualTo("Three games");
      assertThat(host.parts.get()).as("requests for parts of files").isPositive();
      there.js("fivefold.sources.openAddress('https://example.org/x/')");
      there.waitUntil(
          "the message",
          () -> there.text(".explorer-empty").contains("not on the host of this page"));
    }
  }
}
