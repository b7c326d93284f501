package fivefold.db;

import fivefold.model.Board;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import fivefold.rules.Action;
import fivefold.rules.movement.MovePlayer;
import java.util.Arrays;

/**
 * Plays a stored main line once more, position by position. The moves were checked when they came
 * in, so that the rules are not asked again.
 */
final class Walk {
  private final byte[] moves;
  private final MoveCode.Reader reader;
  private final int begin;
  private final int end;
  private Multiverse before;
  private Multiverse now;
  private int depth;
  private int actionFrom;

  Walk(Multiverse start, byte[] moves) {
    this.moves = moves;
    this.reader = new MoveCode.Reader(moves, 0);
    int length = reader.number();
    this.begin = reader.at();
    this.end = begin + length;
    if (length < 0 || end > moves.length) {
      throw new IllegalArgumentException("the moves are cut off");
    }
    this.before = start;
    this.now = start;
  }

  /** The position reached. */
  Multiverse now() {
    return now;
  }

  /** How many actions led there. */
  int depth() {
    return depth;
  }

  boolean hasNext() {
    return reader.at() < end;
  }

  /** Plays the next action. */
  void next() {
    before = now;
    actionFrom = reader.at();
    boolean last;
    do {
      last = reader.endsAction();
      now = MovePlayer.play(now, reader.ply(now));
    } while (!last);
    depth++;
  }

  /** The bytes of the action played last. */
  byte[] actionBytes() {
    return Arrays.copyOfRange(moves, actionFrom, reader.at());
  }

  /** The action that comes next, without playing it. */
  byte[] nextBytes() {
    MoveCode.Reader ahead = new MoveCode.Reader(moves, reader.at());
    ahead.action(now);
    return Arrays.copyOfRange(moves, reader.at(), ahead.at());
  }

  /** The action played last. */
  Action action() {
    return new MoveCode.Reader(moves, actionFrom).action(before);
  }

  Multiverse before() {
    return before;
  }

  /** Takes the boards that the last action made. */
  void madeBoards(Boards taker) {
    for (int i = now.minTimeline(); i <= now.maxTimeline(); i++) {
      Timeline timeline = now.timeline(i);
      int known = before.hasTimeline(i) ? before.timeline(i).end() : Integer.MIN_VALUE;
      if (timeline.end() > known) {
        taker.take(i, timeline.end(), timeline.last());
      }
    }
  }

  /** Takes boards with their places. */
  interface Boards {
    void take(int timeline, int halfTurn, Board board);
  }

  /** The moves of the main line without what stands before and after them. */
  static byte[] mainline(byte[] moves) {
    MoveCode.Reader reader = new MoveCode.Reader(moves, 0);
    int length = reader.number();
    return Arrays.copyOfRange(moves, reader.at(), reader.at() + length);
  }

  /** Whether a main line, given by all moves of its game, begins with another and goes on. */
  static boolean goesOn(byte[] longer, byte[] shorter) {
    int length = new MoveCode.Reader(longer, 0).number();
    return length > new MoveCode.Reader(shorter, 0).number() && begins(longer, shorter);
  }

  /** Whether a main line, given by all moves of its game, begins with another or equals it. */
  static boolean begins(byte[] longer, byte[] shorter) {
    MoveCode.Reader a = new MoveCode.Reader(longer, 0);
    int aLength = a.number();
    MoveCode.Reader b = new MoveCode.Reader(shorter, 0);
    int bLength = b.number();
    return aLength >= bLength
        && Arrays.equals(longer, a.at(), a.at() + bLength, shorter, b.at(), b.at() + bLength);
  }
}
