package fivefold.cli;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * One line that counts what is done, redrawn in place. It appears only on a terminal that shows no
 * data, and only once the work has taken a second.
 */
final class Progress {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);
  private static final long REDRAW = TimeUnit.MILLISECONDS.toNanos(100);
  private static final String BACK_AND_CLEAR = "\r\u001b[K";

  private final PrintStream terminal;
  private final boolean wanted;
  private final LongSupplier clock;
  private long nextDrawing;
  private long done;
  private boolean visible;

  Progress(PrintStream terminal, boolean wanted, LongSupplier clock) {
    this.terminal = terminal;
    this.wanted = wanted;
    this.clock = clock;
    this.nextDrawing = clock.getAsLong() + PATIENCE;
  }

  /** One more is done; {@code what} names them, in the plural. */
  void step(String what) {
    done++;
    if (wanted && clock.getAsLong() - nextDrawing >= 0) {
      terminal.print(BACK_AND_CLEAR + done + " " + what);
      terminal.flush();
      visible = true;
      nextDrawing = clock.getAsLong() + REDRAW;
    }
  }

  /** Takes the line away, to make room for a message or at the end. */
  void clear() {
    if (visible) {
      terminal.print(BACK_AND_CLEAR);
      terminal.flush();
      visible = false;
    }
  }
}
