package fivefold.rules.movement;

import static fivefold.rules.movement.MoveList.NO_PROMOTION;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import org.jspecify.annotations.Nullable;

/**
 * Lists the moves that pieces on the last board of a timeline can make, whatever that does to their
 * king: the rules of movement, en passant, castling and promotion, for boards of any size. Legality
 * of whole turns is decided elsewhere.
 *
 * <p>The set does not change while a player's turn is under way, because moves only make boards of
 * the other colour.
 */
public final class MoveGenerator {
  /** Any file or rank. */
  public static final int ANY = -1;

  private final Rules rules;

  /** The way to a target, and the same as a list of ways. */
  private final int[] way = new int[4];

  private final int[][] oneWay = {way};
  private final MoveList out;

  private Multiverse multiverse;
  private Size size;
  private int line;
  private int halfTurn;
  private Board board;
  private Color mover;
  private int moverBit;

  public MoveGenerator(Multiverse multiverse, Rules rules, MoveList out) {
    this.rules = rules;
    this.out = out;
    this.multiverse = multiverse;
    this.size = multiverse.size();
    this.board = multiverse.timeline(multiverse.maxTimeline()).last();
    this.mover = Color.WHITE;
  }

  /** Adds every move from the last board of a timeline by the player to move there. */
  public void addMoves(int timeline) {
    select(timeline);
    for (int rank = 0; rank < size.height(); rank++) {
      for (int file = 0; file < size.width(); file++) {
        addMovesFrom(file, rank);
      }
    }
  }

  /** Adds every move of the piece on one square of the last board of a timeline. */
  public void addMoves(int timeline, int square) {
    select(timeline);
    addMovesFrom(square % size.stride(), square / size.stride());
  }

  /**
   * Adds the moves that land on a given square of a given board, and perhaps others of the same
   * pieces: looking at the one direction that leads there is enough for most of them.
   *
   * @param type the type of the pieces, or null for all
   * @param file the file they stand on, or {@link #ANY}
   * @param rank the rank they stand on, or {@link #ANY}
   */
  public void addMovesTo(
      int timeline,
      @Nullable PieceType type,
      int file,
      int rank,
      int toLine,
      int toHalfTurn,
      int to) {
    select(timeline);
    // One comparison for colour and, when it is known, type.
    int mask = Piece.BLACK_BIT | (type == null ? 0 : Piece.TYPE_MASK);
    int wanted = type == null ? moverBit : Piece.code(mover, type);
    if (size.fitsBits()) {
      for (long left = board.bits(mover).own; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        int f = from & 7;
        int r = from >> 3;
        if ((board.code(from) & mask) == wanted
            && (file == ANY || file == f)
            && (rank == ANY || rank == r)) {
          addMovesTo(f, r, toLine, toHalfTurn, to);
        }
      }
      return;
    }
    for (int r = 0; r < size.height(); r++) {
      for (int f = 0; f < size.width(); f++) {
        int code = board.code(size.index(f, r));
        if (code != 0
            && (code & mask) == wanted
            && (file == ANY || file == f)
            && (rank == ANY || rank == r)) {
          addMovesTo(f, r, toLine, toHalfTurn, to);
        }
      }
    }
  }

  private void addMovesTo(int file, int rank, int toLine, int toHalfTurn, int to) {
    way[Vectors.FILE] = to % size.stride() - file;
    way[Vectors.RANK] = to / size.stride() - rank;
    way[Vectors.TURN] = (toHalfTurn - halfTurn) / 2;
    way[Vectors.LINE] = toLine - line;
    addMovesAlongWay(file, rank, board.code(size.index(file, rank)));
  }

  private void addMovesAlongWay(int file, int rank, int code) {
    int longest = 0;
    int product = 1;
    int axes = 0;
    boolean even = true;
    for (int part : way) {
      int length = Math.abs(part);
      if (length != 0) {
        even &= longest == 0 || length == longest;
        longest = Math.max(longest, length);
        product *= length;
        axes++;
      }
    }
    PieceType type = Piece.typeOf(code);
    boolean step = longest == 1;
    switch (type) {
      case PAWN, BRAWN -> {
        if (longest <= 2 && way[Vectors.RANK] * mover.forward() >= 0) {
          addPawnMoves(file, rank, type, code);
        }
      }
      case KING, COMMON_KING -> {
        if (step) {
          addLeaps(file, rank, oneWay);
        } else if (type == PieceType.KING && axes == 1 && Math.abs(way[Vectors.FILE]) == 2) {
          addCastling(file, rank, code);
        }
      }
      case KNIGHT -> {
        if (longest == 2 && product == 2 && axes == 2) {
          addLeaps(file, rank, oneWay);
        }
      }
      default -> {
        if (even && longest > 0 && (type.riderAxes() >> axes & 1) != 0) {
          for (int i = 0; i < way.length; i++) {
            way[i] /= longest;
          }
          addRides(file, rank, oneWay);
        }
      }
    }
  }

