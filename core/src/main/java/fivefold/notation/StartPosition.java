package fivefold.notation;

import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.SetupHeaders;
import fivefold.fen.SetupResult;
import fivefold.fen.SetupText;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Headers.Header;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.notation.WrittenHeaders.Entry;
import fivefold.rules.State;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import fivefold.text.Diagnostics;
import fivefold.text.Place;
import fivefold.text.Span;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out from headers and boards where a game starts. The headers that only serve this purpose
 * are used up: a game knows its start itself.
 */
final class StartPosition {
  private final Script script;
  private final ReadOptions options;
  private final Set<StrictRule> rules;
  private final Diagnostics found;
  private final Place whole;

  private final WrittenHeaders headers;
  private final List<Span> blocks = new ArrayList<>();

  /** Whether the boards are those of the variant that is named. */
  private boolean nameUsed;

  StartPosition(Script script, ReadOptions options, Set<StrictRule> rules, Diagnostics found) {
    this.script = script;
    this.options = options;
    this.rules = options.strict() ? rules : Set.of();
    this.found = found;
    this.whole = Place.of(script.source().name());
    this.headers = new WrittenHeaders(options.strict(), this.rules, found);
  }

  void header(String key, String value, Span valueSpan, Span span) {
    headers.take(key, value, valueSpan, span, !blocks.isEmpty());
  }

  void board(Span block) {
    blocks.add(block);
  }

  /** The game without its moves, or null when there is nothing to play from. */
  @Nullable Game game() {
    Entry name = headers.name();
    Game game = blocks.isEmpty() ? named(name) : custom(name);
    if (game == null) {
      return null;
    }
    List<Header> kept = new ArrayList<>();
    for (Header header : headers.all()) {
      if (!isUsedUp(header)) {
        kept.add(header);
      }
    }
    // A start position with a name nobody else knows keeps it in a header that claims nothing.
    if (game.variant().isEmpty() && name != null && !WrittenHeaders.isCustom(name.value())) {
      if (!headers.has("variantname")) {
        kept.add(new Header("VariantName", name.value()));
      }
    }
    game.setHeaders(Headers.copyOf(kept));
    return game;
  }

  private boolean isUsedUp(Header header) {
    String key = header.key().toLowerCase(Locale.ROOT);
    return switch (key) {
      case "mode" -> header.value().equals("5D");
      case "variantname" -> blocks.isEmpty() || nameUsed;
      default -> OwnHeaders.describesStart(key);
    };
  }

  private @Nullable Game named(@Nullable Entry name) {
    if (name != null && WrittenHeaders.isCustom(name.value())) {
      found.report(
          Code.E_FEN_EMPTY,
          place(name),
          "a custom game needs its boards",
          "add 5DFEN blocks after the headers");
      return null;
    }
    if (name == null && rules.contains(StrictRule.START_GIVEN)) {
      found.report(
          Code.E_UNKNOWN_VARIANT, place(name), "neither a variant nor boards are given", null);
    }
    if (name == null && options.start() != null) {
      return Game.of(ruled(options.start()));
    }
    VariantLookup lookup = Variants.find(name == null ? options.variant() : name.value());
    if (lookup instanceof VariantLookup.Unknown unknown) {
      found.add(unknown.diagnostic(place(name)));
      return null;
    }
    VariantLookup.Found match = (VariantLookup.Found) lookup;
    Variant variant = match.variant();
    if (options.strict() && name != null && !match.exact()) {
      found.report(
          Code.E_UNKNOWN_VARIANT,
          place(name),
          "not the name of a variant",
          "write " + variant.name());
    }
    if (!variant.isPlayable()) {
      found.report(
          Code.E_UNKNOWN_VARIANT,
          place(name),
          variant.unplayableReason().orElse("it can't be played"),
          null);
      return null;
    }
    if (!sizeFits(variant, name)) {
      return null;
    }
    checkParity(variant.parity());
    return Game.of(ruled(variant.start()), variant.name());
  }

  private Place place(@Nullable Entry name) {
    return name == null ? whole : name.place();
  }

  private boolean sizeFits(Variant variant, @Nullable Entry name) {
    Entry header = headers.get("size");
    if (header == null) {
      return true;
    }
    Size size = SetupHeaders.size(header.valueSpan(), fenMode(), found).orElse(null);
    if (size == null || size.equals(variant.size())) {
      return true;
    }
    found.report(
        Code.E_VARIANT_SIZE,
        header.place(),
        "boards of " + variant.name() + " are " + variant.size() + ", not " + size,
        name == null
            ? "no Board header: " + variant.name() + " is assumed; name the variant or give boards"
            : null);
    return false;
  }

  /** What a game with boards of its own must say besides. */
  private void checkCustom(@Nullable Entry name) {
    if (!rules.contains(StrictRule.CUSTOM_HEADERS)) {
      return;
    }
    if (name == null) {
      missing("Board", "custom");
    } else if (!name.value().equals("custom")) {
      found.report(
          Code.E_HEADER_VALUE,
          name.place(),
          "a game that gives its boards is custom",
          "write [Board \"custom\"]");
    }
    if (!headers.has("promotions")) {
      missing("Promotions", "Q");
    }
  }

  private void missing(String key, String value) {
    found.report(
        Code.E_HEADER_MISSING,
        blocks.get(0),
        "boards need a " + key + " header",
        "add [" + key + " \"" + value + "\"]");
  }

