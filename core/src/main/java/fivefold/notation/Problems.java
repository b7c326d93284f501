package fivefold.notation;

import fivefold.notation.Resolution.Problem;
import fivefold.text.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what is wrong with one move; usually nothing is, which costs nothing. */
final class Problems {
  private final boolean strict;
  private List<Problem> found = List.of();

  Problems(boolean strict) {
    this.strict = strict;
  }

  void clear() {
    found = List.of();
  }

  List<Problem> list() {
    return found;
  }

  /** Reports a problem; a strict reader raises what it can. */
  void report(Code code, String message, @Nullable String hint) {
    List<Problem> more = new ArrayList<>(found);
    more.add(new Problem(code.raisedIf(strict), message, hint));
    found = more;
  }
}
