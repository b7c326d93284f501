package fivefold.spark;

import fivefold.GameReader;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a file into games with the project's own reader, so that comments, blank lines and line ends
 * of any kind cut nothing in two; zip and gz, told by their first bytes, are unpacked on the way.
 * Only a window of the file is in memory. Cutting is a small part of the work: replaying the pieces
 * is what many machines share.
 */
final class Splitter implements Iterator<GameText> {
  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final byte[] GZIP = {0x1f, (byte) 0x8b};

  private final String file;
  private boolean done;
  private @Nullable InputStream in;
  private @Nullable ZipInputStream zip;

  /** The file, or of an archive the member under way. */
  private String name;

  private @Nullable GameReader games;
  private long number;
  private @Nullable GameText next;

  Splitter(String file) {
    this.file = file;
    this.name = file;
  }

  @Override
  public boolean hasNext() {
    if (next == null && !done) {
      try {
        next = read();
        done = next == null;
      } catch (IOException | UncheckedIOException e) {
        // A damaged file costs its own games and not those of all others.
        next = new GameText(name, number + 1, 0, "", "", "can't be read: " + e.getMessage());
        done = true;
      }
      if (done) {
        close();
      }
    }
    return next != null;
  }

  @Override
  public GameText next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    GameText result = next;
    next = null;
    return result;
  }

  private @Nullable GameText read() throws IOException {
    if (in == null) {
      open();
    }
    while (games == null || !games.hasNext()) {
      if (!openMember()) {
        return null;
      }
    }
    GameReader.Unplayed game = games.nextUnplayed();
    number++;
    String notation = games.notation().map(Notation::id).orElse("");
    return new GameText(name, number, game.line(), notation, game.text(), "");
  }

  private void open() throws IOException {
    Path path = new Path(file);
    BufferedInputStream bytes =
        new BufferedInputStream(path.getFileSystem(new Configuration()).open(path));
    in = bytes;
    if (startsWith(bytes, ZIP)) {
      zip = new ZipInputStream(bytes, StandardCharsets.UTF_8);
    } else {
      games = reader(bytes);
    }
  }

  /** Goes on to the next file of an archive; false when there is none. */
  private boolean openMember() throws IOException {
    ZipEntry entry = zip == null ? null : zip.getNextEntry();
    if (zip == null || entry == null) {
      return false;
    }
    name = file + "!" + entry.getName();
    number = 0;
    boolean isHidden = new java.io.File(entry.getName()).getName().startsWith(".");
    games = entry.isDirectory() || isHidden ? null : reader(new BufferedInputStream(zip));
    return true;
  }

  private GameReader reader(BufferedInputStream bytes) throws IOException {
    InputStream unpacked = startsWith(bytes, GZIP) ? new GZIPInputStream(bytes) : bytes;
    return new GameReader(
        name, new InputStreamReader(unpacked, StandardCharsets.UTF_8), null, ReadOptions.LENIENT);
  }

  private static boolean startsWith(BufferedInputStream bytes, byte[] mark) throws IOException {
    bytes.mark(mark.length);
    boolean starts = Arrays.equals(bytes.readNBytes(mark.length), mark);
    bytes.reset();
    return starts;
  }

  private void close() {
    try {
      if (in != null) {
        in.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
