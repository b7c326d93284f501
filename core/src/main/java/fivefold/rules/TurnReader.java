package fivefold.rules;

import java.util.ServiceLoader;

/**
 * Reads the moves of a turn from text. The rules know no notation: {@link State#play(String)} finds
 * whoever does as a service, so that a newcomer can type {@code state.play("Nf3")}.
 */
public interface TurnReader {

  /**
   * The state with all moves of a text played and not submitted, or the reason why that can't be,
   * made by {@link Refusal#notUnderstood}.
   */
  Attempt read(State state, String text);

  /** The one there is, looked for when somebody asks. */
  final class Found {
    static final TurnReader INSTANCE =
        ServiceLoader.load(TurnReader.class, TurnReader.class.getClassLoader()).iterator().next();

    private Found() {}
  }
}
