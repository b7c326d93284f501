package fivefold.notation.pgn;

import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Headers.Header;
import fivefold.game.Result;
import fivefold.model.Parity;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.notation.Brackets;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.OwnHeaders;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Spelling;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes the headers of a game and the boards it starts from. */
final class PgnHeaders {
  /** All that the recorders write besides what describes the start. */
  private static final List<String> RECORDED = List.of("result", "date", "time", "white", "black");

  private final Dialect dialect;
  private final Game game;
  private final WriteOptions options;
  private final Losses losses;
  private final StringBuilder out = new StringBuilder();

  PgnHeaders(Dialect dialect, Game game, WriteOptions options, Losses losses) {
    this.dialect = dialect;
    this.game = game;
    this.options = options;
    this.losses = losses;
  }

  String write() {
    boolean custom = game.variant().isEmpty() || dialect == Dialect.RECORDER;
    boolean common = options.spelling() == Spelling.COMMON;
    List<Header> rest = rest();
    if (dialect == Dialect.BRANCHED) {
      takeRoster(rest);
    } else {
      header("Mode", "5D");
    }
    switch (dialect) {
      case SHAD -> {
        // The specification wants games with boards called custom; the name stands beside it.
        boolean boards = custom || (options.boards() && common);
        header("Board", boards ? "custom" : game.variant().orElseThrow());
        size(boards);
        promotions(boards);
        if (boards && !custom) {
          header("VariantName", game.variant().orElseThrow());
        }
      }
      case BRANCHED -> {
        if (!custom) {
          header("Variant", game.variant().orElseThrow());
          if (common && !options.boards()) {
            // Older readers look for the variant where 5DPGN has it.
            header("Board", game.variant().orElseThrow());
          }
        }
        size(custom);
        header("Timeline", game.start().parity() == Parity.EVEN ? "Even" : "Odd");
        promotions(custom);
      }
      case RECORDER -> {
        size(true);
        if (!game.start().rules().promotions().equals(Rules.STANDARD.promotions())) {
          losses.add(Feature.HEADERS, "what pawns may become");
        }
        losses.addName(game);
      }
    }
    for (Header each : rest) {
      Brackets.write(out, each, losses);
    }
    if (dialect == Dialect.RECORDER) {
      header("Board", "custom");
    }
    if (custom || options.boards()) {
      for (String block : FenWriter.blocks(game.start().multiverse())) {
        out.append(block).append('\n');
      }
    }
    return out.toString();
  }

  /** The headers that say nothing about the start, as far as the dialect has them. */
  private List<Header> rest() {
    List<Header> rest = new ArrayList<>();
    for (Header header : OwnHeaders.of(game, losses)) {
      String key = header.key().toLowerCase(Locale.ROOT);
      if (dialect == Dialect.RECORDER && !RECORDED.contains(key)) {
        losses.add(Feature.HEADERS, "the header " + header.key());
      } else if (key.equals("mode") && dialect != Dialect.BRANCHED) {
        losses.add(Feature.HEADERS, "the header Mode, which must say 5D");
      } else {
        rest.add(writable(key.equals("result") ? result(header) : header));
      }
    }
    return rest;
  }

  /** Branched has no way to write a quote inside a value, and so none for a backslash either. */
  private Header writable(Header header) {
    String value = header.value();
    if (dialect != Dialect.BRANCHED || (value.indexOf('"') < 0 && value.indexOf('\\') < 0)) {
      return header;
    }
    losses.add(Feature.HEADERS, "quotes and backslashes in headers");
    return new Header(header.key(), value.replace('"', '\'').replace('\\', '/'));
  }

  /** The result after the last move is the one that counts. */
  private Header result(Header header) {
    Optional<Result> played = game.end().result();
    Optional<Result> told = Result.ofToken(header.value());
    if (played.isEmpty() || told.isEmpty() || played.equals(told)) {
      return header;
    }
    losses.add(Feature.HEADERS, "the Result header, which contradicts the game");
    return new Header(header.key(), played.get().token());
  }

  private void takeRoster(List<Header> rest) {
    for (String key : Headers.ROSTER) {
      for (Header header : rest) {
        if (header.key().toLowerCase(Locale.ROOT).equals(key)) {
          Brackets.write(out, header, losses);
        }
      }
    }
    rest.removeIf(header -> Headers.ROSTER.contains(header.key().toLowerCase(Locale.ROOT)));
  }

  private void size(boolean always) {
    Size size = game.start().multiverse().size();
    if (always || !size.equals(Size.STANDARD)) {
      header("Size", size.toString());
    }
  }

  private void promotions(boolean always) {
    boolean usual =
        Variants.find(game.variant().orElse("")) instanceof VariantLookup.Found match
            && match.variant().promotions().equals(game.start().rules().promotions());
    if (always || !usual) {
      header("Promotions", SetupHeaders.write(game.start().rules().promotions()));
    }
  }

  private void header(String key, String value) {
    Brackets.write(out, key, value);
  }
}
