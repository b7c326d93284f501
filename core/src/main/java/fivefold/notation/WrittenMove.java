package fivefold.notation;

import fivefold.game.Node;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.text.Span;
import java.util.List;

/**
 * A move of a game and where it stands in the text that the game was read from.
 *
 * @param node the node that the move's action led to; of an unfinished turn, the one it starts from
 * @param index the number of the move in the node's action, or in its unfinished turn, from 0
 * @param submitted whether the move is part of an action, and not of an unfinished turn
 */
public record WrittenMove(Span span, Node node, int index, boolean submitted) {

  /** The move as it was played. */
  public Step step() {
    List<Step> steps = submitted ? node.steps() : node.unfinished().map(State::steps).orElseThrow();
    return steps.get(index);
  }
}
