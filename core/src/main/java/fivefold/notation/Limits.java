package fivefold.notation;

/**
 * How much of an input a reader takes before it gives up with a diagnostic, so that no input can
 * eat memory without bound. What is exceeded is reported as {@code E_LIMIT}.
 *
 * @param gameChars the length of one game's text
 * @param actions the actions of one game, variations included
 * @param nesting how deep variations may lie in each other
 * @param timelines the timelines of one position
 * @param boards the boards of a start position
 * @param diagnostics how many findings of one game are kept; the rest is counted
 */
public record Limits(
    int gameChars, int actions, int nesting, int timelines, int boards, int diagnostics) {

  /** Far beyond any game that was ever played: for one's own files. */
  public static final Limits DEFAULT =
      new Limits(16_000_000, 2_000_000, 1_000_000, 10_000, 10_000, 1_000);

  /** Beyond any game that people play: for services that read what strangers send. */
  public static final Limits SERVICE = new Limits(1_000_000, 20_000, 1_000, 500, 2_000, 100);

  public Limits {
    if (gameChars < 1
        || actions < 0
        || nesting < 0
        || timelines < 1
        || boards < 1
        || diagnostics < 1) {
      throw new IllegalArgumentException("a limit that lets nothing through");
    }
  }

  public Limits withGameChars(int gameChars) {
    return new Limits(gameChars, actions, nesting, timelines, boards, diagnostics);
  }

  public Limits withActions(int actions) {
    return new Limits(gameChars, actions, nesting, timelines, boards, diagnostics);
  }

  public Limits withNesting(int nesting) {
    return new Limits(gameChars, actions, nesting, timelines, boards, diagnostics);
  }

  public Limits withTimelines(int timelines) {
    return new Limits(gameChars, actions, nesting, timelines, boards, diagnostics);
  }

  public Limits withBoards(int boards) {
    return new Limits(gameChars, actions, nesting, timelines, boards, diagnostics);
  }

  public Limits withDiagnostics(int diagnostics) {
    return new Limits(gameChars, actions, nesting, timelines, boards, diagnostics);
  }
}
