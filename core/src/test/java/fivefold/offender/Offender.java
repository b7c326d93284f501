package fivefold.offender;

import java.io.File;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/** Does what core must not do, so that the architecture test can show that it would notice. */
public final class Offender {
  private Offender() {}

  static String offend(int[] numbers, List<String> words) throws NoSuchAlgorithmException {
    int[] copy = numbers.clone();
    MessageDigest digest = MessageDigest.getInstance("MD5");
    digest.update((byte) copy[0]);
    boolean found = Pattern.matches("a+", words.get(0)) || new File("a").exists();
    long count = words.parallelStream().count() + words.get(0).lines().count();
    return HexFormat.of().formatHex(digest.digest())
        + String.format("%s %d", found, count)
        + Math.multiplyHigh(count, count);
  }
}
