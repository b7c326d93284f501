package fivefold.db.explorer;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Key;
import fivefold.model.Multiverse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an explorer counts of a game: its main line, with the keys of the positions, how it ended
 * and when.
 *
 * @param date as {@code yyyymmdd} with 00 for what is unknown, or 0
 */
public record PlayedGame(List<Played> line, Optional<Result> result, int date) {

  /** An action and the keys of the position before it. */
  public record Played(Key multiverse, Key boards, String action) {

    /** What was played to come to a node, which is not the first. */
    public static Played of(Node node) {
      Multiverse before = node.parent().orElseThrow().state().multiverse();
      String action = node.action().squares(before.parity());
      return new Played(before.key(), before.lastBoardsKey(), action);
    }
  }

  public PlayedGame {
    line = List.copyOf(line);
  }

  /** What counts of a game. */
  public static PlayedGame of(Game game) {
    List<Played> line = new ArrayList<>();
    for (Node node : game.mainline()) {
      line.add(Played.of(node));
    }
    Optional<Result> result =
        game.end().result().or(() -> game.headers().get("Result").flatMap(Result::ofToken));
    return new PlayedGame(line, result, date(game.headers().get("Date").orElse("")));
  }

  /** The date of a header such as {@code 2025.03.??}; 0 when it does not begin with a year. */
  public static int date(String header) {
    int year = digits(header, 0, 4);
    if (year <= 0) {
      return 0;
    }
    int month = header.length() > 7 ? Math.max(0, digits(header, 5, 2)) : 0;
    int day = month > 0 ? Math.max(0, digits(header, 8, 2)) : 0;
    return year * 10000 + (month > 12 ? 0 : month * 100 + (day > 31 ? 0 : day));
  }

  /** The number that so many digits make, or -1. */
  private static int digits(String text, int from, int count) {
    int number = 0;
    for (int i = from; i < from + count; i++) {
      char c = i < text.length() ? text.charAt(i) : 0;
      if (c < '0' || c > '9') {
        return -1;
      }
      number = 10 * number + (c - '0');
    }
    return number;
  }
}