  private void select(int timeline) {
    line = timeline;
    halfTurn = multiverse.timeline(timeline).end();
    board = multiverse.timeline(timeline).last();
    mover = Color.ofHalfTurn(halfTurn);
    moverBit = mover == Color.BLACK ? Piece.BLACK_BIT : 0;
  }

  private void addMovesFrom(int file, int rank) {
    int code = board.code(size.index(file, rank));
    if (code == 0 || (code & Piece.BLACK_BIT) != moverBit) {
      return;
    }
    PieceType type = Piece.typeOf(code);
    switch (type) {
      case PAWN, BRAWN -> addPawnMoves(file, rank, type, code);
      case KING -> {
        addLeaps(file, rank, Vectors.DIRECTIONS);
        addCastling(file, rank, code);
      }
      case COMMON_KING -> addLeaps(file, rank, Vectors.DIRECTIONS);
      case KNIGHT -> addLeaps(file, rank, Vectors.KNIGHT);
      default -> addRides(file, rank, Vectors.rides(type));
    }
  }

  /** Kings and knights only need the target board; what lies between does not matter. */
  private void addLeaps(int file, int rank, int[][] vectors) {
    int from = size.index(file, rank);
    int toLine = line;
    int toHalfTurn = halfTurn;
    Board target = board;
    for (int[] v : vectors) {
      // Most vectors lead to the board of the one before.
      if (toLine != line + v[Vectors.LINE] || toHalfTurn != halfTurn + 2 * v[Vectors.TURN]) {
        toLine = line + v[Vectors.LINE];
        toHalfTurn = halfTurn + 2 * v[Vectors.TURN];
        target = board(toLine, toHalfTurn);
      }
      int toFile = file + v[Vectors.FILE];
      int toRank = rank + v[Vectors.RANK];
      if (target == null || !size.contains(toFile, toRank)) {
        continue;
      }
      int to = size.index(toFile, toRank);
      int hit = target.code(to);
      if (hit == 0 || (hit & Piece.BLACK_BIT) != moverBit) {
        out.add(from, toLine, toHalfTurn, to, NO_PROMOTION);
      }
    }
  }

  /** Riders go on until a piece, the edge, or a missing board stops them. */
  private void addRides(int file, int rank, int[][] vectors) {
    int from = size.index(file, rank);
    int nextLine = line;
    int nextHalfTurn = halfTurn;
    Board next = board;
    for (int[] v : vectors) {
      // Most vectors lead to the board of the one before.
      if (nextLine != line + v[Vectors.LINE] || nextHalfTurn != halfTurn + 2 * v[Vectors.TURN]) {
        nextLine = line + v[Vectors.LINE];
        nextHalfTurn = halfTurn + 2 * v[Vectors.TURN];
        next = board(nextLine, nextHalfTurn);
      }
      int toFile = file + v[Vectors.FILE];
      int toRank = rank + v[Vectors.RANK];
      int toLine = nextLine;
      int toHalfTurn = nextHalfTurn;
      Board target = next;
      while (target != null && size.contains(toFile, toRank)) {
        int to = size.index(toFile, toRank);
        int hit = target.code(to);
        if (hit != 0) {
          if ((hit & Piece.BLACK_BIT) != moverBit) {
            out.add(from, toLine, toHalfTurn, to, NO_PROMOTION);
          }
          break;
        }
        out.add(from, toLine, toHalfTurn, to, NO_PROMOTION);
        toFile += v[Vectors.FILE];
        toRank += v[Vectors.RANK];
        if (toLine != line || toHalfTurn != halfTurn) {
          toLine += v[Vectors.LINE];
          toHalfTurn += 2 * v[Vectors.TURN];
          target = board(toLine, toHalfTurn);
        }
      }
    }
  }