  private @Nullable Game custom(@Nullable Entry name) {
    checkCustom(name);
    int most = options.limits().boards();
    if (blocks.size() > most) {
      found.report(Code.E_LIMIT, blocks.get(most), "more than " + most + " boards", null);
      return null;
    }
    SetupResult result =
        FenReader.of(fenMode())
            .read(
                SetupText.of(blocks)
                    .withSize(headers.span("size"))
                    .withPromotions(headers.span("promotions"))
                    .withParity(declaredParity(name)))
            .validate();
    Variant variant =
        name == null
            ? null
            : WrittenHeaders.isCustom(name.value()) ? asideVariant() : variant(name);
    int lines = options.limits().timelines();
    if (result instanceof SetupResult.Valid valid
        && valid.state().multiverse().timelineCount() > lines) {
      found.report(Code.E_LIMIT, blocks.get(0), "more than " + lines + " timelines", null);
      return null;
    }
    if (result instanceof SetupResult.Valid valid) {
      found.addAll(valid.diagnostics());
      if (rules.contains(StrictRule.CUSTOM_HEADERS)
          && !headers.has("size")
          && valid.state().multiverse().size().equals(Size.STANDARD)) {
        missing("Size", Size.STANDARD.toString());
      }
      boolean same =
          variant != null && valid.state().multiverse().equals(variant.start().multiverse());
      // Boards written out beside a name don't take away what the name allows.
      State start = ruled(same && variant != null ? variant.start() : valid.state());
      nameUsed = same;
      if (variant != null && name != null && !WrittenHeaders.isCustom(name.value()) && !same) {
        complain(
            Code.W_HEADER_CONFLICT,
            name.place(),
            "these are not the boards of " + variant.name() + "; the boards count",
            null);
      }
      return same && variant != null ? Game.of(start, variant.name()) : Game.of(start);
    }
    if (options.repair() && variant == null) {
      variant = DamagedBoards.variant(blocks);
    }
    if (options.repair() && variant != null) {
      for (Diagnostic each : result.diagnostics()) {
        found.report(Code.W_REPAIR, each.place(), each.message(), each.hint());
      }
      found.report(
          Code.W_REPAIR,
          blocks.get(0).place(),
          "the boards are damaged; those of " + variant.name() + " are taken",
          null);
      return Game.of(ruled(variant.start()), variant.name());
    }
    found.addAll(result.diagnostics());
    return null;
  }

  /** The playable variant named beside boards that are called custom, or null. */
  private @Nullable Variant asideVariant() {
    Entry name = headers.get("variantname");
    return name != null
            && Variants.find(name.value()) instanceof VariantLookup.Found match
            && match.variant().isPlayable()
        ? match.variant()
        : null;
  }

  /** The playable variant a header names beside boards, or null. */
  private @Nullable Variant variant(Entry name) {
    if (Variants.find(name.value()) instanceof VariantLookup.Found match
        && match.variant().isPlayable()) {
      return match.variant();
    }
    if (options.strict()) {
      found.report(
          Code.E_UNKNOWN_VARIANT, name.place(), "not the name of a variant", "write custom");
    }
    return null;
  }

  /** What the start position allows, plus what the text settles. */
  private State ruled(State start) {
    List<PieceType> promotions = start.rules().promotions();
    Span header = headers.span("promotions");
    if (header != null) {
      promotions = SetupHeaders.promotions(header, fenMode(), new Diagnostics()).orElse(promotions);
      if (blocks.isEmpty()) {
        SetupHeaders.promotions(header, fenMode(), found);
      }
    } else if (!options.strict()) {
      promotions = withUsed(promotions, start.multiverse().size());
    }
    State ruled =
        State.of(
            start.multiverse(),
            start.rules().withPromotions(promotions).withEnPassant(options.enPassant()));
    ReadMemory memory = options.memory();
    return memory == null ? ruled : memory.start(ruled);
  }

  /** Without a header, what a game does is the best witness of what it allows. */
  private List<PieceType> withUsed(List<PieceType> promotions, Size size) {
    List<PieceType> more = new ArrayList<>(promotions);
    for (PieceType type : script.promotions(size)) {
      if (!more.contains(type) && Rules.canPromoteTo(type)) {
        more.add(type);
      }
    }
    if (more.size() > promotions.size()) {
      found.report(
          Code.W_PROMO_ILLEGAL,
          whole,
          "pawns become something else than "
              + SetupHeaders.write(promotions)
              + " though no header allows it",
          "add [Promotions \"" + SetupHeaders.write(more) + "\"]");
    }
    return more;
  }

  private @Nullable Parity declaredParity(@Nullable Entry name) {
    Entry header = headers.get("timeline");
    if (header == null) {
      header = headers.get("timelines");
    }
    String value =
        header != null
            ? header.value()
            : name != null && WrittenHeaders.isCustom(name.value()) ? name.value() : "";
    String folded = value.toLowerCase(Locale.ROOT);
    if (folded.endsWith("even")) {
      return Parity.EVEN;
    }
    if (folded.endsWith("odd")) {
      return Parity.ODD;
    }
    if (header != null) {
      complain(Code.W_HEADER_VALUE, header.place(), "timelines are Odd or Even", null);
    }
    return null;
  }

  private void checkParity(Parity actual) {
    Parity declared = declaredParity(null);
    Entry header = headers.get(headers.has("timeline") ? "timeline" : "timelines");
    if (declared != null && header != null && declared != actual) {
      complain(
          Code.W_PARITY,
          header.place(),
          "this variant has " + (actual == Parity.EVEN ? "an even" : "an odd") + " centre",
          null);
    }
  }

  private FenMode fenMode() {
    return options.strict() ? FenMode.STRICT : FenMode.LENIENT;
  }

  private void complain(Code code, Place place, String message, @Nullable String hint) {
    found.report(code.raisedIf(options.strict()), place, message, hint);
  }
}
