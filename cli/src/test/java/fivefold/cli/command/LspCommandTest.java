package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The command runs the server of the module lsp, where the tests of its answers are. */
class LspCommandTest {

  private static String message(String content) {
    String body = "{\"jsonrpc\":\"2.0\"," + content + "}";
    return "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body;
  }

  @Test
  void nothingButTheProtocolIsOnStandardOutput() {
    Result result =
        new CliRunner()
            .stdin(
                message("\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}")
                    + message("\"id\":2,\"method\":\"shutdown\"")
                    + message("\"method\":\"exit\""))
            .run("lsp");
    assertThat(result.status()).isZero();
    assertThat(result.out()).startsWith("Content-Length: ").contains("\"hoverProvider\":true");
    String rest = result.out();
    int messages = 0;
    while (!rest.isEmpty()) {
      int head = rest.indexOf("\r\n\r\n");
      int length = Integer.parseInt(rest.substring("Content-Length: ".length(), head));
      rest = rest.substring(head + 4 + length);
      messages++;
    }
    assertThat(messages).isEqualTo(2);
  }

  @Test
  void aClientThatGoesAwayWithoutAWordIsNoSuccess() {
    assertThat(new CliRunner().stdin("").run("lsp").status()).isEqualTo(1);
  }
}