  private void addPawnMoves(int file, int rank, PieceType type, int code) {
    int forward = mover.forward();
    int from = size.index(file, rank);
    boolean unmoved = (code & Piece.UNMOVED_BIT) != 0;
    // Quiet steps along the rank and along the timeline axis; unmoved pieces may take two of
    // either.
    for (int step = 1; step <= (unmoved ? 2 : 1); step++) {
      int toRank = rank + step * forward;
      if (!size.contains(file, toRank) || board.code(size.index(file, toRank)) != 0) {
        break;
      }
      addPawnMove(from, line, halfTurn, file, toRank);
    }
    for (int step = 1; step <= (unmoved ? 2 : 1); step++) {
      Board target = board(line - step * forward, halfTurn);
      if (target == null || target.code(from) != 0) {
        break;
      }
      addPawnMove(from, line - step * forward, halfTurn, file, rank);
    }
    for (int[] v : Vectors.pawnCaptures(type)) {
      int toFile = file + v[Vectors.FILE];
      int toRank = rank + forward * v[Vectors.RANK];
      if (!size.contains(toFile, toRank)) {
        continue;
      }
      int toLine = line + forward * v[Vectors.LINE];
      int toHalfTurn = halfTurn + 2 * v[Vectors.TURN];
      Board target = board(toLine, toHalfTurn);
      if (target == null) {
        continue;
      }
      int hit = target.code(size.index(toFile, toRank));
      if (hit != 0 && (hit & Piece.BLACK_BIT) != moverBit) {
        addPawnMove(from, toLine, toHalfTurn, toFile, toRank);
      }
    }
    addEnPassant(file, rank, -1);
    addEnPassant(file, rank, 1);
  }

  /** Reaching the last rank means promoting; jumps that keep the rank never do, even from there. */
  private void addPawnMove(int from, int toLine, int toHalfTurn, int toFile, int toRank) {
    int to = size.index(toFile, toRank);
    if (toRank == size.lastRank(mover) && toRank != from / size.stride()) {
      for (int i = 0; i < rules.promotions().size(); i++) {
        out.add(from, toLine, toHalfTurn, to, rules.promotions().get(i).ordinal() + 1);
      }
    } else {
      out.add(from, toLine, toHalfTurn, to, NO_PROMOTION);
    }
  }

  /**
   * En passant stays on one board: the enemy pawn beside ours has moved, stood unmoved two ranks
   * further half a turn ago on this timeline, and the square it landed on was empty then.
   */
  private void addEnPassant(int file, int rank, int side) {
    int forward = mover.forward();
    int victimFile = file + side;
    int homeRank = rank + 2 * forward;
    if (!size.contains(victimFile, homeRank)) {
      return;
    }
    int victimAt = size.index(victimFile, rank);
    int homeAt = size.index(victimFile, homeRank);
    int victim = board.code(victimAt);
    if (victim == 0
        || (victim & Piece.BLACK_BIT) == moverBit
        || (victim & Piece.UNMOVED_BIT) != 0
        || !Piece.typeOf(victim).isPawnLike()
        || board.code(size.index(victimFile, rank + forward)) != 0
        || board.code(homeAt) != 0) {
      return;
    }
    Board before = board(line, halfTurn - 1);
    if (before == null
        || before.code(homeAt) != (victim | Piece.UNMOVED_BIT)
        || before.code(victimAt) != 0
        || (rules.enPassant() == Rules.EnPassant.FULL_TURN && board(line, halfTurn - 2) == null)) {
      return;
    }
    addPawnMove(size.index(file, rank), line, halfTurn, victimFile, rank + forward);
  }

  /**
   * Castling: the first piece beside an unmoved king, at distance two or more, is its own unmoved
   * rook; the king's square, the one it crosses and the one it lands on are not attacked by pieces
   * of the same board.
   */
  private void addCastling(int file, int rank, int code) {
    if ((code & Piece.UNMOVED_BIT) == 0) {
      return;
    }
    int rook = Piece.code(mover, PieceType.ROOK) | Piece.UNMOVED_BIT;
    boolean checked = false;
    for (int side = -1; side <= 1; side += 2) {
      int rookFile = file + side;
      while (size.contains(rookFile, rank) && board.code(size.index(rookFile, rank)) == 0) {
        rookFile += side;
      }
      if (!size.contains(rookFile, rank)
          || Math.abs(rookFile - file) < 2
          || board.code(size.index(rookFile, rank)) != rook) {
        continue;
      }
      Color enemy = mover.opposite();
      if (!checked && PhysicalAttacks.attacked(board, file, rank, enemy)) {
        return;
      }
      checked = true;
      if (!PhysicalAttacks.attacked(board, file + side, rank, enemy)
          && !PhysicalAttacks.attacked(board, file + 2 * side, rank, enemy)) {
        out.add(
            size.index(file, rank),
            line,
            halfTurn,
            size.index(file + 2 * side, rank),
            NO_PROMOTION);
      }
    }
  }

  private @Nullable Board board(int timeline, int at) {
    return multiverse.board(timeline, at);
  }
}
