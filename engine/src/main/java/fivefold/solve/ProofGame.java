package fivefold.solve;

import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.model.Rules;
import fivefold.rules.State;
import java.util.Optional;

/**
 * Games that carry a proof: the moves up to a position, then the proof as variations. The header
 * {@code Proof "mate in 2 from 3b"} says where it begins, after the action 3b or at the start.
 */
public final class ProofGame {
  private static final String HEADER = "Proof";
  private static final String FROM = " from ";
  private static final String START = "start";

  private ProofGame() {}

  /** A game as it went up to a node, and nothing else, with other rules if they are asked for. */
  public static Game upTo(Game game, Node node, Rules rules) {
    boolean same = rules.equals(game.start().rules());
    State start = same ? game.start() : State.of(game.start().multiverse(), rules);
    Game copy =
        same && game.variant().isPresent() ? Game.of(start, game.variant().get()) : Game.of(start);
    copy.setHeaders(game.headers());
    Node at = copy.root();
    for (Node step : node.path()) {
      at = ((Insertion.Done) at.play(step.action())).node();
    }
    return copy;
  }

  /** Says in the headers where the proof begins. */
  public static void label(Game game, Node node, int in) {
    String from = node.isRoot() ? START : node.turnNumber() + "" + node.player().letter();
    game.setHeaders(game.headers().with(HEADER, "mate in " + in + FROM + from));
  }

  /** Where the proof of a game begins: at its start unless the header says otherwise. */
  public static Optional<Node> begin(Game game) {
    String header = game.headers().get(HEADER).orElse("");
    int from = header.indexOf(FROM);
    String place = from < 0 ? START : header.substring(from + FROM.length()).strip();
    if (place.equals(START)) {
      return Optional.of(game.root());
    }
    int digits = place.length() - 1;
    int turn = 0;
    for (int i = 0; i < digits; i++) {
      char c = place.charAt(i);
      if (c < '0' || c > '9' || turn > 100_000_000) {
        return Optional.empty();
      }
      turn = turn * 10 + c - '0';
    }
    return switch (digits < 1 ? ' ' : place.charAt(digits)) {
      case 'w' -> game.at(turn, Color.WHITE);
      case 'b' -> game.at(turn, Color.BLACK);
      default -> Optional.empty();
    };
  }
}
