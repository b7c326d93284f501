package fivefold.web;

import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.rules.ActionSearch;
import fivefold.rules.Budget;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.web.json.Split;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The legal actions whose text has every word of a filter, out of all legal actions. Of the words
 * the one that the fewest moves have leads: only actions with one of these moves are searched for,
 * so that what is rare is found among millions.
 */
final class FilteredActions {
  private final State state;
  private final List<String> words = new ArrayList<>();
  private final boolean checksOnly;

  /** The moves with the leading word; null without words. */
  private final @Nullable List<Move> leaders;

  private int leader;
  private @Nullable ActionSearch search;
  private boolean complete;

  FilteredActions(State state, String filter) {
    this.state = state;
    boolean checks = false;
    for (String word : Split.at(filter, ' ')) {
      if (word.equals("+")) {
        checks = true;
      } else if (!word.isEmpty()) {
        words.add(word);
      }
    }
    checksOnly = checks;
    leaders = leaders();
  }

  boolean isComplete() {
    return complete;
  }

  /** The next one that is found within some time; none does not mean that there is none. */
  Optional<Action> next(Budget budget) {
    while (!complete) {
      ActionSearch here = searchOn(budget);
      while (here.hasNext()) {
        Action action = here.next();
        if (!wasFound(action) && matches(action)) {
          return Optional.of(action);
        }
      }
      if (!here.isComplete()) {
        return Optional.empty();
      }
      search = null;
      leader++;
      complete = leaders == null || leader >= leaders.size();
    }
    return Optional.empty();
  }

  private ActionSearch searchOn(Budget budget) {
    ActionSearch here = search;
    if (here != null) {
      here.grant(budget);
    } else if (leaders == null) {
      here = state.legalActions().search(budget);
    } else {
      here = state.legalActions().searchWith(List.of(leaders.get(leader)), budget);
    }
    search = here;
    return here;
  }

  /** Whether it has a leader whose actions were listed before. */
  private boolean wasFound(Action action) {
    return leaders != null
        && leader > 0
        && action.plies().stream().anyMatch(leaders.subList(0, leader)::contains);
  }

  private @Nullable List<Move> leaders() {
    List<Move> fewest = null;
    for (String word : words) {
      List<Move> having = new ArrayList<>();
      for (Move move : state.moveCandidates()) {
        if (mayHave(move, word)) {
          having.add(move);
        }
      }
      if (fewest == null || having.size() < fewest.size()) {
        fewest = having;
      }
    }
    complete = fewest != null && fewest.isEmpty();
    return fewest;
  }

  private boolean mayHave(Move move, String word) {
    String text = MoveJson.text(state.step(move));
    // Played later in the turn, a jump to a last board may find it played and branch off.
    return text.contains(word)
        || (state.kind(move) == MoveKind.HOP && text.replace(" > ", " >> ").contains(word));
  }

  private boolean matches(Action action) {
    StringBuilder text = new StringBuilder();
    for (Step step : state.steps(action)) {
      text.append(MoveJson.text(step)).append(' ');
    }
    for (String word : words) {
      if (text.indexOf(word) < 0) {
        return false;
      }
    }
    return !checksOnly || state.play(action).orThrow().inCheck();
  }
}
