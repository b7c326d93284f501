package fivefold.cli.conformance;

import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.SetupResult;
import fivefold.fen.SetupText;
import fivefold.model.Parity;
import fivefold.rules.State;
import fivefold.text.Diagnostics;
import fivefold.text.JsonReader;
import fivefold.text.JsonText;
import fivefold.text.JsonValue;
import fivefold.text.SourceText;
import fivefold.text.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A line of the suite: what is given and what is true of it.
 *
 * @param kind what the fact is about
 * @param json all of its fields
 */
public record Fact(Kind kind, JsonValue json) {

  /** What facts are about, each in a file of its own. */
  public enum Kind {
    POSITION("positions", "position", Set.of("mover", "present", "hash", "verdict", "perft")),
    MOVES("moves", "moves", Set.of("legal", "hash", "reason")),
    TEXT("texts", "text", Set.of("accepted", "hash", "error", "line", "column"));

    private final String file;
    private final String ask;
    private final Set<String> answers;

    Kind(String file, String ask, Set<String> answers) {
      this.file = file;
      this.ask = ask;
      this.answers = answers;
    }

    /** The name of its file, without the ending. */
    public String file() {
      return file;
    }

    /** The word that asks for it. */
    public String ask() {
      return ask;
    }
  }

  /** The facts of a kind in the folder of a suite. */
  static List<Fact> read(Path suite, Kind kind) throws IOException {
    List<Fact> facts = new ArrayList<>();
    int number = 0;
    for (String line : Files.readAllLines(suite.resolve(kind.file() + ".jsonl"))) {
      number++;
      JsonValue json = parse(line).orElse(null);
      if (json == null) {
        throw new IOException(kind.file() + ".jsonl:" + number + " is not JSON");
      }
      facts.add(new Fact(kind, json));
    }
    return facts;
  }

  /** A line of JSON, or empty when it is none. */
  static Optional<JsonValue> parse(String line) {
    Diagnostics found = new Diagnostics();
    JsonValue value = new JsonReader(SourceText.of("line", line), 0, found).read();
    return found.hasErrors() ? Optional.empty() : Optional.ofNullable(value);
  }

  public String id() {
    return text("id");
  }

  /** A field that is a text; empty when there is none. */
  String text(String key) {
    return text(json, key);
  }

  static String text(JsonValue json, String key) {
    JsonValue value = json.get(key);
    return value == null ? "" : value.string().orElse("");
  }

  static List<String> texts(JsonValue json, String key) {
    List<String> texts = new ArrayList<>();
    JsonValue value = json.get(key);
    if (value != null) {
      value.items().forEach(item -> item.string().ifPresent(texts::add));
    }
    return texts;
  }

  /** What is true of it, by the name of the field; null when the fact does not say. */
  @Nullable JsonValue answer(String key) {
    return kind.answers.contains(key) ? json.get(key) : null;
  }

  /** How deep its counts go; 0 for a fact without counts. */
  private int depth() {
    JsonValue counts = json.get("perft");
    return counts == null ? 0 : counts.items().size();
  }

  /** The line that asks a program about it: what is given, and no answer. */
  String question() {
    StringBuilder out = new StringBuilder("{\"ask\":").append(JsonText.quote(kind.ask()));
    json.fields()
        .forEach(
            (key, value) -> {
              if (!kind.answers.contains(key) && !key.equals("name") && !key.equals("about")) {
                out.append(',').append(JsonText.quote(key)).append(':').append(value.span().text());
              }
            });
    if (kind == Kind.POSITION) {
      out.append(",\"depth\":").append(depth());
    }
    return out.append('}').toString();
  }

  /** The position that a question or a fact gives; empty when it is none. */
  static Optional<State> state(JsonValue json) {
    String boards = String.join("\n", texts(json, "boards"));
    SetupText setup =
        SetupText.of(FenReader.blocks(Span.of("boards", boards), new Diagnostics()))
            .withSize(Span.of("size", text(json, "size")))
            .withPromotions(Span.of("promotions", text(json, "promotions")))
            .withParity(text(json, "timelines").equals("even") ? Parity.EVEN : Parity.ODD);
    SetupResult result = FenReader.of(FenMode.STRICT).read(setup).validate();
    return result instanceof SetupResult.Valid valid
        ? Optional.of(valid.state())
        : Optional.empty();
  }
}
