package fivefold.text;

import org.jspecify.annotations.Nullable;

/**
 * One finding about a source text.
 *
 * @param code what kind of finding; it also says whether the input is unusable because of it
 * @param place where; see {@link Place#of(String)} for findings about a text as a whole
 * @param message what is wrong and what was expected, a phrase without a full stop
 * @param hint what to do about it, or null
 */
public record Diagnostic(Code code, Place place, String message, @Nullable String hint) {

  public Diagnostic(Code code, Place place, String message) {
    this(code, place, message, null);
  }

  public Severity severity() {
    return code.severity();
  }

  public boolean isError() {
    return code.isError();
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
