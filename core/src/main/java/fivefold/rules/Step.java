package fivefold.rules;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Pass;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Square;
import java.util.Optional;

/**
 * A ply as it was played: the state before it, the state after it, and what it did in between.
 * {@link State#step} and {@link State#steps(Action)} make it. Whoever wants to know whether a move
 * branches, what it took or which board came of it asks the step and finds out nothing again.
 *
 * <p>A pass is a kind of step that has no move, so that nobody forgets it.
 */
public sealed interface Step permits Step.Moved, Step.Passed {

  /** A ply that led from one state to the next. */
  static Step of(State before, Ply ply, State after) {
    if (!(ply instanceof Move move)) {
      return new Passed(before, (Pass) ply, after);
    }
    Piece piece = before.pieceAt(move.from(), move.fromSquare());
    if (piece == null) {
      throw new IllegalArgumentException("nothing stands on " + move.from() + move.fromSquare());
    }
    MoveKind kind = before.kind(move);
    int line =
        kind == MoveKind.BRANCH
            ? before.multiverse().nextTimeline(before.mover())
            : move.to().timeline();
    BoardCoord arrival = new BoardCoord(line, move.to().halfTurn() + 1);
    return new Moved(before, move, after, piece, kind, arrival);
  }

  /** The state it was played in; its turn may be under way. */
  State before();

  Ply ply();

  /** The state with the ply made, the turn still under way. */
  State after();

  /** The new board on which the piece stands now; after a pass, the copy of the old board. */
  BoardCoord arrival();

  /** Whether a new timeline was made. */
  default boolean branches() {
    return this instanceof Moved moved && moved.kind() == MoveKind.BRANCH;
  }

  /**
   * Whether it makes a timeline that the present goes back to: what {@code ~} says in 5DPGN. A new
   * timeline may also take the present back to another one that it activates.
   */
  default boolean rewinds() {
    return branches() && arrival().halfTurn() < before().multiverse().present() && takesPresent();
  }

  /** Whether it makes a timeline and the present, wherever it was before, is there afterwards. */
  default boolean takesPresent() {
    // The new timeline counts when timelines are told active, so it has to be there first.
    return branches()
        && arrival().halfTurn() == after().multiverse().present()
        && after().multiverse().isActive(arrival().timeline());
  }

  /** A piece moved. */
  record Moved(State before, Move ply, State after, Piece piece, MoveKind kind, BoardCoord arrival)
      implements Step {

    public Move move() {
      return ply;
    }

    /** The piece that was taken, en passant included. */
    public Optional<Piece> taken() {
      Square beside = Square.of(ply.toSquare().file(), ply.fromSquare().rank());
      return Optional.ofNullable(before.pieceAt(ply.to(), isEnPassant() ? beside : ply.toSquare()));
    }

    public boolean isCapture() {
      return before.isCapture(ply);
    }

    public boolean isEnPassant() {
      return before.isEnPassant(ply);
    }

    public boolean isCastling() {
      return before.isCastling(ply);
    }

    /** Whether it promotes to something else than what a move that names nothing means. */
    public boolean underpromotes() {
      PieceType promotion = ply.promotion();
      return promotion != null && promotion != before.rules().defaultPromotion();
    }

    /** How the move is written; what to leave out is up to whoever writes it. */
    public MoveText text() {
      return new MoveText(this);
    }

    /** As in 5DPGN: {@code Nf3}, {@code (1T2)exd5}, {@code (0T3)Nf3>>(0T1)f5}. */
    @Override
    public String toString() {
      return text().brief();
    }
  }

  /** A board was passed on. */
  record Passed(State before, Pass ply, State after) implements Step {
    @Override
    public BoardCoord arrival() {
      return new BoardCoord(ply.from().timeline(), ply.from().halfTurn() + 1);
    }

    /** {@code (0T1)0000}. */
    @Override
    public String toString() {
      return ply.describe(before.parity());
    }
  }
}
