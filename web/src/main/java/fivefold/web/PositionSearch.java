package fivefold.web;

import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import java.util.Iterator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Searches in a position handed over as text. It runs in an engine of its own that the page may end
 * at any time; work comes in slices, so that progress can be shown.
 */
final class PositionSearch {
  private @Nullable State state;
  private @Nullable Iterator<Action> actions;

  boolean handles(String op) {
    return switch (op) {
      case "setPosition", "verdict", "count", "actions", "random" -> true;
      default -> false;
    };
  }

  void call(String op, String[] args, Json json) {
    switch (op) {
      case "setPosition" -> {
        state = PositionText.read(args[0]);
        actions = null;
      }
      case "verdict" -> {
        Budget budget = Budget.ofNodes(Long.parseLong(args[0]));
        json.field("verdict", state().verdict(budget).name().toLowerCase(Locale.ROOT));
      }
      case "count" -> {
        long cap = Long.parseLong(args[0]);
        Budget budget = Budget.ofMillis(Long.parseLong(args[1]));
        LegalActions.Count count = state().legalActions().count(cap, budget);
        json.field("count", count.atLeast()).field("more", !count.complete());
      }
      case "actions" -> list(json, Integer.parseInt(args[0]));
      case "random" -> random(json, Long.parseLong(args[0]), Integer.parseInt(args[1]));
      default -> throw new IllegalArgumentException("no such operation: " + op);
    }
  }

  private State state() {
    if (state == null) {
      throw new IllegalStateException("no position to search in");
    }
    return state;
  }

  /** The next few actions of a list that goes on from call to call. */
  private void list(Json json, int wanted) {
    if (actions == null) {
      actions = state().legalActions().iterator();
    }
    json.name("actions").array();
    int found = 0;
    while (found < wanted && actions.hasNext()) {
      Action action = actions.next();
      json.object();
      MoveJson.write(json.name("moves"), state().steps(action));
      json.field("check", state().play(action).orThrow().inCheck());
      json.endObject();
      found++;
    }
    json.endArray();
    json.field("done", found < wanted);
  }

  /** One of the first so many actions; the page brings the chance. */
  private void random(Json json, long seed, int among) {
    Iterator<Action> all = state().legalActions().iterator();
    Action picked = null;
    // Each action replaces the one picked before it with chance one in its number.
    Dice dice = new Dice(seed);
    for (int n = 1; n <= among && all.hasNext(); n++) {
      Action action = all.next();
      if (dice.roll(n) == 0) {
        picked = action;
      }
    }
    if (picked != null) {
      MoveJson.write(json.name("moves"), state().steps(picked));
    }
  }
}
