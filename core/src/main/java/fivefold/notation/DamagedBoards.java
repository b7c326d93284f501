package fivefold.notation;

import fivefold.fen.FenWriter;
import fivefold.text.Span;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the variant whose boards were meant, where scanning lost characters of some rows. */
final class DamagedBoards {
  private DamagedBoards() {}

  /** The only variant with these boards, but for characters that are missing; or null. */
  static @Nullable Variant variant(List<Span> blocks) {
    Variant only = null;
    for (Variant variant : Variants.all()) {
      if (variant.isPlayable() && fits(blocks, variant)) {
        if (only != null) {
          return null;
        }
        only = variant;
      }
    }
    return only;
  }

  private static boolean fits(List<Span> blocks, Variant variant) {
    List<String> whole = FenWriter.blocks(variant.start().multiverse());
    if (whole.size() != blocks.size()) {
      return false;
    }
    for (int i = 0; i < whole.size(); i++) {
      if (!isLeftOf(whole.get(i), blocks.get(i).text())) {
        return false;
      }
    }
    return true;
  }

  /** Whether rows and fields of a block are left when some characters of its rows are lost. */
  private static boolean isLeftOf(String whole, String rest) {
    int at = 0;
    for (int i = 0; i < rest.length(); i++) {
      char c = rest.charAt(i);
      if (c == ' ') {
        continue;
      }
      while (at < whole.length() && whole.charAt(at) != c && !isBorder(whole.charAt(at))) {
        at++;
      }
      if (at == whole.length() || whole.charAt(at) != c) {
        return false;
      }
      at++;
    }
    return at == whole.length();
  }

  private static boolean isBorder(char c) {
    return c == '/' || c == ':' || c == '[' || c == ']';
  }
}
