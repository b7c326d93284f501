package fivefold.db.explorer;

import fivefold.model.Key;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a {@link Shard} of rows that come in the order of their keys. */
public final class ShardEncoder {
  private final Bytes index = new Bytes();
  private final Bytes blocks = new Bytes();
  private final List<ExplorerRow> position = new ArrayList<>();
  private int blockStart;
  private long lastHigh;
  private long positions;

  /**
   * Adds a row.
   *
   * @throws IllegalArgumentException when its key is smaller than the last one's
   */
  public void add(ExplorerRow row) {
    Key before = key();
    int order = before == null ? 1 : row.key().compareTo(before);
    if (order < 0) {
      throw new IllegalArgumentException("rows must come in the order of their keys");
    }
    if (order > 0) {
      writePosition();
    }
    position.add(row);
  }

  /** How many positions were written. */
  public long positions() {
    return positions;
  }

  /** The file with everything that was added. The encoder can then be used for the next one. */
  public Shard end() {
    writePosition();
    byte[] bytes = new byte[index.size() + blocks.size()];
    System.arraycopy(index.toByteArray(), 0, bytes, 0, index.size());
    System.arraycopy(blocks.toByteArray(), 0, bytes, index.size(), blocks.size());
    Shard shard = new Shard(bytes, index.size());
    index.reset();
    blocks.reset();
    return shard;
  }

  private @Nullable Key key() {
    return position.isEmpty() ? null : position.get(0).key();
  }

  private void writePosition() {
    Key key = key();
    if (key == null) {
      return;
    }
    position.sort(ExplorerRow.ORDER);
    boolean full = blocks.size() - blockStart >= Shard.BLOCK;
    // The index knows half of a key: keys with the same half must be in the same block.
    if (blocks.size() == 0 || (full && key.high() != lastHigh)) {
      blockStart = blocks.size();
      index.fixed(key.high(), Long.BYTES);
      index.fixed(blockStart, Integer.BYTES);
    }
    lastHigh = key.high();
    blocks.fixed(key.high(), Long.BYTES);
    blocks.fixed(key.low(), Long.BYTES);
    Bytes rows = rows();
    blocks.number(rows.size());
    blocks.writeBytes(rows.toByteArray());
    positions++;
    position.clear();
  }

  private Bytes rows() {
    Bytes out = new Bytes();
    out.number(position.size());
    String before = "";
    for (ExplorerRow row : position) {
      if (row.action().equals(before)) {
        throw new IllegalArgumentException("twice in one position: " + before);
      }
      before = row.action();
      byte[] action = before.getBytes(StandardCharsets.UTF_8);
      out.number(action.length);
      out.writeBytes(action);
      out.number(row.games());
      out.number(row.white());
      out.number(row.draws());
      out.number(row.black());
      out.number(row.last());
      out.number(row.examples().size());
      row.examples().forEach(out::number);
    }
    return out;
  }

  /** Numbers as bytes. */
  private static final class Bytes extends ByteArrayOutputStream {

    /** The high byte first. */
    void fixed(long number, int bytes) {
      for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
        write((int) (number >>> shift));
      }
    }

    /** Seven bits a byte, the low ones first, a high bit where another byte follows. */
    void number(long number) {
      long rest = number;
      while (rest >= 0x80) {
        write((int) ((rest & 0x7F) | 0x80));
        rest >>>= 7;
      }
      write((int) rest);
    }
  }
}
