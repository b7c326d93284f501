package fivefold.model;

/**
 * A piece on a square. Instances are shared: there is one for each colour, type and unmoved flag,
 * so {@code ==} and {@code equals} agree.
 *
 * <p>{@link #code()} is the byte a {@link Board} stores: type in the low four bits (0 is an empty
 * square), {@link #BLACK_BIT} and {@link #UNMOVED_BIT}.
 */
public final class Piece {
  public static final int TYPE_MASK = 0x0f;
  public static final int BLACK_BIT = 0x10;
  public static final int UNMOVED_BIT = 0x20;

  private static final Piece[] BY_CODE = new Piece[64];
  private static final PieceType[] TYPES = PieceType.values();

  static {
    for (PieceType type : TYPES) {
      for (Color color : Color.values()) {
        add(new Piece(color, type, false));
        if (type.tracksUnmoved()) {
          add(new Piece(color, type, true));
        }
      }
    }
  }

  private final Color color;
  private final PieceType type;
  private final boolean unmoved;

  private Piece(Color color, PieceType type, boolean unmoved) {
    this.color = color;
    this.type = type;
    this.unmoved = unmoved;
  }

  private static void add(Piece piece) {
    BY_CODE[piece.code()] = piece;
  }

  /** A piece that has moved, or whose kind does not care. */
  public static Piece of(Color color, PieceType type) {
    return BY_CODE[code(color, type)];
  }

  /** The piece with an unmoved flag; the flag is dropped for kinds where it means nothing. */
  public static Piece of(Color color, PieceType type, boolean unmoved) {
    return BY_CODE[code(color, type) | (unmoved && type.tracksUnmoved() ? UNMOVED_BIT : 0)];
  }

  /** The piece with this code, which must be the code of a piece. */
  public static Piece ofCode(int code) {
    return BY_CODE[code];
  }

  /** The code of a moved piece. */
  public static int code(Color color, PieceType type) {
    return (type.ordinal() + 1) | (color == Color.BLACK ? BLACK_BIT : 0);
  }

  /** The type in a non-zero code. */
  public static PieceType typeOf(int code) {
    return TYPES[(code & TYPE_MASK) - 1];
  }

  /** The colour in a non-zero code. */
  public static Color colorOf(int code) {
    return (code & BLACK_BIT) == 0 ? Color.WHITE : Color.BLACK;
  }

  public Color color() {
    return color;
  }

  public PieceType type() {
    return type;
  }

  public boolean unmoved() {
    return unmoved;
  }

  public int code() {
    return code(color, type) | (unmoved ? UNMOVED_BIT : 0);
  }

  /** The letter of 5DFEN without a star: capital for White. */
  public char letter() {
    return color == Color.WHITE ? type.letter() : (char) (type.letter() + ('a' - 'A'));
  }

  /** The 5DFEN text: a letter, and a star when unmoved. */
  @Override
  public String toString() {
    return unmoved ? letter() + "*" : String.valueOf(letter());
  }
}
