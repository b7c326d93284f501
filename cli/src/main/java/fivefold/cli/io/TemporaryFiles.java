package fivefold.cli.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/**
 * Files that are written beside their place. When the process is ended from outside, by Ctrl-C or
 * {@code kill}, those that have not reached their place are deleted.
 */
public final class TemporaryFiles {
  private static final Set<Path> OPEN = new HashSet<>();
  private static boolean watching;
  private static boolean ended;

  private TemporaryFiles() {}

  public static synchronized OutputStream create(Path file) throws IOException {
    watch();
    OutputStream out =
        Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    OPEN.add(file);
    return out;
  }

  /** Puts a file in its place, in one step where the system can do that. */
  public static synchronized void move(Path file, Path target) throws IOException {
    watch();
    try {
      Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
    }
    OPEN.remove(file);
  }

  public static synchronized void delete(Path file) throws IOException {
    if (OPEN.remove(file)) {
      Files.deleteIfExists(file);
    }
  }

  private static void watch() {
    if (!watching) {
      watching = true;
      Thread cleaner = new Thread(TemporaryFiles::end, "cleaner");
      try {
        Runtime.getRuntime().addShutdownHook(cleaner);
      } catch (IllegalStateException alreadyEnding) {
        ended = true;
      }
    }
    while (ended) {
      // The process is about to end and nobody waits for this thread: it must not begin anything.
      try {
        TemporaryFiles.class.wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the process is ending", e);
      }
    }
  }

  private static synchronized void end() {
    ended = true;
    for (Path file : OPEN) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        // Nobody is left who could be told.
        continue;
      }
    }
  }
}
