package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.notation.TextInput;
import java.util.Arrays;

/**
 * Finds closing parentheses that a scanner put in too early. It remembers how far every open
 * variation has come: when the turn after a {@code )} does not follow the one before the variation,
 * but the last one inside it, the variation was not over.
 */
final class TreeRepair {
  /** The half-turn (twice the number, plus one for Black) each open level has reached. */
  private int[] levels = new int[16];

  private int depth;

  void turn(int number, Color color) {
    levels[depth] = 2 * number + color.ordinal();
  }

  void slash() {
    levels[depth]++;
  }

  void open() {
    depth++;
    if (depth == levels.length) {
      levels = Arrays.copyOf(levels, depth * 2);
    }
    levels[depth] = levels[depth - 1];
  }

  void close() {
    depth--;
  }

  /** Whether the turn at the current place, if there is one, belongs into the level just closed. */
  boolean closedTooEarly(TextInput in) {
    int i = in.peek() == '(' ? in.afterBlanks(in.at() + 1) : in.at();
    int number = 0;
    int digits = i;
    while (isDigit(in.charAt(i)) && number < TextInput.TOO_LARGE) {
      number = number * 10 + (in.charAt(i) - '0');
      i++;
    }
    boolean black = in.charAt(i) == 'b';
    if (black || in.charAt(i) == 'w') {
      i++;
    }
    if (i == digits || in.charAt(i) != '.') {
      return false;
    }
    int halfTurn = 2 * number + (black ? 1 : 0);
    return halfTurn == levels[depth + 1] + 1 && halfTurn != levels[depth] + 1;
  }

  void reopen() {
    depth++;
  }
}
