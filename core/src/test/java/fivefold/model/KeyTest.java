package fivefold.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeyTest {
  private static final Size SIZE = new Size(4, 4);
  private static final Piece ROOK = Piece.of(Color.WHITE, PieceType.ROOK);
  private static final Piece UNMOVED_ROOK = Piece.of(Color.WHITE, PieceType.ROOK, true);
  private static final Square A1 = Square.of(0, 0);
  private static final Square B1 = Square.of(1, 0);

  private static Board with(Square square, Piece piece) {
    return Board.builder(SIZE).put(square, piece).build();
  }

  private static Multiverse of(Parity parity, Timeline... timelines) {
    return Multiverse.of(timelines[0].last().size(), parity, List.of(timelines));
  }

  @Test
  void aBoardsKeyKnowsPiecesFlagsSquaresAndSize() {
    Set<Key> keys = new HashSet<>();
    keys.add(Board.empty(SIZE).key());
    keys.add(Board.empty(new Size(4, 5)).key());
    keys.add(Board.empty(new Size(5, 4)).key());
    keys.add(with(A1, ROOK).key());
    keys.add(with(B1, ROOK).key());
    keys.add(with(A1, UNMOVED_ROOK).key());
    keys.add(with(A1, Piece.of(Color.BLACK, PieceType.ROOK)).key());
    keys.add(Board.builder(new Size(4, 5)).put(A1, ROOK).build().key());
    keys.add(Board.builder(new Size(9, 9)).put(A1, ROOK).build().key());
    assertThat(keys).hasSize(9);
  }

  @Test
  void aBoardsKeyDoesNotKnowHowItCameAbout() {
    Board detour =
        with(A1, UNMOVED_ROOK).toBuilder()
            .clear(A1)
            .put(B1, UNMOVED_ROOK)
            .put(B1, ROOK)
            .put(A1, ROOK)
            .clear(A1)
            .build();
    assertThat(detour.key()).isEqualTo(with(B1, ROOK).key());
    assertThat(detour).isEqualTo(with(B1, ROOK)).hasSameHashCodeAs(with(B1, ROOK));
    assertThat(detour.toBuilder().clear(B1).build().key()).isEqualTo(Board.empty(SIZE).key());
  }

  @Test
  void aMultiversesKeyKnowsWhatLiesWhere() {
    Board one = with(A1, ROOK);
    Board two = with(B1, ROOK);
    Multiverse start = of(Parity.ODD, Timeline.of(0, 2, one));
    List<Multiverse> different =
        List.of(
            start,
            of(Parity.EVEN, Timeline.of(0, 2, one)),
            of(Parity.EVEN, Timeline.of(-1, 2, one)),
            of(Parity.ODD, Timeline.of(0, 3, one)),
            of(Parity.ODD, Timeline.of(0, -2, one)),
            of(Parity.ODD, Timeline.of(0, 2, two)),
            start.append(0, one),
            start.append(0, two),
            start.append(0, one).append(0, two),
            start.append(0, two).append(0, one),
            start.branch(Color.WHITE, 3, one),
            start.branch(Color.BLACK, 3, one),
            start.branch(Color.WHITE, 3, one).branch(Color.WHITE, 3, two),
            start.branch(Color.WHITE, 3, two).branch(Color.WHITE, 3, one),
            of(Parity.ODD, Timeline.of(0, 2, Board.empty(SIZE))),
            of(Parity.ODD, Timeline.of(0, 2, Board.empty(new Size(4, 5)))));
    assertThat(different).doesNotHaveDuplicates();
    assertThat(different.stream().map(Multiverse::key)).doesNotHaveDuplicates();
  }

  @Test
  void aMultiversesKeyDoesNotKnowHowItCameAbout() {
    Board one = with(A1, ROOK);
    Board two = with(B1, ROOK);
    Multiverse start = of(Parity.ODD, Timeline.of(0, 2, one));
    Multiverse timelineFirst = start.branch(Color.BLACK, 3, two).append(0, two).append(-1, one);
    Multiverse timelineLast = start.append(0, two).branch(Color.BLACK, 3, two).append(-1, one);
    Multiverse atOnce =
        of(
            Parity.ODD,
            Timeline.of(0, 2, one).append(two),
            Timeline.of(-1, 3, two).append(one.toBuilder().build()));
    assertThat(timelineFirst).isEqualTo(timelineLast).isEqualTo(atOnce).hasSameHashCodeAs(atOnce);
    assertThat(timelineFirst.key()).isEqualTo(timelineLast.key()).isEqualTo(atOnce.key());
  }

  @Test
  void theKeyOfTheLastBoardsForgetsThePastButNotThePlace() {
    Board one = with(A1, ROOK);
    Board two = with(B1, ROOK);
    Multiverse start = of(Parity.ODD, Timeline.of(0, 2, one));
    Key key = start.append(0, one).append(0, two).lastBoardsKey();
    assertThat(start.append(0, two).append(0, two).lastBoardsKey()).isEqualTo(key);
    assertThat(of(Parity.ODD, Timeline.of(0, 4, two)).lastBoardsKey()).isEqualTo(key);
    assertThat(of(Parity.EVEN, Timeline.of(0, 4, two)).lastBoardsKey()).isNotEqualTo(key);
    assertThat(start.append(0, two).lastBoardsKey()).isNotEqualTo(key);
    assertThat(start.append(0, one).append(0, one).lastBoardsKey()).isNotEqualTo(key);
    assertThat(start.append(0, one).append(0, two).branch(Color.WHITE, 3, one).lastBoardsKey())
        .isNotEqualTo(key);
  }

  /** Tables outlive a run, so a key may not change from one version to the next. */
  @Test
  void keysStayWhatTheyAre() {
    assertThat(with(A1, UNMOVED_ROOK).key()).hasToString("a38529640f23ded2c5a35cb35db05a8f");
    assertThat(of(Parity.ODD, Timeline.of(0, 2, with(A1, UNMOVED_ROOK))).key())
        .hasToString("7ae69a847f2deeb45e3e45cddb34bb3c");
    assertThat(new Key(-1L, 10)).hasToString("ffffffffffffffff000000000000000a");
  }

  @Test
  void keysAreOrderedAsTheirTextIs() {
    Key[] ascending = {
      new Key(0, 1), new Key(0, -1), new Key(1, 0), new Key(-1, 0), new Key(-1, 2)
    };
    for (int i = 0; i < ascending.length; i++) {
      for (int j = 0; j < ascending.length; j++) {
        assertThat(Integer.signum(ascending[i].compareTo(ascending[j])))
            .isEqualTo(Integer.compare(i, j))
            .isEqualTo(Integer.signum(ascending[i].toString().compareTo(ascending[j].toString())));
      }
    }
  }

  /** Either half alone would do for so few boards; so a weak half shows. */
  @Test
  void halvesOfKeysDifferForRandomBoards() {
    long seed = Long.getLong("fivefold.seed", 1);
    Random random = new Random(seed);
    Map<Long, Board> highs = new HashMap<>();
    Map<Long, Board> lows = new HashMap<>();
    Size[] sizes = {SIZE, new Size(8, 8), new Size(16, 16)};
    for (int i = 0; i < 300_000; i++) {
      Size size = sizes[i % sizes.length];
      Board.Builder builder = Board.builder(size);
      for (int pieces = 1 + random.nextInt(4); pieces > 0; pieces--) {
        PieceType type = PieceType.values()[random.nextInt(PieceType.values().length)];
        Color color = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        builder.put(
            Square.of(random.nextInt(size.width()), random.nextInt(size.height())),
            Piece.of(color, type, random.nextBoolean()));
      }
      Board board = builder.build();
      Board sameHigh = highs.putIfAbsent(board.key().high(), board);
      Board sameLow = lows.putIfAbsent(board.key().low(), board);
      if ((sameHigh != null && !sameHigh.equals(board))
          || (sameLow != null && !sameLow.equals(board))) {
        fail("seed %d: half a key, %s, for two boards", seed, board.key());
      }
    }
    assertThat(highs).hasSizeGreaterThan(200_000);
  }
}
