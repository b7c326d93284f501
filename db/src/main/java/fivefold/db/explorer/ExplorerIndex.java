package fivefold.db.explorer;

import fivefold.text.Diagnostics;
import fivefold.text.JsonReader;
import fivefold.text.JsonText;
import fivefold.text.JsonValue;
import fivefold.text.SourceText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What {@code index.json} says: how many files there are and how long they are, so that nothing has
 * to be listed or guessed.
 *
 * @param name what people call this explorer
 * @param games how many games were counted
 * @param examples how many of them are in the files of games
 * @param gameFiles the length of each file of games
 */
public record ExplorerIndex(
    String name, long games, int examples, TreeFiles tree, TreeFiles boards, List<Long> gameFiles) {

  /** The name of the file. */
  public static final String FILE = "index.json";

  /** So many games make a file. */
  public static final int GAMES_A_FILE = 256;

  private static final String FORMAT = "fivefold explorer";
  private static final int VERSION = 1;

  public ExplorerIndex {
    gameFiles = List.copyOf(gameFiles);
  }

  /**
   * The files of one tree.
   *
   * @param bits how many bits of the key name a file
   */
  public record TreeFiles(int bits, long positions, List<TreeFile> files) {
    public TreeFiles {
      files = List.copyOf(files);
      if (bits < 0 || bits > Shard.MAX_BITS || files.size() != 1 << bits) {
        throw new IllegalArgumentException(files.size() + " files for " + bits + " bits");
      }
    }
  }

  /** The length of a file and of the index it begins with. Both are 0 for one that is not there. */
  public record TreeFile(int indexBytes, int bytes) {}

  /** The files of a tree. */
  public TreeFiles of(Tree which) {
    return which == Tree.MULTIVERSES ? tree : boards;
  }

  /** The text of the file. */
  public String json() {
    StringBuilder out = new StringBuilder();
    out.append("{\"format\":\"").append(FORMAT).append("\",\"version\":").append(VERSION);
    out.append(",\n\"name\":");
    JsonText.appendQuoted(out, name);
    out.append(",\n\"games\":").append(games).append(",\"examples\":").append(examples);
    for (Tree each : Tree.values()) {
      TreeFiles files = of(each);
      out.append(",\n\"").append(each.folder()).append("\":{\"bits\":").append(files.bits());
      out.append(",\"positions\":").append(files.positions()).append(",\"files\":[");
      for (TreeFile file : files.files()) {
        out.append('[').append(file.indexBytes()).append(',').append(file.bytes()).append("],");
      }
      out.setLength(out.length() - 1);
      out.append("]}");
    }
    out.append(",\n\"gameFiles\":").append(gameFiles.toString().replace(" ", ""));
    return out.append("}\n").toString();
  }

  /** Reads the text of the file. */
  static ExplorerIndex parse(String text) throws IOException {
    SourceText source = SourceText.of(FILE, text);
    JsonValue all = new JsonReader(source, 0, new Diagnostics()).read();
    String format = all == null ? "" : string(all, "format");
    if (all == null || !format.equals(FORMAT)) {
      throw new IOException("this is not an explorer");
    }
    long version = number(all, "version");
    if (version != VERSION) {
      throw new IOException("this explorer has format " + version + ", which is unknown here");
    }
    List<Long> gameFiles = new ArrayList<>();
    for (JsonValue file : field(all, "gameFiles").items()) {
      gameFiles.add(number(file));
    }
    try {
      return new ExplorerIndex(
          string(all, "name"),
          number(all, "games"),
          Math.toIntExact(number(all, "examples")),
          treeFiles(field(all, Tree.MULTIVERSES.folder())),
          treeFiles(field(all, Tree.BOARDS.folder())),
          gameFiles);
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw new IOException("the index of this explorer is broken: " + e.getMessage(), e);
    }
  }

  private static TreeFiles treeFiles(JsonValue tree) throws IOException {
    List<TreeFile> files = new ArrayList<>();
    for (JsonValue file : field(tree, "files").items()) {
      if (file.items().size() != 2) {
        throw new IOException("the index of this explorer is broken");
      }
      files.add(
          new TreeFile(
              Math.toIntExact(number(file.items().get(0))),
              Math.toIntExact(number(file.items().get(1)))));
    }
    return new TreeFiles(Math.toIntExact(number(tree, "bits")), number(tree, "positions"), files);
  }

  private static JsonValue field(JsonValue object, String name) throws IOException {
    JsonValue value = object.get(name);
    if (value == null) {
      throw new IOException("the index of this explorer has no " + name);
    }
    return value;
  }

  static String string(JsonValue object, String name) throws IOException {
    return field(object, name)
        .string()
        .orElseThrow(() -> new IOException(name + " should be a text"));
  }

  static long number(JsonValue object, String name) throws IOException {
    return number(field(object, name));
  }

  private static long number(@Nullable JsonValue value) throws IOException {
    double number = value == null ? -1 : value.number().orElse(-1.0);
    if (number < 0 || number != Math.rint(number) || number > 1L << 53) {
      throw new IOException(
          String.format(Locale.ROOT, "%s is no count in the index of this explorer", value));
    }
    return (long) number;
  }
}
