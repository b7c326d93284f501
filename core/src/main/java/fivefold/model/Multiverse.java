package fivefold.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All boards of a game: a contiguous range of timelines around the centre. Immutable; a changed
 * multiverse shares every timeline and board that did not change.
 *
 * <p>It knows which timelines are active and where the present is (the rules of section "active
 * timelines"): the n-th timeline one side has beyond the centre is active when the other side has
 * at least n-1. Nothing else about play is known here.
 */
public final class Multiverse {
  private final Size size;
  private final Parity parity;
  private final int min;
  private final Timeline[] timelines;
  private final long high;
  private final long low;
  private final int present;

  private Multiverse(Size size, Parity parity, int min, Timeline[] timelines, long high, long low) {
    this.size = size;
    this.parity = parity;
    this.min = min;
    this.timelines = timelines;
    this.high = high;
    this.low = low;
    this.present = computePresent();
  }

  /** As another multiverse, after one board more made a timeline longer or began one. */
  private Multiverse(Multiverse other, int min, Timeline[] timelines, Timeline changed) {
    this.size = other.size;
    this.parity = other.parity;
    this.min = min;
    this.timelines = timelines;
    this.high = other.high + changed.lastHigh();
    this.low = other.low + changed.lastLow();
    boolean stays = changed.size() > 1 && changed.end() - 1 != other.present;
    this.present = stays ? other.present : computePresent();
  }

  /**
   * A multiverse of these timelines, in any order.
   *
   * @throws IllegalArgumentException unless the timelines form one gapless range that contains a
   *     central one, with boards of one size
   */
  public static Multiverse of(Size size, Parity parity, List<Timeline> timelines) {
    Timeline[] sorted = timelines.toArray(new Timeline[0]);
    Arrays.sort(sorted, (a, b) -> Integer.compare(a.index(), b.index()));
    if (sorted.length == 0) {
      throw new IllegalArgumentException("a multiverse needs a board");
    }
    int min = sorted[0].index();
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i].index() != min + i) {
        throw new IllegalArgumentException("timelines are not contiguous at index " + (min + i));
      }
      if (!sorted[i].last().size().equals(size)) {
        throw new IllegalArgumentException("a board is not " + size);
      }
    }
    // One of the two central timelines of an even multiverse is enough: the other side then is one
    // behind, which is what some start positions are about.
    if (min > 0 || min + sorted.length - 1 < -parity.offset()) {
      throw new IllegalArgumentException("the central timeline is missing");
    }
    long high = Key.high(Key.parity(parity));
    long low = Key.low(Key.parity(parity));
    for (Timeline timeline : sorted) {
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        Board board = Objects.requireNonNull(timeline.board(v));
        long place = Key.place(timeline.index(), v);
        high += Key.at(board.high(), place);
        low += Key.at(board.low(), place);
      }
    }
    return new Multiverse(size, parity, min, sorted, high, low);
  }

  public Size size() {
    return size;
  }

  public Parity parity() {
    return parity;
  }

  /** The lowest timeline index, Black's outermost. */
  public int minTimeline() {
    return min;
  }

  /** The highest timeline index, White's outermost. */
  public int maxTimeline() {
    return min + timelines.length - 1;
  }

  public int timelineCount() {
    return timelines.length;
  }

  /** The timelines in ascending order. */
  public List<Timeline> timelines() {
    return List.of(timelines);
  }

  public boolean hasTimeline(int index) {
    return index >= min && index <= maxTimeline();
  }

  /**
   * The timeline at an index that exists.
   *
   * @throws IllegalArgumentException when it does not
   */
  public Timeline timeline(int index) {
    int i = index - min;
    if (i < 0 || i >= timelines.length) {
      throw new IllegalArgumentException("there is no timeline " + parity.label(index));
    }
    return timelines[i];
  }

  /** The board at a place, or null when there is none. */
  public @Nullable Board board(int timeline, int halfTurn) {
    int i = timeline - min;
    return i < 0 || i >= timelines.length ? null : timelines[i].board(halfTurn);
  }

  /** The board at a place, or null when there is none. */
  public @Nullable Board board(BoardCoord coord) {
    return board(coord.timeline(), coord.halfTurn());
  }

  /** The last boards on which it is a colour's turn, timelines ascending. */
  public List<BoardCoord> playableBoards(Color mover) {
    List<BoardCoord> boards = new ArrayList<>();
    for (Timeline timeline : timelines) {
      if (timeline.colorToMove() == mover) {
        boards.add(new BoardCoord(timeline.index(), timeline.end()));
      }
    }
    return boards;
  }

  /** How many there are of them. */
  public int playable(Color mover) {
    int count = 0;
    for (Timeline timeline : timelines) {
      count += timeline.colorToMove() == mover ? 1 : 0;
    }
    return count;
  }

  public int boardCount() {
    int count = 0;
    for (Timeline timeline : timelines) {
      count += timeline.size();
    }
    return count;
  }

  /** How many timelines a side has beyond the centre. */
  public int lines(Color color) {
    return color == Color.WHITE ? maxTimeline() : -min - parity.offset();
  }

  /** How far from the centre timelines are active. */
  public int activeDistance() {
    return Math.min(lines(Color.WHITE), lines(Color.BLACK)) + 1;
  }

  public boolean isActive(int timeline) {
    return parity.distance(timeline) <= activeDistance();
  }

  /** The half-turn of the present: the earliest end of an active timeline. */
  public int present() {
    return present;
  }

  /** The colour of the present: at rest, the player to move. */
  public Color presentColor() {
    return Color.ofHalfTurn(present);
  }

  /**
   * All of it in 128 bits: equal for multiverses that are {@linkplain #equals equal}. Past boards
   * count, since pieces can go there; so does where the timelines lie. What follows from the
   * boards, such as the player to move or a right to take en passant, is thereby in it.
   */
  public Key key() {
    return new Key(high, low);
  }

  /**
   * The last board of each timeline and where it lies, in 128 bits: equal where games came to the
   * same boards at the same time by other moves, though their past differs.
   */
  public Key lastBoardsKey() {
    long sumHigh = Key.high(Key.parity(parity));
    long sumLow = Key.low(Key.parity(parity));
    for (Timeline timeline : timelines) {
      sumHigh += timeline.lastHigh();
      sumLow += timeline.lastLow();
    }
    return new Key(sumHigh, sumLow);
  }

  /** This multiverse with one board appended to a timeline. */
  public Multiverse append(int timeline, Board board) {
    Timeline longer = timelines[timeline - min].append(board);
    Timeline[] changed = Arrays.copyOf(timelines, timelines.length);
    changed[timeline - min] = longer;
    return new Multiverse(this, min, changed, longer);
  }

  /** The index the next timeline created by a player gets. */
  public int nextTimeline(Color creator) {
    return creator == Color.WHITE ? maxTimeline() + 1 : min - 1;
  }

  /** This multiverse with a new timeline of one board on the creator's side. */
  public Multiverse branch(Color creator, int halfTurn, Board board) {
    Timeline created = Timeline.of(nextTimeline(creator), halfTurn, board);
    Timeline[] more = new Timeline[timelines.length + 1];
    if (creator == Color.WHITE) {
      System.arraycopy(timelines, 0, more, 0, timelines.length);
      more[timelines.length] = created;
      return new Multiverse(this, min, more, created);
    }
    System.arraycopy(timelines, 0, more, 1, timelines.length);
    more[0] = created;
    return new Multiverse(this, min - 1, more, created);
  }

  private int computePresent() {
    int distance = activeDistance();
    int from = Math.max(min, -distance - parity.offset());
    int to = Math.min(maxTimeline(), distance);
    int earliest = Integer.MAX_VALUE;
    for (int i = from; i <= to; i++) {
      earliest = Math.min(earliest, timelines[i - min].end());
    }
    return earliest;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Multiverse m
            && high == m.high
            && low == m.low
            && parity == m.parity
            && min == m.min
            && size.equals(m.size)
            && Arrays.equals(timelines, m.timelines));
  }

  @Override
  public int hashCode() {
    return (int) low;
  }

  @Override
  public String toString() {
    return timelines.length
        + (timelines.length == 1 ? " timeline" : " timelines")
        + ", the present at "
        + new Moment(present);
  }
}
