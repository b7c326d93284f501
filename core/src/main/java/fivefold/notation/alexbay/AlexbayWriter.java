package fivefold.notation.alexbay;

import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Headers.Header;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.notation.Brackets;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.OwnHeaders;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.Written;
import fivefold.rules.Verdict;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Writes one move a line, each with the number of its action. */
final class AlexbayWriter {
  private static final Set<Mark> USUAL = EnumSet.of(Mark.CAPTURE, Mark.CHECK, Mark.TIMELINE);
  private static final String PREFIX = "Standard - ";

  /** What headers may hold besides letters and digits. */
  private static final String KEY_SIGNS = "_-.";

  private static final String VALUE_SIGNS = "_-/*. ,?";

  private final Game game;
  private final WriteOptions options;
  private final boolean minified;
  private final Set<Feature> carries;
  private final Losses losses = new Losses();
  private final StringBuilder out = new StringBuilder();
  private final int turnOffset;

  AlexbayWriter(Game game, WriteOptions options, boolean minified, Set<Feature> carries) {
    this.game = game;
    this.options = options;
    this.minified = minified;
    this.carries = carries;
    this.turnOffset = TurnZero.of(game.start().multiverse()).offset();
  }

  Written write() {
    List<MainLine.Turn> turns =
        MainLine.of(game, carries, losses, marks(Mark.CHECK) ? options.budget() : null);
    headers();
    for (MainLine.Turn turn : turns) {
      int last = turn.moves().size() - 1;
      for (int i = 0; i <= last; i++) {
        out.append(turn.number()).append(turn.player() == Color.WHITE ? "w. " : "b. ");
        move(turn.moves().get(i));
        out.append(i == last ? sign(turn) : "").append('\n');
      }
    }
    return new Written(out.toString(), losses.list());
  }

  private boolean marks(Mark mark) {
    return options.marks(mark, USUAL);
  }

  // Headers

  private void headers() {
    String variant = game.variant().orElse("");
    Brackets.write(out, "Board", variant.isEmpty() ? "custom" : variant);
    libraryName(variant);
    boolean custom = variant.isEmpty() || options.boards();
    if (custom) {
      Brackets.write(out, "Size", game.start().multiverse().size().toString());
    }
    boolean usual =
        Variants.find(variant) instanceof VariantLookup.Found found
            && found.variant().promotions().equals(game.start().rules().promotions());
    if (!usual) {
      Brackets.write(out, "Promotions", SetupHeaders.write(game.start().rules().promotions()));
    }
    Headers headers = game.headers();
    // There is no place for a result but the header.
    String result = game.end().result().map(Result::token).orElse("");
    for (Header header : OwnHeaders.of(game, losses)) {
      boolean override = !result.isEmpty() && header.key().equalsIgnoreCase("Result");
      if (override && !result.equals(header.value())) {
        losses.add(Feature.HEADERS, "the Result header, which contradicts the game");
      }
      Brackets.write(out, override ? new Header(header.key(), result) : writable(header), losses);
    }
    if (!result.isEmpty() && !headers.contains("Result")) {
      Brackets.write(out, "Result", result);
    }
    if (custom) {
      for (String block : FenWriter.blocks(game.start().multiverse())) {
        out.append(block).append('\n');
      }
    }
    out.append('\n');
  }

  /** Other characters than these make a header unreadable elsewhere. */
  private Header writable(Header header) {
    String key = plain(header.key(), KEY_SIGNS);
    String value = plain(header.value(), VALUE_SIGNS);
    if (!key.equals(header.key()) || !value.equals(header.value())) {
      losses.add(Feature.HEADERS, "characters of headers that the notation does not have");
    }
    return new Header(key, value);
  }

  private static String plain(String text, String signs) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      plain.append(letter || (c >= '0' && c <= '9') || signs.indexOf(c) >= 0 ? c : '_');
    }
    return plain.toString();
  }

  /** The library itself looked for an id of its own in another header. */
  private void libraryName(String variant) {
    String plain = variant.startsWith(PREFIX) ? variant.substring(PREFIX.length()) : variant;
    String id = plain.toLowerCase(Locale.ROOT).replace(' ', '_');
    boolean known =
        Variants.find(id) instanceof VariantLookup.Found found
            && found.variant().name().equals(variant);
    if (known && !variant.isEmpty()) {
      Brackets.write(out, "Variant", id);
    }
  }

  // Moves

  private void move(MainLine.MarkedMove step) {
    Move move = step.move();
    out.append(move.from().turn() + turnOffset).append(line(move.from(), false)).append(':');
    if (step.text().isHomeCastling()) {
      out.append(move.toSquare().file() > move.fromSquare().file() ? "0-0" : "0-0-0");
      return;
    }
    PieceType type = step.type();
    out.append(type == PieceType.PAWN ? "" : String.valueOf(type.letter()));
    out.append(move.fromSquare());
    if (!minified || !move.isPhysical()) {
      boolean named = step.branches() && !minified && marks(Mark.TIMELINE);
      out.append('<').append(named ? signed(step.arrivalLine()) : "").append('>');
    }
    target(move);
    out.append(':');
    out.append(marks(Mark.CAPTURE) && step.step().isCapture() ? "x" : "");
    out.append(move.promotion() == null ? "" : String.valueOf(move.promotion().letter()));
    out.append(move.toSquare());
    out.append(step.step().isEnPassant() ? "e.p." : "");
  }

  private void target(Move move) {
    BoardCoord from = move.from();
    BoardCoord to = move.to();
    if (!minified || from.turn() != to.turn()) {
      out.append(to.turn() + turnOffset);
    }
    boolean sameLine = from.timeline() == to.timeline();
    if (!sameLine || !minified) {
      out.append(line(to, !sameLine));
    }
  }

  /**
   * The timeline after a turn: nothing for the centre, unless a jump goes there from elsewhere. The
   * two centres of an even game keep their sign.
   */
  private String line(BoardCoord board, boolean always) {
    boolean centre = board.timeline() == 0 && game.start().parity() == Parity.ODD;
    return centre && !always ? "" : signed(board.timeline());
  }

  private String signed(int timeline) {
    String label = game.start().parity().signedLabel(timeline);
    return label.equals("0") ? "+0" : label;
  }

  /** The sign of an action stands on its last move; a softmate is a check here. */
  private String sign(MainLine.Turn turn) {
    Node node = turn.node();
    if (node == null || !marks(Mark.CHECK)) {
      return "";
    }
    return switch (turn.verdict()) {
      case CHECK, SOFTMATE, UNKNOWN -> "+";
      case CHECKMATE -> "#";
      case STALEMATE -> "=";
      // Only where a game ends is it worth asking for a stalemate.
      case PLAYING ->
          node.isLeaf() && node.state().verdict(options.budget()) == Verdict.STALEMATE ? "=" : "";
    };
  }
}
