package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The engine on the page: its panel, the bar, the graph, the arrows. */
class EngineTest extends BrowserTest {
  private static String state() {
    return (String) page.js("return fivefold.thinker.state");
  }

  private static void open(String game) {
    page.paste(game);
    page.accept();
    page.js("document.getElementById('lane').hidden = true");
  }

  /** Clicks what may be drawn anew at any time. */
  private static void press(String what) {
    page.js("document.querySelector('#slot ' + arguments[0]).click()", what);
  }

  private static void thinks() {
    page.waitUntil("lines", () -> page.isShown("#slot .pv"));
  }

  @Test
  void tellsTheBestLines() {
    assertThat(page.isShown("#slot [role=switch][aria-checked=false]")).isTrue();
    assertThat(page.text("#slot")).contains("off");
    assertThat(page.isShown(".evalbar")).isFalse();
    open(SAMPLE);
    page.keys("e");
    thinks();
    page.waitUntil(
        "three lines", () -> page.number("return document.querySelectorAll('.pv').length") == 3);
    assertThat(page.text("#slot")).containsPattern("depth \\d+ · [\\d. kM]+ nodes · [\\d. kM]+/s");
    assertThat(page.text(".pv .score")).matches("[+−]\\d+\\.\\d\\d|−?#\\d+\\??");
    assertThat(page.isShown(".evalbar")).isTrue();
    assertThat(page.number("return fivefold.viewport.lineNotes.size"))
        .isEqualTo(page.number("return fivefold.study.view.lines.length"));
    assertThat(page.attribute(".evalbar", "aria-label")).startsWith("Evaluation ");
    assertThat(page.text(".corner")).matches("[+−]\\d+\\.\\d|−?#\\d+\\??");
    // Actions have their numbers, and each line its buttons when it is open.
    assertThat(page.text("#pv-0 .what")).matches("(?s)7 \\D?\\dT5.*");
    assertThat(page.number("return document.querySelectorAll('.pv-deeds').length")).isEqualTo(1);
    page.js(
        """
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => (window.copied = text) } });
        """);
    press("#pv-1");
    page.waitUntil("the second is open", () -> page.isShown("#pv-1 + .pv-deeds"));
    press("[data-k=copy]");
    page.waitUntil("copied", () -> page.js("return window.copied") != null);
    assertThat((String) page.js("return window.copied")).startsWith("7 ");
    press("[data-k=settings]");
    page.js(
        """
        const memory = document.querySelector('#slot [data-k=memory]');
        memory.value = '16';
        memory.dispatchEvent(new Event('change'));
        """);
    assertThat(page.number("return fivefold.thinker.memory")).isEqualTo(16);
    assertThat((String) page.js("return localStorage.getItem('fivefold.settings')"))
        .contains("\"memory\":16");
    thinks();
    // The best action lies on the boards, and legal actions are what it plays.
    page.waitUntil("arrows", () -> page.js("return fivefold.selection.best") != null);
    page.js("fivefold.thinker.ask({ lines: 5 })");
    page.waitUntil(
        "five lines", () -> page.number("return document.querySelectorAll('.pv').length") == 5);
    press("[data-k=play]");
    page.waitUntil("its moves", () -> page.number("return fivefold.study.view.draft.length") > 0);
    page.waitUntil(
        "legal", () -> Boolean.TRUE.equals(page.js("return fivefold.study.view.canSubmit")));
    press("[role=switch]");
    assertThat(state()).isEqualTo("off");
    assertThat(page.isShown(".pv")).isFalse();
    assertThat(page.isShown(".evalbar")).isFalse();
    assertThat(page.js("return fivefold.selection.best")).isNull();
  }

