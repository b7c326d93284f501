package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Find mate and Why is this mate?. */
class MateTest extends BrowserTest {
  private static final String MATE_IN_2 =
      """
      [Board "custom"]
      [Size "5x5"]
      [2p*1k/5/5/5/KR3:0:1:w]

      1. Rd1 / Ke4
      2. Re1+ / Kd5
      """;

  private static final String MATED =
      "1. e3 / d6 2. Qh5 / Nc6 3. Nf3 / Bf5 4. Ne5 / e6 5. (0T5)Qh5>>(0T3)xf7";

  private static String state() {
    return (String) page.js("return fivefold.findMate.finder.state");
  }

  private static void open(String game) {
    page.paste(game);
    page.accept();
    page.js("document.getElementById('lane').hidden = true");
  }

  private static void search(int within, double seconds) {
    page.chord(Keys.SHIFT, "m");
    page.waitUntil("the tool", () -> page.isShown("#slot [data-k=main]"));
    page.js(
        "Object.assign(fivefold.findMate.finder, { within: arguments[0], seconds: arguments[1] })",
        within,
        seconds);
    page.click("#slot [data-k=main]");
  }

  @Test
  void aProofGoesIntoTheTreeAndOutInOneStep() {
    open(MATE_IN_2);
    long before = page.number("return fivefold.study.nodes.length");
    search(3, 30);
    page.waitUntil("a mate", () -> state().equals("found"));
    page.waitUntil("the only way", () -> page.text("#slot").contains("Mate in 2, the only way"));
    assertThat(page.text("#slot")).contains("Re1 ≫").contains("49 replies in");
    page.waitUntil("it is said", () -> page.text("#alert").contains("Mate in 2 found."));
    page.click("#slot [data-k=check]");
    page.waitUntil(
        "the check", () -> page.text("#slot").contains("Proof holds: mate in 2, 49 replies."));
    page.click("#slot [data-k=main]");
    page.waitUntil("the proof", () -> page.number("return fivefold.study.nodes.length") > before);
    long after = page.number("return fivefold.study.nodes.length");
    assertThat(after).isGreaterThanOrEqualTo(before + 7);
    assertThat(page.text("#tree")).contains("and 27 more");
    assertThat(page.isShown("#slot[data-tool=find-mate]")).isTrue();
    page.click(".topbar [data-do=undo]");
    page.waitUntil("undone", () -> page.number("return fivefold.study.nodes.length") == before);
    page.click(".topbar [data-do=redo]");
    page.waitUntil("again", () -> page.number("return fivefold.study.nodes.length") == after);
  }

  @Test
  void saysNoneOnlyWhereThereIsNone() {
    search(1, 30);
    page.waitUntil("an answer", () -> state().equals("none"));
    assertThat(page.text("#slot"))
        .contains("No mate in 1")
        .contains("Every first action of White was answered.");
    page.js("fivefold.findMate.finder.checksOnly = true");
    page.click("#slot [data-k=main]");
    page.waitUntil("by checks", () -> page.text("#slot").contains("No mate by checks in 1."));
  }

  /** Whatever the position, the limit holds; and what is not known is told as not known. */
  @Alone
  @ParameterizedTest
  @CsvSource({"sample", "many"})
  void keepsToItsLimit(String game) {
    open(game.equals("many") ? RegressionTest.manyLines() : SAMPLE);
    double least = Double.MAX_VALUE;
    // Under load the page's own clock may be late; the engine has to keep to its time once.
    for (int i = 0; i < 4 && least > 100; i++) {
      page.js("fivefold.slot.close()");
      search(6, 1);
      page.waitUntil("an end", () -> state().equals("unknown"));
      least =
          Math.min(
              least,
              ((Number) page.js("return fivefold.findMate.finder.took - 1000")).doubleValue());
    }
    assertThat(least).as("milliseconds past the limit").isLessThan(100);
    assertThat(page.text("#slot"))
        .contains("Not decided")
        .contains("The limit of 1 s ran out at mate in ")
        .contains("This is not a proof that there is none")
        .doesNotContain("No mate in 6");
    // And the boards were never held up.
    page.click("#slot [data-k=longer]");
    page.waitUntil("it goes on", () -> state().equals("searching"));
    page.js("fivefold.slot.close()");
    assertThat(state()).isEqualTo("ready");
  }

  @Alone
  @Test
  void stopsAtOnce() {
    open(SAMPLE);
    search(6, 600);
    page.waitUntil("progress", () -> page.text("#slot").contains(" s of 600 s"));
    assertThat(page.text("#slot")).contains("Searching for mate in ");
    Object took =
        page.js(
            """
            const start = performance.now();
            document.querySelector('#slot [data-k=main]').click();
            return [fivefold.findMate.finder.state, performance.now() - start < 100];
            """);
    assertThat(took).isEqualTo(List.of("unknown", true));
    assertThat(page.text("#slot")).contains("Stopped").contains("You stopped at mate in ");
    // The board goes on as before.
    page.play(2, 10, "b1", 2, 10, "c3");
    assertThat(page.isShown("#slot[data-tool=find-mate]")).isTrue();
  }

  @Test
  void anotherPositionEndsTheSearch() {
    open(SAMPLE);
    search(6, 600);
    page.waitUntil("a search", () -> state().equals("searching"));
    page.click(".steps [data-do=prev]");
    page.waitUntil("it ends", () -> state().equals("ready"));
    assertThat(page.isShown("#slot [data-k=main]")).isTrue();
  }

