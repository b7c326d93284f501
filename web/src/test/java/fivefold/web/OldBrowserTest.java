package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** A browser that can't run the rules says so and names those that can. */
class OldBrowserTest extends BrowserTest {

  @Test
  void aBrowserWithoutGarbageCollectionInWebAssemblyIsTold() {
    Object script =
        WithBrowser.driver()
            .executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument",
                Map.of(
                    "source",
                    "WebAssembly.validate = () => false; WebAssembly.compileStreaming ="
                        + " WebAssembly.instantiateStreaming = () => Promise.reject(new Error('no"
                        + " GC'));"))
            .get("identifier");
    WithBrowser.driver().navigate().refresh();
    page.waitUntil("the message", () -> page.isShown(".old"));
    assertThat(page.text(".old"))
        .contains("This browser lacks WebAssembly GC", "Firefox from 120", "Safari from 18.2");
    WithBrowser.driver()
        .executeCdpCommand(
            "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    page.openFresh();
    page.complaints();
  }
}
