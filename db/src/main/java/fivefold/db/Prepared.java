package fivefold.db;

import fivefold.Notations;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Board;
import fivefold.model.Key;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.Written;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game made ready to be stored. This is most of the work and asks nothing of the database, so any
 * thread can do it.
 */
public final class Prepared {
  /** In steps, so that the answer doesn't depend on the machine. */
  private static final Budget FOR_VERDICT = Budget.ofNodes(2_000);

  /** Signs that can be computed again are left out. */
  private static final WriteOptions COMPACT =
      WriteOptions.DEFAULT
          .withMarks(Set.of(Mark.CAPTURE, Mark.EVALUATION))
          .withPasses(true)
          .withLineWidth(1 << 20);

  final StartPosition start;
  final @Nullable String variant;
  final byte[] moves;

  /** Keys of the main line up to each position, from the start. */
  final long[] prefixes;

  /** Where the actions of the main line end in the moves; first, where they begin. */
  private final int[] ends;

  /** Each position of the main line: two keys, how many last boards, and their keys. */
  final long[] positions;

  /** The keys of all boards that are not those of the start, each once, ascending. */
  final long[] boards;

  /** The key of a board that the last action made; 0 when nothing was played. */
  final long lastBoard;

  final @Nullable String white;
  final @Nullable String black;
  final String played;
  final int result;
  final int timelines;
  private final int startTimelines;
  final int fewest;
  final int verdict;
  final String text;
  final String words;

  private Prepared(Game game) {
    State first = game.start();
    start = StartPosition.of(first);
    variant = game.variant().orElse(null);
    moves = MoveCode.of(game);
    List<Node> line = game.mainline();
    prefixes = new long[line.size() + 1];
    ends = new int[line.size() + 1];
    measure(first, line);
    Collector collector = new Collector(start, first.multiverse());
    collector.position(first.multiverse());
    for (Node node : line) {
      collector.action(node.state().multiverse());
    }
    positions = collector.positions.toArray();
    boards = distinct(collector.boards.toArray());
    lastBoard = collector.lastBoard;
    fewest = collector.fewest;
    State end = game.end().state();
    timelines = end.multiverse().timelineCount();
    startTimelines = first.multiverse().timelineCount();
    verdict = end.verdict(FOR_VERDICT).ordinal();
    Headers headers = game.headers();
    white = name(headers, "White");
    black = name(headers, "Black");
    played = date(headers.get("Date").orElse(""));
    result = result(game);
    text = text(game);
    words = words(game);
  }

  /** Prepares a game. */
  public static Prepared of(Game game) {
    return new Prepared(game);
  }

  int length() {
    return prefixes.length - 1;
  }

  long line() {
    return prefixes[prefixes.length - 1];
  }

  /** How many timelines were made. */
  int branches() {
    return timelines - startTimelines;
  }

  /** Roughly how many bytes of memory it takes. */
  int weight() {
    return 400 + 2 * text.length() + 2 * words.length() + 8 * (positions.length + boards.length);
  }

  private void measure(State first, List<Node> line) {
    Key key = first.key();
    MoveCode.Reader reader = new MoveCode.Reader(moves, 0);
    reader.number();
    prefixes[0] = key.high();
    ends[0] = reader.at();
    for (int i = 0; i < line.size(); i++) {
      byte[] action = MoveCode.of(line.get(i).action());
      for (byte b : action) {
        key = key.with(b);
      }
      prefixes[i + 1] = key.high();
      ends[i + 1] = ends[i] + action.length;
    }
  }

  /** The bytes of an action, counted from 0. */
  byte[] actionBytes(int depth) {
    return Arrays.copyOfRange(moves, ends[depth], ends[depth + 1]);
  }

  private static @Nullable String name(Headers headers, String key) {
    String name = headers.get(key).orElse("").strip();
    return name.isEmpty() || name.equals("?") ? null : name;
  }

