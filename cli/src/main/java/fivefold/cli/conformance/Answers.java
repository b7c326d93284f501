package fivefold.cli.conformance;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.fen.Hashing;
import fivefold.model.Move;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.rules.Attempt;
import fivefold.rules.Perft;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.text.Diagnostic;
import fivefold.text.JsonText;
import fivefold.text.JsonValue;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Our own answers to the questions of the suite. */
public final class Answers {
  private static final int DEEPEST = 6;

  private Answers() {}

  /** The answer to a line; one with nothing but the id where we can't tell. */
  public static String to(String question) {
    JsonValue json = Fact.parse(question).orElse(null);
    if (json == null) {
      return "{\"error\":\"not JSON\"}";
    }
    StringBuilder out = new StringBuilder("{\"id\":");
    JsonText.appendQuoted(out, Fact.text(json, "id"));
    switch (Fact.text(json, "ask")) {
      case "position" -> Fact.state(json).ifPresent(state -> position(json, state, out));
      case "moves" -> Fact.state(json).ifPresent(state -> moves(json, state, out));
      case "text" -> Notations.find(Fact.text(json, "notation")).ifPresent(n -> text(json, n, out));
      default -> {}
    }
    return out.append('}').toString();
  }

  private static void position(JsonValue json, State state, StringBuilder out) {
    field(out, "mover", state.mover().name().toLowerCase(Locale.ROOT));
    field(out, "present", state.present().toString());
    field(out, "hash", Hashing.multiverse(state.multiverse()));
    field(out, "verdict", state.verdict().name().toLowerCase(Locale.ROOT));
    JsonValue depth = json.get("depth");
    int deepest = depth == null ? 1 : depth.integer(0, DEEPEST).orElse(1);
    out.append(",\"perft\":[");
    for (int i = 1; i <= deepest; i++) {
      out.append(i == 1 ? "" : ",").append(Perft.count(state, i));
    }
    out.append(']');
  }

  private static void moves(JsonValue json, State state, StringBuilder out) {
    State turn = state;
    @Nullable Refusal refusal = null;
    for (String text : Fact.texts(json, "moves")) {
      Optional<Move> move = Move.parse(text, state.parity(), state.mover());
      Attempt attempt =
          move.isPresent()
              ? turn.play(move.get())
              : new Attempt.Refused(Refusal.notUnderstood(turn, "this is not a move"));
      if (attempt instanceof Attempt.Ok ok) {
        turn = ok.state();
      } else if (attempt instanceof Attempt.Refused refused) {
        refusal = refused.refusal();
        break;
      }
    }
    refusal = refusal == null ? turn.submitRefusal().orElse(null) : refusal;
    out.append(",\"legal\":").append(refusal == null);
    if (refusal == null) {
      field(out, "hash", Hashing.multiverse(turn.submit().orThrow().multiverse()));
    } else {
      field(out, "reason", refusal.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
  }

  private static void text(JsonValue json, Notation notation, StringBuilder out) {
    JsonValue strict = json.get("strict");
    ReadResult result =
        Games.read(
            notation,
            "text",
            Fact.text(json, "text"),
            strict != null && strict.isTrue() ? ReadOptions.STRICT : ReadOptions.LENIENT);
    out.append(",\"accepted\":").append(!result.hasErrors());
    for (Diagnostic found : result.diagnostics()) {
      if (found.isError()) {
        field(out, "error", found.code().name());
        out.append(",\"line\":").append(found.line());
        out.append(",\"column\":").append(found.column());
        return;
      }
    }
    result
        .game()
        .ifPresent(game -> field(out, "hash", Hashing.multiverse(game.end().state().multiverse())));
  }

  private static void field(StringBuilder out, String key, String value) {
    out.append(',');
    JsonText.appendQuoted(out, key);
    out.append(':');
    JsonText.appendQuoted(out, value);
  }
}
