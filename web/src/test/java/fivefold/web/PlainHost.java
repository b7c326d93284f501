package fivefold.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** A plain host of the page, with another folder beside it: whole files, or parts for who asks. */
final class PlainHost implements AutoCloseable {
  private static final Path SITE = Path.of(System.getProperty("fivefold.site", "target/site"));

  /** The paths that were asked for. */
  final Queue<String> asked = new ConcurrentLinkedQueue<>();

  /** How many parts of files were. */
  final AtomicInteger parts = new AtomicInteger();

  private final HttpServer server;
  private final Path beside;

  PlainHost(Path beside) throws IOException {
    this.beside = beside;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::send);
    server.start();
  }

  String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  private void send(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    asked.add(path);
    String name = path.equals("/") ? "index.html" : path.substring(1);
    Path file = Files.isRegularFile(SITE.resolve(name)) ? SITE.resolve(name) : beside.resolve(name);
    try (exchange) {
      if (!Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      byte[] bytes = Files.readAllBytes(file);
      int status = 200;
      String range = exchange.getRequestHeaders().getFirst("Range");
      if (range != null) {
        String[] bounds = range.substring("bytes=".length()).split("-");
        bytes =
            Arrays.copyOfRange(bytes, Integer.parseInt(bounds[0]), Integer.parseInt(bounds[1]) + 1);
        status = 206;
        parts.incrementAndGet();
      }
      exchange.getResponseHeaders().set("Content-Type", type(name));
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private static String type(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "js" -> "text/javascript; charset=utf-8";
      case "wasm" -> "application/wasm";
      case "css" -> "text/css; charset=utf-8";
      case "svg" -> "image/svg+xml";
      default -> "text/html; charset=utf-8";
    };
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
