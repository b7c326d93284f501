package fivefold.rules.movement;

import fivefold.model.PieceType;
import java.util.ArrayList;
import java.util.List;

/**
 * How pieces move in four dimensions, as tables of vectors (file, rank, turn, timeline).
 *
 * <p>The turn component counts full turns, because a piece stays in its colour's layer of boards:
 * one step along it is two half-turns.
 */
public final class Vectors {
  public static final int FILE = 0;
  public static final int RANK = 1;
  public static final int TURN = 2;
  public static final int LINE = 3;

  /**
   * The 80 directions: each axis -1, 0 or +1, not all 0. Opposite directions lie at i and 79 - i.
   */
  public static final int[][] DIRECTIONS = directions();

  /** How many axes each direction uses. */
  public static final int[] AXES = axes();

  /** 2 on one axis, 1 on another. */
  public static final int[][] KNIGHT = knight();

  private static final int[][][] RIDES = rides();

  private Vectors() {}

  /** The directions a piece rides along; empty for pieces that do not ride. */
  public static int[][] rides(PieceType type) {
    return RIDES[type.ordinal()];
  }

  /** The single steps of a piece that leaps: kings go one step in every direction. */
  public static int[][] leaps(PieceType type) {
    return switch (type) {
      case KING, COMMON_KING -> DIRECTIONS;
      case KNIGHT -> KNIGHT;
      default -> new int[0][];
    };
  }

  /**
   * What a pawn or brawn may capture by, for White; Black's are mirrored on the rank and timeline
   * axes.
   */
  public static int[][] pawnCaptures(PieceType type) {
    return type == PieceType.PAWN ? PAWN_CAPTURES : BRAWN_CAPTURES;
  }

  /**
   * Forward is +1 rank and -1 timeline; a capture goes one step sideways (file or turn) with one
   * step forward.
   */
  private static final int[][] PAWN_CAPTURES = {
    {1, 1, 0, 0}, {-1, 1, 0, 0}, {0, 0, 1, -1}, {0, 0, -1, -1}
  };

  /**
   * The pawn's, plus every other pair of axes with at least one forward and none backward that can
   * find a board.
   */
  private static final int[][] BRAWN_CAPTURES = {
    {1, 1, 0, 0},
    {-1, 1, 0, 0},
    {0, 0, 1, -1},
    {0, 0, -1, -1},
    {1, 0, 0, -1},
    {-1, 0, 0, -1},
    {0, 1, 0, -1},
    {0, 1, -1, 0}
  };

  private static int[][] directions() {
    int[][] all = new int[80][];
    int n = 0;
    for (int i = 0; i < 81; i++) {
      if (i != 40) {
        all[n++] = new int[] {i % 3 - 1, i / 3 % 3 - 1, i / 9 % 3 - 1, i / 27 - 1};
      }
    }
    return all;
  }

  private static int[] axes() {
    int[] axes = new int[80];
    for (int i = 0; i < 80; i++) {
      for (int component : DIRECTIONS[i]) {
        axes[i] += Math.abs(component);
      }
    }
    return axes;
  }

  private static int[][] knight() {
    List<int[]> all = new ArrayList<>();
    for (int two = 0; two < 4; two++) {
      for (int one = 0; one < 4; one++) {
        if (one == two) {
          continue;
        }
        for (int signs = 0; signs < 4; signs++) {
          int[] vector = new int[4];
          vector[two] = (signs & 1) == 0 ? 2 : -2;
          vector[one] = (signs & 2) == 0 ? 1 : -1;
          all.add(vector);
        }
      }
    }
    return all.toArray(new int[0][]);
  }

  private static int[][][] rides() {
    PieceType[] types = PieceType.values();
    int[][][] rides = new int[types.length][][];
    for (PieceType type : types) {
      List<int[]> along = new ArrayList<>();
      for (int i = 0; i < 80; i++) {
        if ((type.riderAxes() >> AXES[i] & 1) != 0) {
          along.add(DIRECTIONS[i]);
        }
      }
      rides[type.ordinal()] = along.toArray(new int[0][]);
    }
    return rides;
  }
}
