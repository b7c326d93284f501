package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Bits;
import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.rules.movement.BoardAttacks;
import fivefold.rules.movement.DangerMap;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.movement.RoyalCaptures;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Attacks computed for whole sets of squares against {@link RoyalCaptures}, which lists moves. */
class AttackSetsTest {
  private static final long SEED = RandomPlay.seed();
  private static final int ROUNDS = 6000;

  /** Timelines of random lengths with pieces thrown on random boards. */
  private static Multiverse multiverse(Random random) {
    Size size = new Size(1 + random.nextInt(8), 1 + random.nextInt(8));
    int density = 2 + random.nextInt(12);
    int royals = random.nextInt(12);
    int below = random.nextInt(3);
    int count = below + 1 + random.nextInt(3);
    List<Timeline> timelines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Timeline timeline =
          Timeline.of(i - below, 1 + random.nextInt(5), board(random, size, density, royals));
      for (int n = random.nextInt(6); n > 0; n--) {
        timeline = timeline.append(board(random, size, density, royals));
      }
      timelines.add(timeline);
    }
    return Multiverse.of(size, Parity.ODD, timelines);
  }

  private static Board board(Random random, Size size, int density, int royals) {
    Board.Builder board = Board.builder(size);
    for (int rank = 0; rank < size.height(); rank++) {
      for (int file = 0; file < size.width(); file++) {
        if (random.nextInt(density) == 0) {
          PieceType type = PieceType.values()[random.nextInt(PieceType.values().length)];
          if (!type.isRoyal() || random.nextInt(12) < royals) {
            board.put(
                Square.of(file, rank),
                Piece.of(Color.values()[random.nextInt(2)], type, random.nextBoolean()));
          }
        }
      }
    }
    return board.build();
  }

  private static boolean captures(Multiverse multiverse, Color attacker) {
    return RoyalCaptures.first(multiverse, Rules.STANDARD, attacker).isPresent();
  }

  @Test
  void wholeLayers() {
    int hits = 0;
    int misses = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Random random = new Random(SEED * 1_000_003 + round);
      Multiverse multiverse = multiverse(random);
      for (Color attacker : Color.values()) {
        boolean expected = captures(multiverse, attacker);
        assertThat(LayerAttacks.any(new Layer(multiverse, attacker, 0)))
            .as("seed %s, round %s, %s", SEED, round, attacker)
            .isEqualTo(expected);
        hits += expected ? 1 : 0;
        misses += expected ? 0 : 1;
      }
    }
    assertThat(hits).isGreaterThan(ROUNDS / 10);
    assertThat(misses).isGreaterThan(ROUNDS / 10);
  }

  /** A board added at the end of a timeline, or as a new timeline, brings a capture or not. */
  @Test
  void oneMoreBoard() {
    int hits = 0;
    int misses = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Random random = new Random(SEED * 1_000_033 + round);
      Multiverse multiverse = multiverse(random);
      Color mover = Color.values()[random.nextInt(2)];
      if (captures(multiverse, mover.opposite())) {
        continue;
      }
      Board board = board(random, multiverse.size(), 2 + random.nextInt(6), random.nextInt(12));
      int line = multiverse.minTimeline() + random.nextInt(multiverse.timelineCount());
      int at = multiverse.timeline(line).end() + 1;
      Multiverse after;
      if (multiverse.timeline(line).colorToMove() == mover && random.nextBoolean()) {
        after = multiverse.append(line, board);
      } else {
        line = multiverse.nextTimeline(mover);
        at = 2 * random.nextInt(5) + mover.opposite().ordinal();
        after = multiverse.branch(mover, at, board);
      }
      DangerMap danger = new DangerMap();
      danger.compute(new Layer(multiverse, mover.opposite(), 1), line, at);
      Bits bits = board.bits(mover.opposite());
      boolean hit = danger.hit(bits, 0, 0, 0) || BoardAttacks.hit(bits, mover.opposite(), 0, 0, 0);
      assertThat(hit)
          .as("seed %s, round %s", SEED, round)
          .isEqualTo(captures(after, mover.opposite()));
      assertThat(LayerAttacks.anyNew(new Layer(after, mover.opposite(), 0), multiverse))
          .as("seed %s, round %s", SEED, round)
          .isEqualTo(hit);
      hits += hit ? 1 : 0;
      misses += hit ? 0 : 1;
    }
    assertThat(hits).isGreaterThan(100);
    assertThat(misses).isGreaterThan(100);
  }

  /** Squares that a move clears and sets need no board of their own. */
  @Test
  void changedSquares() {
    int hits = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Random random = new Random(SEED * 1_000_037 + round);
      Multiverse multiverse = multiverse(random);
      Size size = multiverse.size();
      Color mover = Color.values()[random.nextInt(2)];
      Color attacker = mover.opposite();
      int line = multiverse.minTimeline() + random.nextInt(multiverse.timelineCount());
      Board board = multiverse.timeline(line).last();
      Square from = Square.of(random.nextInt(size.width()), random.nextInt(size.height()));
      Square to = Square.of(random.nextInt(size.width()), random.nextInt(size.height()));
      Piece piece = board.piece(from);
      Piece target = board.piece(to);
      if (piece == null || piece.color() != mover || (target != null && target.color() == mover)) {
        continue;
      }
      Board moved = board.toBuilder().clear(from).put(to, piece).build();
      long clear = 1L << size.index(from);
      long set = 1L << size.index(to);
      long royal = piece.type().isRoyal() ? set : 0;
      boolean expected = BoardAttacks.hit(moved.bits(attacker), attacker, 0, 0, 0);
      assertThat(BoardAttacks.hit(board.bits(attacker), attacker, clear, set, royal))
          .as("seed %s, round %s", SEED, round)
          .isEqualTo(expected);
      DangerMap danger = new DangerMap();
      danger.compute(new Layer(multiverse, attacker, 1), line, multiverse.timeline(line).end() + 1);
      assertThat(danger.hit(board.bits(attacker), clear, set, royal))
          .as("seed %s, round %s", SEED, round)
          .isEqualTo(danger.hit(moved.bits(attacker), 0, 0, 0));
      hits += expected ? 1 : 0;
    }
    assertThat(hits).isGreaterThan(20);
  }
}
