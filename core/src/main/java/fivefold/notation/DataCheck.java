package fivefold.notation;

import fivefold.game.CommentData;
import fivefold.rules.State;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.ArrayList;
import java.util.List;

/** Looks at the data in comments, once it is known which position they are about. */
final class DataCheck {
  private final Diagnostics found;
  private final List<Waiting> waiting = new ArrayList<>();

  private record Waiting(String text, Span where) {}

  DataCheck(Diagnostics found) {
    this.found = found;
  }

  /** Notes the comment that the script is at; nearly all have no data, and cost nothing more. */
  void comment(ScriptCursor at, String text) {
    if (CommentData.mayBeIn(text)) {
      waiting.add(new Waiting(text, at.textSpan()));
    }
  }

  /** The comments noted so far are about this position. */
  void position(State state) {
    if (waiting.isEmpty()) {
      return;
    }
    for (Waiting each : waiting) {
      Span where = each.where();
      for (CommentData.Problem problem : CommentData.problems(each.text(), state)) {
        Span place = where.at(where.start() + problem.start(), where.start() + problem.end());
        found.report(Code.W_COMMENT_DATA, place, problem.message(), problem.hint());
      }
    }
    waiting.clear();
  }
}
