package fivefold.engine;

import fivefold.rules.Action;
import java.util.List;

/**
 * A line of play that the engine thinks well of.
 *
 * @param score how the player to move stands when it is played
 * @param actions the actions, his own first; never empty
 * @param searched whether the score is what a search found; otherwise there was no time for it, and
 *     the score is how it looked at first sight
 */
public record Line(Score score, List<Action> actions, boolean searched) {
  public Line {
    actions = List.copyOf(actions);
  }

  /** The action to play. */
  public Action first() {
    return actions.get(0);
  }
}
