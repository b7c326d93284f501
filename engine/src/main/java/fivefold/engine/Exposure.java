package fivefold.engine;

import fivefold.model.Bits;
import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import org.jspecify.annotations.Nullable;

/**
 * Counts the squares from which pieces could attack a royal with their next move on their own
 * board. A royal in the past can't step aside and nothing can be put in between, so squares that
 * attack one are what most games are lost by.
 *
 * <p>Only for boards that fit into sets of squares. Looking allocates nothing.
 */
final class Exposure {
  /** No ride is longer, but for one that stays on its square. */
  private static final int LONGEST = 7;

  private static final int KNIGHTS = 4;

  /**
   * From which squares a rider along one to four axes, or a knight, attacks a royal on another
   * board.
   */
  private final long[] squares = new long[KNIGHTS + 1];

  private final Bits[] way = new Bits[LONGEST];

  /** Which of {@link #squares} any piece can use: bit n is the n-th of them. */
  private int kinds;

  /** How far a ride over squares goes at most. */
  private int longest;

  /** In {@link #afar}: where the opponent is to move. */
  static final int LATER = 1;

  /** In {@link #afar}: where the opponent attacks the square. */
  static final int GUARDED = 2;

  /**
   * What attacks royals on other boards, in the order of the terms: how many boards have a safe
   * square for it, as one is enough, and how many guarded squares there are.
   */
  final int[] afar = new int[4];

  void clear() {
    for (int i = 0; i < afar.length; i++) {
      afar[i] = 0;
    }
  }

  /**
   * Adds what a colour could attack from the last board of a timeline.
   *
   * @param guards the squares there that the opponent attacks
   */
  void add(Multiverse m, Timeline timeline, Color attacker, long guards, long frame) {
    Bits own = timeline.last().bits(attacker);
    kinds = kinds(own);
    if (kinds == 0) {
      return;
    }
    longest = Math.max(m.size().width(), m.size().height()) - 1;
    boolean now = timeline.colorToMove() == attacker;
    // A royal is taken from the board that comes after the opponent's turn.
    int next = timeline.end() + (now ? 2 : 1);
    for (int i = 0; i < squares.length; i++) {
      squares[i] = 0;
    }
    boolean leaps = own.knights != 0;
    for (int dl = -2; dl <= 2; dl++) {
      if (!m.hasTimeline(timeline.index() + dl)) {
        continue;
      }
      // Its own timeline ends with the board itself.
      for (int dt = dl == 0 ? 1 : -2; dt <= 2; dt++) {
        int far = Math.abs(dl) + Math.abs(dt);
        if (Math.abs(dl) <= 1 && Math.abs(dt) <= 1 && far > 0) {
          ride(m, attacker, timeline.index(), next, dl, dt);
        }
        if (leaps && (far == 3 || (far > 0 && far == Math.max(Math.abs(dl), Math.abs(dt))))) {
          jump(at(m, attacker, timeline.index() + dl, next - 2 * dt), far);
        }
      }
    }
    count(own, guards, frame, now ? 0 : LATER);
  }

  private static int kinds(Bits bits) {
    return (bits.riders1 != 0 ? 1 : 0)
        | (bits.riders2 != 0 ? 2 : 0)
        | (bits.riders3 != 0 ? 4 : 0)
        | (bits.riders4 != 0 ? 8 : 0)
        | (bits.knights != 0 ? 1 << KNIGHTS : 0);
  }

  /** A board, or what it will be if nobody moves there. */
  private static @Nullable Bits at(Multiverse m, Color attacker, int line, int halfTurn) {
    if (!m.hasTimeline(line)) {
      return null;
    }
    Timeline timeline = m.timeline(line);
    Board board =
        halfTurn > timeline.end() && halfTurn <= timeline.end() + 2
            ? timeline.last()
            : timeline.board(halfTurn);
    return board == null ? null : board.bits(attacker);
  }

  private void ride(Multiverse m, Color attacker, int line, int halfTurn, int dl, int dt) {
    int last = -1;
    for (int i = 0; i < LONGEST; i++) {
      Bits bits = at(m, attacker, line + (i + 1) * dl, halfTurn - 2 * (i + 1) * dt);
      if (bits == null) {
        break;
      }
      if (bits.royals != 0) {
        last = i;
      }
      way[i] = bits;
    }
    if (last < 0) {
      return;
    }
    int axes = Math.abs(dl) + Math.abs(dt);
    for (int d = 0; d < Sets.DIRECTIONS; d++) {
      int kind = axes + Sets.AXES[d] - 1;
      if ((kinds >> kind & 1) != 0) {
        int shift = Sets.SHIFT[d];
        long mask = Sets.MASK[d];
        // From the farthest board back to the rider; a ride over squares leaves the board soon.
        long set = 0;
        for (int i = Sets.AXES[d] == 0 ? last : Math.min(last, longest - 1); i >= 0; i--) {
          set = Long.rotateLeft(way[i].royals | (set & ~way[i].occupied), shift) & mask;
        }
        squares[kind] |= set;
      }
    }
  }

  /**
   * @param far how many of the knight's three steps lead to the other board
   */
  private void jump(@Nullable Bits to, int far) {
    if (to == null || to.royals == 0) {
      return;
    }
    long royals = to.royals;
    squares[KNIGHTS] |=
        switch (far) {
          case 1 -> Sets.beside(royals, 2);
          case 2 -> Sets.beside(royals, 1);
          default -> royals;
        };
  }

  private void count(Bits bits, long guards, long frame, int when) {
    long free = ~bits.occupied & frame;
    boolean safe = false;
    for (long rest = bits.riders1 | bits.riders2 | bits.knights; rest != 0; rest &= rest - 1) {
      long piece = rest & -rest;
      long reached = 0;
      long there = 0;
      if ((bits.riders1 & piece) != 0) {
        reached |= Sets.straight(piece, free);
        there |= squares[0];
      }
      if ((bits.riders2 & piece) != 0) {
        reached |= Sets.aslant(piece, free);
        there |= squares[1];
      }
      if ((bits.riders3 & piece) != 0) {
        there |= squares[2];
      }
      if ((bits.riders4 & piece) != 0) {
        there |= squares[3];
      }
      if ((bits.knights & piece) != 0) {
        reached |= Sets.knight(piece);
        there |= squares[KNIGHTS];
      }
      reached &= frame & ~bits.own;
      safe |= (reached & there & ~guards) != 0;
      afar[when + GUARDED] += Long.bitCount(reached & there & guards);
    }
    if (safe) {
      afar[when]++;
    }
  }
}
