package fivefold.game;

import java.util.Optional;

/** What an annotator thinks of a move, in Nunn's six signs. */
public enum Evaluation {
  GOOD("!"),
  BAD("?"),
  BRILLIANT("!!"),
  BLUNDER("??"),
  INTERESTING("!?"),
  DUBIOUS("?!");

  private final String sign;

  Evaluation(String sign) {
    this.sign = sign;
  }

  /** The evaluation with this sign, if it is one. */
  public static Optional<Evaluation> ofSign(String sign) {
    for (Evaluation evaluation : values()) {
      if (evaluation.sign.equals(sign)) {
        return Optional.of(evaluation);
      }
    }
    return Optional.empty();
  }

  public String sign() {
    return sign;
  }
}
