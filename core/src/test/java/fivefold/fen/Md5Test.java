package fivefold.fen;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Md5Test {

  /** The test suite of RFC 1321. */
  @ParameterizedTest
  @CsvSource({
    "'', d41d8cd98f00b204e9800998ecf8427e",
    "a, 0cc175b9c0f1b6a831c399e269772661",
    "abc, 900150983cd24fb0d6963f7d28e17f72",
    "message digest, f96b697d7cb7938d525a2f31aaf161d0",
    "abcdefghijklmnopqrstuvwxyz, c3fcd3d76192e4007dfb496cca67e13b",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789,"
        + " d174ab98d277d9f5a5611c2c9f419d9f",
    "12345678901234567890123456789012345678901234567890123456789012345678901234567890,"
        + " 57edf4a22be3c955ac49da2e2107b67a"
  })
  void givesTheValuesOfTheRfc(String text, String hash) {
    assertThat(new Md5().update(text).hex()).isEqualTo(hash);
  }

  @Test
  void agreesWithTheJdkOnRandomInput() throws Exception {
    long seed = 20260101;
    Random random = new Random(seed);
    for (int i = 0; i < 500; i++) {
      byte[] bytes = new byte[i < 200 ? i : random.nextInt(5000)];
      random.nextBytes(bytes);
      byte[] expected = MessageDigest.getInstance("MD5").digest(bytes);
      assertThat(new Md5().update(bytes).hex())
          .as("seed %d, message %d of %d bytes", seed, i, bytes.length)
          .isEqualTo(hex(expected));
    }
  }

  @Test
  void takesTextInPieces() throws Exception {
    String text = "[r*nbqk*bnr*/8:+1:1:w]".repeat(20);
    Md5 md5 = new Md5();
    for (int i = 0; i < text.length(); i += 7) {
      md5.update(text.substring(i, Math.min(text.length(), i + 7)));
    }
    byte[] expected =
        MessageDigest.getInstance("MD5").digest(text.getBytes(StandardCharsets.UTF_8));
    assertThat(md5.hex()).isEqualTo(hex(expected));
  }

  private static String hex(byte[] digest) {
    String digits = new BigInteger(1, digest).toString(16);
    return "0".repeat(32 - digits.length()) + digits;
  }
}
