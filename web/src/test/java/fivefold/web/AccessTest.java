package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The page for people who do not see it, or have no pointer. */
class AccessTest extends BrowserTest {
  private static final String AXE = axe();

  private static String axe() {
    String name =
        "META-INF/resources/webjars/axe-core/"
            + System.getProperty("axe.version", "4.6.3")
            + "/axe.min.js";
    try (InputStream in = AccessTest.class.getClassLoader().getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What axe finds wrong, each with the state it was found in. */
  static List<String> findings(String state) {
    if (page.js("return !window.axe").equals(true)) {
      page.js(AXE + "; window.axe = axe;");
    }
    Object found =
        page.async(
            """
            // Themes differ in colours alone.
            const rules = document.documentElement.dataset.theme === 'light' ? {} : { runOnly: ['color-contrast'] };
            const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
            return violations.map(({ id, nodes }) => id + ': ' + nodes.map((n) => n.target.join(' ')).join(', '));
            """);
    List<String> all = new ArrayList<>();
    for (Object each : (List<?>) found) {
      all.add(state + ": " + each);
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({"light,false", "dark,false", "hc,false", "light,true"})
  void nothingShutsAnyoneOut(String theme, boolean phone) {
    if (phone) {
      page.size(390, 844, true);
      page.reload();
    }
    page.js("fivefold.change({ theme: arguments[0] })", theme);
    page.js("document.getElementById('welcome').hidden = false");
    List<String> found = new ArrayList<>(findings("first visit"));
    page.paste(SAMPLE.replace("(1T4)Be3", "(1T4)Bz3"));
    found.addAll(findings("a text with errors"));
    page.click("#import-cancel");
    page.paste(SAMPLE);
    page.accept();
    found.addAll(findings("a message"));
    page.js("document.getElementById('lane').hidden = true");
    page.waitUntil("a verdict", () -> page.text("#pill").equals("Check"));
    for (String tab : List.of("moves", "hints", "game")) {
      page.js("fivefold.openTab(arguments[0])", tab);
      page.waitUntil("the tab", () -> page.isShown("#pane-" + tab));
      found.addAll(findings(tab));
    }
    page.js("fivefold.commands.run('guide')");
    page.js("document.querySelectorAll('#guide details').forEach((each) => (each.open = true))");
    found.addAll(findings("guide"));
    page.js("fivefold.commands.run('guide')");
    for (String command : List.of("new", "export", "share", "settings", "keys")) {
      page.js("fivefold.commands.run(arguments[0])", command);
      page.waitUntil("a dialog", () -> page.isShown("dialog[open] .head"));
      found.addAll(findings(command));
      page.js("document.querySelector('dialog[open]').close()");
    }
    page.js("fivefold.commands.run('edit')");
    page.waitUntil("the editor", () -> page.isShown("#editor-strip"));
    found.addAll(findings("editor"));
    page.click("#editor-cancel");
    page.js("fivefold.openTab('game'); document.querySelector('#pane-game details').open = true");
    found.addAll(findings("earlier versions"));
    page.async("await app.studies.show();");
    found.addAll(findings("studies"));
    page.js("fivefold.commands.run('study-delete')");
    page.waitUntil("the way back", () -> page.isShown("#studies .gone"));
    found.addAll(findings("a deleted study"));
    page.js("fivefold.studies.hide()");
    page.paste(RegressionTest.manyLines());
    page.accept();
    page.js("fivefold.viewport.fitAll(true)");
    found.addAll(findings("a hundred timelines"));
    if (phone) {
      page.click("#more");
      found.addAll(findings("the phone's menu"));
      page.js("document.querySelector('dialog[open]').close()");
      page.size(844, 390, true);
      page.waitUntil(
          "landscape", () -> page.js("return document.body.className").equals("landscape"));
      found.addAll(findings("landscape"));
    }
    assertThat(found).isEmpty();
  }

  /** From the first move to mate without touching the pointer. */
  @Test
  void aWholeGameIsPlayedWithTheKeyboard() {
    page.keys(Keys.ENTER);
    page.waitUntil("the cursor", () -> page.js("return fivefold.selection.cursor") != null);
    String[] game = {"e2e3", "f7f6", "d1e2", "b8c6", "e2h5"};
    for (int i = 0; i < game.length; i++) {
      int node = i + 1;
      page.keys("m");
      page.waitUntil(
          "the board that must move",
          () -> page.number("return fivefold.selection.cursor.v") == node + 1);
      walk(game[i].substring(0, 2));
      page.waitUntil("targets", () -> page.number("return fivefold.selection.targets.length") > 0);
      walk(game[i].substring(2));
      page.waitUntil("played", () -> page.number("return fivefold.study.view.draft.length") == 1);
      page.chord(Keys.CONTROL, Keys.ENTER);
      page.waitUntil("submitted", () -> page.number("return fivefold.study.node") == node);
    }
    page.waitUntil("mate", () -> page.text("#pill").equals("Checkmate"));
    assertThat(page.text("#tree")).contains("Qh5#");
  }

  /** Moves the cursor to a square and presses it. */
  private static void walk(String square) {
    long at = page.number("return fivefold.selection.cursor.sq");
    long files = square.charAt(0) - 'a' - at % 8;
    long ranks = square.charAt(1) - '1' - at / 8;
    for (long i = 0; i < Math.abs(files); i++) {
      page.keys(files > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
    }
    for (long i = 0; i < Math.abs(ranks); i++) {
      page.keys(ranks > 0 ? Keys.ARROW_UP : Keys.ARROW_DOWN);
    }
    page.keys(Keys.ENTER);
  }

  @Test
  void theGridOfBoardsCanBeWalked() {
    page.paste(SAMPLE);
    page.accept();
    page.waitUntil(
        "the grid",
        () -> page.number("return document.querySelectorAll('[role=gridcell]').length") > 5);
    page.js("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()");
    page.keys(Keys.ARROW_DOWN);
    page.waitUntil("a board", () -> page.number("return fivefold.selection.cursor?.l ?? -9") == 0);
    page.keys(Keys.ENTER);
    page.waitUntil("its squares", () -> page.number("return fivefold.selection.cursor.sq") == 0);
  }

  @Test
  void theTreeKeepsTheFocusOnTheCurrentAction() {
    page.paste("1. e4 / e5 2. Nf3 / Nc6");
    page.accept();
    page.js("document.querySelector('#tree [aria-current]').focus()");
    page.keys(Keys.ARROW_LEFT);
    page.waitUntil("one back", () -> page.number("return fivefold.study.node") == 3);
    assertThat(page.js("return document.activeElement.getAttribute('aria-current')"))
        .isEqualTo("true");
  }
}
