package fivefold.model;

import java.util.OptionalInt;

/**
 * Whether a multiverse has one central timeline (odd, labelled 0) or two (even, labelled -0 and
 * +0).
 *
 * <p>Inside the program timelines are plain integers, one apart when they are neighbours. In an
 * even multiverse -0 is index -1 and +0 is index 0, so a negative label -k is index -k-1. Labels
 * exist only in print.
 */
public enum Parity {
  ODD,
  EVEN;

  /** How many indices below zero belong to the centre: 1 for even multiverses, else 0. */
  public int offset() {
    return this == EVEN ? 1 : 0;
  }

  /** The distance of a timeline from the centre, the number in its label. */
  public int distance(int index) {
    return index >= 0 ? index : -index - offset();
  }

  /**
   * The label: {@code 0}, {@code 1}, {@code -1}; in even multiverses every label has its sign:
   * {@code -1}, {@code -0}, {@code +0}, {@code +1}.
   */
  public String label(int index) {
    return this == EVEN ? signedLabel(index) : Integer.toString(index);
  }

  /**
   * The label with a plus on positive timelines, as hashing wants it; the odd centre stays {@code
   * 0}.
   */
  public String signedLabel(int index) {
    if (index > 0) {
      return "+" + index;
    }
    return index < 0 ? "-" + distance(index) : this == EVEN ? "+0" : "0";
  }

  /**
   * The index of the timeline with this sign and distance, or empty when the label does not exist
   * in this parity: a zero needs a sign in an even multiverse and must not have one in an odd one.
   *
   * @param sign {@code '+'}, {@code '-'} or 0 for none
   */
  public OptionalInt index(char sign, int distance) {
    if (distance == 0 && (sign == 0) == (this == EVEN)) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(sign == '-' ? -distance - offset() : distance);
  }
}
