package fivefold.db;

import fivefold.db.pattern.Pattern;
import fivefold.db.pattern.PatternSearch;
import fivefold.fen.Hashing;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.model.Timeline;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.Objects;
import java.util.function.Supplier;

/** Looks for something on the way through one game; a new one is made for each game. */
interface Seeker {
  /** Whether it is there: asked at the start and after each action, until it is. */
  boolean see(Walk walk);

  /** The whole multiverse, or only its last boards. */
  static Supplier<Seeker> position(Multiverse wanted, boolean joined) {
    var lastBoards = wanted.lastBoardsKey();
    return () ->
        joined
            ? walk -> walk.now().lastBoardsKey().equals(lastBoards)
            : walk -> walk.now().equals(wanted);
  }

  static Supplier<Seeker> hash(String md5) {
    return () -> walk -> Hashing.multiverse(walk.now()).equals(md5);
  }

  /** What is asked of one board. */
  interface BoardTest {
    boolean holds(Multiverse in, BoardCoord place, Board board);
  }

  /** A board, wherever it is. */
  static Supplier<Seeker> board(BoardTest test) {
    return () ->
        walk -> {
          boolean[] found = {false};
          newBoards(
              walk,
              (timeline, halfTurn, board) ->
                  found[0] |= test.holds(walk.now(), new BoardCoord(timeline, halfTurn), board));
          return found[0];
        };
  }

  static Supplier<Seeker> action(ActionText text) {
    return () -> walk -> walk.depth() > 0 && text.isIn(walk.action(), walk.before());
  }

  static Supplier<Seeker> pattern(Pattern pattern) {
    return () -> {
      PatternSearch search = new PatternSearch(pattern);
      return walk -> {
        newBoards(walk, (line, halfTurn, board) -> search.see(walk.now(), line, halfTurn, board));
        return search.isIn(walk.now());
      };
    };
  }

  static Supplier<Seeker> verdict(Verdict wanted, Rules rules, Budget budget) {
    return () -> walk -> State.of(walk.now(), rules).verdict(budget) == wanted;
  }

  /** The boards that came with the last action; at the start, all. */
  private static void newBoards(Walk walk, Walk.Boards taker) {
    if (walk.depth() > 0) {
      walk.madeBoards(taker);
      return;
    }
    for (Timeline timeline : walk.now().timelines()) {
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        taker.take(timeline.index(), v, Objects.requireNonNull(timeline.board(v)));
      }
    }
  }
}
