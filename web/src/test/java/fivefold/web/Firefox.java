package fivefold.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.openqa.selenium.json.Json;

/**
 * Firefox by WebDriver BiDi, which it speaks without any driver: commands in JSON over a socket.
 */
final class Firefox implements Automation {
  private static final int SECONDS = 90;
  private static final Json JSON = new Json();

  private final Process process;
  private final WebSocket socket;
  private final Map<Long, CompletableFuture<Map<String, Object>>> waiting =
      new ConcurrentHashMap<>();
  private final String context;
  private final String version;
  private long next = 1;

  private Firefox(Process process, String address) {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(address + "/session"), new Answers())
            .orTimeout(SECONDS, TimeUnit.SECONDS)
            .join();
    Map<?, ?> session = call("session.new", Map.of("capabilities", Map.of()));
    Map<?, ?> capabilities = (Map<?, ?>) session.get("capabilities");
    this.version = "Firefox " + capabilities.get("browserVersion");
    List<?> contexts = (List<?>) call("browsingContext.getTree", Map.of()).get("contexts");
    this.context = (String) ((Map<?, ?>) contexts.get(0)).get("context");
  }

  /** Null where there is no Firefox. */
  static Firefox start() {
    Path program = Automation.program("firefox-esr", "firefox");
    if (program == null) {
      return null;
    }
    ProcessBuilder builder =
        new ProcessBuilder(
            program.toString(),
            "--headless",
            "--no-remote",
            "--width=1440",
            "--height=900",
            "--profile",
            Automation.newFolder("firefox").toString(),
            "--remote-debugging-port",
            "0",
            "about:blank");
    builder.redirectErrorStream(true);
    try {
      Process process = builder.start();
      return new Firefox(process, address(process));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where it listens, which it prints; the rest of what it prints is read and forgotten. */
  private static String address(Process process) throws IOException {
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      int at = line.indexOf("ws://");
      if (at >= 0) {
        Thread rest = new Thread(() -> reader.lines().forEach(text -> {}));
        rest.setDaemon(true);
        rest.start();
        return line.substring(at).strip();
      }
    }
    throw new AssertionError("Firefox ended before it listened");
  }

  private Map<String, Object> call(String method, Map<String, Object> params) {
    long id = next++;
    CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    socket.sendText(JSON.toJson(Map.of("id", id, "method", method, "params", params)), true).join();
    return answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public void open(String address) {
    call(
        "browsingContext.navigate", Map.of("context", context, "url", address, "wait", "complete"));
  }

  @Override
  public String run(String body) {
    Map<String, Object> answer =
        call(
            "script.evaluate",
            Map.of(
                "expression",
                "(async () => {" + body + "})().then(String)",
                "target",
                Map.of("context", context),
                "awaitPromise",
                true));
    if (!(answer.get("result") instanceof Map<?, ?> result)) {
      throw new AssertionError("Firefox: " + answer.get("exceptionDetails"));
    }
    return String.valueOf(result.get("value"));
  }

  @Override
  public void perform(List<Map<String, Object>> actions) {
    call("input.performActions", Map.of("context", context, "actions", actions));
  }

  @Override
  public void close() {
    socket.abort();
    Automation.end(process);
  }

  /** Puts messages together from their parts and hands them to who asked. */
  private final class Answers implements WebSocket.Listener {
    private final StringBuilder parts = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
      parts.append(data);
      if (last) {
        Map<String, Object> message = JSON.toType(parts.toString(), Json.MAP_TYPE);
        parts.setLength(0);
        settle(message);
      }
      webSocket.request(1);
      return null;
    }

    @SuppressWarnings("unchecked")
    private void settle(Map<String, Object> message) {
      if (!(message.get("id") instanceof Number id)) {
        return;
      }
      CompletableFuture<Map<String, Object>> answer = waiting.remove(id.longValue());
      if (message.get("result") instanceof Map<?, ?> result) {
        answer.complete((Map<String, Object>) result);
      } else {
        answer.completeExceptionally(new AssertionError("Firefox: " + message));
      }
    }
  }
}
