package fivefold.notation;

/** What a notation may carry of a game. What can be found again by replaying needs no carrying. */
public enum Feature {
  HEADERS("headers"),
  START("start position"),
  UNMOVED("unmoved pieces of the start position"),
  EVEN_TIMELINES("the timelines -0 and +0"),
  TURN_ZERO("turn zero"),
  ACTIONS("the borders between actions"),
  PROMOTIONS("promotion pieces"),
  CHECKS("check and mate marks"),
  EVALUATIONS("evaluation signs"),
  COMMENTS("comments"),
  DATA("scores, clocks, arrows and marked squares in comments"),
  COMMENT_PLACES("the places of comments inside an action"),
  RESULT("the result"),
  VARIATIONS("variations"),
  UNFINISHED_TURN("moves that were not submitted"),
  PASSES("passes");

  private final String label;

  Feature(String label) {
    this.label = label;
  }

  /** A few words for tables and messages. */
  public String label() {
    return label;
  }
}
