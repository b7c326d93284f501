package fivefold.notation.record;

import org.jspecify.annotations.Nullable;

/** The lines {@code key: value} of a position. */
enum Field {
  TITLE("title", "Title"),
  SIZE("size", null),
  RULES("rules", null),
  TO_MOVE("to-move", null),
  PRESENT("present", null),
  GOAL("goal", "Puzzle"),
  DIFFICULTY("difficulty", "Difficulty"),
  HINT("hint", "Hint"),
  SOLUTION("solution", "Solution");

  private final String key;
  private final @Nullable String header;

  Field(String key, @Nullable String header) {
    this.key = key;
    this.header = header;
  }

  String key() {
    return key;
  }

  /** The header it becomes; null when it says something about the boards. */
  @Nullable String header() {
    return header;
  }

  /** Whether only puzzles have it. */
  boolean isOfPuzzles() {
    return compareTo(GOAL) >= 0;
  }

  static @Nullable Field ofKey(String key) {
    for (Field field : values()) {
      if (field.key.equals(key)) {
        return field;
      }
    }
    return null;
  }
}
