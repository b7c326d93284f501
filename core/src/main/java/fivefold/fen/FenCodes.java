package fivefold.fen;

/**
 * The codes of the diagnostics this package gives. Codes are stable: scripts may rely on them. A
 * code with {@code W_} is the warning a lenient reader gives where a strict one refuses with the
 * same name in {@code E_}.
 */
public final class FenCodes {
  /** A block does not begin with {@code [}, does not end with {@code ]}, or text is outside. */
  public static final String E_FEN_BRACKET = "E_FEN_BRACKET";

  /** A block does not have the four fields rows, timeline, turn and colour. */
  public static final String E_FEN_FIELDS = "E_FEN_FIELDS";

  /** A board has more or fewer rows than the size says. */
  public static final String E_FEN_ROWS = "E_FEN_ROWS";

  /** A row has more or fewer squares than the size says. */
  public static final String E_FEN_WIDTH = "E_FEN_WIDTH";

  /** A run of blank squares is 0 or starts with 0. */
  public static final String E_FEN_BLANKS = "E_FEN_BLANKS";

  /** Several digits in a row only make sense as several runs of blank squares. */
  public static final String W_FEN_BLANKS = "W_FEN_BLANKS";

  /** Something in a row is no piece; {@code +} is reserved for pieces yet to be invented. */
  public static final String E_FEN_PIECE = "E_FEN_PIECE";

  /** A star where it means nothing: not behind P, W, K or R, or twice. */
  public static final String E_FEN_UNMOVED = "E_FEN_UNMOVED";

  public static final String W_FEN_UNMOVED = "W_FEN_UNMOVED";

  /** The timeline is no label, or 0 is mixed with -0 and +0. */
  public static final String E_FEN_LINE = "E_FEN_LINE";

  public static final String W_FEN_LINE = "W_FEN_LINE";

  /** The turn is no number, before turn zero, or beyond {@link Setup#MAX_TURN}. */
  public static final String E_FEN_TURN = "E_FEN_TURN";

  public static final String W_FEN_TURN = "W_FEN_TURN";

  /** The colour is neither {@code w} nor {@code b}. */
  public static final String E_FEN_COLOR = "E_FEN_COLOR";

  public static final String W_FEN_COLOR = "W_FEN_COLOR";

  /** White space inside a block. */
  public static final String E_FEN_SPACE = "E_FEN_SPACE";

  public static final String W_FEN_SPACE = "W_FEN_SPACE";

  /** Two blocks on one line. */
  public static final String E_FEN_LAYOUT = "E_FEN_LAYOUT";

  public static final String W_FEN_LAYOUT = "W_FEN_LAYOUT";

  /** Two blocks for the same board. */
  public static final String E_FEN_DUPLICATE = "E_FEN_DUPLICATE";

  /** Boards are missing inside a timeline, or timelines between others. */
  public static final String E_FEN_GAP = "E_FEN_GAP";

  /** No central timeline. */
  public static final String E_FEN_CENTER = "E_FEN_CENTER";

  /** No board at all. */
  public static final String E_FEN_EMPTY = "E_FEN_EMPTY";

  /** Labels of timelines do not fit the declared parity. */
  public static final String E_PARITY = "E_PARITY";

  /** The size of the boards is not {@code WxH} or out of range. */
  public static final String E_SIZE = "E_SIZE";

  public static final String W_SIZE = "W_SIZE";

  /** The list of promotions is wrong. */
  public static final String E_HEADER_VALUE = "E_HEADER_VALUE";

  public static final String W_HEADER_VALUE = "W_HEADER_VALUE";

  private FenCodes() {}
}
