package fivefold.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects findings while a text is read. It keeps up to a limit of them and counts the rest, so
 * that a hopeless input costs no more memory than a bad one.
 */
public final class Diagnostics {
  public static final int DEFAULT_LIMIT = 100;

  private final int limit;
  private final List<Diagnostic> kept = new ArrayList<>();
  private int errors;
  private int warnings;

  public Diagnostics() {
    this(DEFAULT_LIMIT);
  }

  /** A collector that keeps at most this many findings. */
  public Diagnostics(int limit) {
    this.limit = limit;
  }

  public void add(Diagnostic diagnostic) {
    if (diagnostic.isError()) {
      errors++;
    } else {
      warnings++;
    }
    if (kept.size() < limit) {
      kept.add(diagnostic);
    } else if (diagnostic.isError() && errors == 1) {
      // The first error decides what happens to the input: it must not be lost behind warnings.
      kept.set(limit - 1, diagnostic);
    }
  }

  public void addAll(Iterable<Diagnostic> diagnostics) {
    for (Diagnostic diagnostic : diagnostics) {
      add(diagnostic);
    }
  }

  /** Reports a finding; its place is only worked out when the finding is kept. */
  public void report(Code code, Span where, String message, @Nullable String hint) {
    if (kept.size() < limit || (code.isError() && errors == 0)) {
      report(code, where.place(), message, hint);
    } else if (code.isError()) {
      errors++;
    } else {
      warnings++;
    }
  }

  public void report(Code code, Place place, String message, @Nullable String hint) {
    add(new Diagnostic(code, place, message, hint));
  }

  public boolean hasErrors() {
    return errors > 0;
  }

  /** How many errors were found, kept or not. */
  public int errorCount() {
    return errors;
  }

  /** How many warnings were found, kept or not. */
  public int warningCount() {
    return warnings;
  }

  /** How many findings were counted but not kept. */
  public int omitted() {
    return errors + warnings - kept.size();
  }

  public boolean isEmpty() {
    return kept.isEmpty();
  }

  /** What was kept so far, in the order it was found. */
  public List<Diagnostic> list() {
    return List.copyOf(kept);
  }
}
