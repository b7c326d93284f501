package fivefold.cli.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonLineTest {
  @Test
  void theSchemaComesFirstAndFieldsKeepTheirOrder() {
    JsonLine line =
        JsonLine.of("hash", 1)
            .with("file", "a.txt")
            .with("count", 3)
            .with("big", 1L << 40)
            .with("ok", true)
            .with("none", null)
            .with("list", List.of("x", 1, List.of()))
            .with("map", Map.of("k", "v"));
    assertThat(line)
        .hasToString(
            "{\"schema\":\"fivefold.hash/1\",\"file\":\"a.txt\",\"count\":3,\"big\":1099511627776,"
                + "\"ok\":true,\"none\":null,\"list\":[\"x\",1,[]],\"map\":{\"k\":\"v\"}}");
  }

  @Test
  void textIsEscapedAndStaysOnOneLine() {
    JsonLine line = JsonLine.of("x", 1).with("t", "q\" b\\ n\n t\t e\u001b r\u202e ♔");
    assertThat(line.toString()).endsWith("\"t\":\"q\\\" b\\\\ n\\n t\\t e\\u001b r\\u202e ♔\"}");
  }

  @Test
  void otherTypesAreRefused() {
    JsonLine line = JsonLine.of("x", 1).with("t", new Object());
    assertThatThrownBy(line::toString).isInstanceOf(IllegalArgumentException.class);
  }
}
