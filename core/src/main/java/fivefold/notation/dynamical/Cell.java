package fivefold.notation.dynamical;

import fivefold.notation.BoardPattern;
import fivefold.notation.MovePattern;

/** A cell as read. */
final class Cell {
  final BoardPattern board;
  final Step step;
  final int start;
  int end;
  final MovePattern.Draft move = MovePattern.draft();

  /** The timeline the move says it makes, and where it says so. */
  BoardPattern created = BoardPattern.NONE;

  int createdStart;

  Cell(BoardPattern board, Step step, int start) {
    this.board = board;
    this.step = step;
    this.start = start;
  }
}
