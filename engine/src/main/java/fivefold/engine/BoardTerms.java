package fivefold.engine;

import fivefold.model.Board;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;

/**
 * What the evaluation and the ordering of moves know of one board: computed once, since boards
 * never change. Colours are numbered as {@link fivefold.model.Color} does.
 */
final class BoardTerms {
  private static final PieceType[] TYPES = PieceType.values();

  /** Attackers from cheap to dear: pawns, light pieces, rooks, queens, kings. */
  private static final int CLASSES = 5;

  private static final int KINGS = 4;

  /** How often each term of a board counts for White less Black. */
  final int[] counts = new int[Term.BOARD_TERMS];

  /** All of them with their weights. */
  final int score;

  /** Squares that each colour attacks without leaving the board. */
  final long[] attacks = new long[2];

  /** Those of them that two pieces of the colour attack. */
  private final long[] twice = new long[2];

  /** What the best capture on the board wins for each colour, if it were to move. */
  final int[] gains = new int[2];

  private final long[] byClass = new long[2 * CLASSES];

  BoardTerms(Board board, int[] weights) {
    Size size = board.size();
    if (size.fitsBits()) {
      count(board, size);
    } else {
      countLarge(board, size);
    }
    int sum = 0;
    for (int t = 0; t < counts.length; t++) {
      sum += counts[t] * weights[t];
    }
    score = sum;
    if (size.fitsBits()) {
      findGains(board, weights);
    }
  }

  /** Boards too large for sets of squares: material alone. */
  private void countLarge(Board board, Size size) {
    for (int rank = 0; rank < size.height(); rank++) {
      for (int file = 0; file < size.width(); file++) {
        int code = board.code(size.index(file, rank));
        if (code != 0) {
          counts[(code & Piece.TYPE_MASK) - 1] += (code & Piece.BLACK_BIT) == 0 ? 1 : -1;
        }
      }
    }
  }

  private void count(Board board, Size size) {
    long occupied = 0;
    long[] own = new long[2];
    long[] royals = new long[2];
    long[] pawns = new long[2];
    long frame = Sets.frame(size.width(), size.height());
    for (long rest = frame; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      int code = board.code(at);
      if (code != 0) {
        int color = (code & Piece.BLACK_BIT) == 0 ? 0 : 1;
        long bit = rest & -rest;
        occupied |= bit;
        own[color] |= bit;
        PieceType type = TYPES[(code & Piece.TYPE_MASK) - 1];
        royals[color] |= type.isRoyal() ? bit : 0;
        pawns[color] |= type.isPawnLike() ? bit : 0;
      }
    }
    long open = ~occupied & frame;
    for (long rest = occupied; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      int code = board.code(at);
      int color = (code & Piece.BLACK_BIT) == 0 ? 0 : 1;
      int sign = 1 - 2 * color;
      int number = (code & Piece.TYPE_MASK) - 1;
      PieceType type = TYPES[number];
      counts[number] += sign;
      long reached = reached(type, rest & -rest, open, sign) & frame;
      byClass[color * CLASSES + classOf(type)] |= reached;
      twice[color] |= attacks[color] & reached;
      attacks[color] |= reached;
      if (type.isPawnLike()) {
        int rank = at >> 3;
        int gone = color == 0 ? rank : size.height() - 1 - rank;
        counts[Term.PAWN_ADVANCE.ordinal()] += sign * gone;
      } else if (type != PieceType.KING) {
        counts[Term.MOBILITY.ordinal()] += sign * Long.bitCount(reached & ~own[color]);
      }
      if (type.isPawnLike() || type == PieceType.KNIGHT) {
        counts[Term.CENTRE.ordinal()] += sign * centrality(at, size);
      }
    }
    for (int color = 0; color < 2; color++) {
      countKings(color, royals[color], pawns[color], open, frame);
    }
  }

  private void countKings(int color, long royals, long pawns, long open, long frame) {
    int sign = 1 - 2 * color;
    for (long rest = royals; rest != 0; rest &= rest - 1) {
      long king = rest & -rest;
      long ring = Sets.king(king) & frame;
      counts[Term.KING_RING.ordinal()] += sign * Long.bitCount(ring & attacks[1 - color]);
      counts[Term.KING_SHIELD.ordinal()] += sign * Long.bitCount(ring & pawns);
      long rays = (Sets.straight(king, open) | Sets.aslant(king, open)) & frame;
      counts[Term.KING_OPEN.ordinal()] += sign * Long.bitCount(rays & open);
    }
  }

  private static long reached(PieceType type, long bit, long open, int forward) {
    return switch (type) {
      case PAWN, BRAWN -> Sets.pawns(bit, forward);
      case KING, COMMON_KING -> Sets.king(bit);
      case KNIGHT -> Sets.knight(bit);
      default ->
          ((type.riderAxes() & 2) != 0 ? Sets.straight(bit, open) : 0)
              | ((type.riderAxes() & 4) != 0 ? Sets.aslant(bit, open) : 0);
    };
  }

  private static int classOf(PieceType type) {
    return switch (type) {
      case PAWN, BRAWN -> 0;
      case KNIGHT, BISHOP, UNICORN, DRAGON -> 1;
      case ROOK, COMMON_KING -> 2;
      case QUEEN, PRINCESS -> 3;
      case KING, ROYAL_QUEEN -> KINGS;
    };
  }

  /** How close to the middle a square is, from 0 at the edge. */
  private static int centrality(int square, Size size) {
    int file = square & 7;
    int rank = square >> 3;
    return Math.min(
        Math.min(file, size.width() - 1 - file), Math.min(rank, size.height() - 1 - rank));
  }

  private void findGains(Board board, int[] weights) {
    for (int color = 0; color < 2; color++) {
      int best = 0;
      int enemyBit = color == 0 ? Piece.BLACK_BIT : 0;
      for (long rest = attacks[color]; rest != 0; rest &= rest - 1) {
        int at = Long.numberOfTrailingZeros(rest);
        int code = board.code(at);
        if (code != 0 && (code & Piece.BLACK_BIT) == enemyBit) {
          int value = weights[(code & Piece.TYPE_MASK) - 1];
          int cost = isAttacked(1 - color, at) ? cheapestAttacker(color, at, weights) : 0;
          best = Math.max(best, value - cost);
        }
      }
      gains[color] = best;
    }
  }

  boolean isAttacked(int by, int square) {
    return (attacks[by] >>> square & 1) != 0;
  }

  boolean isAttackedTwice(int by, int square) {
    return (twice[by] >>> square & 1) != 0;
  }

  /** About what the cheapest piece of a colour that attacks a square is worth. */
  int cheapestAttacker(int by, int square, int[] weights) {
    for (int c = 0; c < CLASSES; c++) {
      if ((byClass[by * CLASSES + c] >>> square & 1) != 0) {
        return switch (c) {
          case 0 -> weights[Term.PAWN.ordinal()];
          case 1 -> weights[Term.KNIGHT.ordinal()];
          case 2 -> weights[Term.ROOK.ordinal()];
          case 3 -> weights[Term.QUEEN.ordinal()];
          default -> MOST;
        };
      }
    }
    return MOST;
  }

  /** What a royal piece risks where it can be taken. */
  static final int MOST = 5_000;
}
