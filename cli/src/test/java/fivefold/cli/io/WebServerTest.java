package fivefold.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WebServerTest {
  private WebServer server;
  private Path secret;

  @BeforeEach
  void start(@TempDir Path temp) throws IOException {
    Path site = Files.createDirectory(temp.resolve("site"));
    Files.writeString(site.resolve("index.html"), "<p>board");
    Files.write(site.resolve("engine.wasm"), new byte[] {0, 'a', 's', 'm'});
    secret = Files.writeString(temp.resolve("secret.txt"), "secret");
    server = WebServer.start(site, 0);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void servesFilesWithTheirTypes() throws Exception {
    assertThat(get("").body()).isEqualTo("<p>board");
    assertThat(get("").headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
    assertThat(get("engine.wasm").headers().firstValue("Content-Type"))
        .hasValue("application/wasm");
    assertThat(get("missing.js").statusCode()).isEqualTo(404);
  }

  @Test
  void nothingOutsideTheFolderIsServed() throws Exception {
    assertThat(secret).exists();
    for (String path : new String[] {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"}) {
      assertThat(raw("GET " + path + " HTTP/1.0\r\n\r\n")).doesNotContain("secret\n", "200 OK");
    }
  }

  @Test
  void takesNoOtherMethods() throws Exception {
    assertThat(raw("POST / HTTP/1.0\r\nContent-Length: 0\r\n\r\n")).contains("405");
    assertThat(raw("HEAD / HTTP/1.0\r\n\r\n")).contains("200").doesNotContain("board");
  }

  @Test
  void compressesWhenAsked() throws Exception {
    assertThat(raw("GET / HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n"))
        .containsIgnoringCase("Content-Encoding: gzip")
        .doesNotContain("board");
  }

  @Test
  void saysWhereTheBoardShouldBe(@TempDir Path empty) {
    CliRunner.Result result = CliRunner.fivefold("web", "--folder", empty.toString());
    assertThat(result.status()).isEqualTo(Exit.UNREADABLE.code());
    assertThat(result.err()).contains("the board is not in");
    assertThat(CliRunner.fivefold("web", "--port", "70000").status()).isEqualTo(Exit.USAGE.code());
  }

  private HttpResponse<String> get(String path) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + path)).build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
  }

  /** A request as it stands: clients tidy paths up before they send them. */
  private String raw(String request) throws IOException {
    int port = URI.create(server.address()).getPort();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.US_ASCII));
      out.flush();
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }
}
