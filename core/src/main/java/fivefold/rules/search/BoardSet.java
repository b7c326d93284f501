package fivefold.rules.search;

import fivefold.model.Bits;

/**
 * Many boards taken as one for the question whether there could be an attack: a piece that stands
 * on any of them may attack or be taken, and only a square that is occupied on all of them blocks.
 * Where such a board allows no attack over several boards, none of those it stands for does.
 */
final class BoardSet {
  private boolean any;
  private long occupied;
  private long own;
  private long riders1;
  private long riders2;
  private long riders3;
  private long riders4;
  private long knights;
  private long steppers;
  private long pawns;
  private long brawns;
  private long royals;

  void clear() {
    any = false;
    occupied = -1;
    own = 0;
    riders1 = 0;
    riders2 = 0;
    riders3 = 0;
    riders4 = 0;
    knights = 0;
    steppers = 0;
    pawns = 0;
    brawns = 0;
    royals = 0;
  }

  /** Adds a board on which the side under attack cleared and set squares. */
  void add(Bits board, long clear, long set, long royalSet) {
    long same = ~(clear | set);
    any = true;
    occupied &= (board.occupied & ~clear) | set;
    own |= board.own & same;
    riders1 |= board.riders1 & same;
    riders2 |= board.riders2 & same;
    riders3 |= board.riders3 & same;
    riders4 |= board.riders4 & same;
    knights |= board.knights & same;
    steppers |= board.steppers & same;
    pawns |= board.pawns & same;
    brawns |= board.brawns & same;
    royals |= (board.royals & ~clear) | royalSet;
  }

  boolean isEmpty() {
    return !any;
  }

  Bits asOne() {
    return new Bits(
        occupied, own, riders1, riders2, riders3, riders4, knights, steppers, pawns, brawns,
        royals);
  }
}