  /** A date as it can be compared, as far as it is known: {@code 2026.11}. */
  static String date(String written) {
    StringBuilder date = new StringBuilder();
    int[] widths = {4, 2, 2};
    int at = 0;
    String text = written.strip();
    for (int width : widths) {
      int end = at;
      while (end < text.length() && end - at < width && isDigit(text.charAt(end))) {
        end++;
      }
      boolean whole = end - at == width || (width == 2 && end - at == 1);
      if (!whole || (end < text.length() && isDigit(text.charAt(end)))) {
        break;
      }
      date.append(date.length() == 0 ? "" : ".");
      date.append(width == 2 && end - at == 1 ? "0" : "").append(text, at, end);
      if (end == text.length() || ".-/".indexOf(text.charAt(end)) < 0) {
        break;
      }
      at = end + 1;
    }
    return date.toString();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** 0 unknown, otherwise one more than the ordinal. */
  private static int result(Game game) {
    Optional<Result> told = game.end().result();
    if (told.isEmpty()) {
      told = game.headers().get("Result").flatMap(text -> Result.ofToken(text.strip()));
    }
    return told.map(result -> result.ordinal() + 1).orElse(0);
  }

  private static String text(Game game) {
    Written written = Notations.BRANCHED.write(game, COMPACT);
    return written.isLossless() ? written.text() : Notations.JSON.write(game, COMPACT).text();
  }

  /** What can be looked for in a game: its headers and comments. */
  static String words(Game game) {
    StringBuilder words = new StringBuilder();
    for (Headers.Header header : game.headers().list()) {
      words.append(header.value()).append('\n');
    }
    game.variant().ifPresent(name -> words.append(name).append('\n'));
    for (Node node : game.nodes()) {
      for (Comment comment : node.comments()) {
        words.append(comment.text()).append('\n');
      }
    }
    return words.toString();
  }

  private static long[] distinct(long[] keys) {
    Arrays.sort(keys);
    int count = 0;
    for (int i = 0; i < keys.length; i++) {
      if (i == 0 || keys[i] != keys[i - 1]) {
        keys[count++] = keys[i];
      }
    }
    return Arrays.copyOf(keys, count);
  }

  static Verdict verdict(int ordinal) {
    return Verdict.values()[ordinal];
  }

  /** Collects what a main line goes through. */
  private static final class Collector {
    private final StartPosition start;
    private final Longs positions = new Longs();
    private final Longs boards = new Longs();
    private Multiverse before;
    private long lastBoard;
    private int fewest = Integer.MAX_VALUE;

    Collector(StartPosition start, Multiverse first) {
      this.start = start;
      this.before = first;
      for (Timeline timeline : first.timelines()) {
        for (int v = timeline.start(); v <= timeline.end(); v++) {
          fewest = Math.min(fewest, pieces(Objects.requireNonNull(timeline.board(v))));
        }
      }
    }

    void action(Multiverse now) {
      for (int i = now.minTimeline(); i <= now.maxTimeline(); i++) {
        Timeline timeline = now.timeline(i);
        if (!before.hasTimeline(i) || before.timeline(i).end() < timeline.end()) {
          long key = BoardKey.of(timeline.last());
          if (!start.has(key)) {
            boards.add(key);
          }
          lastBoard = key;
          fewest = Math.min(fewest, pieces(timeline.last()));
        }
      }
      before = now;
      position(now);
    }

    void position(Multiverse now) {
      positions.add(now.lastBoardsKey().high());
      positions.add(now.key().high());
      positions.add(now.timelineCount());
      for (int i = now.minTimeline(); i <= now.maxTimeline(); i++) {
        positions.add(BoardKey.of(now.timeline(i).last()));
      }
    }

    private static int pieces(Board board) {
      int count = 0;
      for (int i = 0; i < board.size().indices(); i++) {
        count += board.code(i) == 0 ? 0 : 1;
      }
      return count;
    }
  }
}
