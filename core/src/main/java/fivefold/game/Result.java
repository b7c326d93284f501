package fivefold.game;

import java.util.Optional;

/** How a game or a variation ended. An unknown result is the absence of one. */
public enum Result {
  WHITE_WINS("1-0"),
  BLACK_WINS("0-1"),
  DRAW("1/2-1/2");

  private final String token;

  Result(String token) {
    this.token = token;
  }

  /** The result with this token, if it is one. */
  public static Optional<Result> ofToken(String token) {
    for (Result result : values()) {
      if (result.token.equals(token)) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }

  /** {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}. */
  public String token() {
    return token;
  }
}
