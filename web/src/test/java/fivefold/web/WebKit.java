package fivefold.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.json.Json;

/**
 * Safari's engine: WebKitGTK's small browser, driven by WebKitWebDriver over HTTP, on a screen that
 * is only in memory.
 */
final class WebKit implements Automation {
  private static final Json JSON = new Json();
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  private final HttpClient client = HttpClient.newHttpClient();
  private final Process screen;
  private final Process driver;
  private final String address;
  private final String session;
  private final String version;

  private WebKit(Process screen, Process driver, int port, Path browser) {
    this.screen = screen;
    this.driver = driver;
    this.address = "http://127.0.0.1:" + port + "/session";
    Map<?, ?> created = (Map<?, ?>) newSession(browser);
    this.session = address + "/" + created.get("sessionId");
    Map<?, ?> capabilities = (Map<?, ?>) created.get("capabilities");
    this.version = "WebKitGTK " + capabilities.get("browserVersion");
    post("/timeouts", Map.of("script", PATIENCE.toMillis(), "pageLoad", PATIENCE.toMillis()));
    post("/window/rect", Map.of("x", 0, "y", 0, "width", 1440, "height", 900));
  }

  /** Null where one of the programs is missing. */
  static WebKit start() {
    String libraries = "/usr/lib/" + System.getProperty("os.arch").replace("amd64", "x86_64");
    Path driver = Automation.program("WebKitWebDriver");
    Path screen = Automation.program("Xvfb");
    Path browser =
        Automation.program(
            libraries + "-linux-gnu/webkit2gtk-4.1/MiniBrowser",
            libraries + "-linux-gnu/webkit2gtk-4.0/MiniBrowser",
            "/usr/libexec/webkit2gtk-4.1/MiniBrowser");
    if (driver == null || screen == null || browser == null) {
      return null;
    }
    try (ServerSocket free = new ServerSocket(0)) {
      int port = free.getLocalPort();
      free.close();
      Process shown =
          new ProcessBuilder(screen.toString(), "-displayfd", "1", "-screen", "0", "1440x900x24")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String display =
          new BufferedReader(new InputStreamReader(shown.getInputStream(), StandardCharsets.UTF_8))
              .readLine();
      ProcessBuilder builder = new ProcessBuilder(driver.toString(), "--port=" + port);
      builder.environment().put("DISPLAY", ":" + display);
      builder.environment().put("XDG_DATA_HOME", Automation.newFolder("webkit").toString());
      // Its sandbox can't be made by root, as whom continuous integration often runs.
      builder.environment().put("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
      builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
      return new WebKit(shown, builder.start(), port, browser);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Object newSession(Path browser) {
    Map<String, Object> options =
        Map.of("binary", browser.toString(), "args", List.of("--automation"));
    Map<String, Object> wanted =
        Map.of("capabilities", Map.of("alwaysMatch", Map.of("webkitgtk:browserOptions", options)));
    // The driver needs a moment before it listens.
    for (int tries = 0; ; tries++) {
      try {
        return send(address, wanted);
      } catch (UncheckedIOException e) {
        if (tries == 100) {
          throw e;
        }
        sleep();
      }
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private Object post(String path, Map<String, Object> body) {
    return send(session + path, body);
  }

  private Object send(String url, Map<String, Object> body) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .timeout(PATIENCE)
            .POST(HttpRequest.BodyPublishers.ofString(JSON.toJson(body)))
            .build();
    try {
      HttpResponse<String> response =
          client.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
      Map<String, Object> answer = JSON.toType(response.body(), Json.MAP_TYPE);
      if (response.statusCode() != 200) {
        throw new AssertionError("WebKit: " + answer);
      }
      return answer.get("value");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public void open(String url) {
    post("/url", Map.of("url", url));
  }

  @Override
  public String run(String body) {
    String script =
        "const done = arguments[0]; (async () => {"
            + body
            + "})().then((v) => done(String(v)), (e) => done('FAILED ' + e + e.stack));";
    String result =
        String.valueOf(post("/execute/async", Map.of("script", script, "args", List.of())));
    if (result.startsWith("FAILED ")) {
      throw new AssertionError("WebKit: " + result);
    }
    return result;
  }

  @Override
  public void perform(List<Map<String, Object>> actions) {
    post("/actions", Map.of("actions", actions));
  }

  @Override
  public void close() {
    Automation.end(driver);
    Automation.end(screen);
  }
}
