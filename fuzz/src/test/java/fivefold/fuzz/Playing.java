package fivefold.fuzz;

import fivefold.Notations;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Ply;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import java.util.Arrays;
import java.util.List;

/** What holds for every state that play can reach. */
final class Playing {
  private static final int STEPS = 10;
  private static final int ACTIONS = 6;

  private static final List<Notation> WRITERS =
      Notations.all().stream().filter(each -> each.reads() && each.writes()).toList();

  private Playing() {}

  static void check(byte[] data) {
    Walk walk = new Walk(data);
    for (int i = 0; i < STEPS && !walk.atEnd() && walk.step(); i++) {
      State state = walk.state();
      if (!state.atRest()) {
        turnHolds(state);
      }
      moveMadeUp(state, walk);
    }
    State state = walk.state().startOfTurn();
    rebuilt(state.multiverse());
    SmallTexts.rereads(State.of(state.multiverse(), state.rules()));
  }

  /** The moves of a turn in standard order lead where they led as played. */
  private static void turnHolds(State turn) {
    State start = turn.startOfTurn();
    State sorted = start;
    for (Ply ply : turn.action().plies()) {
      Attempt attempt = sorted.play(ply);
      Broken.unless(attempt instanceof Attempt.Ok, "standard order can't be played");
      sorted = attempt.orThrow();
    }
    Broken.unless(sorted.multiverse().equals(turn.multiverse()), "standard order leads elsewhere");
    Broken.unless(
        start.isLegal(turn.action()) == turn.submitRefusal().isEmpty(), "legal, but refused");
    Broken.unless(
        turn.royalCaptures().isEmpty() || turn.submitRefusal().isPresent(), "a royal may be taken");
  }

  /** A move exists exactly when it is a candidate, whatever its numbers are. */
  private static void moveMadeUp(State state, Walk walk) {
    if (walk.next() % 4 != 0) {
      return;
    }
    Size size = state.multiverse().size();
    BoardCoord from = new BoardCoord(walk.next() % 5 - 2, walk.next() % 16);
    BoardCoord to = walk.next() % 2 == 0 ? from : new BoardCoord(walk.next() % 5 - 2, walk.next());
    Move move =
        new Move(
            from,
            Square.of(walk.next() % size.width(), walk.next() % size.height()),
            to,
            Square.of(walk.next() % size.width(), walk.next() % size.height()));
    Broken.unless(
        state.play(move) instanceof Attempt.Ok == state.moveCandidates().contains(move),
        "played, but no candidate, or the reverse");
  }

  /** What is carried along in play equals what the boards say from scratch. */
  private static void rebuilt(Multiverse multiverse) {
    Multiverse again =
        Multiverse.of(multiverse.size(), multiverse.parity(), multiverse.timelines());
    Broken.unless(
        again.equals(multiverse)
            && again.hashCode() == multiverse.hashCode()
            && again.present() == multiverse.present()
            && again.activeDistance() == multiverse.activeDistance()
            && Hashing.multiverse(again).equals(Hashing.multiverse(multiverse)),
        "rebuilt, it is something else");
  }

  /** Plays a game, writes it in some notation and reads it again. */
  static void convert(byte[] data) {
    int writer = data.length == 0 ? 0 : data[0] & 255;
    Walk walk = new Walk(Arrays.copyOfRange(data, Math.min(1, data.length), data.length));
    Headers headers = Headers.EMPTY;
    if (walk.next() % 2 == 0) {
      headers = Headers.of("White", walk.text(), "Event", walk.text());
    }
    Game game = walk.game(ACTIONS);
    game.setHeaders(headers);
    new RoundTrip(WRITERS.get(writer % WRITERS.size()), ReadOptions.LENIENT, data.length % 8 == 0)
        .check(game);
  }
}
