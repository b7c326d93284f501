package fivefold.notation;

import fivefold.game.Evaluation;
import fivefold.model.PieceType;
import org.jspecify.annotations.Nullable;

/**
 * A move as written: a pattern that may leave out everything but where the piece goes. It knows
 * nothing of a position; {@link Resolver} finds the move it means.
 *
 * @param form an ordinary move, or one of the shorthands
 * @param source the board the piece starts on
 * @param piece the piece letter, or null
 * @param fromFile 0 for file a, or {@link #ANY}
 * @param fromRank 0 for rank 1, or {@link #ANY}
 * @param arrow the jump sign between the two boards
 * @param capture whether {@code x} was written
 * @param enPassant whether {@code e.p.} was written
 * @param target the board the piece lands on
 * @param toFile as {@code fromFile}; {@link #ANY} only in shorthands
 * @param toRank as {@code fromRank}; {@link #ANY} only in shorthands
 * @param promotion what the pawn becomes, or null
 * @param check the mark after the move
 * @param rewinds whether {@code ~} was written
 * @param evaluation what the annotator thinks, or null
 */
public record MovePattern(
    Form form,
    BoardPattern source,
    @Nullable PieceType piece,
    int fromFile,
    int fromRank,
    Arrow arrow,
    boolean capture,
    boolean enPassant,
    BoardPattern target,
    int toFile,
    int toRank,
    @Nullable PieceType promotion,
    Check check,
    boolean rewinds,
    @Nullable Evaluation evaluation) {

  /** A coordinate that was not written. */
  public static final int ANY = -1;

  /** What kind of text the move is. */
  public enum Form {
    MOVE,
    /** {@code O-O}: castling towards the last file. */
    CASTLE_RIGHT,
    /** {@code O-O-O}: castling towards file a. */
    CASTLE_LEFT,
    /** {@code 0000}: passing on a board, which no rule allows but some studies use. */
    PASS
  }

  /** The jump sign. */
  public enum Arrow {
    NONE(""),
    HOP(">"),
    BRANCH(">>");

    private final String sign;

    Arrow(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }
  }

  /** The mark after a move. */
  public enum Check {
    NONE(""),
    /** Only Alexbay's notation has it. */
    STALEMATE("="),
    CHECK("+"),
    SOFTMATE("*"),
    CHECKMATE("#");

    private final String sign;

    Check(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }
  }

  /** Whether the move goes to another board, as far as the text tells. */
  public boolean isJump() {
    return arrow != Arrow.NONE || !target.isNone();
  }

  /** Starts a pattern. */
  public static Draft draft() {
    return new Draft();
  }

  /**
   * A pattern under construction. Readers keep one and {@link #clear()} it for every move, so that
   * nothing is allocated until somebody looks: the fields are packed the way {@link Script} stores
   * them.
   */
  public static final class Draft {
    private static final Form[] FORMS = Form.values();
    private static final PieceType[] TYPES = PieceType.values();
    private static final Arrow[] ARROWS = Arrow.values();
    private static final Check[] CHECKS = Check.values();
    private static final Evaluation[] EVALUATIONS = Evaluation.values();

    static final int CAPTURE_BIT = 1 << 2;
    static final int CHECK_BITS = 7 << 3;
    static final int REWINDS_BIT = 1 << 6;
    static final int PROMOTION_SHIFT = 26;

    /** How many bits of {@link #signs} are in use. */
    static final int SIGN_BITS = 11;

    /** Form 2 bits, then five each: files and ranks plus one, then four each: piece, promotion. */
    int squares;

    /** Arrow 2 bits, capture 1, check 3, rewinds 1, evaluation 3, en passant 1. */
    int signs;

    long source;
    long target;

    /** Forgets everything. */
    public Draft clear() {
      squares = 0;
      signs = 0;
      source = 0;
      target = 0;
      return this;
    }

    /** Forgets everything and sets what plain moves have. */
    public void set(
        long source,
        @Nullable PieceType piece,
        int fromFile,
        int fromRank,
        Arrow arrow,
        boolean capture,
        long target,
        int toFile,
        int toRank,
        Check check) {
      this.source = source;
      this.target = target;
      squares =
          (fromFile + 1) << 2
              | (fromRank + 1) << 7
              | (toFile + 1) << 12
              | (toRank + 1) << 17
              | (piece == null ? 0 : piece.ordinal() + 1) << 22;
      signs = arrow.ordinal() | (capture ? CAPTURE_BIT : 0) | check.ordinal() << 3;
    }

    public Draft form(Form form) {
      return squares(form.ordinal(), 0, 3);
    }

    /** The source square's file and rank, either may be {@link #ANY}. */
    public Draft from(int file, int rank) {
      return squares(file + 1, 2, 31).squares(rank + 1, 7, 31);
    }

    /** The target square's file and rank. */
    public Draft to(int file, int rank) {
      return squares(file + 1, 12, 31).squares(rank + 1, 17, 31);
    }

    public Draft piece(@Nullable PieceType piece) {
      return squares(piece == null ? 0 : piece.ordinal() + 1, 22, 15);
    }

    public Draft promotion(@Nullable PieceType piece) {
      return squares(piece == null ? 0 : piece.ordinal() + 1, PROMOTION_SHIFT, 15);
    }

    public Draft source(BoardPattern board) {
      source = board.pack();
      return this;
    }

    public Draft target(BoardPattern board) {
      target = board.pack();
      return this;
    }

    /** The source board as {@link BoardPattern#pack} makes it. */
    public Draft source(long packed) {
      source = packed;
      return this;
    }

    /** The target board as {@link BoardPattern#pack} makes it. */
    public Draft target(long packed) {
      target = packed;
      return this;
    }

    public Draft arrow(Arrow arrow) {
      return signs(arrow.ordinal(), 0, 3);
    }

    public Draft capture(boolean capture) {
      return signs(capture ? 1 : 0, 2, 1);
    }

    public Draft enPassant(boolean enPassant) {
      return signs(enPassant ? 1 : 0, 10, 1);
    }

    public Draft check(Check check) {
      return signs(check.ordinal(), 3, 7);
    }

    public Draft rewinds(boolean rewinds) {
      return signs(rewinds ? 1 : 0, 6, 1);
    }

    public Draft evaluation(@Nullable Evaluation evaluation) {
      return signs(evaluation == null ? 0 : evaluation.ordinal() + 1, 7, 7);
    }

    private Draft squares(int value, int shift, int mask) {
      squares = squares & ~(mask << shift) | (value & mask) << shift;
      return this;
    }

    private Draft signs(int value, int shift, int mask) {
      signs = signs & ~(mask << shift) | (value & mask) << shift;
      return this;
    }

    public MovePattern build() {
      return new MovePattern(
          FORMS[squares & 3],
          BoardPattern.unpack(source),
          type(squares >> 22 & 15),
          (squares >> 2 & 31) - 1,
          (squares >> 7 & 31) - 1,
          ARROWS[signs & 3],
          (signs >> 2 & 1) != 0,
          (signs >> 10 & 1) != 0,
          BoardPattern.unpack(target),
          (squares >> 12 & 31) - 1,
          (squares >> 17 & 31) - 1,
          type(squares >>> PROMOTION_SHIFT),
          CHECKS[signs >> 3 & 7],
          (signs >> 6 & 1) != 0,
          (signs >> 7 & 7) == 0 ? null : EVALUATIONS[(signs >> 7 & 7) - 1]);
    }

    private static @Nullable PieceType type(int number) {
      return number == 0 ? null : TYPES[number - 1];
    }
  }
}
