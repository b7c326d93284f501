package fivefold.cli.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A file that appears whole or not at all: it is written beside its place and moved there by {@link
 * #commit}. Closed without a commit it leaves no trace, also when the process is interrupted.
 */
public final class OutputFile implements AutoCloseable {
  private final Path target;
  private final Path written;
  private final PrintStream out;

  private OutputFile(Path target, Path written) throws IOException {
    this.target = target;
    this.written = written;
    OutputStream bytes =
        target.equals(written)
            ? Files.newOutputStream(target, StandardOpenOption.WRITE)
            : TemporaryFiles.create(written);
    OutputStream loud = new FailFastOutput(bytes, e -> false);
    this.out = new PrintStream(new BufferedOutputStream(loud), false, StandardCharsets.UTF_8);
  }

  public static OutputFile create(String name) throws IOException {
    Path target;
    try {
      target = Path.of(name).toAbsolutePath();
    } catch (InvalidPathException e) {
      throw new IOException("not a file name", e);
    }
    if (FolderOutput.isFolder(name)) {
      throw new IOException("this is a folder, not a file");
    }
    if (Files.exists(target)) {
      if (!Files.isRegularFile(target)) {
        // A device or a pipe cannot be replaced, only written to.
        return new OutputFile(target, target);
      }
      // Through links to the file itself, so that a link stays a link.
      target = target.toRealPath();
    }
    String temporary =
        "." + target.getFileName() + "." + Long.toHexString(ThreadLocalRandom.current().nextLong());
    return new OutputFile(target, target.resolveSibling(temporary));
  }

  public PrintStream out() {
    return out;
  }

  public boolean isWrittenTo() throws IOException {
    out.flush();
    return !target.equals(written) && Files.size(written) > 0;
  }

  /** Puts the file in its place. */
  public void commit() throws IOException {
    out.close();
    if (out.checkError()) {
      throw new IOException("writing failed");
    }
    if (target.equals(written)) {
      return;
    }
    if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(written, Files.getPosixFilePermissions(target));
    }
    TemporaryFiles.move(written, target);
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } finally {
      TemporaryFiles.delete(written);
    }
  }
}
