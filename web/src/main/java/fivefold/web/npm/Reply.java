package fivefold.web.npm;

import fivefold.rules.Attempt;
import fivefold.rules.Refusal;
import fivefold.web.json.Json;
import java.util.ArrayList;
import java.util.List;

/** An answer under construction: a JSON object, and the objects that JavaScript may fetch. */
final class Reply {
  final Json json = new Json().object();
  private final List<Object> made = new ArrayList<>();

  void make(Object object) {
    made.add(object);
  }

  void makeAll(List<?> objects) {
    made.addAll(objects);
  }

  List<Object> made() {
    return made;
  }

  /** The state that an attempt led to, or why it did not. */
  void attempt(Attempt attempt) {
    if (attempt instanceof Attempt.Ok ok) {
      make(ok.state());
    } else if (attempt instanceof Attempt.Refused refused) {
      refused(refused.refusal());
    }
  }

  void refused(Refusal refusal) {
    json.name("refused").object().field("code", refusal.kind().name());
    String message = refusal.message();
    // A hint about a text that was not understood follows in brackets.
    int hint = refusal.kind() == Refusal.Kind.NOT_UNDERSTOOD ? message.indexOf(" (did you") : -1;
    json.field("message", hint < 0 ? message : message.substring(0, hint));
    if (hint >= 0) {
      json.field("hint", message.substring(hint + 2, message.length() - 1));
    }
    if (refusal.board() != null) {
      StepJson.board(json.name("board"), refusal.board());
    }
    if (refusal.square() != null) {
      json.field("square", refusal.square().toString());
    }
    json.endObject();
  }
}
