package fivefold.cli;

import java.io.IOException;

/** Standard output takes no more data: its reader has gone away, or the disk is full. */
final class OutputLostException extends RuntimeException {
  private final boolean closedPipe;

  OutputLostException(boolean closedPipe, IOException cause) {
    super(cause.getMessage(), cause);
    this.closedPipe = closedPipe;
  }

  /** Whether the reader simply had enough, as {@code head} does: no reason to complain. */
  boolean isClosedPipe() {
    return closedPipe;
  }
}
