package fivefold.web;

import fivefold.ReadResult;
import fivefold.db.explorer.PlayedGame;
import fivefold.db.explorer.PlayedGame.Played;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Multiverse;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import fivefold.web.json.Json;
import fivefold.web.json.Split;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What the explorer asks: where a position is found, what its actions are, what games played. */
final class Explore {
  private Explore() {}

  /** The keys under which explorers have a position. */
  static void keys(Json json, Node node) {
    Multiverse multiverse = node.state().multiverse();
    json.field("tree", multiverse.key().toString());
    json.field("boards", multiverse.lastBoardsKey().toString());
  }

  /**
   * The moves of actions, one a line by boards and squares; none for what can't be played here, as
   * where other histories ended in the same boards.
   */
  static void actions(Json json, State state, String lines) {
    json.name("actions").array();
    for (String line : Split.at(lines, '\n')) {
      Optional<Action> action = Action.ofSquares(line, state.parity(), state.mover());
      if (action.isPresent() && state.play(action.get()) instanceof Attempt.Ok) {
        MoveJson.write(json, state.steps(action.get()));
      } else {
        json.array().endArray();
      }
    }
    json.endArray();
  }

  /** A game with every action of its tree; those of the main line come first. */
  static void game(Json json, ReadResult read, Game game) {
    PlayedGame played = PlayedGame.of(game);
    Headers headers = game.headers();
    json.field("errors", read.errors());
    for (String key : new String[] {"White", "Black", "Event", "Round", "Date"}) {
      json.field(key.toLowerCase(Locale.ROOT), headers.get(key).orElse(""));
    }
    json.field("result", played.result().map(Result::token).orElse(""));
    json.field("variant", game.variant().orElse("Custom"));
    json.field("last", played.date());
    json.field("actions", played.line().size());
    json.field("timelines", game.end().state().multiverse().timelineCount());
    json.name("played").array();
    Set<Played> seen = new HashSet<>();
    for (Played each : played.line()) {
      seen.add(each);
      played(json, each);
    }
    for (Node node : game.nodes()) {
      if (!node.isRoot() && seen.add(Played.of(node))) {
        played(json, Played.of(node));
      }
    }
    json.endArray();
  }

  private static void played(Json json, Played played) {
    json.array().value(played.multiverse().toString()).value(played.boards().toString());
    json.value(played.action()).endArray();
  }
}
