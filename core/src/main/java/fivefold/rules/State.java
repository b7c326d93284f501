package fivefold.rules;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Key;
import fivefold.model.Moment;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Rules;
import fivefold.model.Square;
import fivefold.rules.movement.MovePlayer;
import fivefold.rules.movement.StandardOrder;
import fivefold.rules.search.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game at some point: a multiverse, the player whose turn it is, and the moves already made in
 * that turn. A state is always one that play can reach from its start; trying something impossible
 * gives a {@link Refusal} instead of a state.
 *
 * <p>Immutable. {@link #play} and {@link #submit} share everything that did not change.
 */
public final class State {
  private final Rules rules;
  private final Multiverse multiverse;
  private final Color mover;

  /** The state before the last ply of this turn, and that ply; none at rest. */
  final @Nullable State previous;

  final @Nullable Ply lastPly;
  private final int pliesMade;

  /** Whether a legal turn led here. */
  private final boolean submitted;

  /** Whether the turn was lost before it began; null as long as nobody asked. */
  private @Nullable Boolean lost;

  /** Where submitting this turn leads; null as long as nobody did. */
  private @Nullable State after;

  /** The move listed last, when it was the only one: playing it needs no second look. */
  private @Nullable Move known;

  private State(
      Rules rules,
      Multiverse multiverse,
      Color mover,
      @Nullable State previous,
      @Nullable Ply lastPly,
      boolean submitted) {
    this.rules = rules;
    this.multiverse = multiverse;
    this.mover = mover;
    this.previous = previous;
    this.lastPly = lastPly;
    this.pliesMade = previous == null ? 0 : previous.pliesMade + 1;
    this.submitted = submitted;
  }

  /** The state at rest with this multiverse: the colour of the present is to move. */
  public static State of(Multiverse multiverse, Rules rules) {
    return new State(rules, multiverse, multiverse.presentColor(), null, null, false);
  }

  /**
   * The state after a legal turn from here.
   *
   * <p>What the player who just moved could take now, he could take before his turn as well: moving
   * adds no boards to his own layer. That was nothing if the opponent's turn before was legal.
   */
  State submitted(Multiverse after) {
    State next = new State(rules, after, after.presentColor(), null, null, true);
    if (submitted) {
      next.lost = false;
    }
    return next;
  }

  public Rules rules() {
    return rules;
  }

  public Multiverse multiverse() {
    return multiverse;
  }

  public Parity parity() {
    return multiverse.parity();
  }

  /** The player whose turn it is. */
  public Color mover() {
    return mover;
  }

  /** Where the present is, moves of the turn under way included. */
  public Moment present() {
    return new Moment(multiverse.present());
  }

  /** Whether no move of the turn has been made yet. */
  public boolean atRest() {
    return previous == null;
  }

  /** What was done in this turn, in the order it was played. */
  public List<Ply> plies() {
    return TurnSoFar.plies(this);
  }

  /** How many plies that are. */
  public int pliesMade() {
    return pliesMade;
  }

  /** The same with all that happened. */
  public List<Step> steps() {
    return TurnSoFar.steps(this);
  }

  /**
   * What a ply does now.
   *
   * @throws IllegalArgumentException when it can't be played, with the reason
   */
  public Step step(Ply ply) {
    Optional<Refusal> refusal = refusal(ply);
    if (refusal.isPresent()) {
      throw new IllegalArgumentException(refusal.get().message());
    }
    return Step.of(this, ply, played(ply));
  }

  /**
   * What the plies of an action do, one after the other.
   *
   * @throws IllegalArgumentException when one can't be played, with the reason
   */
  public List<Step> steps(Action action) {
    Step[] steps = new Step[action.plies().size()];
    State state = this;
    for (int i = 0; i < steps.length; i++) {
      steps[i] = state.step(action.plies().get(i));
      state = steps[i].after();
    }
    return List.of(steps);
  }

  /** The state without the last move of this turn, if one was made. */
  public Optional<State> undo() {
    return Optional.ofNullable(previous);
  }

  /** The state at the start of this turn. */
  public State startOfTurn() {
    State state = this;
    while (state.previous != null) {
      state = state.previous;
    }
    return state;
  }

  /** The piece that a move would move, or null when there is none. */
  public @Nullable Piece pieceAt(BoardCoord coord, Square square) {
    Board board = multiverse.board(coord);
    return board == null || !board.size().contains(square) ? null : board.piece(square);
  }

  /** Whether the last board of a timeline is the mover's to play on. */
  public boolean isPlayable(int timeline) {
    return multiverse.hasTimeline(timeline) && multiverse.timeline(timeline).colorToMove() == mover;
  }

  /**
   * Boards of the mover at the present on active timelines: the present passes only when they are
   * dealt with.
   */
  public List<BoardCoord> mandatoryBoards() {
    List<BoardCoord> boards = new ArrayList<>();
    for (BoardCoord coord : playableBoards()) {
      if (coord.halfTurn() == multiverse.present() && multiverse.isActive(coord.timeline())) {
        boards.add(coord);
      }
    }
    return boards;
  }

  /** Every last board where it is the mover's turn, timelines ascending. */
  public List<BoardCoord> playableBoards() {
    return multiverse.playableBoards(mover);
  }

  /**
   * Every move a piece can make now, whether or not a legal turn comes of it, timelines ascending.
   */
  public List<Move> moveCandidates() {
    List<Move> moves = new ArrayList<>();
    for (BoardCoord coord : playableBoards()) {
      moves.addAll(moveCandidates(coord.timeline()));
    }
    return moves;
  }

  /**
   * The moves from the last board of a playable timeline.
   *
   * @throws IllegalArgumentException when there is no such timeline
   */
  public List<Move> moveCandidates(int timeline) {
    return new Candidates(this, timeline).all();
  }

  /**
   * The moves of the piece on one square of the last board of a playable timeline.
   *
   * @throws IllegalArgumentException when there is no such timeline or square
   */
  public List<Move> moveCandidates(int timeline, Square square) {
    return new Candidates(this, timeline).from(square);
  }

  /**
   * Of the moves of the piece on one square of the last board of a playable timeline, those that
   * land on a given square of a given board: several only when it promotes.
   *
   * @throws IllegalArgumentException when there is no such timeline or square
   */
  public List<Move> moveCandidates(int timeline, Square square, BoardCoord board, Square to) {
    return movesTo(timeline, null, square.file(), square.rank(), board, to);
  }

  /** The moves of all pieces of a type that land on a given square of a given board. */
  public List<Move> movesTo(int timeline, PieceType type, BoardCoord board, Square to) {
    return movesTo(timeline, type, Candidates.ANY, Candidates.ANY, board, to);
  }

  /**
   * The moves from the last board of a playable timeline that land on a given square of a given
   * board.
   *
   * @param type the type of the piece, or null for any
   * @param file the file it stands on, or -1 for any
   * @param rank the rank it stands on, or -1 for any
   * @throws IllegalArgumentException when there is no such timeline or square
   */
  public List<Move> movesTo(
      int timeline, @Nullable PieceType type, int file, int rank, BoardCoord board, Square to) {
    List<Move> moves = new Candidates(this, timeline).to(type, file, rank, board, to);
    if (moves.size() == 1 && isPlayable(timeline)) {
      known = moves.get(0);
    }
    return moves;
  }

  /** How a possible move changes the multiverse when played now. */
  public MoveKind kind(Move move) {
    if (move.isPhysical()) {
      return MoveKind.PHYSICAL;
    }
    return MovePlayer.branches(multiverse, move) ? MoveKind.BRANCH : MoveKind.HOP;
  }

  /** Whether a possible move takes a piece, en passant included. */
  public boolean isCapture(Move move) {
    return pieceAt(move.to(), move.toSquare()) != null || isEnPassant(move);
  }

  /** Whether a possible move takes a pawn beside the square it goes to. */
  public boolean isEnPassant(Move move) {
    Piece mover = pieceAt(move.from(), move.fromSquare());
    return mover != null
        && mover.type().isPawnLike()
        && move.isPhysical()
        && move.fromSquare().file() != move.toSquare().file()
        && pieceAt(move.to(), move.toSquare()) == null;
  }

  /** Whether a possible move is castling: only then does a king go two files. */
  public boolean isCastling(Move move) {
    Piece piece = pieceAt(move.from(), move.fromSquare());
    return piece != null
        && piece.type() == PieceType.KING
        && move.isPhysical()
        && Math.abs(move.fromSquare().file() - move.toSquare().file()) == 2;
  }

  /**
   * Plays one ply of the turn. A turn with a pass in it, which no rule allows, can be submitted for
   * the sake of studies that have them, but is not {@linkplain #isLegal legal}.
   */
  public Attempt play(Ply ply) {
    Optional<Refusal> refusal = refusal(ply);
    return refusal.isPresent() ? new Attempt.Refused(refusal.get()) : new Attempt.Ok(played(ply));
  }

  private State played(Ply ply) {
    return new State(rules, MovePlayer.play(multiverse, ply), mover, this, ply, false);
  }

  /** Why a ply can't be played now, or empty when it can. */
  public Optional<Refusal> refusal(Ply ply) {
    return ply == known ? Optional.empty() : Refusals.of(this, ply);
  }

  /** Ends the turn. The same turn always leads to the same state. */
  public Attempt submit() {
    State next = after;
    if (next == null) {
      Optional<Refusal> refusal = submitRefusal();
      if (refusal.isPresent()) {
        return new Attempt.Refused(refusal.get());
      }
      next = startOfTurn().submitted(multiverse);
      after = next;
    }
    return new Attempt.Ok(next);
  }

  /** Why the turn can't end now, or empty when it can. */
  public Optional<Refusal> submitRefusal() {
    return Refusals.ofSubmit(this);
  }

  /** Plays all of an action and submits. The state must be at rest. */
  public Attempt play(Action action) {
    State state = this;
    for (Ply ply : action.plies()) {
      Attempt attempt = state.play(ply);
      if (!(attempt instanceof Attempt.Ok ok)) {
        return attempt;
      }
      state = ok.state();
    }
    return state.submit();
  }

  /**
   * Plays an action as it is written and submits it: {@code Nf3}, {@code (0T3)Nf3>>(0T1)f5
   * (1T3)e4}, in 5DPGN or any other notation that tells moves from each other.
   */
  public Attempt play(String action) {
    Attempt turn = read(action);
    return turn instanceof Attempt.Ok ok ? ok.state().submit() : turn;
  }

  /** As {@link #play(String)}, but not submitted. */
  public Attempt read(String moves) {
    return TurnReader.Found.INSTANCE.read(this, moves);
  }

  /**
   * The state after an action that is known to be legal here; what it makes of another is
   * undefined.
   */
  State apply(Action action) {
    Multiverse now = multiverse;
    for (Ply ply : action.plies()) {
      now = MovePlayer.play(now, ply);
    }
    return submitted(now);
  }

  /** Whether the rules allow an action here. */
  public boolean isLegal(Action action) {
    return !action.passes() && play(action) instanceof Attempt.Ok;
  }

  /**
   * What was done in this turn as an action, in standard order. Playing it in that order gives the
   * same multiverse.
   */
  public Action action() {
    return TurnSoFar.action(this);
  }

  /** Brings plies that can be played one after the other from here into standard order. */
  public Action standardOrder(List<? extends Ply> plies) {
    return Action.of(this, plies.size() == 1 ? plies : StandardOrder.of(multiverse, mover, plies));
  }

  /**
   * The royal captures the opponent threatens: those possible if the mover passed on every board at
   * the present. Boards ahead of the present are not passed, so a threat that only arises there is
   * no check yet.
   */
  public List<Move> checks() {
    return Threats.to(this, mandatoryBoards());
  }

  /**
   * As {@link #checks}, but with every playable board passed: also the threats that only a pass on
   * a board ahead of the present or on an inactive timeline would let in.
   */
  public List<Move> threats() {
    return Threats.to(this, playableBoards());
  }

  /**
   * The royal captures the opponent can make as things stand. Nothing the mover may still do in
   * this turn undoes one, since all boards it needs are the opponent's.
   */
  public List<Move> royalCaptures() {
    return Threats.to(this, List.of());
  }

  /** Whether the mover is in check. */
  public boolean inCheck() {
    return Threats.existIfPassed(this);
  }

  /**
   * Whether the opponent can take a royal whatever the mover does, because he could when the turn
   * began. Legal play never leads there; a start position may.
   */
  boolean isLost() {
    State start = startOfTurn();
    Boolean known = start.lost;
    if (known == null) {
      known = Threats.exist(start);
      start.lost = known;
    }
    return known;
  }

  /** The turn, prepared for the search. */
  Turn searchable() {
    return searchable(List.of());
  }

  /** The turn, prepared for a search that plays some moves in any case. */
  Turn searchable(List<Move> wanted) {
    return new Turn(multiverse, rules, mover, isLost(), wanted);
  }

  /** The legal actions of this turn, from its start. */
  public LegalActions legalActions() {
    return new LegalActions(startOfTurn());
  }

  /**
   * Whether some legal action has a move after those that this turn has already; empty when the
   * budget does not suffice.
   */
  public Optional<Boolean> mayPlay(Move move, Budget budget) {
    return TurnSoFar.mayGoOn(this, move, budget);
  }

  /** How the turn stands for the mover. */
  public Verdict verdict() {
    return verdict(Budget.UNLIMITED);
  }

  /**
   * How the turn stands for the mover, or {@link Verdict#UNKNOWN} when the budget does not suffice.
   */
  public Verdict verdict(Budget budget) {
    return verdictSearch().run(budget);
  }

  /** As {@link #verdict(Budget)}, for whoever wants to interrupt it and to go on. */
  public VerdictSearch verdictSearch() {
    return new VerdictSearch(startOfTurn());
  }

  /**
   * All that decides what can be played from here, in 128 bits: the multiverse, the player whose
   * turn it is, and the rules, the order of the promotions included. In which order the moves of
   * the turn under way were made plays no part. Where games by different rules belong together, as
   * in a database of openings, take the key of the {@linkplain #multiverse multiverse}.
   */
  public Key key() {
    Key key = multiverse.key().with(mover.ordinal()).with(rules.enPassant().ordinal());
    for (PieceType promotion : rules.promotions()) {
      key = key.with(promotion.ordinal());
    }
    return key;
  }

  /** Equal when rules, multiverse and the moves of the turn under way are. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof State s
            && rules.equals(s.rules)
            && mover == s.mover
            && multiverse.equals(s.multiverse)
            && plies().equals(s.plies()));
  }

  @Override
  public int hashCode() {
    return multiverse.hashCode();
  }

  @Override
  public String toString() {
    return (mover == Color.WHITE ? "White" : "Black") + " to move, " + multiverse;
  }
}
