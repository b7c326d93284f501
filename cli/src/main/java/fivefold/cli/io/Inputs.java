package fivefold.cli.io;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a command reads: files, the files below folders, or standard input. */
public final class Inputs {
  private static final String DASH = "-";

  private final List<Entry> entries;
  private final boolean named;
  private final boolean hasFolder;

  private Inputs(List<Entry> entries, boolean named, boolean hasFolder) {
    this.entries = entries;
    this.named = named;
    this.hasFolder = hasFolder;
  }

  /**
   * One input.
   *
   * @param file its path, or a dash for standard input
   * @param path its path below the folder it was found in; otherwise its name
   * @param member its name inside, when the file is an archive
   * @param problem why it can't be opened, when that is known beforehand
   */
  private record Entry(String file, Path path, @Nullable String member, @Nullable String problem) {
    Entry(String file, Path path, @Nullable String problem) {
      this(file, path, null, problem);
    }

    boolean isStdin() {
      return file.equals(DASH);
    }

    /** How messages call it. */
    String name() {
      return isStdin() ? "<stdin>" : member == null ? file : file + "!" + member;
    }
  }

  /** What a command does with one input. */
  public interface Action {
    Exit on(Input input) throws IOException;
  }

  /** Takes an input that was opened, with its place among the inputs. */
  interface Use {
    void on(int index, Input input) throws IOException;
  }

  /** Takes the reason why an input was not. */
  interface Report {
    void on(int index, String problem) throws IOException;
  }

  /**
   * The inputs that words of a command line name. The files below a folder, hidden ones excepted,
   * take the place of the folder, and the files in a zip archive that of the archive. What is
   * compressed as gz is read as what it was.
   *
   * @param words none at all for standard input
   */
  public static Inputs of(List<String> words) {
    List<Entry> entries = new ArrayList<>();
    boolean hasFolder = false;
    for (String word : words.isEmpty() ? List.of(DASH) : words) {
      try {
        Path path = Path.of(word);
        if (!word.equals(DASH) && Files.isDirectory(path)) {
          hasFolder = true;
          entries.addAll(below(path));
        } else {
          Entry entry = new Entry(word, word.equals(DASH) ? Path.of("stdin") : name(path), null);
          entries.addAll(word.equals(DASH) ? List.of(entry) : inside(entry));
        }
      } catch (InvalidPathException e) {
        entries.add(new Entry(word, Path.of("input"), "not a file name"));
      }
    }
    return new Inputs(List.copyOf(entries), !words.isEmpty(), hasFolder);
  }

  private static List<Entry> below(Path folder) {
    String problem = "there are no files in this folder";
    try (Stream<Path> paths = Files.walk(folder)) {
      List<Entry> found =
          paths
              .filter(path -> Files.isRegularFile(path) && !name(path).toString().startsWith("."))
              .sorted()
              .map(path -> new Entry(path.toString(), folder.relativize(path), null))
              .flatMap(entry -> inside(entry).stream())
              .toList();
      if (!found.isEmpty()) {
        return found;
      }
    } catch (IOException e) {
      problem = IoProblem.describe(e);
    } catch (UncheckedIOException e) {
      problem =
          e.getCause() instanceof FileSystemException inside
              ? inside.getFile() + ": " + IoProblem.describe(inside)
              : String.valueOf(e.getMessage());
    }
    return List.of(new Entry(folder.toString(), name(folder), problem));
  }

  /** A file, or if it is a zip archive the files in it. */
  private static List<Entry> inside(Entry archive) {
    Path file = Path.of(archive.file());
    if (!Archives.isZip(file)) {
      return List.of(archive);
    }
    List<Entry> members = new ArrayList<>();
    try {
      for (String member : Archives.members(file)) {
        // Only the last part of the name: what an archive says must not lead out of a folder.
        Path path = Archives.safeName(member);
        members.add(new Entry(archive.file(), archive.path().resolve(path), member, null));
      }
    } catch (IOException e) {
      return List.of(new Entry(archive.file(), archive.path(), IoProblem.describe(e)));
    }
    return members.isEmpty()
        ? List.of(new Entry(archive.file(), archive.path(), "there are no files in this archive"))
        : members;
  }

  private static Path name(Path path) {
    return path.getFileName() == null ? path : path.getFileName();
  }

  /** Whether an input was named. */
  public boolean areNamed() {
    return named;
  }

  public int count() {
    return entries.size();
  }

