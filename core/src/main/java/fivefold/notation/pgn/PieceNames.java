package fivefold.notation.pgn;

import fivefold.model.PieceType;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/** The names of pieces in moves: a letter, or for some an old name of two. */
final class PieceNames {
  private PieceNames() {}

  /** Reads a name if there is one. */
  static @Nullable PieceType read(TextInput in, Dialect dialect) {
    char c = in.peek();
    if (c < 'A' || c > 'Z') {
      return null;
    }
    char next = in.peek(1);
    PieceType alias = alias(c, next);
    if (alias != null) {
      boolean allowed = dialect == Dialect.SHAD && (c == 'R' || c == 'P');
      if (!allowed) {
        in.strictly(
            Code.E_MOVE_SYNTAX,
            in.at(),
            in.at() + 2,
            "an old name for a piece",
            "write " + alias.letter());
      }
      in.skip(2);
      return alias;
    }
    PieceType type = PieceType.ofLetter(c).orElse(null);
    if (type != null) {
      in.skip(1);
    }
    return type;
  }

  private static @Nullable PieceType alias(char first, char second) {
    if (second < 'A' || second > 'Z') {
      return null;
    }
    if (first == 'R' && second == 'Q') {
      return PieceType.ROYAL_QUEEN;
    }
    if (first == 'P' && second == 'R') {
      return PieceType.PRINCESS;
    }
    if (first == 'B' && second == 'R') {
      return PieceType.BRAWN;
    }
    return first == 'C' && second == 'K' ? PieceType.COMMON_KING : null;
  }
}
