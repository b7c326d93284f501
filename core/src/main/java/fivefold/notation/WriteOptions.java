package fivefold.notation;

import fivefold.rules.Budget;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How to write. A writer ignores what its notation has no use for.
 *
 * @param form which of the notation's own forms, see {@link Notation#forms()}; empty for the usual
 * @param coordinates how much of a move is spelled out
 * @param marks the signs beside moves, or null for those the notation's writer usually puts
 * @param comments where comments go
 * @param numbering how actions are numbered
 * @param spelling which of two spellings is written where both are read and programs differ
 * @param boards whether the start position is written even when a variant's name says it all
 * @param passes whether passes may be written, which no standard reader accepts
 * @param lineWidth lines are broken after this many characters; 0 for one line a turn
 * @param budget how long to search for the check sign of one action
 */
public record WriteOptions(
    String form,
    Coordinates coordinates,
    @Nullable Set<Mark> marks,
    Comments comments,
    Numbering numbering,
    Spelling spelling,
    boolean boards,
    boolean passes,
    int lineWidth,
    Budget budget) {

  /** Short moves with the usual marks, one turn a line. */
  public static final WriteOptions DEFAULT =
      new WriteOptions(
          "",
          Coordinates.SHORT,
          null,
          Comments.DEFAULT,
          Numbering.SLASH,
          Spelling.COMMON,
          false,
          false,
          0,
          Budget.ofMillis(10_000));

  public WriteOptions {
    marks = marks == null ? null : Set.copyOf(marks);
  }

  /** How much of a move is spelled out. */
  public enum Coordinates {
    /** As little as the notation's specification allows. */
    SHORT,
    /** Every board and source square. */
    FULL
  }

  /** A sign beside a move. */
  public enum Mark {
    /** {@code x} on captures. */
    CAPTURE,
    /** {@code +}, {@code *} and {@code #}, which take a search for every action. */
    CHECK,
    /** {@code ~} on jumps that rewind the present. */
    PRESENT,
    /** {@code (>L1)} on jumps that make a timeline. */
    TIMELINE,
    /** {@code (~T1)} on jumps that rewind the present: where to. No notation usually has it. */
    PRESENT_TURN,
    /** {@code !} and {@code ?}. */
    EVALUATION
  }

  /** Where comments go. */
  public enum Comments {
    /** Where the notation recommends them. */
    DEFAULT,
    /** After the move they belong to. */
    IN_PLACE,
    /** At the end of the action. */
    AT_END,
    /** Nowhere. */
    NONE
  }

  /** How actions are numbered. */
  public enum Numbering {
    /** {@code 1. e4 / e5}. */
    SLASH,
    /** {@code 1w. e4 1b. e5}. */
    LETTERS
  }

  /** Which of two spellings is written where both are read and programs differ. */
  public enum Spelling {
    /**
     * What most programs read: {@code (+1T2)} in even games, both {@code Variant} and {@code Board}
     * in Branched, {@code Board "custom"} with the name beside it where boards are written out.
     */
    COMMON,
    /** As short as it gets: {@code (1T2)}, and the variant named by one header only. */
    BARE
  }

  /** Whether a sign is to be written, in a notation that usually has certain ones. */
  public boolean marks(Mark mark, Set<Mark> usual) {
    return (marks == null ? usual : marks).contains(mark);
  }

  public WriteOptions withForm(String form) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withCoordinates(Coordinates coordinates) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withMarks(Set<Mark> marks) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withComments(Comments comments) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withNumbering(Numbering numbering) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withSpelling(Spelling spelling) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withBoards(boolean boards) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withPasses(boolean passes) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withLineWidth(int lineWidth) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }

  public WriteOptions withBudget(Budget budget) {
    return new WriteOptions(
        form, coordinates, marks, comments, numbering, spelling, boards, passes, lineWidth, budget);
  }
}
