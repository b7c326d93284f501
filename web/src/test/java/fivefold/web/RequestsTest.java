package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What the page asks its server for, as the server sees it. */
@ExtendWith(WithBrowser.class)
class RequestsTest {
  @TempDir Path nothing;

  @Test
  void nothingIsAskedForOnceThePageIsLoaded() throws IOException {
    try (PlainHost host = new PlainHost(nothing)) {
      Page page = new Page(WithBrowser.driver(), host.address());
      page.size(1440, 900, false);
      page.open("");
      page.async("await navigator.serviceWorker.ready;");
      page.waitUntil(
          "the page is kept",
          () ->
              Boolean.TRUE.equals(
                  page.async(
                      "const c = await caches.open('fivefold'); return !!navigator.serviceWorker.controller && !!(await c.match('engine.wasm')) && !!(await c.match('js/view/why-mate.js'));")));
      assertThat(host.asked).contains("/engine.wasm", "/js/main.js");
      host.asked.clear();
      // Puzzles have engines of their own.
      page.click(".places [data-do=puzzles]");
      page.waitUntil("a puzzle", () -> page.text("#slot").contains("to move: mate in 1"));
      page.waitUntil("its search", () -> "yours".equals(page.js("return fivefold.puzzles.phase")));
      assertThat(List.copyOf(host.asked)).isEmpty();
      page.reload();
      assertThat(host.asked).contains("/engine.wasm");
      page.complaints();
    }
  }
}
