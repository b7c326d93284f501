package fivefold.cli.io;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * One line that counts what is done, redrawn in place. It appears only on a terminal that shows no
 * data, and only once the work has taken a second. Where it is known how much there is to do, the
 * line also says how much of it is done and how long the rest will take.
 */
public final class Progress {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);
  private static final long REDRAW = TimeUnit.MILLISECONDS.toNanos(100);
  private static final String BACK_AND_CLEAR = "\r\u001b[K";

  private final PrintStream terminal;
  private final boolean wanted;
  private final LongSupplier clock;
  private long start;
  private long nextDrawing;
  private boolean visible;

  private long done;
  private long expected;
  private long bytes;
  private long expectedBytes;

  /** What was done before the clock started: an earlier run did it. */
  private long doneBefore;

  private double shareBefore;

  public Progress(PrintStream terminal, boolean wanted, LongSupplier clock) {
    this.terminal = terminal;
    this.wanted = wanted;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.nextDrawing = start + PATIENCE;
  }

  /** There will be so many steps. */
  public void expectSteps(long count) {
    expected = count;
  }

  /** So many bytes will be read. */
  public void expectBytes(long count) {
    expectedBytes = count;
  }

  /** So many more bytes have been read. */
  public void read(long count) {
    bytes += count;
  }

  /** So many steps were done by an earlier run. */
  public void resumeAfter(long steps) {
    done = steps;
    doneBefore = steps;
  }

  /** What was read so far belongs to those steps. */
  public void skipped() {
    shareBefore = share();
    start = clock.getAsLong();
  }

  /** One more is done; {@code what} names it. */
  public void step(String what) {
    done++;
    if (wanted && clock.getAsLong() - nextDrawing >= 0) {
      long now = clock.getAsLong();
      terminal.print(BACK_AND_CLEAR + line(what, (now - start) / 1e9));
      terminal.flush();
      visible = true;
      nextDrawing = now + REDRAW;
    }
  }

  private String line(String what, double seconds) {
    StringBuilder line = new StringBuilder(Plural.of(done, what));
    double share = share();
    if (share > 0) {
      line.append(", ").append((int) (100 * share)).append("%");
    }
    if (seconds > 0) {
      line.append(", ").append(Math.round((done - doneBefore) / seconds)).append("/s");
    }
    if (share > shareBefore) {
      double rest = seconds * (1 - share) / (share - shareBefore);
      line.append(", ").append(time(Math.round(rest))).append(" left");
    }
    return line.toString();
  }

  /** How much of the work is done, from 0 to 1; 0 also where nobody knows. */
  private double share() {
    if (expectedBytes > 0) {
      // A file may grow while it is read.
      return Math.min(1, (double) bytes / expectedBytes);
    }
    return expected > 0 ? Math.min(1, (double) done / expected) : 0;
  }

  private static String time(long seconds) {
    long minutes = seconds / 60;
    return minutes < 60
        ? minutes + ":" + twoDigits(seconds % 60)
        : minutes / 60 + ":" + twoDigits(minutes % 60) + ":" + twoDigits(seconds % 60);
  }

  private static String twoDigits(long number) {
    return number < 10 ? "0" + number : "" + number;
  }

  /** Takes the line away, to make room for a message or at the end. */
  public void clear() {
    if (visible) {
      terminal.print(BACK_AND_CLEAR);
      terminal.flush();
      visible = false;
    }
  }
}
