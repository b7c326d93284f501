package fivefold.spark;

import fivefold.GameReader;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.zip.GZIPInputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;

/**
 * Cuts a file into games with the project's own reader, so that comments, blank lines and line ends
 * of any kind cut nothing in two. Only a window of the file is in memory. Cutting is a small part
 * of the work: replaying the pieces is what many machines share.
 */
final class Splitter implements Iterator<GameText> {
  private final String file;
  private final Reader in;
  private final GameReader games;
  private long number;

  Splitter(String file) throws IOException {
    this.file = file;
    Path path = new Path(file);
    InputStream bytes = new BufferedInputStream(path.getFileSystem(new Configuration()).open(path));
    if (file.endsWith(".gz")) {
      bytes = new GZIPInputStream(bytes);
    }
    this.in = new InputStreamReader(bytes, StandardCharsets.UTF_8);
    this.games = new GameReader(file, in, null, ReadOptions.LENIENT);
  }

  @Override
  public boolean hasNext() {
    boolean more = games.hasNext();
    if (!more) {
      try {
        in.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return more;
  }

  @Override
  public GameText next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    GameReader.Unplayed next = games.nextUnplayed();
    number++;
    String notation = games.notation().map(Notation::id).orElse("");
    return new GameText(file, number, next.line(), notation, next.text());
  }
}