  @Test
  void aLineGoesIntoTheTree() {
    open("1. e4 / e5");
    page.keys("e");
    thinks();
    page.js("fivefold.thinker.ask({ lines: 1, seconds: 1 })");
    page.waitUntil("it rests", () -> state().equals("done"));
    assertThat(page.text("#slot")).containsPattern("Depth \\d+ reached");
    press("[data-k=deeper]");
    assertThat(state()).isEqualTo("thinking");
    assertThat(page.isShown(".pv")).as("the lines stay").isTrue();
    // Nobody looks for half a minute: it rests until somebody does. Its time is its own.
    page.js(
        """
        window.hide = (hidden) => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          const { setTimeout } = window;
          window.setTimeout = (run, ms) => (ms === 30000 ? run() : setTimeout(run, ms));
          document.dispatchEvent(new Event('visibilitychange'));
          window.setTimeout = setTimeout;
        };
        window.hide(true);
        """);
    assertThat(state()).isEqualTo("done");
    page.js("window.hide(false)");
    assertThat(state()).isEqualTo("thinking");
    // An engine that does not answer has stopped.
    page.js("fivefold.study.position = () => Promise.reject(new Error('gone'))");
    page.js("fivefold.thinker.ask({})");
    page.waitUntil("it stopped", () -> state().equals("failed"));
    assertThat(page.text("#slot")).contains("The engine stopped. Your study is safe.");
    page.js("delete fivefold.study.position");
    press("[data-k=longer]");
    page.waitUntil("it rests", () -> state().equals("done"));
    press("[data-k=add]");
    page.waitUntil("more", () -> page.number("return fivefold.study.nodes.length") > 3);
    page.click(".topbar [data-do=undo]");
    page.waitUntil("undone", () -> page.number("return fivefold.study.nodes.length") == 3);
  }

  @Test
  void findsAMateAndSaysIt() {
    open("1. e3 / f6 2. Qe2 / Nc6");
    page.keys("e");
    page.waitUntil("mate", () -> page.text(".pv .score").startsWith("#1"));
    assertThat(page.text(".corner")).startsWith("#1");
    page.play(0, 6, "e2", 0, 6, "h5");
    page.submit();
    page.waitUntil("over", () -> state().equals("over"));
    assertThat(page.text("#slot")).contains("The game is over here.");
    page.waitUntil("the reason", () -> page.isShown("#slot [data-do=why]"));
    press("[data-do=why]");
    page.waitUntil("why", () -> page.isShown("#slot[data-tool=why]"));
  }

  /** Questions about several positions at a time don't get in each other's way. */
  @Test
  void eachQuestionIsAboutItsOwnPosition() {
    open("1. e4 / e5");
    Object counts =
        page.async(
            """
            const { Searcher } = await import('/js/searcher.js');
            const searcher = new Searcher();
            const places = await Promise.all([0, 2, 0].map((node) => app.study.engine.call('position', node)));
            const answers = await Promise.all(places.map(({ position }) => searcher.ask(position, 60000, 'count', 1000, 30000)));
            searcher.stop();
            return answers.map((answer) => answer?.count);
            """);
    assertThat(counts).isEqualTo(List.of(20L, 31L, 20L));
  }

  /** Several engines see what one sees, each action once; stopped, they begin anew when asked. */
  @Test
  void aTeamLooksAtAllActions() {
    open("1. e4 / e5");
    Object seen =
        page.async(
            """
            const { Team } = await import('/js/team.js');
            const { position } = await app.study.engine.call('position', 1);
            const team = new Team(3);
            const stopped = team.analyse(position, 60000, 90000, 1, 32);
            team.stop();
            const asked = team.analyse(position, 300, 60000, 50, 32);
            const { lines, mover, nodes } = await asked;
            team.stop();
            const scores = lines.map(({ score }) => score);
            const firsts = new Set(lines.map(({ actions }) => JSON.stringify(actions[0])));
            return [await stopped, mover, nodes > 60, firsts.size, lines.length, scores.every((score, i) => !i || scores[i - 1] <= score)];
            """);
    assertThat(seen).isEqualTo(Arrays.asList(null, 1L, true, 20L, 20L, true));
  }

  /** It ends at once, and what it thought of another position is dropped. */
  @Alone
  @ParameterizedTest
  @CsvSource({"sample", "many"})
  void stopsAtOnce(String game) {
    open(game.equals("many") ? RegressionTest.manyLines() : SAMPLE);
    page.js("fivefold.thinker.ask({ seconds: Infinity })");
    page.keys("e");
    page.waitUntil("it thinks", () -> List.of("starting", "thinking").contains(state()));
    Object took =
        page.js(
            """
            const start = performance.now();
            document.querySelector('#slot [role=switch]').click();
            return [fivefold.thinker.state, performance.now() - start < 50];
            """);
    assertThat(took).isEqualTo(List.of("off", true));
    page.keys("e");
    page.waitUntil("it thinks again", () -> List.of("starting", "thinking").contains(state()));
    page.keys(Keys.HOME);
    page.waitUntil("the start", () -> page.number("return fivefold.study.node") == 0);
    page.waitUntil("lines of the start", () -> page.isShown(".pv"));
    assertThat(page.js("return fivefold.thinker.thought.lines[0].actions[0][0].from[1]"))
        .isEqualTo(page.js("return fivefold.study.view.must[0][1]"));
  }

