package fivefold.game;

import fivefold.rules.Refusal;

/** The result of adding an action to a tree: its node, or the reason why it can't be played. */
public sealed interface Insertion {

  /**
   * The action is in the tree.
   *
   * @param existed whether it was there before, so that nothing changed
   */
  record Done(Node node, boolean existed) implements Insertion {}

  /** The action is against the rules. */
  record Refused(Refusal refusal) implements Insertion {}

  /**
   * The node of the action.
   *
   * @throws IllegalStateException when refused, with the reason
   */
  default Node orThrow() {
    if (this instanceof Refused refused) {
      throw new IllegalStateException(refused.refusal().message());
    }
    return ((Done) this).node();
  }
}
