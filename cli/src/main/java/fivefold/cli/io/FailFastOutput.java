package fivefold.cli.io;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Predicate;

/**
 * What stands below a print stream. Print streams swallow I/O errors; this turns them into an
 * {@link OutputLostException}, which stops the work.
 */
public final class FailFastOutput extends OutputStream {
  private final OutputStream out;
  private final Predicate<IOException> isClosedPipe;
  private boolean lost;

  public FailFastOutput(OutputStream out, Predicate<IOException> isClosedPipe) {
    this.out = out;
    this.isClosedPipe = isClosedPipe;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    if (lost) {
      return; // what was still in the buffer
    }
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      lost = true;
      throw new OutputLostException(isClosedPipe.test(e), e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
