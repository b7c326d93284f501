package fivefold.rules;

/** The result of trying a move or a submit: a new state, or the reason why not. */
public sealed interface Attempt {

  /** It worked. */
  record Ok(State state) implements Attempt {}

  /** It is against the rules. */
  record Refused(Refusal refusal) implements Attempt {}

  /**
   * The new state.
   *
   * @throws IllegalStateException when refused, with the reason
   */
  default State orThrow() {
    if (this instanceof Refused refused) {
      throw new IllegalStateException(refused.refusal().message());
    }
    return ((Ok) this).state();
  }
}
