package fivefold.notation;

import java.util.List;

/**
 * A game in some notation.
 *
 * @param text the game, its last line ended
 * @param losses what the notation could not carry
 */
public record Written(String text, List<Loss> losses) {
  public Written {
    losses = List.copyOf(losses);
  }

  /** Whether reading the text gives the same game back. */
  public boolean isLossless() {
    return losses.isEmpty();
  }
}
