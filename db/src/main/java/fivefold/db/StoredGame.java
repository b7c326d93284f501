package fivefold.db;

import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.rules.State;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game as it lies in the database.
 *
 * @param white the name of the player, or null
 * @param variant the name of the variant, or null
 * @param length how many actions the main line has
 * @param text the game in a notation that {@code fivefold.Games} reads
 */
public record StoredGame(
    long id,
    State start,
    @Nullable String white,
    @Nullable String black,
    @Nullable String variant,
    String played,
    int resultCode,
    int length,
    int timelines,
    int branches,
    byte[] moves,
    String text) {

  public Optional<Result> result() {
    return resultCode == 0 ? Optional.empty() : Optional.of(Result.values()[resultCode - 1]);
  }

  /** The name of the position after so many actions, as {@code --at} takes it. */
  String place(int depth) {
    if (depth == 0) {
      return "start";
    }
    boolean whiteFirst = start.mover() == Color.WHITE;
    boolean white = (depth % 2 == 1) == whiteFirst;
    int turn = (depth + (whiteFirst ? 1 : 2)) / 2;
    return turn + (white ? "w" : "b");
  }
}
