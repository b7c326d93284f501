package fivefold.db;

import fivefold.model.Key;

/**
 * What came of one action in one position, over all games where it was played.
 *
 * @param position the position: the key of its multiverse, or of its last boards where histories
 *     that end in the same boards are joined
 * @param action the action as 5DPGN writes it in that position
 * @param games how many games played it
 * @param white how many of these White won
 * @param draws how many were drawn
 * @param black how many Black won; the rest have no known result
 * @param lastPlayed the latest date of these games as {@code 2026.11.16}, or empty
 * @param example the number of one of the games: the one played last, of several the first stored
 */
public record TreeRow(
    Key position,
    String action,
    long games,
    long white,
    long draws,
    long black,
    String lastPlayed,
    long example) {

  public TreeRow {
    if (white < 0 || draws < 0 || black < 0 || white + draws + black > games) {
      throw new IllegalArgumentException("more results than games");
    }
  }

  /** The games of two rows of the same position and action together. */
  public TreeRow plus(TreeRow other) {
    int order = lastPlayed.compareTo(other.lastPlayed);
    boolean mine = order > 0 || (order == 0 && example <= other.example);
    return new TreeRow(
        position,
        action,
        games + other.games,
        white + other.white,
        draws + other.draws,
        black + other.black,
        mine ? lastPlayed : other.lastPlayed,
        mine ? example : other.example);
  }
}
