package fivefold.db.explorer;

import fivefold.db.explorer.ActionCount.Example;
import fivefold.db.explorer.PlayedGame.Played;
import fivefold.game.Result;
import fivefold.model.Key;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * Adds up what was played in the positions of one tree. The plays are told into parts by the first
 * bits of their keys, which wait in files when there are many, so that only one part has to be in
 * memory at a time.
 */
final class ActionCounter implements Closeable {
  private static final int BITS = 7;
  private static final int BUFFER = 1 << 15;
  private static final Result[] RESULTS = Result.values();

  private final Tree tree;
  private final List<Part> parts = new ArrayList<>();

  /**
   * @param folder where files may lie meanwhile
   */
  ActionCounter(Tree tree, Path folder) {
    this.tree = tree;
    for (int i = 0; i < 1 << BITS; i++) {
      parts.add(new Part(folder.resolve(tree.folder() + i)));
    }
  }

  Tree tree() {
    return tree;
  }

  private record Place(Key key, String action) {
    static final Comparator<Place> ORDER =
        Comparator.comparing(Place::key).thenComparing(Place::action);
  }

  /** Counts an action of a game. */
  void add(Played played, PlayedGame game, int number) throws IOException {
    Key key = tree == Tree.MULTIVERSES ? played.multiverse() : played.boards();
    parts.get(Shard.number(key.high(), BITS)).add(key, played.action(), game, number);
  }

  /** How many actions in positions at least so many games have played. */
  long count(int fewest) throws IOException {
    long count = 0;
    for (Part part : parts) {
      for (ActionCount each : part.sums().values()) {
        count += each.games() >= fewest ? 1 : 0;
      }
    }
    return count;
  }

  /** The same as rows, in the order of their keys. */
  Iterator<ExplorerRow> rows(int fewest) {
    return new Iterator<>() {
      private int next;
      private Iterator<ExplorerRow> rows = Collections.emptyIterator();

      @Override
      public boolean hasNext() {
        while (!rows.hasNext() && next < parts.size()) {
          rows = parts.get(next++).rows(fewest);
        }
        return rows.hasNext();
      }

      @Override
      public ExplorerRow next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return rows.next();
      }
    };
  }

  @Override
  public void close() throws IOException {
    for (Part part : parts) {
      Files.deleteIfExists(part.file);
    }
  }

  /** The plays whose keys begin with the same bits. */
  private static final class Part {
    private final Path file;
    private final ByteArrayOutputStream latest = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(latest);
    private long plays;
    private boolean hasFile;

    Part(Path file) {
      this.file = file;
    }

    void add(Key key, String action, PlayedGame game, int number) throws IOException {
      plays++;
      out.writeLong(key.high());
      out.writeLong(key.low());
      byte[] text = action.getBytes(StandardCharsets.UTF_8);
      out.writeInt(text.length);
      out.write(text);
      out.writeByte(game.result().map(Result::ordinal).orElse(-1));
      out.writeInt(game.date());
      out.writeInt(game.line().size());
      out.writeInt(number);
      if (latest.size() >= BUFFER) {
        Files.write(
            file, latest.toByteArray(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        if (!hasFile) {
          file.toFile().deleteOnExit();
          hasFile = true;
        }
        latest.reset();
      }
    }

    Map<Place, ActionCount> sums() throws IOException {
      Map<Place, ActionCount> sums = new HashMap<>();
      try (InputStream file =
              hasFile ? Files.newInputStream(this.file) : InputStream.nullInputStream();
          DataInputStream in =
              new DataInputStream(
                  new BufferedInputStream(
                      new SequenceInputStream(
                          file, new ByteArrayInputStream(latest.toByteArray()))))) {
        for (long i = 0; i < plays; i++) {
          Key key = new Key(in.readLong(), in.readLong());
          String action = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
          int result = in.readByte();
          String token = result < 0 ? "" : RESULTS[result].token();
          ActionCount one =
              ActionCount.of(token, in.readInt(), new Example(in.readInt(), in.readInt()));
          sums.merge(new Place(key, action), one, ActionCount::plus);
        }
      }
      return sums;
    }

    Iterator<ExplorerRow> rows(int fewest) {
      Map<Place, ActionCount> sums;
      try {
        sums = sums();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return sums.entrySet().stream()
          .filter(each -> each.getValue().games() >= fewest)
          .sorted(Map.Entry.comparingByKey(Place.ORDER))
          .map(each -> each.getValue().row(each.getKey().key(), each.getKey().action()))
          .iterator();
    }
  }
}
