package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Games against the computer. */
class VersusTest extends BrowserTest {
  private static String state() {
    return (String) page.js("return fivefold.versus.state");
  }

  private static void waitFor(String state) {
    page.waitUntil("the state " + state, () -> state().equals(state));
  }

  private static void start(int side, int level) {
    page.js("fivefold.commands.run('play')");
    page.waitUntil("the dialog", () -> page.isShown("#versus-start"));
    page.js(
        """
        document.querySelector(`input[name=side][value="${arguments[0]}"]`).click();
        document.querySelector(`input[name=level][value="${arguments[1]}"]`).click();
        """,
        side,
        level);
    page.click("#versus-start");
  }

  @Test
  void theComputerAnswers() {
    start(0, 1);
    waitFor("yours");
    assertThat(page.text("#slot")).contains("Fivefold, level 1").contains("takebacks allowed");
    page.play(0, 2, "e2", 0, 2, "e4");
    page.click("#composer .submit");
    page.waitUntil("its answer", () -> page.number("return fivefold.study.nodes.length") == 3);
    waitFor("yours");
    assertThat(page.number("return fivefold.study.view.mover")).isZero();
    for (String locked : List.of("hints", "random", "find-mate", "engine", "edit", "delete")) {
      assertThat(page.js("return fivefold.commands.isOn(arguments[0])", locked))
          .as(locked)
          .isEqualTo(false);
    }
    assertThat(page.isShown("#tab-hints")).as("nothing helps").isFalse();
    // The game goes on after a reload.
    page.save();
    page.reload();
    waitFor("yours");
    assertThat(page.text("#slot")).contains("Fivefold, level 1");
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(3);
    // Walking through the game changes nothing, and only its end can be played on.
    page.keys(Keys.HOME);
    page.waitUntil("the start", () -> page.number("return fivefold.study.node") == 0);
    assertThat(page.js("return fivefold.versus.isBusy")).isEqualTo(true);
    assertThat(page.text("#composer")).contains("Go to the end to play.");
    page.keys(Keys.END);
    page.waitUntil("the end", () -> page.number("return fivefold.study.node") == 2);
    page.keys("u");
    page.waitUntil("taken back", () -> page.number("return fivefold.study.nodes.length") == 1);
    waitFor("yours");
    assertThat(page.text("#slot")).contains("1 used");
  }

  @Test
  void theComputerBeginsAsWhite() {
    start(1, 2);
    page.waitUntil("its action", () -> page.number("return fivefold.study.nodes.length") == 2);
    waitFor("yours");
    page.js("document.querySelector('#composer [data-k=resign]').focus()");
    page.keys(Keys.ENTER);
    assertThat(page.text("#composer")).contains("Resign?");
    assertThat(page.js("return document.activeElement.dataset.k")).isEqualTo("no");
    page.keys(Keys.ENTER);
    assertThat(state()).isEqualTo("yours");
    page.click("#composer [data-k=resign]");
    page.click("#composer [data-k=main]");
    waitFor("over");
    page.waitUntil(
        "kept",
        () -> "1-0".equals(page.js("return new Map(fivefold.study.headers).get('Result')")));
    assertThat(page.text("#composer")).contains("You resigned.").contains("Saved as a study.");
    page.click("#composer [data-k=main]");
    page.waitUntil("the engine", () -> page.isShown("#slot[data-tool=engine]"));
    assertThat(state()).isEqualTo("off");
  }