  private static void explain() {
    page.waitUntil("mate", () -> page.text("#pill").equals("Checkmate"));
    page.keys("w");
    page.waitUntil("reasons", () -> "explained".equals(page.js("return fivefold.why.state")));
    page.waitUntil("the boards", () -> page.js("return fivefold.preview.imagined") != null);
  }

  @Test
  void stepsThroughTheReasonsOfAMate() {
    open(MATED);
    assertThat(page.isShown("#slot[data-tool=why]")).isFalse();
    explain();
    long escapes = page.number("return fivefold.why.escapes.length");
    assertThat(escapes).isGreaterThan(20);
    assertThat(page.text("#slot"))
        .contains("Black must move on +1T3.")
        .contains("All " + escapes + " escapes lose a king to one of 2 captures.")
        .contains("Escape 1 of " + escapes);
    assertThat(page.text("#lane")).contains("takes the king on");
    assertThat(page.js("return fivefold.selection.lit.arrows.at(-1).color")).isEqualTo("danger");
    String first = page.text("#slot .slot-line");
    page.keys(Keys.ARROW_RIGHT);
    page.waitUntil("the next", () -> page.text("#slot").contains("Escape 2 of " + escapes));
    assertThat(page.text("#slot .slot-line")).isNotEqualTo(first);
    page.keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
    page.waitUntil("round", () -> page.text("#slot").contains("Escape " + escapes + " of"));
    // The study itself is untouched.
    assertThat(page.number("return fivefold.study.view.draft.length")).isZero();
    page.click("#slot .slot-reason");
    page.waitUntil("a reason", () -> page.text("#slot").contains("Escape 1 of " + escapes));
    page.click("#slot [data-k=own]");
    page.waitUntil(
        "the boards as they are", () -> page.js("return fivefold.preview.imagined") == null);
    page.square(1, 7, "e8");
    page.waitUntil(
        "where it could go", () -> page.number("return fivefold.selection.targets.length") > 0);
    page.square(1, 7, "d7");
    page.waitUntil(
        "its refutation", () -> page.text("#slot").contains("takes the king on e8 of White’s 0T"));
    assertThat(page.text("#slot .stepper")).contains("Kd7");
    assertThat(page.number("return fivefold.study.view.draft.length")).isZero();
    page.js("document.querySelector('#slot [data-k=main]').focus()");
    page.keys(Keys.ESCAPE);
    page.waitUntil("closed", () -> !page.isShown("#slot[data-tool=why]"));
    assertThat(page.js("return fivefold.preview.imagined")).isNull();
    assertThat(page.js("return fivefold.selection.lit")).isNull();
  }

  @Test
  void playsAllEscapes() {
    open("1. e3 / f6 2. Qe2 / Nc6 3. Qh5");
    explain();
    long escapes = page.number("return fivefold.why.escapes.length");
    page.js("fivefold.why.show(" + (escapes - 2) + ")");
    page.waitUntil(
        "near the end", () -> page.text("#slot").contains("Escape " + (escapes - 1) + " of"));
    page.click("#slot [data-k=all]");
    page.waitUntil("the last", () -> page.text("#slot").contains("Escape " + escapes + " of"));
    page.waitUntil("the end", () -> Boolean.FALSE.equals(page.js("return fivefold.why.isPlaying")));
    page.click(".steps [data-do=prev]");
    page.waitUntil("another position", () -> !page.isShown("#slot[data-tool=why]"));
    assertThat(page.isShown("#verdict [data-do=why]")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"light,false", "dark,false", "hc,false", "light,true"})
  void nobodyIsShutOut(String theme, boolean phone) throws IOException {
    if (phone) {
      page.size(390, 844, true);
      page.reload();
    }
    page.js("fivefold.change({ theme: arguments[0] })", theme);
    open(MATE_IN_2);
    page.js("fivefold.commands.run('find-mate')");
    List<String> found = new ArrayList<>(AccessTest.findings("ready"));
    page.js("document.querySelector('#slot [data-k=main]').click()");
    page.waitUntil("a mate", () -> page.text("#slot").contains("the only way"));
    found.addAll(AccessTest.findings("found"));
    picture("mate-found-" + theme + (phone ? "-phone" : ""));
    open(MATED);
    page.waitUntil("mate", () -> page.text("#pill").equals("Checkmate"));
    page.js("fivefold.commands.run('why')");
    page.waitUntil("the boards", () -> page.js("return fivefold.preview.imagined") != null);
    page.js("fivefold.why.show(2)");
    page.waitUntil("the third", () -> page.text("#slot").contains("Escape 3 of"));
    page.js("document.getElementById('lane').hidden = true");
    found.addAll(AccessTest.findings("explained"));
    picture("mate" + (theme.equals("light") ? "" : "-" + theme) + (phone ? "-phone" : ""));
    assertThat(found).isEmpty();
    assertThat(page.number("return document.documentElement.scrollWidth - innerWidth"))
        .isLessThanOrEqualTo(0);
  }

  /** A picture beside the design of the same name. */
  static void picture(String name) throws IOException {
    page.picture(name);
    Path mock = Path.of("..", "..", "shared", "ui", "v2", name + ".png");
    if (Files.exists(mock)) {
      Path folder = Files.createDirectories(Path.of("target", "screenshots", "designs"));
      Files.write(folder.resolve(name + ".png"), Files.readAllBytes(mock));
    }
  }
}
