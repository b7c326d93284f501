package fivefold.db.explorer;

import fivefold.db.explorer.ExplorerIndex.TreeFile;
import fivefold.db.explorer.ExplorerIndex.TreeFiles;
import fivefold.model.Key;
import fivefold.text.Diagnostics;
import fivefold.text.JsonReader;
import fivefold.text.JsonValue;
import fivefold.text.SourceText;
import java.io.Closeable;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads an explorer as the page does: the index once, then of each file only the parts that a
 * question needs.
 */
public final class ExplorerReader implements Closeable {
  private final ExplorerInput in;
  private final ExplorerIndex index;

  private ExplorerReader(ExplorerInput in) throws IOException {
    this.in = in;
    this.index =
        ExplorerIndex.parse(new String(in.read(ExplorerIndex.FILE), StandardCharsets.UTF_8));
  }

  /** Opens a file or a folder. */
  public static ExplorerReader open(Path path) throws IOException {
    ExplorerInput in = ExplorerInput.open(path);
    try {
      return new ExplorerReader(in);
    } catch (IOException | RuntimeException e) {
      in.close();
      throw e;
    }
  }

  public ExplorerIndex index() {
    return index;
  }

  /** What was played in a position, the most played action first; nothing where no game came. */
  public List<ExplorerRow> rows(Tree tree, Key key) throws IOException {
    TreeFiles files = index.of(tree);
    int number = Shard.number(key.high(), files.bits());
    TreeFile file = files.files().get(number);
    if (file.bytes() == 0) {
      return List.of();
    }
    String name = tree.file(number);
    ByteBuffer lines = ByteBuffer.wrap(in.read(name, 0, file.indexBytes()));
    int line = -Shard.INDEX_LINE;
    while (line + Shard.INDEX_LINE < lines.capacity()
        && Long.compareUnsigned(lines.getLong(line + Shard.INDEX_LINE), key.high()) <= 0) {
      line += Shard.INDEX_LINE;
    }
    if (line < 0) {
      return List.of();
    }
    int start = lines.getInt(line + Long.BYTES);
    int next = line + Shard.INDEX_LINE;
    int end =
        next < lines.capacity()
            ? lines.getInt(next + Long.BYTES)
            : file.bytes() - file.indexBytes();
    try {
      byte[] block = in.read(name, (long) file.indexBytes() + start, end - start);
      return find(ByteBuffer.wrap(block), key);
    } catch (BufferUnderflowException | IllegalArgumentException e) {
      throw new IOException(name + " is broken", e);
    }
  }

  private static List<ExplorerRow> find(ByteBuffer block, Key wanted) {
    while (block.hasRemaining()) {
      Key key = new Key(block.getLong(), block.getLong());
      int length = (int) number(block);
      int order = key.compareTo(wanted);
      if (order == 0) {
        return rows(block, key);
      }
      if (order > 0) {
        break;
      }
      block.position(block.position() + length);
    }
    return List.of();
  }

  private static List<ExplorerRow> rows(ByteBuffer in, Key key) {
    List<ExplorerRow> rows = new ArrayList<>();
    for (long left = number(in); left > 0; left--) {
      byte[] action = new byte[(int) number(in)];
      in.get(action);
      rows.add(
          new ExplorerRow(
              key,
              new String(action, StandardCharsets.UTF_8),
              number(in),
              number(in),
              number(in),
              number(in),
              (int) number(in),
              examples(in)));
    }
    return rows;
  }

  private static List<Integer> examples(ByteBuffer in) {
    List<Integer> examples = new ArrayList<>();
    for (long left = number(in); left > 0; left--) {
      examples.add((int) number(in));
    }
    return examples;
  }

  private static long number(ByteBuffer in) {
    long number = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = in.get();
      number |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        return number;
      }
    }
  }

  /** An example by its number. */
  public ExplorerGame game(int number) throws IOException {
    if (number < 0 || number >= index.examples()) {
      throw new IllegalArgumentException("there is no game " + number);
    }
    String name = ExplorerWriter.gameFileName(number / ExplorerIndex.GAMES_A_FILE);
    int place = number % ExplorerIndex.GAMES_A_FILE;
    ByteBuffer bounds =
        ByteBuffer.wrap(in.read(name, (long) Integer.BYTES * place, 2 * Integer.BYTES));
    int start = bounds.getInt();
    byte[] json = in.read(name, start, bounds.getInt() - start);
    SourceText text = SourceText.of(name, new String(json, StandardCharsets.UTF_8));
    JsonValue game = new JsonReader(text, 0, new Diagnostics()).read();
    if (game == null) {
      throw new IOException(name + " is broken");
    }
    return new ExplorerGame(
        ExplorerIndex.string(game, "white"),
        ExplorerIndex.string(game, "black"),
        ExplorerIndex.string(game, "event"),
        ExplorerIndex.string(game, "round"),
        ExplorerIndex.string(game, "date"),
        ExplorerIndex.string(game, "result"),
        ExplorerIndex.string(game, "variant"),
        (int) ExplorerIndex.number(game, "actions"),
        (int) ExplorerIndex.number(game, "timelines"),
        ExplorerIndex.string(game, "text"));
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