  @Test
  void aMateEndsTheGame() {
    page.paste("1. e3 / f6 2. Qe2 / Nc6");
    page.accept();
    page.js("fivefold.versus.start({ level: 3, side: 0, takebacks: true, variant: null })");
    waitFor("yours");
    page.play(0, 6, "e2", 0, 6, "h5");
    page.click("#composer .submit");
    waitFor("over");
    assertThat(page.text("#composer")).contains("You won by checkmate.");
    // It began here, so nothing before it can be taken back, and a rematch begins here too.
    page.click("#composer [data-k=rematch]");
    page.waitUntil(
        "its action",
        () ->
            page.number("return fivefold.versus.side") == 1
                && List.of("yours", "over").contains(state()));
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(6);
    assertThat(page.js("return fivefold.versus.mayTakeBack")).isEqualTo(false);
    // The other side loses that way: it is warned, and the bar tells it before.
    page.paste("1. e3 / f6 2. Qe2");
    page.accept();
    page.js(
        "fivefold.versus.start({ level: 1, side: 1, takebacks: true, evaluation: true, variant: null })");
    waitFor("yours");
    page.waitUntil("the bar", () -> page.isShown(".evalbar"));
    page.play(0, 5, "b8", 0, 5, "c6");
    page.click("#composer .submit");
    page.waitUntil(
        "the warning", () -> page.text("#composer").contains("White could then mate in 1."));
    page.click("#composer [data-k=no]");
    assertThat(page.isShown("#composer .submit")).isTrue();
    assertThat(page.number("return fivefold.study.nodes.length")).isEqualTo(4);
    page.click("#composer .submit");
    page.waitUntil("the warning", () -> page.isShown("#composer [data-k=main]"));
    page.click("#composer [data-k=main]");
    page.waitUntil("submitted", () -> page.number("return fivefold.study.nodes.length") >= 5);
    page.js("fivefold.versus.end()");
    assertThat(page.isShown(".evalbar")).isFalse();
  }

  /** The strongest thinks for a while; it can be told to move, and another study ends the game. */
  @Test
  void movesWhenItIsTold() {
    page.js("fivefold.versus.start({ level: 8, side: 1, takebacks: true, variant: 'Standard' })");
    waitFor("thinking");
    page.waitUntil("the button", () -> page.isShown("#composer [data-k=now]:enabled"));
    page.click("#composer [data-k=now]");
    page.waitUntil("its action", () -> page.number("return fivefold.study.nodes.length") == 2);
    // Where it does not answer, the user may go on for it.
    page.js(
        "const { study } = fivefold; const call = study.engine.call;"
            + " study.engine.call = (op, ...args) => call.call(study.engine, op, ...args)"
            + ".then((answer) => (op === 'position' ? { position: 'nonsense' } : answer));");
    page.js("fivefold.study.propose([{ from: [0, 3, 52], to: [0, 3, 44] }])");
    page.waitUntil("its move", () -> page.number("return fivefold.study.view.draft.length") == 1);
    page.js("fivefold.study.submit()");
    waitFor("failed");
    assertThat(page.text("#composer")).contains("The computer could not move in time.");
    assertThat(page.complaints()).isNotEmpty().allMatch(each -> each.contains("Misuse"));
    page.click("#composer [data-k=side]");
    waitFor("yours");
    assertThat(page.text("#slot")).contains("White · takebacks");
    page.js("fivefold.keeper.create('start', ['Standard'])");
    waitFor("off");
  }

  @ParameterizedTest
  @CsvSource({"light,false", "dark,false", "light,true"})
  void nobodyIsShutOut(String theme, boolean phone) throws IOException {
    if (phone) {
      page.size(390, 844, true);
      page.reload();
    }
    page.js("fivefold.change({ theme: arguments[0] })", theme);
    page.js("fivefold.commands.run('play')");
    page.waitUntil("the dialog", () -> page.isShown("#versus-start"));
    assertThat(AccessTest.findings("the dialog")).isEmpty();
    page.picture("play-dialog" + (phone ? "-phone" : ""));
    page.js("document.querySelector('dialog[open]').close()");
    page.js("fivefold.versus.start({ level: 1, side: 1, takebacks: true, variant: 'Standard' })");
    page.waitUntil("its action", () -> page.number("return fivefold.study.nodes.length") == 2);
    waitFor("yours");
    assertThat(AccessTest.findings("the game")).isEmpty();
    MateTest.picture("play" + (theme.equals("light") ? "" : "-" + theme) + (phone ? "-phone" : ""));
    page.js("fivefold.versus.resign()");
    waitFor("over");
    assertThat(AccessTest.findings("the end")).isEmpty();
  }
}
