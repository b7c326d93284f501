package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the page asks its server for, as the server sees it. */
@ExtendWith(WithBrowser.class)
class RequestsTest {
  private static final Path SITE = Path.of(System.getProperty("fivefold.site", "target/site"));

  private final Queue<String> asked = new ConcurrentLinkedQueue<>();
  private HttpServer server;

  @BeforeEach
  void serve() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::send);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private void send(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    asked.add(path);
    Path file = SITE.resolve(path.equals("/") ? "index.html" : path.substring(1));
    if (!Files.isRegularFile(file)) {
      exchange.sendResponseHeaders(404, -1);
      exchange.close();
      return;
    }
    String name = file.getFileName().toString();
    String type =
        name.endsWith(".js")
            ? "text/javascript"
            : name.endsWith(".wasm")
                ? "application/wasm"
                : name.endsWith(".css")
                    ? "text/css"
                    : name.endsWith(".svg") ? "image/svg+xml" : "text/html";
    exchange
        .getResponseHeaders()
        .add("Content-Type", type + (type.startsWith("text") ? "; charset=utf-8" : ""));
    byte[] bytes = Files.readAllBytes(file);
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Test
  void nothingIsAskedForOnceThePageIsLoaded() {
    Page page =
        new Page(WithBrowser.driver(), "http://localhost:" + server.getAddress().getPort() + "/");
    page.size(1440, 900, false);
    page.open("");
    page.async("await navigator.serviceWorker.ready;");
    page.waitUntil(
        "the page is kept",
        () ->
            Boolean.TRUE.equals(
                page.async(
                    "const c = await caches.open('fivefold'); return !!navigator.serviceWorker.controller && !!(await c.match('engine.wasm')) && !!(await c.match('js/view/why-mate.js'));")));
    assertThat(asked).contains("/engine.wasm", "/js/main.js");
    asked.clear();
    // Puzzles have engines of their own.
    page.click(".places [data-do=puzzles]");
    page.waitUntil("a puzzle", () -> page.text("#slot").contains("to move: mate in 1"));
    page.waitUntil("its search", () -> "yours".equals(page.js("return fivefold.puzzles.phase")));
    assertThat(List.copyOf(asked)).isEmpty();
    page.reload();
    assertThat(asked).contains("/engine.wasm");
    page.complaints();
  }
}
