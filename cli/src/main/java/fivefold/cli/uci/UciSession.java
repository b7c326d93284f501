package fivefold.cli.uci;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.cli.io.Cores;
import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Level;
import fivefold.engine.Limits;
import fivefold.engine.Line;
import fivefold.fen.FenWriter;
import fivefold.game.Game;
import fivefold.model.Move;
import fivefold.notation.ReadOptions;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.rules.Stop;
import fivefold.text.Diagnostic;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Our engine as a 5DUCI program: reads commands, answers them. Searches run on a thread of their
 * own, so that {@code isready} and {@code stop} are answered meanwhile. What is not understood is
 * said so in an {@code info string}, and changes nothing.
 */
public final class UciSession {
  private static final String STARTPOS = "position startpos";
  private static final int MOST_HASH = 65_536;
  private static final int MOST_LINES = 256;
  private static final int MOST_THREADS = 256;
  private static final int WARM_UP_ACTIONS = 20;
  private static final int WARM_UP_MILLIS = 100;

  private final String name;
  private final PrintStream out;
  private final Engine engine = new Engine();
  private State state = read(STARTPOS).orThrow().end().state();
  private Level level;
  private int lines = 1;
  private boolean warm;
  private @Nullable Search search;

  /** Whether the last search has its answer, though its thread may not have ended yet. */
  private volatile boolean answered;

  /** A search under way. */
  private record Search(Thread thread, Stop stop, boolean endless) {}

  public UciSession(String name, Level level, PrintStream out) {
    this.name = name;
    this.level = level;
    this.out = out;
    engine.setThreads(Cores.count(), Cores::run);
  }

