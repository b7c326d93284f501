package fivefold.fen;

import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import fivefold.text.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the values of the headers that belong to a start position. */
public final class SetupHeaders {
  private static final String SIZE_HINT =
      "sizes go from 1x1 to " + Size.MAX + "x" + Size.MAX + ", width first";

  private SetupHeaders() {}

  /**
   * The value of {@code Size}, such as {@code 8x8}. A lenient reader also takes blanks around the
   * sign and {@code X} or {@code ×} for it.
   */
  public static Optional<Size> size(Span value, FenMode mode, Diagnostics found) {
    String text = value.text();
    int sign = indexOfSign(text);
    String width = sign < 0 ? "" : text.substring(0, sign).strip();
    String height = sign < 0 ? "" : text.substring(sign + 1).strip();
    if (!Digits.areDigits(width) || !Digits.areDigits(height)) {
      found.report(
          Code.E_SIZE, value, "a size is written like 8x8, not " + quoted(text), SIZE_HINT);
      return Optional.empty();
    }
    int w = Digits.value(width, Size.MAX);
    int h = Digits.value(height, Size.MAX);
    if (w < 1 || h < 1) {
      found.report(Code.E_SIZE, value, "a board can't be " + quoted(text), SIZE_HINT);
      return Optional.empty();
    }
    Size size = new Size(w, h);
    if (!text.equals(size.toString())) {
      if (!mode.isLenient()) {
        found.report(Code.E_SIZE, value, "this size must be written " + size, null);
        return Optional.empty();
      }
      found.report(Code.W_SIZE, value, "read as " + size, null);
    }
    return Optional.of(size);
  }

  private static int indexOfSign(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 'x' || c == 'X' || c == '×') {
        return i;
      }
    }
    return -1;
  }

  /**
   * The value of {@code Promotions}: capital letters, the default first. The specification
   * separates them by blanks in one place and by commas in another, so both are strict; a lenient
   * reader takes any mixture of blanks, commas, semicolons and slashes, or nothing between them.
   */
  public static Optional<List<PieceType>> promotions(Span value, FenMode mode, Diagnostics found) {
    String text = value.text();
    int errorsBefore = found.errorCount();
    List<PieceType> types = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      if (isSeparator(text.charAt(i))) {
        continue;
      }
      Span letter = value.at(value.start() + i, value.start() + i + 1);
      Optional<PieceType> type = promotion(letter, mode, found);
      if (type.isPresent() && types.contains(type.get())) {
        complain(mode, found, letter, "this promotion is listed twice");
      } else {
        type.ifPresent(types::add);
      }
    }
    if (found.errorCount() == errorsBefore) {
      if (types.isEmpty()) {
        found.report(Code.E_HEADER_VALUE, value, "no promotion is listed", "such as Q,N,R,B");
      } else if (!mode.isLenient() && !isStrictList(text)) {
        found.report(
            Code.E_HEADER_VALUE,
            value,
            "promotions are separated by single commas or single blanks",
            "write " + write(types));
      }
    }
    return found.errorCount() == errorsBefore ? Optional.of(types) : Optional.empty();
  }

  /** Promotions as a header value: {@code Q,N,R,B}. */
  public static String write(List<PieceType> promotions) {
    StringBuilder out = new StringBuilder();
    for (PieceType type : promotions) {
      out.append(out.length() == 0 ? "" : ",").append(type.letter());
    }
    return out.toString();
  }

  private static Optional<PieceType> promotion(Span letter, FenMode mode, Diagnostics found) {
    char c = letter.text().charAt(0);
    char capital = c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
    Optional<PieceType> type = PieceType.ofLetter(capital);
    if (type.isEmpty()) {
      found.report(
          Code.E_HEADER_VALUE,
          letter,
          quoted(letter.text()) + " is not a piece",
          "pieces a pawn can become: Q N R B S U D C");
      return type;
    }
    if (!Rules.canPromoteTo(type.get())) {
      found.report(
          Code.E_HEADER_VALUE,
          letter,
          "no pawn can become " + capital,
          "pawns cannot become royal pieces, pawns or brawns");
      return Optional.empty();
    }
    if (c != capital) {
      complain(mode, found, letter, "promotions are written as capital letters");
    }
    return type;
  }

  private static void complain(FenMode mode, Diagnostics found, Span where, String message) {
    found.report(Code.W_HEADER_VALUE.raisedIf(!mode.isLenient()), where, message, null);
  }

  private static boolean isSeparator(char c) {
    return c == ' ' || c == ',' || c == ';' || c == '/' || c == '\t';
  }

  /** Whether letters and one kind of separator, comma or blank, take turns. */
  private static boolean isStrictList(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean wantsLetter = i % 2 == 0;
      if (wantsLetter ? isSeparator(c) : c != text.charAt(1) || (c != ',' && c != ' ')) {
        return false;
      }
    }
    return text.length() % 2 == 1;
  }

  private static String quoted(String text) {
    return "\"" + VisibleText.of(text, 30) + "\"";
  }
}
