package fivefold.engine;

import fivefold.Games;
import fivefold.rules.Action;
import fivefold.rules.State;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A position of the suite of tactics, a line of {@code tactics.tsv}.
 *
 * @param best the actions of which one has to be found
 * @param text the game that leads to it
 */
record Tactic(Theme theme, List<String> best, String text) {
  private static final String BETWEEN = " | ";

  Tactic {
    best = List.copyOf(best);
  }

  static List<Tactic> all() throws IOException {
    List<Tactic> all = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(Tactic.class.getResourceAsStream("tactics.tsv")),
                StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (!line.startsWith("#")) {
          all.add(of(line));
        }
      }
    }
    return all;
  }

  static Tactic of(String line) {
    String[] cells = line.split("\t");
    return new Tactic(Theme.valueOf(cells[0]), List.of(cells[1].split(" \\| ")), cells[2]);
  }

  State state() {
    return Games.read(text).orThrow().end().state();
  }

  /** Whether an action is one of the best, or leads to the same multiverse. */
  boolean isSolvedBy(Action action) {
    State state = state();
    State reached = state.play(action).orThrow();
    return best.stream().anyMatch(each -> state.play(each).orThrow().equals(reached));
  }

  @Override
  public String toString() {
    return theme + "\t" + String.join(BETWEEN, best) + "\t" + text;
  }
}
