package fivefold.notation.dynamical;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * When a move is made: the k-th move of an action whose number is A has the step {@code A#k}, by
 * definition {@code A + 1/2 - (1/2)^k}. White's n-th action has A = n, Black's A = n + 1/2. Kept as
 * the two whole numbers it is made of, since no rounding may mix up the order of moves.
 *
 * @param half twice A
 * @param order k, from 1
 */
record Step(int half, int order) implements Comparable<Step> {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal HALF = new BigDecimal("0.5");

  /** More moves than this have no action. */
  static final int MAX_ORDER = 10_000;

  /** More actions than this has no game. */
  private static final int MAX_HALF = 200_000_000;

  /** The step with a decimal value, such as 3.75; empty when no move can have it. */
  static Optional<Step> ofDecimal(String text) {
    if (text.length() > MAX_ORDER) {
      return Optional.empty();
    }
    BigDecimal value = new BigDecimal(text).stripTrailingZeros();
    BigDecimal doubled = value.multiply(TWO);
    if (doubled.compareTo(BigDecimal.valueOf(MAX_HALF)) > 0) {
      return Optional.empty();
    }
    int half = doubled.intValue();
    // A power of 1/2 has as many decimal places as its exponent, so the places tell the order.
    int order = doubled.compareTo(BigDecimal.valueOf(half)) == 0 ? 1 : value.scale();
    Step step = new Step(half, order);
    return step.value().compareTo(value) == 0 ? Optional.of(step) : Optional.empty();
  }

  /** The step {@code A#k}; empty when A is not a multiple of 1/2 or a number is out of range. */
  static Optional<Step> of(String action, int order) {
    Optional<Step> first = ofDecimal(action);
    return first.isEmpty() || first.get().order != 1 || order < 1 || order > MAX_ORDER
        ? Optional.empty()
        : Optional.of(new Step(first.get().half, order));
  }

  private BigDecimal value() {
    BigDecimal action = BigDecimal.valueOf(half).multiply(HALF);
    return order == 1 ? action : action.add(HALF).subtract(HALF.pow(order));
  }

  /** {@code 3.75}, whatever places it takes. */
  String decimal() {
    return value().stripTrailingZeros().toPlainString();
  }

  /** {@code 3.5#2}, or {@code 3.5} for the first move. */
  @Override
  public String toString() {
    String action = half / 2 + (half % 2 == 0 ? "" : ".5");
    return order == 1 ? action : action + "#" + order;
  }

  @Override
  public int compareTo(Step other) {
    return half != other.half
        ? Integer.compare(half, other.half)
        : Integer.compare(order, other.order);
  }
}