  /** Answers commands until {@code quit} or the end of the input. */
  public void run(BufferedReader in) throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!command(line.strip())) {
        end(true);
        say("bye");
        return;
      }
    }
    // A script that asks for a move and ends is told the move.
    end(false);
  }

  private boolean command(String line) {
    String[] words = line.split("\\s+", -1);
    switch (words[0]) {
      case "" -> {}
      case "5duci" -> introduce();
      case "isready" -> {
        warmUp();
        say("readyok");
      }
      case "5ducinewgame" -> {
        if (isIdle("no new game")) {
          engine.clear();
        }
      }
      case "setoption" -> setOption(words);
      case "position" -> position(line);
      case "go" -> go(words);
      case "stop" -> end(true);
      case "print" -> FenWriter.blocks(state.multiverse()).forEach(this::say);
      case "quit" -> {
        return false;
      }
      default -> say("info string unknown command: " + words[0]);
    }
    return true;
  }

  /** Lets the virtual machine compile what is needed before time counts. */
  private void warmUp() {
    if (warm || (search != null && search.thread.isAlive())) {
      return;
    }
    warm = true;
    State game = state;
    for (int i = 0; i < WARM_UP_ACTIONS; i++) {
      Analysis analysis = engine.analyse(game, Limits.ofMillis(WARM_UP_MILLIS), progress -> {});
      if (analysis.lines().isEmpty()) {
        break;
      }
      game = game.play(analysis.lines().get(0).first()).orThrow();
    }
    engine.clear();
  }

  private void introduce() {
    say("id name " + name);
    say("option name Threads type spin default " + Cores.count() + " min 1 max " + MOST_THREADS);
    say("option name Hash type spin default " + Engine.USUAL_HASH + " min 1 max " + MOST_HASH);
    say("option name MultiPV type spin default 1 min 1 max " + MOST_LINES);
    say(
        "option name Level type spin default "
            + level.number()
            + " min 1 max "
            + Level.STRONGEST.number());
    say("5duciok");
  }

  private synchronized void say(String line) {
    out.println(line);
    out.flush();
  }

  /** Whether an answer is still to come; who has heard it may go on at once. */
  private boolean isSearching() {
    Search running = search;
    return running != null && !answered && running.thread.isAlive();
  }

  private boolean isIdle(String what) {
    if (isSearching()) {
      say("info string " + what + " while a search is under way");
      return false;
    }
    return true;
  }

  // ---- options ----

  private void setOption(String[] words) {
    int name = List.of(words).indexOf("name");
    int value = List.of(words).indexOf("value");
    if (name < 0 || name + 1 >= words.length || !isIdle("no option is set")) {
      return;
    }
    String option = words[name + 1].toLowerCase(Locale.ROOT);
    String text = value < 0 || value + 1 >= words.length ? "" : words[value + 1];
    switch (option) {
      case "threads" -> {
        int threads = number(option, text, 1, MOST_THREADS, 0);
        if (threads > 0) {
          engine.setThreads(threads, Cores::run);
        }
      }
      case "hash" -> {
        int hash = number(option, text, 1, MOST_HASH, 0);
        if (hash > 0) {
          engine.setHash(hash);
        }
      }
      case "multipv" -> lines = number(option, text, 1, MOST_LINES, lines);
      case "level" ->
          level = Level.of(number(option, text, 1, Level.STRONGEST.number(), level.number()));
      default -> say("info string unknown option: " + words[name + 1]);
    }
  }

  private int number(String what, String text, int least, int most, int otherwise) {
    if (text.matches("[0-9]{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    }
    say("info string " + what + " takes a number from " + least + " to " + most);
    return otherwise;
  }

  // ---- the position ----

  private void position(String line) {
    if (isSearching()) {
      say("info position error: a search is under way");
      return;
    }
    ReadResult result = read(line);
    for (Diagnostic each : result.diagnostics()) {
      if (each.isError()) {
        say("info position error: " + each.message());
        return;
      }
    }
    Game game = result.game().orElse(null);
    if (game == null) {
      say("info position error: this is no position");
    } else if (game.end().unfinished().isPresent()) {
      say("info position error: the last turn is not submitted");
    } else {
      state = game.end().state();
    }
  }

  private static ReadResult read(String line) {
    return Games.read(Notations.UCI, "position", line, ReadOptions.LENIENT);
  }

  // ---- searching ----

  private void go(String[] words) {
    if (!isIdle("no second search")) {
      return;
    }
    Limits limits = Limits.none();
    boolean endless = true;
    for (int i = 1; i < words.length; i++) {
      String text = i + 1 < words.length ? words[i + 1] : "";
      boolean number = text.matches("[0-9]{1,15}");
      switch (words[i]) {
        case "movetime", "nodes", "depth" -> {
          if (!number) {
            say("info string " + words[i] + " takes a number");
            break;
          }
          long value = Long.parseLong(text);
          endless = false;
          i++;
          limits =
              switch (words[i - 1]) {
                case "movetime" -> limits.withMillis(value);
                case "nodes" -> limits.withNodes(value);
                default -> limits.withDepth((int) Math.max(1, Math.min(value, Limits.DEEPEST)));
              };
        }
        case "infinite" -> {}
        default -> say("info string unknown word: " + words[i]);
      }
    }
    Stop stop = new Stop();
    Limits wanted = limits.withLines(lines).until(stop);
    boolean waits = endless;
    Thread thread = new Thread(() -> search(wanted, waits, stop), "search");
    thread.setDaemon(true);
    answered = false;
    search = new Search(thread, stop, endless);
    thread.start();
  }

  private void search(Limits limits, boolean endless, Stop stop) {
    Line best = null;
    try {
      Analysis analysis = level.play(engine, state, limits, this::inform);
      best = analysis.lines().isEmpty() ? null : analysis.lines().get(0);
      while (endless && !stop.isStopped()) {
        // All was found out, but the answer may not come before it is asked for.
        Thread.sleep(1);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      say("info string error: " + e);
      best = best == null ? any() : best;
    }
    answered = true;
    say(best == null ? "nobestmove" : "bestmove " + moves(best.first()));
  }

  /** Some action, for when all else fails. */
  private @Nullable Line any() {
    return state
        .legalActions()
        .limit(1)
        .findFirst()
        .map(action -> new Line(new fivefold.engine.Score(0, 0, false), List.of(action), false))
        .orElse(null);
  }

  private void inform(Analysis analysis) {
    for (int i = 0; i < analysis.lines().size(); i++) {
      Line line = analysis.lines().get(i);
      StringBuilder text = new StringBuilder("info depth ").append(analysis.depth());
      if (lines > 1) {
        text.append(" multipv ").append(i + 1);
      }
      text.append(
          line.score().isMate()
              ? " score mate " + line.score().mateIn()
              : " score cp " + line.score().centipawns());
      long millis = Math.max(1, analysis.millis());
      text.append(" nodes ").append(analysis.nodes());
      text.append(" nps ").append(analysis.nodes() * 1000 / millis);
      text.append(" time ").append(analysis.millis()).append(" pv");
      for (Action action : line.actions()) {
        text.append(' ').append(moves(action)).append(" submit");
      }
      say(text.toString());
    }
  }

  private static String moves(Action action) {
    StringBuilder text = new StringBuilder();
    action.plies().forEach(ply -> text.append(' ').append(((Move) ply).uci()));
    return text.substring(1);
  }

  /** Ends a search and waits for its answer; one that ends by itself only if it has to. */
  private void end(boolean now) {
    Search running = search;
    if (running == null) {
      return;
    }
    if (now || running.endless) {
      running.stop.stop();
    }
    try {
      running.thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    search = null;
  }
}
