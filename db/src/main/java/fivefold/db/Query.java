package fivefold.db;

import fivefold.Games;
import fivefold.db.pattern.Pattern;
import fivefold.game.Headers;
import fivefold.game.Result;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Conditions that games are to meet, all of them. What the tables tell is asked of SQLite; the rest
 * is looked for by going through the games that are left.
 */
public final class Query {
  private static final Budget FOR_VERDICT = Budget.ofNodes(100_000);

  final List<String> where = new ArrayList<>();
  final List<Object> values = new ArrayList<>();
  final List<String> players = new ArrayList<>();
  final List<Multiverse> positions = new ArrayList<>();
  final List<Board> boards = new ArrayList<>();
  private final List<Function<StoredGame, Supplier<Seeker>>> seekers = new ArrayList<>();
  private final List<Predicate<Headers>> headers = new ArrayList<>();

  /** A range of numbers; null where an end is open. */
  public record Between(@Nullable Integer from, @Nullable Integer to) {}

  /** Games of a player, White or Black, whose name has these letters in it. */
  public Query player(String name) {
    players.add(name.toLowerCase(Locale.ROOT));
    return this;
  }

  /** Games with a header; a star in the value stands for anything, and case plays no part. */
  public Query header(String key, String value) {
    StringBuilder regex = new StringBuilder();
    for (String part : value.split("\\*", -1)) {
      regex.append(regex.length() == 0 ? "" : ".*");
      regex.append(java.util.regex.Pattern.quote(part));
    }
    java.util.regex.Pattern pattern =
        java.util.regex.Pattern.compile(
            regex.toString(),
            java.util.regex.Pattern.CASE_INSENSITIVE
                | java.util.regex.Pattern.UNICODE_CASE
                | java.util.regex.Pattern.DOTALL);
    headers.add(all -> all.get(key).map(found -> pattern.matcher(found).matches()).orElse(false));
    return this;
  }

  /**
   * Games with all of these words in headers or comments; a star at the end of a word stands for
   * any ending.
   *
   * @throws IllegalArgumentException when there is no word
   */
  public Query words(String text) {
    where.add("g.id IN (SELECT rowid FROM words WHERE words MATCH ?)");
    values.add(Words.query(text));
    return this;
  }

  public Query result(@Nullable Result result) {
    where.add("g.result = ?");
    values.add(result == null ? 0 : result.ordinal() + 1);
    return this;
  }

  /** Games of a variant, told by its name. */
  public Query variant(String name) {
    where.add("s.variant = ?");
    values.add(name);
    return this;
  }

  /** Games by how many actions the main line has. */
  public Query length(Between range) {
    return between("g.length", range);
  }

  /** Games by how many timelines there are at the end. */
  public Query timelines(Between range) {
    return between("g.timelines", range);
  }

  /** Games by how many timelines were made. */
  public Query branches(Between range) {
    return between("g.branches", range);
  }

  private Query between(String column, Between range) {
    Integer from = range.from();
    Integer to = range.to();
    if (from != null) {
      where.add(column + " >= ?");
      values.add(from);
    }
    if (to != null) {
      where.add(column + " <= ?");
      values.add(to);
    }
    return this;
  }

  /** Games that came to a position; with {@code joined}, to its last boards by any way. */
  public Query position(State position, boolean joined) {
    Multiverse wanted = position.multiverse();
    positions.add(wanted);
    return seek(Seeker.position(wanted, joined));
  }

  /** Games that came to a position, told by the md5 that {@code fivefold.fen.Hashing} gives. */
  public Query hash(String md5) {
    return seek(Seeker.hash(md5.toLowerCase(Locale.ROOT)));
  }

  /** Games that have a board, anywhere or at one place. */
  public Query board(Board wanted, Optional<Predicate<PlacedBoard>> place) {
    boards.add(wanted);
    return seek(
        Seeker.board(
            (in, at, board) ->
                board.equals(wanted)
                    && (place.isEmpty() || place.get().test(new PlacedBoard(in, at)))));
  }

  /** Where a board lies. */
  public record PlacedBoard(Multiverse in, BoardCoord at) {}

  /** Games with this material on one board. */
  public Query material(Material material) {
    where.add("g.fewest <= ?");
    values.add(material.most());
    return seek(Seeker.board((in, at, board) -> material.isOn(board)));
  }

  /** Games in which an action has these moves. */
  public Query action(ActionText text) {
    return seek(Seeker.action(text));
  }

  public Query pattern(Pattern pattern) {
    where.add("g.timelines >= ?");
    values.add(pattern.leastTimelines());
    return seek(Seeker.pattern(pattern));
  }

  /** Games in which a verdict was reached. */
  public Query verdict(Verdict verdict) {
    if (verdict.isFinal()) {
      where.add("g.verdict IN (?, ?)");
      values.add(verdict.ordinal());
      values.add(Verdict.UNKNOWN.ordinal());
    }
    seekers.add(
        game -> {
          Supplier<Seeker> seeker = Seeker.verdict(verdict, game.start().rules(), FOR_VERDICT);
          // Nothing follows where the game is over.
          return verdict.isFinal()
              ? () -> {
                Seeker at = seeker.get();
                return walk -> walk.depth() == game.length() && at.see(walk);
              }
              : seeker;
        });
    return this;
  }

  private Query seek(Supplier<Seeker> seeker) {
    seekers.add(game -> seeker);
    return this;
  }

  /**
   * Where a game meets the conditions, as {@code --at} names places: that of the last one to be
   * met; {@code end} when none of them is about a place. Empty when it doesn't. Any thread may ask.
   */
  public Optional<String> match(StoredGame game) {
    if (!headers.isEmpty()) {
      Headers all = Games.read(game.text()).orThrow().headers();
      for (Predicate<Headers> header : headers) {
        if (!header.test(all)) {
          return Optional.empty();
        }
      }
    }
    if (seekers.isEmpty()) {
      return Optional.of("end");
    }
    List<Seeker> looking = new ArrayList<>();
    for (Function<StoredGame, Supplier<Seeker>> each : seekers) {
      looking.add(each.apply(game).get());
    }
    Walk walk = new Walk(game.start().multiverse(), game.moves());
    while (true) {
      looking.removeIf(seeker -> seeker.see(walk));
      if (looking.isEmpty()) {
        return Optional.of(game.place(walk.depth()));
      }
      if (!walk.hasNext()) {
        return Optional.empty();
      }
      walk.next();
    }
  }
}
