package fivefold.db;

import fivefold.Notations;
import fivefold.game.Game;
import fivefold.model.Board;
import fivefold.model.Key;
import fivefold.model.Timeline;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.rules.State;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Where games start.
 *
 * @param text a game without moves that starts there
 * @param boards the keys of all boards, ascending
 */
record StartPosition(Key key, String text, long[] boards) {
  private static final int KEPT = 10_000;
  private static final Map<Key, StartPosition> KNOWN = new ConcurrentHashMap<>();

  static StartPosition of(State state) {
    Key key = state.key();
    StartPosition known = KNOWN.get(key);
    if (known == null) {
      known = new StartPosition(key, text(state), keys(state));
      if (KNOWN.size() >= KEPT) {
        KNOWN.clear();
      }
      KNOWN.put(key, known);
    }
    return known;
  }

  private static String text(State state) {
    Game game = Game.of(state);
    Written written = Notations.BRANCHED.write(game, WriteOptions.DEFAULT);
    return written.isLossless() ? written.text() : Notations.JSON.write(game);
  }

  private static long[] keys(State state) {
    Longs keys = new Longs();
    for (Timeline timeline : state.multiverse().timelines()) {
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        Board board = Objects.requireNonNull(timeline.board(v));
        keys.add(BoardKey.of(board));
      }
    }
    long[] sorted = keys.toArray();
    Arrays.sort(sorted);
    return sorted;
  }

  /** Whether a board with this key is among them. */
  boolean has(long board) {
    return Arrays.binarySearch(boards, board) >= 0;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StartPosition start && key.equals(start.key) && text.equals(start.text);
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
