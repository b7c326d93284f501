package fivefold.notation;

import fivefold.model.Color;
import org.jspecify.annotations.Nullable;

/**
 * A board as a move names it: completely, only by its timeline, only by its turn, relative to the
 * board the move starts from, or not at all.
 *
 * @param lineForm how the timeline is given; what {@code line} means
 * @param turnForm how the turn is given; what {@code turn} means
 * @param color the colour written with the board, which notations leave out, or null
 */
public record BoardPattern(
    LineForm lineForm, int line, TurnForm turnForm, int turn, @Nullable Color color) {

  /** Nothing was written. */
  public static final BoardPattern NONE =
      new BoardPattern(LineForm.NONE, 0, TurnForm.NONE, 0, null);

  /** How a timeline is written. */
  public enum LineForm {
    NONE,
    /** A label without sign: 0, 1, 2 … */
    PLAIN,
    /** A label with a plus: +0, +1 … */
    PLUS,
    /** A label with a minus: -0, -1 …; {@code line} is the number after it. */
    MINUS,
    /** The index inside the program, where -0 is -1 (see {@link fivefold.model.Parity}). */
    INDEX,
    /** Steps from the timeline the move starts on. */
    OFFSET,
    /**
     * One of the timelines on which the mover can play now: 0, 1 … counted from the lowest, -1, -2
     * … from the highest. For notations that go through the boards in a fixed order.
     */
    PLAYABLE,
    /** As {@link #PLAYABLE}, of the timelines that were active when the turn began. */
    ACTIVE
  }

  /** How a turn is written. */
  public enum TurnForm {
    NONE,
    /** The turn as players see it. */
    NUMBER,
    /** Turns from the board the move starts on. */
    OFFSET
  }

  /** A board given in full: sign {@code '+'}, {@code '-'} or 0, number, turn. */
  public static BoardPattern of(char sign, int line, int turn) {
    return new BoardPattern(lineForm(sign), line, TurnForm.NUMBER, turn, null);
  }

  /** A board given by the index of its timeline. */
  public static BoardPattern ofIndex(int timeline, int turn) {
    return new BoardPattern(LineForm.INDEX, timeline, TurnForm.NUMBER, turn, null);
  }

  /** A board given by the place of its timeline in the order of play; see {@link LineForm}. */
  public static BoardPattern inOrder(LineForm form, int place) {
    return new BoardPattern(form, place, TurnForm.NONE, 0, null);
  }

  /** What a sign before a timeline's number means: {@code '+'}, {@code '-'} or 0. */
  public static LineForm lineForm(char sign) {
    return sign == '+' ? LineForm.PLUS : sign == '-' ? LineForm.MINUS : LineForm.PLAIN;
  }

  public boolean isNone() {
    return lineForm == LineForm.NONE && turnForm == TurnForm.NONE;
  }

  /** The largest number a pattern can hold; larger ones name no board that could exist. */
  public static final int MAX_NUMBER = (1 << 27) - 1;

  private static final LineForm[] LINE_FORMS = LineForm.values();
  private static final TurnForm[] TURN_FORMS = TurnForm.values();
  private static final Color[] COLORS = Color.values();

  /** The pattern in one number, as scripts store it; 0 is {@link #NONE}. */
  public static long pack(
      LineForm lineForm, int line, TurnForm turnForm, int turn, @Nullable Color color) {
    return lineForm.ordinal()
        | turnForm.ordinal() << 3
        | (color == null ? 0 : color.ordinal() + 1) << 5
        | (line & 0xfffffffL) << 8
        | (turn & 0xfffffffL) << 36;
  }

  static BoardPattern unpack(long packed) {
    if (packed == 0) {
      return NONE;
    }
    int color = (int) (packed >> 5) & 3;
    return new BoardPattern(
        LINE_FORMS[(int) packed & 7],
        (int) (packed << 28 >> 36),
        TURN_FORMS[(int) (packed >> 3) & 3],
        (int) (packed >> 36),
        color == 0 ? null : COLORS[color - 1]);
  }

  long pack() {
    return pack(lineForm, line, turnForm, turn, color);
  }
}
