package fivefold.bench;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.Perft;
import fivefold.rules.State;
import fivefold.rules.Stop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** How long searches that would never end go on after another thread has stopped them. */
final class Stops {
  /** From the stop to the answer, ascending. */
  private final Map<String, long[]> nanos = new LinkedHashMap<>();

  private Stops() {}

  static Stops of(int times) throws InterruptedException {
    List<State> timelines = Inputs.states("100_timelines");
    State middle = timelines.get(timelines.size() / 2);
    State large = large();
    Stops stops = new Stops();
    stops.add(
        "actions counted, the middle of 100_timelines",
        times,
        budget -> middle.legalActions().count(Long.MAX_VALUE, budget));
    stops.add("perft of Standard", times, budget -> Perft.count(Inputs.standard(), 9, budget));
    stops.add("verdict by brute force, 17 timelines of 16x16", times, large::verdict);
    stops.add(
        "random turn there",
        times,
        budget -> large.legalActions().playRandom(new Dice(1), 50, budget));
    return stops;
  }

  Map<String, long[]> nanos() {
    return nanos;
  }

  private void add(String what, int times, Consumer<Budget> search) throws InterruptedException {
    long[] taken = new long[times];
    for (int i = 0; i < times; i++) {
      Stop stop = new Stop();
      long[] answered = new long[1];
      Thread searching =
          new Thread(
              () -> {
                search.accept(Budget.UNLIMITED.until(stop));
                answered[0] = System.nanoTime();
              });
      searching.start();
      Thread.sleep(20);
      long stopped = System.nanoTime();
      stop.stop();
      searching.join();
      taken[i] = answered[0] - stopped;
    }
    Arrays.sort(taken);
    nanos.put(what, taken);
  }

  /** Too large for bit sets, and without a legal turn: nothing can move on the last timelines. */
  private static State large() {
    Size size = new Size(16, 16);
    List<Timeline> timelines = new ArrayList<>();
    for (int line = -8; line <= 8; line++) {
      Board.Builder board = Board.builder(size);
      board.put(Square.of(15, 15), Piece.of(Color.BLACK, PieceType.KING));
      if (line < 7) {
        board.put(Square.of(0, 0), Piece.of(Color.WHITE, PieceType.KING));
      }
      timelines.add(Timeline.of(line, 2, board.build()));
    }
    return State.of(Multiverse.of(size, Parity.ODD, timelines), Rules.STANDARD);
  }
}
