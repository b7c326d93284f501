package fivefold.fen;

import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.text.Diagnostic;
import fivefold.text.Diagnostics;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A start position as read, which may be wrong. Only {@link #validate()} turns it into something
 * that can be played, or says everything that is wrong at once.
 */
public final class Setup {
  /**
   * The latest turn a board may lie at. Half-turns then stay far from the ends of an int, so sums
   * of them need no care.
   */
  public static final int MAX_TURN = 500_000_000;

  private final SetupText text;
  private final @Nullable Size size;
  private final List<PieceType> promotions;
  private final List<SetupBoard> boards;
  private final boolean unplaced;
  private final List<Diagnostic> findings;

  Setup(
      SetupText text,
      @Nullable Size size,
      List<PieceType> promotions,
      List<SetupBoard> boards,
      boolean unplaced,
      Diagnostics found) {
    this.text = text;
    this.size = size;
    this.promotions = List.copyOf(promotions);
    this.boards = List.copyOf(boards);
    this.unplaced = unplaced;
    this.findings = found.list();
  }

  /** The text this was read from. */
  public SetupText text() {
    return text;
  }

  /** The size of all boards, unless its header is wrong. */
  public Optional<Size> size() {
    return Optional.ofNullable(size);
  }

  /**
   * How many central timelines there are. A declared parity counts; else the first zero decides,
   * since only zeros differ in print.
   */
  public Parity parity() {
    Parity declared = text.parity();
    if (declared != null) {
      return declared;
    }
    for (SetupBoard board : boards) {
      if (board.distance() == 0) {
        return board.isSignedZero() ? Parity.EVEN : Parity.ODD;
      }
    }
    return Parity.ODD;
  }

  /** What pawns may become, the default first. */
  public List<PieceType> promotions() {
    return promotions;
  }

  /**
   * The boards in the order they were written; those that do not say where they lie are missing.
   */
  public List<SetupBoard> boards() {
    return boards;
  }

  /** What the reader found; nothing about how the boards fit together. */
  public List<Diagnostic> findings() {
    return findings;
  }

  /** Whether some board is missing from {@link #boards()}, so that gaps prove nothing. */
  boolean hasUnplaced() {
    return unplaced;
  }

  /** Checks everything and gives the state to play from, or all that is wrong. */
  public SetupResult validate() {
    return new SetupValidator(this).validate();
  }
}