  /** Whether all are files, so that a later run finds the same again. */
  public boolean canBeReadAgain() {
    return entries.stream().noneMatch(Entry::isStdin);
  }

  /** Whether a folder was among the inputs. */
  public boolean haveFolder() {
    return hasFolder;
  }

  /** The inputs as messages name them, each with its path below an output folder. */
  public Map<String, Path> paths() {
    Map<String, Path> paths = new LinkedHashMap<>();
    entries.forEach(entry -> paths.put(entry.name(), entry.path()));
    return paths;
  }

  /** The inputs without some, told by their names. */
  public Inputs without(Predicate<String> unwanted) {
    List<Entry> rest = entries.stream().filter(entry -> !unwanted.test(entry.name())).toList();
    return new Inputs(rest, named, hasFolder);
  }

  /** Each input once. */
  public Inputs distinct() {
    return new Inputs(entries.stream().distinct().toList(), named, hasFolder);
  }

  /**
   * What tells the inputs from others: their names, sizes and times, one a line.
   *
   * @throws UsageException when they are not all files
   */
  String identity() {
    StringBuilder lines = new StringBuilder();
    for (Entry entry : entries) {
      if (entry.isStdin()) {
        throw new UsageException("--resume needs files: standard input can't be read again");
      }
      lines.append(entry.name()).append('\t').append(identity(entry.file())).append('\n');
    }
    return lines.toString();
  }

  private static String identity(String file) {
    try {
      Path path = Path.of(file);
      return Files.size(path) + "\t" + Files.getLastModifiedTime(path).toMillis();
    } catch (InvalidPathException | IOException e) {
      return "unreadable";
    }
  }

  /** How many bytes there are to read; 0 when nobody can tell. */
  private static long size(List<Entry> entries) {
    long sum = 0;
    for (Entry entry : entries) {
      try {
        if (entry.isStdin() || !Files.isRegularFile(Path.of(entry.file()))) {
          return 0;
        }
        Path file = Path.of(entry.file());
        String member = entry.member();
        sum += member == null ? Files.size(file) : Archives.size(file, member);
      } catch (InvalidPathException | IOException e) {
        return 0; // opening it will say why
      }
    }
    return sum;
  }

  /**
   * Opens one input after the other. One that cannot be read is reported and does not keep the
   * others from their turn.
   */
  public Exit forEach(Context context, Action action) throws IOException {
    Exit[] worst = {Exit.DONE};
    forEach(
        context,
        0,
        (index, input) -> worst[0] = worst[0].worst(action.on(input)),
        (index, problem) -> {
          context.error(problem);
          worst[0] = worst[0].worst(Exit.UNREADABLE);
        });
    return worst[0];
  }

  /**
   * Opens one input after the other, and tells why one of them cannot be read.
   *
   * @param first how many inputs are left out, because an earlier run has done them
   */
  void forEach(Context context, int first, Use use, Report report) throws IOException {
    if (!named && context.streams().isTerminal(Streams.Standard.IN)) {
      throw new UsageException("no input: name a FILE or pipe in a game");
    }
    context.progress().expectBytes(size(entries));
    context.progress().read(size(entries.subList(0, first)));
    for (int i = first; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      String problem = entry.problem();
      if (problem == null) {
        try (InputStream bytes = open(entry, context)) {
          use.on(i, new Input(entry.name(), bytes, context));
          continue;
        } catch (IOException e) {
          problem = IoProblem.describe(e);
        }
      }
      report.on(i, entry.name() + ": " + problem);
    }
  }

  private static InputStream open(Entry entry, Context context) throws IOException {
    if (entry.isStdin()) {
      return new Unclosed(context.streams().in());
    }
    Path file = Path.of(entry.file());
    String member = entry.member();
    InputStream bytes = member == null ? Files.newInputStream(file) : Archives.open(file, member);
    return Archives.unpacked(new BufferedInputStream(new Counted(bytes, context.progress())));
  }

  /** Tells how far reading has come. */
  private static final class Counted extends FilterInputStream {
    private final Progress progress;

    Counted(InputStream in, Progress progress) {
      super(in);
      this.progress = progress;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int count = super.read(buffer, offset, length);
      progress.read(Math.max(0, count));
      return count;
    }
  }

  /** Standard input is not ours to close. */
  private static final class Unclosed extends FilterInputStream {
    Unclosed(InputStream in) {
      super(in);
    }

    @Override
    public void close() {}
  }
}
