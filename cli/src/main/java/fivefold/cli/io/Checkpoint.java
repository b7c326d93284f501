package fivefold.cli.io;

import java.io.IOException;

/** Keeps how far a run has come, so that another run can go on from there. */
public interface Checkpoint {
  /** Where an earlier run stopped. */
  Bookmark.Place start();

  /** So many inputs, and games of the next one, are done; the last of them ended so. */
  void passed(int inputs, int games, Exit exit) throws IOException;
}
