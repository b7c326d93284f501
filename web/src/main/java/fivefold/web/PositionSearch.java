package fivefold.web;

import fivefold.engine.Part;
import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import fivefold.web.json.Json;
import fivefold.web.json.PositionText;
import fivefold.web.json.Split;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Searches in a position handed over as text. It runs in an engine of its own that the page may end
 * at any time; work comes in slices, so that progress can be shown.
 */
final class PositionSearch {
  private @Nullable State state;
  private @Nullable FilteredActions actions;
  private @Nullable Thinking thinking;

  boolean handles(String op) {
    return switch (op) {
      case "setPosition", "verdict", "count", "filter", "actions", "choices", "random" -> true;
      case "solve", "ways", "checkProof", "judge", "risk", "explain" -> true;
      case "analyse", "choose" -> true;
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
        LegalActions.Count count = state().legalActions().count(cap, millis(args[1]));
        json.field("count", count.atLeast()).field("more", !count.complete());
      }
      case "filter" -> actions = new FilteredActions(state(), args[0]);
      case "actions" -> list(json, Integer.parseInt(args[0]), Long.parseLong(args[1]));
      case "choices" -> choices(json, args);
      case "random" -> random(json, Long.parseLong(args[0]), Integer.parseInt(args[1]));
      case "solve" ->
          Mates.solve(json, state(), Integer.parseInt(args[0]), millis(args[1]), args[2]);
      case "ways" -> Mates.ways(json, state(), Integer.parseInt(args[0]), millis(args[1]), args[2]);
      case "checkProof" -> Mates.check(json, state(), args[0], millis(args[1]), args[2]);
      case "judge" ->
          Mates.judge(json, state(), args[0], Integer.parseInt(args[1]), millis(args[2]));
      case "risk" -> Mates.risk(json, state(), args[0], Integer.parseInt(args[1]), millis(args[2]));
      case "analyse" -> analyse(json, args);
      case "choose" ->
          thinking().choose(json, state(), Integer.parseInt(args[0]), Long.parseLong(args[1]));
      case "explain" -> Mates.explain(json, state(), millis(args[0]));
      default -> throw new IllegalArgumentException("no such operation: " + op);
    }
  }

  /** The playing engine; it takes its memory when it is first asked. */
  private Thinking thinking() {
    if (thinking == null) {
      thinking = new Thinking();
    }
    return thinking;
  }

  private void analyse(Json json, String[] args) {
    Part part =
        args.length < 5 ? Part.ALL : new Part(Integer.parseInt(args[3]), Integer.parseInt(args[4]));
    thinking().remember(args.length < 3 ? Thinking.USUAL_MEMORY : Integer.parseInt(args[2]));
    thinking().analyse(json, state(), Integer.parseInt(args[0]), Long.parseLong(args[1]), part);
  }

  private static Budget millis(String text) {
    return Budget.ofMillis(Long.parseLong(text));
  }

  private State state() {
    if (state == null) {
      throw new IllegalStateException("no position to search in");
    }
    return state;
  }

  /** The next few actions of a list that goes on from call to call, as far as some time goes. */
  private void list(Json json, int wanted, long millis) {
    if (actions == null) {
      actions = new FilteredActions(state(), "");
    }
    long end = System.currentTimeMillis() + millis;
    json.name("actions").array();
    Optional<Action> found = Optional.empty();
    for (int n = 0; n < wanted; n++) {
      found = actions.next(Budget.ofMillis(Math.max(1, end - System.currentTimeMillis())));
      if (found.isEmpty()) {
        break;
      }
      Action action = found.get();
      json.object();
      MoveJson.write(json.name("moves"), state().steps(action));
      json.field("check", state().play(action).orThrow().inCheck());
      json.endObject();
    }
    json.endArray();
    json.field("done", found.isEmpty() && actions.isComplete());
  }

  /**
   * The moves of a timeline, a few at a time, and whether some legal action has the move together
   * with those that were already played.
   */
  private void choices(Json json, String[] args) {
    State state = state();
    if (!args[0].isEmpty()) {
      for (String each : Split.at(args[0], ';')) {
        state = state.play(Session.move(Split.at(each, ','), state.multiverse().size())).orThrow();
      }
    }
    List<Move> moves = state.moveCandidates(Integer.parseInt(args[1]));
    int first = Integer.parseInt(args[2]);
    int last = Math.min(moves.size(), first + Integer.parseInt(args[3]));
    json.name("choices").array();
    for (int i = first; i < last; i++) {
      json.object().name("move");
      MoveJson.write(json, state.step(moves.get(i)));
      json.field("legal", isPossible(state, moves.get(i), Long.parseLong(args[4]))).endObject();
    }
    json.endArray().field("done", last == moves.size());
  }

  private static String isPossible(State state, Move wanted, long millis) {
    return state
        .mayPlay(wanted, Budget.ofMillis(millis))
        .map(possible -> possible ? "yes" : "no")
        .orElse("unknown");
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
