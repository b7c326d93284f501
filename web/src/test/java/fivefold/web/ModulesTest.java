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
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the unit tests in {@code src/test/js}: those of the page's modules that need no page. They
 * run on an empty one, as plain modules.
 */
@ExtendWith(WithBrowser.class)
class ModulesTest {
  private static final Path TESTS = Path.of("src/test/js");
  private static final Path SITE = Path.of(System.getProperty("fivefold.site", "target/site"));

  private static HttpServer server;

  @BeforeAll
  static void serve() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/test/js/", exchange -> send(exchange, TESTS));
    server.createContext("/main/web/", exchange -> send(exchange, SITE));
    server.start();
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.stop(0);
    }
  }

  static List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(TESTS)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".test.js"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyTestPasses(String file) {
    int port = server.getAddress().getPort();
    WithBrowser.driver().get("http://localhost:" + port + "/test/js/expect.js");
    Map<?, ?> result =
        (Map<?, ?>)
            WithBrowser.driver()
                .executeAsyncScript(
                    """
                    const done = arguments[arguments.length - 1];
                    import('/test/js/' + arguments[0])
                      .then(() => import('/test/js/expect.js'))
                      .then(({ run }) => run())
                      .then(done)
                      .catch((error) => done({ ran: 0, failed: [String(error)] }));
                    """,
                    file);
    assertThat((List<?>) result.get("failed")).isEmpty();
    assertThat((Long) result.get("ran")).isPositive();
  }

  private static void send(HttpExchange exchange, Path folder) throws IOException {
    String path = exchange.getRequestURI().getPath();
    Path file = folder.resolve(path.substring(exchange.getHttpContext().getPath().length()));
    byte[] body = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
    exchange.getResponseHeaders().set("Content-Type", "text/javascript; charset=utf-8");
    exchange.sendResponseHeaders(body.length == 0 ? 404 : 200, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }
}
