package fivefold.notation;

import fivefold.game.Game;
import fivefold.game.Headers.Header;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The headers of a game that a writer may put beside those that describe its start. */
public final class OwnHeaders {
  private OwnHeaders() {}

  /** The headers that a reader does not take for something else; the others are lost. */
  public static List<Header> of(Game game, Losses losses) {
    List<Header> own = new ArrayList<>();
    for (Header header : game.headers().list()) {
      String key = header.key().toLowerCase(Locale.ROOT);
      if (describesStart(key) || (key.equals("variantname") && game.variant().isPresent())) {
        losses.add(Feature.HEADERS, "the header " + header.key() + ", which describes the start");
      } else {
        own.add(header);
      }
    }
    return own;
  }

  /** Whether a header, its key in small letters, says what a game's start says by itself. */
  static boolean describesStart(String key) {
    return switch (key) {
      case "board",
          "variant",
          "variation",
          "layout",
          "size",
          "promotions",
          "timeline",
          "timelines" ->
          true;
      default -> false;
    };
  }
}
