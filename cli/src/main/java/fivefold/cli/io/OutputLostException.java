package fivefold.cli.io;

import java.io.IOException;

/** Standard output takes no more data: its reader has gone away, or the disk is full. */
public final class OutputLostException extends RuntimeException {
  private final boolean closedPipe;

  public OutputLostException(boolean closedPipe, IOException cause) {
    super(cause.getMessage(), cause);
    this.closedPipe = closedPipe;
  }

  /** Whether the reader simply had enough, as {@code head} does: no reason to complain. */
  public boolean isClosedPipe() {
    return closedPipe;
  }
}
