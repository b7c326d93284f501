package fivefold.cli.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A program that speaks 5DUCI. It is started when it is first needed, and again after it crashed or
 * was killed because it did not answer.
 */
public final class UciProcess implements AutoCloseable {
  private static final long START_MILLIS = 30_000;

  /** The line that stands for the end of the program's output. */
  private static final String END = "\0";

  private final List<String> command;
  private @Nullable Process process;
  private @Nullable PrintWriter to;
  private BlockingQueue<String> from = new LinkedBlockingQueue<>();

  /**
   * @param command the program and its arguments
   */
  public UciProcess(List<String> command) {
    this.command = List.copyOf(command);
  }

  /** What came of asking for a move. */
  public sealed interface Reply {}

  /**
   * Moves to play, as the program wrote them.
   *
   * @param millis how long it took
   */
  public record Moves(List<String> moves, long millis) implements Reply {}

  /** The program says that it has no move. */
  public record NoMove() implements Reply {}

  /** No answer in time; the program was stopped. */
  public record TimedOut() implements Reply {}

  /** The program ended or can't be started. */
  public record Crashed(String reason) implements Reply {}

  /**
   * Starts the program before it is asked for a move.
   *
   * @throws IOException if it can't be started, or is no engine
   */
  public void begin() throws IOException {
    try {
      start();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** Tells the program that another game begins. */
  public void newGame() {
    if (isRunning()) {
      send("5ducinewgame");
    }
  }

  /**
   * Asks for a move.
   *
   * @param position a {@code position} line
   * @param millis the time it has
   * @param patience how much longer to wait
   */
  public Reply move(String position, long millis, long patience) {
    try {
      if (!isRunning()) {
        start();
      }
      send(position);
      send("isready");
      String ready = await("readyok", START_MILLIS);
      if (ready == null) {
        return stopped(process == null || !process.isAlive());
      }
      long begin = System.nanoTime();
      send("go movetime " + millis);
      while (true) {
        long left = millis + patience - (System.nanoTime() - begin) / 1_000_000;
        String line = left < 0 ? null : from.poll(left, TimeUnit.MILLISECONDS);
        if (line == null || line.equals(END)) {
          return stopped(line != null);
        }
        long taken = (System.nanoTime() - begin) / 1_000_000;
        if (line.startsWith("nobestmove")) {
          return new NoMove();
        }
        if (line.startsWith("bestmove")) {
          return new Moves(moves(line), taken);
        }
      }
    } catch (IOException e) {
      kill();
      return new Crashed(String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Crashed("interrupted");
    }
  }

  private static List<String> moves(String line) {
    List<String> moves = new ArrayList<>();
    for (String word : line.strip().split("\\s+", -1)) {
      if (word.startsWith("(")) {
        moves.add(word);
      }
    }
    return moves;
  }

  private Reply stopped(boolean ended) {
    kill();
    return ended ? new Crashed("the program ended") : new TimedOut();
  }

  private boolean isRunning() {
    return process != null && process.isAlive();
  }

  private void start() throws IOException, InterruptedException {
    kill();
    Process started =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    process = started;
    to = new PrintWriter(started.outputWriter(StandardCharsets.UTF_8));
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    from = lines;
    Thread reader = new Thread(() -> read(started, lines), "engine output");
    reader.setDaemon(true);
    reader.start();
    send("5duci");
    if (await("5duciok", START_MILLIS) == null) {
      throw new IOException("no answer to 5duci");
    }
  }

  private static void read(Process started, BlockingQueue<String> lines) {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(started.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      // The same as the end of the output.
    }
    lines.add(END);
  }

  private void send(String line) {
    PrintWriter writer = to;
    if (writer != null) {
      writer.println(line);
      writer.flush();
    }
  }

  /** Waits for a line; null when it does not come. */
  private @Nullable String await(String wanted, long millis) throws InterruptedException {
    long begin = System.nanoTime();
    while (true) {
      long left = millis - (System.nanoTime() - begin) / 1_000_000;
      String line = left < 0 ? null : from.poll(left, TimeUnit.MILLISECONDS);
      if (line == null || line.equals(END)) {
        return null;
      }
      if (line.strip().equals(wanted)) {
        return line;
      }
    }
  }

  private void kill() {
    if (process != null) {
      process.destroyForcibly();
      process = null;
    }
    to = null;
  }

  @Override
  public void close() {
    Process running = process;
    if (running != null && running.isAlive()) {
      send("quit");
      try {
        running.waitFor(500, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    kill();
  }
}
