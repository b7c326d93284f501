package fivefold.fuzz;

import fivefold.Notations;
import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.fen.SetupResult;
import fivefold.fen.SetupText;
import fivefold.model.Multiverse;
import fivefold.rules.State;
import fivefold.text.Diagnostics;
import fivefold.text.JsonReader;
import fivefold.text.JsonText;
import fivefold.text.JsonValue;
import fivefold.text.Place;
import fivefold.text.SourceText;
import fivefold.text.Span;
import fivefold.text.Suggestions;
import fivefold.text.VisibleText;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Start positions, JSON and names. */
final class SmallTexts {
  private SmallTexts() {}

  /** The first line may give size and promotions, {@code 8x8 Q,N}; the rest is blocks. */
  static void fen(byte[] data) {
    SourceText source = SourceText.of("fuzzed", Reading.text(data));
    String text = source.text();
    int line = Math.max(0, text.indexOf('\n'));
    int blank = text.lastIndexOf(' ', line);
    boolean headers = !text.startsWith("[") && blank > 0;
    for (FenMode mode : List.of(FenMode.LENIENT, FenMode.STRICT)) {
      Diagnostics found = new Diagnostics();
      List<Span> blocks =
          FenReader.blocks(new Span(source, headers ? line : 0, text.length()), found);
      SetupText setup = SetupText.of(blocks);
      if (headers) {
        setup =
            setup
                .withSize(new Span(source, 0, blank))
                .withPromotions(new Span(source, blank + 1, line));
      }
      SetupText written = setup;
      SetupResult result =
          Clock.timed("reading", () -> FenReader.of(mode).read(written).validate());
      if (result instanceof SetupResult.Valid valid) {
        rereads(valid.state());
      } else {
        Broken.unless(
            result.diagnostics().stream().anyMatch(each -> each.isError()), "wrong for no reason");
      }
    }
  }

  /** Canonical 5DFEN is strict 5DFEN and means the same. */
  static void rereads(State state) {
    Multiverse multiverse = state.multiverse();
    String text = String.join("\n", FenWriter.blocks(multiverse));
    SetupResult again =
        FenReader.of(FenMode.STRICT)
            .read(
                SetupText.of(FenReader.blocks(Span.of("written", text), new Diagnostics()))
                    .withSize(Span.of("size", multiverse.size().toString()))
                    .withPromotions(
                        Span.of("promotions", SetupHeaders.write(state.rules().promotions())))
                    .withParity(multiverse.parity()))
            .validate();
    Broken.unless(
        again instanceof SetupResult.Valid valid && valid.state().equals(state),
        "canonical 5DFEN reads back as something else");
  }

  static void json(byte[] data) {
    String text = Reading.text(data);
    Diagnostics found = new Diagnostics();
    JsonValue value =
        Clock.timed(
            "reading", () -> new JsonReader(SourceText.of("fuzzed", text), 0, found).read());
    Broken.unless(value != null || found.hasErrors(), "neither a value nor an error");
    Deque<JsonValue> ahead = new ArrayDeque<>();
    if (value != null) {
      ahead.push(value);
    }
    while (!ahead.isEmpty()) {
      JsonValue next = ahead.pop();
      next.items().forEach(ahead::push);
      next.fields().values().forEach(ahead::push);
      next.integer(-1000, 1000);
      next.string().ifPresent(SmallTexts::requotes);
    }
    requotes(text);
  }

  /** Any text survives in quotes, and shows nothing that a terminal would obey. */
  private static void requotes(String text) {
    String quoted = JsonText.quote(text);
    for (int i = 0; i < quoted.length(); i++) {
      char c = quoted.charAt(i);
      Broken.unless(Character.isSurrogate(c) || !VisibleText.isDangerous(c), "raw in JSON");
    }
    JsonValue again = new JsonReader(SourceText.of("quoted", quoted), 0, new Diagnostics()).read();
    Broken.unless(again != null && again.string().orElse("").equals(text), "another string");
  }

  static void names(byte[] data) {
    String text = Reading.text(data);
    VariantLookup lookup = Clock.timed("searching", () -> Variants.find(text));
    if (lookup instanceof VariantLookup.Unknown unknown) {
      visible(unknown.diagnostic(Place.of(text)).toString());
    }
    Notations.find(text);
    Suggestions.nearest(text, Notations.ids(), 3);
    for (FenMode mode : FenMode.values()) {
      Span span = Span.of("fuzzed", text);
      SetupHeaders.size(span, mode, new Diagnostics());
      SetupHeaders.promotions(span, mode, new Diagnostics());
    }
    visible(VisibleText.of(text));
    visible(VisibleText.of(text, 30));
  }

  private static void visible(String text) {
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      Broken.unless(!VisibleText.isDangerous(c), "raw on a terminal");
      i += Character.charCount(c);
    }
  }
}
