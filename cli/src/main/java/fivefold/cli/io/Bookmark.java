package fivefold.cli.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * How far a long run has come, kept in a small file from time to time and when the run is
 * interrupted, so that the same command can go on from there. The file is gone when the run is
 * done.
 */
public final class Bookmark implements Checkpoint, AutoCloseable {
  private static final String TITLE = "fivefold notes 1";
  private static final long INTERVAL = TimeUnit.SECONDS.toNanos(2);

  /** The beginning of a run. */
  public static final Place NOWHERE = new Place(0, 0, Exit.DONE, List.of());

  private final Path file;
  private final String work;
  private final Place start;
  private final Supplier<List<Long>> counts;
  private final LongSupplier clock;
  private final Thread atInterruption = new Thread(this::saveQuietly, "bookmark");

  /** Read by the thread that runs when the process is ended from outside. */
  private volatile Place place;

  private long nextSaving;
  private boolean done;

  /**
   * A place between two games.
   *
   * @param inputs how many inputs are done
   * @param games how many games of the next input are done
   * @param worst the status so far
   * @param counts what the command has counted so far
   */
  public record Place(int inputs, int games, Exit worst, List<Long> counts) {}

  private Bookmark(
      Path file, String work, Place start, Supplier<List<Long>> counts, LongSupplier clock) {
    this.file = file;
    this.work = work;
    this.start = start;
    this.place = start;
    this.counts = counts;
    this.clock = clock;
    this.nextSaving = clock.getAsLong() + INTERVAL;
  }

  /**
   * Opens the notes of a run, or begins them.
   *
   * @param work what distinguishes the run from others: its inputs and options
   * @param counts what the command has counted so far, asked after each game
   * @throws UsageException when the notes belong to another run
   * @throws IOException when they can't be read or are no notes
   */
  public static Bookmark open(Path file, String work, Supplier<List<Long>> counts)
      throws IOException {
    return open(file, work, counts, System::nanoTime);
  }

  /** As {@link #open(Path, String, Supplier)}, with a clock of one's own. */
  public static Bookmark open(
      Path file, String work, Supplier<List<Long>> counts, LongSupplier clock) throws IOException {
    Place start = NOWHERE;
    try {
      List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
      if (lines.size() != 3 || !lines.get(0).equals(TITLE)) {
        throw new IOException(file + ": this file doesn't hold the progress of an interrupted run");
      }
      if (!lines.get(1).equals("work " + work)) {
        throw new UsageException(
            file
                + " belongs to a run with other options or inputs, or the inputs have changed;"
                + " delete it to start over");
      }
      start = place(lines.get(2));
    } catch (NoSuchFileException e) {
      // The first run, or the one after a run that came to its end.
    } catch (IllegalArgumentException e) {
      throw new IOException(file + ": this file is damaged; delete it to start over", e);
    }
    Bookmark bookmark = new Bookmark(file, work, start, counts, clock);
    bookmark.save();
    Runtime.getRuntime().addShutdownHook(bookmark.atInterruption);
    return bookmark;
  }

  private static Place place(String line) {
    String[] words = line.split(" ", -1);
    if (words.length < 4 || !words[0].equals("done")) {
      throw new IllegalArgumentException(line);
    }
    List<Long> counts = new ArrayList<>();
    for (int i = 4; i < words.length; i++) {
      counts.add(Long.parseLong(words[i]));
    }
    return new Place(
        Integer.parseInt(words[1]), Integer.parseInt(words[2]), Exit.valueOf(words[3]), counts);
  }

  @Override
  public Place start() {
    return start;
  }

  @Override
  public void passed(int inputs, int games, Exit exit) throws IOException {
    place = new Place(inputs, games, place.worst().worst(exit), counts.get());
    if (clock.getAsLong() - nextSaving >= 0) {
      save();
      nextSaving = clock.getAsLong() + INTERVAL;
    }
  }

  /** The run has come to its end: the notes are not needed any more. */
  public void finish() throws IOException {
    synchronized (this) {
      done = true;
    }
    Files.deleteIfExists(file);
  }

  private synchronized void save() throws IOException {
    if (done) {
      return;
    }
    Place now = place;
    StringBuilder text = new StringBuilder();
    text.append(TITLE).append("\nwork ").append(work).append("\ndone ");
    text.append(now.inputs()).append(' ').append(now.games()).append(' ').append(now.worst());
    now.counts().forEach(count -> text.append(' ').append(count));
    // Whole or not at all; a fixed name, so that a run that was killed leaves at most one.
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(beside, text.append('\n'));
    Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private void saveQuietly() {
    try {
      save();
    } catch (IOException e) {
      System.err.println("fivefold: error: " + file + ": " + IoProblem.describe(e));
    }
  }

  /** Leaves the notes as they are, unless the run is finished. */
  @Override
  public void close() throws IOException {
    save();
    try {
      Runtime.getRuntime().removeShutdownHook(atInterruption);
    } catch (IllegalStateException ending) {
      // It has been started.
    }
  }

  /** The file that {@code --resume} names. */
  public static Path path(String name) {
    try {
      return Path.of(name).toAbsolutePath();
    } catch (InvalidPathException e) {
      throw new UsageException("'" + name + "' is not a file name");
    }
  }
}