  @Test
  void goesThroughAGame() {
    open("1. e4 / e5 2. Nf3 / Nc6 3. Bb5 / a6");
    page.keys("e");
    thinks();
    page.waitUntil("the graph", () -> page.isShown("#graph button"));
    assertThat(page.number("return document.querySelectorAll('#graph .gap').length")).isEqualTo(1);
    page.click("#graph button");
    page.waitUntil("all scores", () -> page.number("return fivefold.thinker.scores.size") == 7);
    page.waitUntil("the end", () -> page.number("return fivefold.thinker.waiting") == 0);
    assertThat(page.number("return document.querySelectorAll('#graph .curve').length"))
        .isEqualTo(1);
    page.js("document.querySelector('#graph [role=slider]').focus()");
    page.keys(Keys.ARROW_LEFT);
    page.waitUntil("a step", () -> page.number("return fivefold.study.node") == 5);
    assertThat(page.attribute("#graph [role=slider]", "aria-valuetext")).contains("3, White");
    // The scores are kept with the study, and shown without the engine.
    page.waitUntil(
        "kept",
        () -> page.number("return fivefold.study.nodes.filter((node) => node.score).length") == 7);
    press("[role=switch]");
    assertThat(page.isShown("#graph .curve")).isTrue();
    assertThat(page.number("return document.querySelectorAll('#graph .gap').length")).isZero();
    assertThat(page.number("return document.querySelectorAll('#graph .at').length")).isEqualTo(1);
    // Drawn along it, the game goes by.
    page.dragAlong("#graph [role=slider]", 0.99, 0.34);
    page.waitUntil("scrubbed", () -> page.number("return fivefold.study.node") == 2);
    assertThat(page.async("return (await app.study.engine.call('save')).text").toString())
        .contains("[%eval ");
    page.keys(Keys.HOME);
    page.waitUntil("the start", () -> page.number("return fivefold.study.node") == 0);
  }

  /** The boards do not wait for it. */
  @Alone
  @Test
  void neverSlowsTheBoards() {
    open(SAMPLE);
    page.js("fivefold.thinker.ask({ seconds: Infinity })");
    page.keys("e");
    thinks();
    page.js(
        """
        window.tasks = [];
        new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((e) => e.duration)))
          .observe({ entryTypes: ['longtask'] });
        """);
    page.play(2, 10, "b1", 2, 10, "c3");
    page.keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_RIGHT);
    page.waitUntil("it thinks", () -> page.isShown(".pv"));
    assertThat(page.number("return Math.max(0, ...window.tasks)")).isLessThan(300);
  }

  @ParameterizedTest
  @CsvSource({"light,false", "dark,false", "hc,false", "light,true"})
  void nobodyIsShutOut(String theme, boolean phone) throws IOException {
    if (phone) {
      page.size(390, 844, true);
      page.reload();
    }
    page.js("fivefold.change({ theme: arguments[0] })", theme);
    open(SAMPLE);
    page.js("fivefold.commands.run('engine')");
    thinks();
    if (phone) {
      assertThat(page.attribute("#tab-engine", "aria-selected")).isEqualTo("true");
      page.click("#tab-play");
      assertThat(page.isShown("#slot")).isFalse();
      assertThat(page.isShown("#composer .submit")).isTrue();
      page.click("#tab-engine");
      assertThat(page.isShown("#graph")).isTrue();
    }
    // Some scores, with a gap between them.
    page.async(
        """
        await app.study.act('score', app.study.nodes.filter(({ id }) => id < 6 || id > 8).map(({ id }) => `${id} ${(id % 4) - 1}`).join(';'));
        """);
    assertThat(page.number("return document.querySelectorAll('#graph .gap').length")).isEqualTo(1);
    List<String> found = new ArrayList<>(AccessTest.findings("engine"));
    page.js("document.querySelector('#slot [data-k=settings]').click()");
    found.addAll(AccessTest.findings("settings of the engine"));
    page.js("document.querySelector('#slot [data-k=settings]').click()");
    assertThat(state()).as("the engine").isIn("thinking", "done");
    MateTest.picture("engine-" + theme + (phone ? "-phone" : ""));
    assertThat(found).isEmpty();
    assertThat(page.number("return document.documentElement.scrollWidth - innerWidth"))
        .isLessThanOrEqualTo(0);
  }
}
