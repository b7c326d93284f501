package fivefold.rules.movement;

import fivefold.model.Bits;
import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Size;
import fivefold.model.Timeline;
import org.jspecify.annotations.Nullable;

/**
 * The boards on which the opponent is to move, as bit sets: the fixed ones, and those the mover's
 * turn under construction adds. A turn adds at most one board to a timeline, and only the last
 * board of a timeline attacks.
 */
public final class Layer {
  public final Color attacker;
  public final long frame;
  private final Multiverse multiverse;
  private final int first;
  private final Timeline[] timelines;
  private final Bits[] placed;
  private final int[] placedAt;

  /** Where attackers stand on each timeline, or {@link #NONE}. */
  private final int[] attackAt;

  private static final int NONE = Integer.MIN_VALUE;

  /**
   * @param room how many new timelines may be placed on the side of the player who is not the
   *     attacker
   */
  public Layer(Multiverse multiverse, Color attacker, int room) {
    this(multiverse, attacker, attacker.opposite(), room);
  }

  /**
   * @param creator on whose side new timelines may be placed, and {@code room} for how many
   */
  public Layer(Multiverse multiverse, Color attacker, Color creator, int room) {
    this.multiverse = multiverse;
    this.attacker = attacker;
    Size size = multiverse.size();
    this.frame = Shift.frame(size.width(), size.height());
    this.first = multiverse.minTimeline() - (creator == Color.BLACK ? room : 0);
    int count = multiverse.timelineCount() + room;
    this.timelines = new Timeline[count];
    this.placed = new Bits[count];
    this.placedAt = new int[count];
    this.attackAt = new int[count];
    for (int i = 0; i < count; i++) {
      if (multiverse.hasTimeline(first + i)) {
        timelines[i] = multiverse.timeline(first + i);
      }
      attackAt[i] = fixedAttack(timelines[i]);
    }
  }

  public int firstLine() {
    return first;
  }

  public int lastLine() {
    return first + timelines.length - 1;
  }

  public boolean hasLine(int line) {
    return line >= first && line <= lastLine();
  }

  public Multiverse multiverse() {
    return multiverse;
  }

  /** The board at a place, or null when there is none. */
  public @Nullable Bits at(int line, int halfTurn) {
    int i = line - first;
    if (i < 0 || i >= timelines.length) {
      return null;
    }
    Bits extra = placed[i];
    if (extra != null && placedAt[i] == halfTurn) {
      return extra;
    }
    Timeline timeline = timelines[i];
    Board board = timeline == null ? null : timeline.board(halfTurn);
    return board == null ? null : board.bits(attacker);
  }

  /** Whether pieces on the board at a place can attack: it must be the last of its timeline. */
  public boolean attacksFrom(int line, int halfTurn) {
    return attackAt[line - first] == halfTurn;
  }

  /** The half-turn of a timeline's attacking board; only meaningful with {@link #hasAttackers}. */
  public int attackAt(int line) {
    return attackAt[line - first];
  }

  public boolean hasAttackers(int line) {
    return attackAt[line - first] != NONE;
  }

  public boolean isPlaced(int line) {
    return placed[line - first] != null;
  }

  public int placedAt(int line) {
    return placedAt[line - first];
  }

  public void place(int line, int halfTurn, Bits board) {
    int i = line - first;
    placed[i] = board;
    placedAt[i] = halfTurn;
    attackAt[i] = halfTurn;
  }

  /** Takes back every placed board, and lets every timeline attack again that did. */
  public void clear() {
    for (int i = 0; i < placed.length; i++) {
      remove(first + i);
    }
  }

  public void remove(int line) {
    int i = line - first;
    placed[i] = null;
    attackAt[i] = fixedAttack(timelines[i]);
  }

  /** Lets a timeline attack no more: its last board is the other side's to move on. */
  public void silence(int line) {
    attackAt[line - first] = NONE;
  }

  private int fixedAttack(@Nullable Timeline timeline) {
    return timeline != null && timeline.colorToMove() == attacker ? timeline.end() : NONE;
  }
}
