package fivefold.notation;

import fivefold.notation.Resolution.Problem;
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

  void error(String code, String message, @Nullable String hint) {
    add(new Problem(code, true, message, hint));
  }

  /** An error when strict, else a warning. */
  void complain(String code, String message, @Nullable String hint) {
    add(new Problem(code, strict, message, hint));
  }

  private void add(Problem problem) {
    List<Problem> more = new ArrayList<>(found);
    more.add(problem);
    found = more;
  }
}
