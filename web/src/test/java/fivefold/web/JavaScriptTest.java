package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page's scripts are checked like the Java is: names, types, what is never used. */
@ExtendWith(WithBrowser.class)
class JavaScriptTest {
  /** Names that TypeScript takes for granted but one of the big browsers lacks. */
  private static final List<String> NOT_EVERYWHERE =
      List.of("requestIdleCallback", "cancelIdleCallback", "showSaveFilePicker", "navigator.usb");

  private static TypeScript compiler;

  @BeforeAll
  static void start() {
    compiler = new TypeScript(WithBrowser.driver());
  }

  @Test
  void thePagesScriptsAreSound() {
    assertThat(compiler.check()).isEmpty();
  }

  @Test
  void usesOnlyWhatEveryBrowserHas() {
    for (String name : compiler.sources()) {
      assertThat(compiler.source(name)).as(name).doesNotContain(NOT_EVERYWHERE);
    }
  }

  /** An offender, so that we know the check bites. */
  @Test
  void reportsMistakesWithTheirPlace() {
    String offender =
        """
        import { Study } from './study.js';
        const unused = 1;
        export async function wrong() {
          const study = new Study();
          undeclared.call();
          study.nodez.length;
          study.act('play', 'e2', 'e4');
          const { tagets } = await study.engine.call('targets', 0, 12);
          return tagets;
        }
        export function untyped(x) { return x; }
        """;
    List<String> found =
        compiler.check(Map.of("src/main/web/js/offender.js", offender)).stream()
            .map(line -> line.replaceAll("\\(TS|\\)$", "").replaceAll(": .* ", " "))
            .toList();
    assertThat(found)
        .containsExactlyInAnyOrder(
            "src/main/web/js/offender.js:2 6133",
            "src/main/web/js/offender.js:5 2304",
            "src/main/web/js/offender.js:6 2551",
            "src/main/web/js/offender.js:7 2554",
            "src/main/web/js/offender.js:8 2339",
            "src/main/web/js/offender.js:11 7006");
  }
}
