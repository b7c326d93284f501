package fivefold.cli.conformance;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.fen.FenWriter;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.rules.State;
import fivefold.text.JsonValue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks an engine over 5DUCI. It can't be asked for counts, but it must take the positions, move
 * legally in them where there is a legal action, refuse illegal moves and take legal ones. The
 * protocol has no word for promotions, so only games with queens are asked about.
 */
public final class UciExaminer implements Examiner {
  private final Program engine;
  private final int millis;
  private final Notation uci = Notations.find("5duci").orElseThrow();

  /**
   * Greets the engine.
   *
   * @param millis how long it may think about a move
   * @throws IOException when it does not answer
   */
  public UciExaminer(Program engine, int millis) throws IOException {
    this.engine = engine;
    this.millis = millis;
    engine.say("5duci");
    hearUntil("5duciok");
  }

  @Override
  public List<Outcome> ask(List<Fact> facts) throws IOException {
    List<Outcome> outcomes = new ArrayList<>();
    for (Fact fact : facts) {
      Optional<State> state = Fact.state(fact.json());
      if (fact.kind() == Fact.Kind.TEXT
          || state.isEmpty()
          || fact.text("reason").startsWith("promotion")
          || !fact.text("promotions").equals("Q")) {
        outcomes.add(Outcome.UNANSWERED);
      } else if (fact.kind() == Fact.Kind.MOVES) {
        outcomes.add(moves(fact, state.get()));
      } else {
        outcomes.add(position(fact, state.get()));
      }
    }
    return outcomes;
  }

  private Outcome position(Fact fact, State state) throws IOException {
    String refusal = place(line(state));
    if (!refusal.isEmpty()) {
      return Outcome.wrong("the engine refuses the position: " + refusal);
    }
    engine.say("go movetime " + millis);
    String best = hearUntil("bestmove", "nobestmove");
    String verdict = fact.text("verdict");
    boolean over = verdict.equals("checkmate") || verdict.equals("stalemate");
    if (over != best.startsWith("nobestmove")) {
      return Outcome.wrong("it is " + verdict + ", the engine says " + best);
    }
    if (over) {
      return Outcome.RIGHT;
    }
    String moves = best.substring("bestmove".length());
    String text = line(state) + " moves" + moves + " submit\n";
    ReadResult played = Games.read(uci, "answer", text, ReadOptions.LENIENT);
    boolean legal = !played.hasErrors() && played.orThrow().end().unfinished().isEmpty();
    return legal ? Outcome.RIGHT : Outcome.wrong("this is not legal:" + moves);
  }

  private Outcome moves(Fact fact, State state) throws IOException {
    StringBuilder line = new StringBuilder(line(state)).append(" moves");
    for (String text : Fact.texts(fact.json(), "moves")) {
      Optional<Move> move = Move.parse(text, state.parity(), state.mover());
      line.append(' ').append(move.map(Move::uci).orElse(text));
    }
    String refusal = place(line.append(" submit").toString());
    JsonValue legal = fact.answer("legal");
    if (legal != null && legal.isTrue() == refusal.isEmpty()) {
      return Outcome.RIGHT;
    }
    return Outcome.wrong(
        refusal.isEmpty()
            ? "the engine takes moves that are not legal: " + fact.text("reason")
            : "the engine refuses legal moves: " + refusal);
  }

  /** Gives the engine a position; what it has against it, or nothing. */
  private String place(String position) throws IOException {
    engine.say(position);
    engine.say("isready");
    String refusal = "";
    String line = engine.hear();
    while (!line.startsWith("readyok")) {
      refusal = line.startsWith("info position error") ? line : refusal;
      line = engine.hear();
    }
    return refusal;
  }

  private static String line(State state) {
    return "position size "
        + state.multiverse().size()
        + (state.parity() == Parity.EVEN ? " even" : " odd")
        + " fen "
        + String.join(" ", FenWriter.blocks(state.multiverse()));
  }

  private String hearUntil(String... words) throws IOException {
    while (true) {
      String line = engine.hear();
      for (String word : words) {
        if (line.startsWith(word)) {
          return line;
        }
      }
    }
  }
}
