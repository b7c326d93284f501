package fivefold.cli;

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
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Parameters;

/** The {@code FILE…} of a command, a mixin: files, {@code -}, or a piped standard input. */
final class InputOptions {
  static final String STDIN = "<stdin>";

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Files to read; - or nothing means standard input.")
  private List<String> files = new ArrayList<>();

  /** What a command does with one input. */
  interface Action {
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

  /** Whether no input was named. */
  boolean isEmpty() {
    return files.isEmpty();
  }

  /** Whether more than one input was named. */
  boolean several() {
    return files.size() > 1;
  }

  /** Whether a folder is among the inputs. */
  boolean hasFolder() {
    return files.stream().anyMatch(InputOptions::isFolder);
  }

  /**
   * Puts the files below a folder, hidden ones excepted, in the place of the folder. Each gets the
   * name it has inside the folder; other files keep their own.
   */
  Map<String, Path> expandFolders() throws IOException {
    Map<String, Path> names = new LinkedHashMap<>();
    for (String file : files) {
      if (!isFolder(file)) {
        if (file.equals("-")) {
          names.put(STDIN, Path.of("stdin"));
        } else {
          names.put(file, Path.of(file).getFileName());
        }
        continue;
      }
      Path folder = Path.of(file);
      try (Stream<Path> paths = Files.walk(folder)) {
        paths
            .filter(
                path -> Files.isRegularFile(path) && !path.getFileName().toString().startsWith("."))
            .sorted()
            .forEach(path -> names.put(path.toString(), folder.relativize(path)));
      } catch (UncheckedIOException e) {
        if (e.getCause() instanceof FileSystemException problem) {
          throw new IOException(problem.getFile() + ": " + IoProblem.describe(problem), e);
        }
        throw new IOException(file + ": " + e.getMessage(), e);
      }
    }
    files = new ArrayList<>(names.keySet());
    files.replaceAll(file -> file.equals(STDIN) ? "-" : file);
    if (files.isEmpty()) {
      names.put(STDIN, Path.of("stdin"));
    }
    return names;
  }

  /** Leaves inputs out. */
  void leaveOut(Predicate<String> done) {
    files = new ArrayList<>(files);
    files.removeIf(done);
  }

  private static boolean isFolder(String file) {
    try {
      return !file.equals("-") && Files.isDirectory(Path.of(file));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * What tells the inputs from others: their names, sizes and times, one a line.
   *
   * @throws UsageException when they are not all files
   */
  String identity() {
    StringBuilder lines = new StringBuilder();
    for (String file : files) {
      lines.append(file).append('\t').append(identity(file)).append('\n');
    }
    if (files.isEmpty() || files.contains("-")) {
      throw new UsageException("--resume needs files: standard input can't be read again");
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

  /** How many bytes there are to read; empty when that can't be told. */
  private static OptionalLong size(List<String> files) {
    long sum = 0;
    for (String file : files) {
      try {
        if (file.equals("-") || !Files.isRegularFile(Path.of(file))) {
          return OptionalLong.empty();
        }
        sum += Files.size(Path.of(file));
      } catch (InvalidPathException | IOException e) {
        return OptionalLong.empty(); // why, is said when its turn comes
      }
    }
    return files.isEmpty() ? OptionalLong.empty() : OptionalLong.of(sum);
  }

  /**
   * Opens one input after the other. One that cannot be read is reported and does not keep the
   * others from their turn.
   */
  Exit forEach(Context context, Action action) throws IOException {
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
    if (files.isEmpty() && context.streams().isTerminal(Streams.Standard.IN)) {
      throw new UsageException("no input: name a FILE, or pipe a game in");
    }
    context.progress().expectBytes(size(files).orElse(0));
    context.progress().read(size(files.subList(0, first)).orElse(0));
    List<String> all = files.isEmpty() ? List.of("-") : files;
    for (int i = first; i < all.size(); i++) {
      String name = all.get(i).equals("-") ? STDIN : all.get(i);
      String problem;
      try (InputStream bytes = open(all.get(i), context)) {
        use.on(i, new Input(name, bytes, context));
        continue;
      } catch (InvalidPathException e) {
        problem = "not a file name";
      } catch (IOException e) {
        problem = IoProblem.describe(e);
      }
      report.on(i, name + ": " + problem);
    }
  }

  private static InputStream open(String file, Context context) throws IOException {
    if (file.equals("-")) {
      return new Unclosed(context.streams().in());
    }
    Path path = Path.of(file);
    if (Files.isDirectory(path)) {
      throw new IOException("is a directory");
    }
    return new BufferedInputStream(new Counted(Files.newInputStream(path), context.progress()));
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
