package fivefold.cli.io;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Serves the files of one folder, on the loopback address only. */
public final class WebServer implements Closeable {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml",
          "wasm", "application/wasm",
          "webmanifest", "application/manifest+json");

  private final Path folder;
  private final HttpServer server;
  private final ExecutorService workers;
  private final CountDownLatch closed = new CountDownLatch(1);

  private WebServer(Path folder, HttpServer server, ExecutorService workers) {
    this.folder = folder;
    this.server = server;
    this.workers = workers;
  }

  public static WebServer start(Path folder, int port) throws IOException {
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    // Or each of the page's hundred files waits 40 ms for the receipt of its header.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    HttpServer http = HttpServer.create(address, 0);
    ExecutorService workers =
        Executors.newFixedThreadPool(
            4,
            task -> {
              Thread thread = new Thread(task, "web");
              thread.setDaemon(true);
              return thread;
            });
    WebServer server = new WebServer(folder.toAbsolutePath().normalize(), http, workers);
    http.createContext("/", server::answer);
    http.setExecutor(workers);
    http.start();
    return server;
  }

  public String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  /** Waits until the server is closed or the thread is interrupted. */
  public void await() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    server.stop(0);
    workers.shutdownNow();
    closed.countDown();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      if (!method.equals("GET") && !method.equals("HEAD")) {
        exchange.getResponseHeaders().set("Allow", "GET, HEAD");
        exchange.sendResponseHeaders(405, -1);
        return;
      }
      Path file = find(exchange.getRequestURI().getPath());
      if (file == null) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      send(exchange, file, method.equals("HEAD"));
    }
  }

  /** The file of a path, or null when there is none inside the folder. */
  private @Nullable Path find(String path) {
    try {
      Path file = folder.resolve("." + path).normalize();
      if (Files.isDirectory(file)) {
        file = file.resolve("index.html");
      }
      return file.startsWith(folder) && Files.isRegularFile(file) ? file : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static void send(HttpExchange exchange, Path file, boolean headOnly) throws IOException {
    byte[] body = Files.readAllBytes(file);
    Headers headers = exchange.getResponseHeaders();
    String name = file.getFileName().toString();
    String extension = name.substring(name.lastIndexOf('.') + 1);
    headers.set("Content-Type", TYPES.getOrDefault(extension, "application/octet-stream"));
    headers.set("X-Content-Type-Options", "nosniff");
    // The files change with every build, and asking again costs nothing on loopback.
    headers.set("Cache-Control", "no-cache");
    String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
    if (accepted != null && accepted.contains("gzip")) {
      headers.set("Content-Encoding", "gzip");
      body = compressed(body);
    }
    if (headOnly) {
      headers.set("Content-Length", String.valueOf(body.length));
      exchange.sendResponseHeaders(200, -1);
      return;
    }
    exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  private static byte[] compressed(byte[] body) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(body.length / 2 + 64);
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(body);
    }
    return bytes.toByteArray();
  }
}
