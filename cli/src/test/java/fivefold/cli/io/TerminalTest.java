package fivefold.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.io.Streams.Standard;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTest {
  @ParameterizedTest
  @CsvSource({
    "001B, <U+001B>", // escape
    "000A, <U+000A>", // line feed
    "000D, <U+000D>", // carriage return
    "0009, <U+0009>", // tab
    "007F, <U+007F>", // delete
    "009B, <U+009B>", // the one-character form of escape [
    "202E, <U+202E>", // right-to-left override
    "2066, <U+2066>", // left-to-right isolate
    "2028, <U+2028>", // line separator
    "200B, <U+200B>", // zero-width space
    "D800, <U+D800>", // half a character
    "DC00, <U+DC00>", // the other half
  })
  void dangerousCharactersAreMadeVisible(String code, String shown) {
    String c = String.valueOf((char) Integer.parseInt(code, 16));
    assertThat(Terminal.sanitize("a" + c + "b")).isEqualTo("a" + shown + "b");
    assertThat(Terminal.sanitize(c)).isEqualTo(shown);
  }

  @Test
  void tagCharactersBeyondTheBasicPlaneAreMadeVisible() {
    assertThat(Terminal.sanitize(Character.toString(0xE0041))).isEqualTo("<U+0E0041>");
  }

  @Test
  void ordinaryTextStaysAsItIs() {
    String text = "Dame ♛ (0T1)e2e4 – äöü 将棋 \uD83D\uDE00 e\u0301";
    assertThat(Terminal.sanitize(text)).isEqualTo(text);
  }

  @Test
  void textOfSeveralLinesKeepsItsLines() {
    assertThat(Terminal.sanitizeLines("a\n\tb\r\u001b")).isEqualTo("a\n\tb<U+000D><U+001B>");
  }

  @Test
  void theWidthComesFromTheEnvironmentIfGiven() {
    assertThat(Terminal.columns(streams("COLUMNS", "132"))).hasValue(132);
    assertThat(Terminal.columns(streams("COLUMNS", "-1"))).isEmpty();
    assertThat(Terminal.columns(streams("COLUMNS", "0"))).isEmpty();
    assertThat(Terminal.columns(streams("COLUMNS", "99999999999"))).isEmpty();
  }

  private static Streams streams(String name, String value) {
    PrintStream none = new PrintStream(OutputStream.nullOutputStream());
    return new Streams(
        InputStream.nullInputStream(), none, none, Set.<Standard>of(), Map.of(name, value));
  }
}
