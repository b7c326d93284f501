package fivefold.text;

import org.jspecify.annotations.Nullable;

/**
 * One finding about a source text.
 *
 * @param code a stable name that scripts can rely on, such as {@code E_FEN_WIDTH}
 * @param severity whether the input is unusable because of it
 * @param place where; see {@link Place#of(String)} for findings about a text as a whole
 * @param message what is wrong and what was expected, a phrase without a full stop
 * @param hint what to do about it, or null
 */
public record Diagnostic(
    String code, Severity severity, Place place, String message, @Nullable String hint) {

  public static Diagnostic error(String code, Place place, String message, @Nullable String hint) {
    return new Diagnostic(code, Severity.ERROR, place, message, hint);
  }

  public static Diagnostic error(String code, Place place, String message) {
    return error(code, place, message, null);
  }

  public static Diagnostic warning(
      String code, Place place, String message, @Nullable String hint) {
    return new Diagnostic(code, Severity.WARNING, place, message, hint);
  }

  public static Diagnostic warning(String code, Place place, String message) {
    return warning(code, place, message, null);
  }

  public boolean isError() {
    return severity == Severity.ERROR;
  }

  public int line() {
    return place.line();
  }

  public int column() {
    return place.column();
  }

  public int length() {
    return place.length();
  }

  /** The first line of the printed form: {@code file:1:2: error[E_CODE]: message}. */
  @Override
  public String toString() {
    return DiagnosticPrinter.headline(this);
  }
}
