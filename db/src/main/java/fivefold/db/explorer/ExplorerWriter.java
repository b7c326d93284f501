package fivefold.db.explorer;

import fivefold.db.explorer.ExplorerIndex.TreeFile;
import fivefold.db.explorer.ExplorerIndex.TreeFiles;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Writes an explorer: the games that are examples, then both trees, then {@link #finish}. Only one
 * file of it is in memory at a time. The same games and rows give the same bytes everywhere.
 */
public final class ExplorerWriter implements Closeable {
  private final ExplorerOutput out;
  private final Map<Tree, TreeFiles> trees = new EnumMap<>(Tree.class);
  private final List<Long> gameFiles = new ArrayList<>();
  private final List<byte[]> games = new ArrayList<>();
  private int examples;

  private ExplorerWriter(ExplorerOutput out) {
    this.out = out;
  }

  /** A folder on the disk that the explorer is written to. */
  Path near() {
    return out.near();
  }

  /**
   * A writer of one file, or of a folder when the path ends in a slash or is a folder. A file
   * appears when it is finished.
   */
  public static ExplorerWriter to(String path) throws IOException {
    Path target = Path.of(path);
    boolean folder = path.endsWith("/") || path.endsWith("\\") || Files.isDirectory(target);
    return new ExplorerWriter(folder ? ExplorerOutput.folder(target) : ExplorerOutput.file(target));
  }

  /** Writes an example; rows name them by their number in this order, from 0. */
  public void game(byte[] example) throws IOException {
    games.add(example);
    examples++;
    if (games.size() == ExplorerIndex.GAMES_A_FILE) {
      putGames();
    }
  }

  private void putGames() throws IOException {
    if (!games.isEmpty()) {
      byte[] bytes = gameFile(games);
      out.put(gameFileName(gameFiles.size()), bytes);
      gameFiles.add((long) bytes.length);
      games.clear();
    }
  }

  /** The name of a file of games. */
  public static String gameFileName(int number) {
    return "games/" + number + ".bin";
  }

  /** Where each game begins, where the last one ends, and the games. */
  public static byte[] gameFile(List<byte[]> games) {
    ByteBuffer starts = ByteBuffer.allocate(Integer.BYTES * (games.size() + 1));
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (byte[] game : games) {
      starts.putInt(starts.capacity() + content.size());
      content.writeBytes(game);
    }
    starts.putInt(starts.capacity() + content.size());
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(starts.array());
    all.writeBytes(content.toByteArray());
    return all.toByteArray();
  }

  /**
   * Writes a tree from rows in the order of their keys.
   *
   * @param count how many rows there will be, about: it says into how many files they go
   * @throws IllegalArgumentException when the rows come in another order
   */
  public void tree(Tree tree, long count, Iterator<ExplorerRow> rows) throws IOException {
    putGames();
    int bits = Shard.bits(count);
    List<TreeFile> files = new ArrayList<>(Collections.nCopies(1 << bits, new TreeFile(0, 0)));
    ShardEncoder encoder = new ShardEncoder();
    int at = 0;
    while (rows.hasNext()) {
      ExplorerRow row = rows.next();
      int number = Shard.number(row.key().high(), bits);
      if (number < at) {
        throw new IllegalArgumentException("rows must come in the order of their keys");
      }
      if (number > at) {
        put(tree, at, encoder.end(), files);
        at = number;
      }
      encoder.add(row);
    }
    put(tree, at, encoder.end(), files);
    trees.put(tree, new TreeFiles(bits, encoder.positions(), files));
  }

  private void put(Tree tree, int number, Shard shard, List<TreeFile> files) throws IOException {
    if (shard.bytes().length > 0) {
      out.put(tree.file(number), shard.bytes());
      files.set(number, new TreeFile(shard.indexBytes(), shard.bytes().length));
    }
  }

  /**
   * Writes the index, with which all of it is there.
   *
   * @param name what people call this explorer
   * @param games how many games were counted
   */
  public void finish(String name, long games) throws IOException {
    putGames();
    TreeFiles none = new TreeFiles(0, 0, List.of(new TreeFile(0, 0)));
    ExplorerIndex index =
        new ExplorerIndex(
            name,
            games,
            examples,
            trees.getOrDefault(Tree.MULTIVERSES, none),
            trees.getOrDefault(Tree.BOARDS, none),
            gameFiles);
    out.put(ExplorerIndex.FILE, index.json().getBytes(StandardCharsets.UTF_8));
    out.finish();
  }

  /** Without {@link #finish} what was written is no explorer. */
  @Override
  public void close() throws IOException {
    out.close();
  }
}
