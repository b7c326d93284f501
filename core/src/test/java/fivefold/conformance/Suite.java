package fivefold.conformance;

import fivefold.Corpus;
import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
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
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The files of the suite in {@code conformance/}, a fact a line. */
final class Suite {
  private Suite() {}

  static Path file(String name) {
    return Corpus.root().resolve("conformance").resolve(name);
  }

  static List<JsonValue> read(String name) {
    List<JsonValue> facts = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file(name))) {
        facts.add(parse(line));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return facts;
  }

  static JsonValue parse(String line) {
    Diagnostics found = new Diagnostics();
    JsonValue value = new JsonReader(SourceText.of("fact", line), 0, found).read();
    if (value == null || found.hasErrors()) {
      throw new IllegalStateException("not JSON: " + line);
    }
    return value;
  }

  static String text(JsonValue fact, String key) {
    JsonValue value = fact.get(key);
    return value == null ? "" : value.string().orElse("");
  }

  static List<String> texts(JsonValue fact, String key) {
    JsonValue value = fact.get(key);
    return value == null
        ? List.of()
        : value.items().stream().map(item -> item.string().orElseThrow()).toList();
  }

  /** The position of a fact. */
  static State state(JsonValue fact) {
    return state(
        text(fact, "size"),
        text(fact, "timelines"),
        text(fact, "promotions"),
        String.join("\n", texts(fact, "boards")));
  }

  static State state(String size, String timelines, String promotions, String boards) {
    SetupText setup =
        SetupText.of(FenReader.blocks(Span.of("boards", boards), new Diagnostics()))
            .withSize(Span.of("size", size))
            .withPromotions(Span.of("promotions", promotions))
            .withParity(timelines.equals("even") ? Parity.EVEN : Parity.ODD);
    SetupResult result = FenReader.of(FenMode.STRICT).read(setup).validate();
    if (result instanceof SetupResult.Valid valid) {
      return valid.state();
    }
    throw new IllegalStateException(result.diagnostics().toString());
  }

  /** The position as it is after it was written down: what the suite knows of it. */
  static State written(State state) {
    return state(parse("{" + position(state) + "}"));
  }

  /** The fields that tell a position. */
  static String position(State state) {
    StringBuilder out = new StringBuilder();
    out.append("\"size\":").append(JsonText.quote(state.multiverse().size().toString()));
    String parity = state.parity().name().toLowerCase(Locale.ROOT);
    out.append(",\"timelines\":").append(JsonText.quote(parity));
    out.append(",\"promotions\":");
    out.append(JsonText.quote(SetupHeaders.write(state.rules().promotions())));
    out.append(",\"boards\":").append(array(FenWriter.blocks(state.multiverse())));
    return out.toString();
  }

  static String array(List<String> texts) {
    StringBuilder out = new StringBuilder("[");
    for (String text : texts) {
      out.append(out.length() == 1 ? "" : ",").append(JsonText.quote(text));
    }
    return out.append(']').toString();
  }
}
