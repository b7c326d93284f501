package fivefold.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BoardTest {
  private static final Piece KING = Piece.of(Color.WHITE, PieceType.KING, true);
  private static final Square E1 = Square.of(4, 0);

  @Test
  void changesGiveNewBoards() {
    Board empty = Board.empty(Size.STANDARD);
    Board board = empty.toBuilder().put(E1, KING).build();
    assertThat(board.piece(E1)).isSameAs(KING);
    assertThat(empty.piece(E1)).isNull();
    assertThat(board.toBuilder().clear(E1).build()).isEqualTo(empty);
  }

  @Test
  void isEqualByContentUnmovedFlagsIncluded() {
    Board one = Board.builder(Size.STANDARD).put(E1, KING).build();
    Board same = Board.builder(Size.STANDARD).put(E1, KING).build();
    Board moved =
        Board.builder(Size.STANDARD).put(E1, Piece.of(Color.WHITE, PieceType.KING)).build();
    assertThat(one).isEqualTo(same).hasSameHashCodeAs(same).isNotEqualTo(moved);
    assertThat(Board.empty(new Size(8, 8))).isNotEqualTo(Board.empty(new Size(7, 8)));
  }

  @Test
  void keepsTheUnmovedFlagOnlyWhereItMatters() {
    for (PieceType type : PieceType.values()) {
      boolean matters = "PWKR".indexOf(type.letter()) >= 0;
      assertThat(Piece.of(Color.BLACK, type, true).unmoved()).as(type.name()).isEqualTo(matters);
      assertThat(PieceType.ofLetter(type.letter())).contains(type);
    }
    assertThat(PieceType.ofLetter('k')).isEmpty();
    assertThat(PieceType.ofLetter('X')).isEmpty();
  }

  @Test
  void everyPieceHasItsOwnCode() {
    for (PieceType type : PieceType.values()) {
      for (Color color : Color.values()) {
        for (boolean unmoved : new boolean[] {false, true}) {
          Piece piece = Piece.of(color, type, unmoved);
          assertThat(Piece.ofCode(piece.code())).isSameAs(piece);
          assertThat(Piece.typeOf(piece.code())).isEqualTo(type);
          assertThat(Piece.colorOf(piece.code())).isEqualTo(color);
        }
      }
    }
  }

  @Test
  void printsRowsFromTheTop() {
    Board board =
        Board.builder(new Size(12, 2))
            .put(Square.of(0, 1), Piece.of(Color.BLACK, PieceType.ROOK, true))
            .put(Square.of(11, 0), KING)
            .build();
    assertThat(board).hasToString("r*11/11K*");
  }

  @Test
  void refusesSquaresOutsideAndASecondBuild() {
    Board small = Board.empty(new Size(4, 4));
    assertThatThrownBy(() -> small.piece(E1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> small.toBuilder().put(E1, KING))
        .isInstanceOf(IllegalArgumentException.class);
    Board.Builder used = small.toBuilder();
    assertThat(used.build()).isEqualTo(small);
    assertThatThrownBy(used::build).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> used.code(0, 0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void showsEachSideAsBits() {
    Board board =
        Board.builder(Size.STANDARD)
            .put(E1, KING)
            .put(Square.of(0, 0), Piece.of(Color.BLACK, PieceType.QUEEN))
            .put(Square.of(1, 0), Piece.of(Color.BLACK, PieceType.BRAWN))
            .build();
    Bits black = board.bits(Color.BLACK);
    assertThat(black.occupied).isEqualTo(0b10011);
    assertThat(black.own).isEqualTo(0b00011);
    assertThat(black.royals).isEqualTo(0b10000);
    for (int axes = 1; axes <= 4; axes++) {
      assertThat(black.riders(axes)).isEqualTo(1);
    }
    assertThat(black.pawns).isEqualTo(0b10);
    assertThat(black.brawns).isEqualTo(0b10);
    Bits white = board.bits(Color.WHITE);
    assertThat(white.own).isEqualTo(0b10000);
    assertThat(white.steppers).isEqualTo(0b10000);
    assertThat(white.royals).isZero();
  }
}
