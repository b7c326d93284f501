package fivefold.cli;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
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

  /** Takes an input that was opened. */
  interface Use {
    void on(Input input) throws IOException;
  }

  /** Takes the reason why an input was not. */
  interface Report {
    void on(String problem) throws IOException;
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
        names.put(file, Path.of(file.equals("-") ? "stdin" : file).getFileName());
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
        throw e.getCause();
      }
    }
    files = new ArrayList<>(names.keySet());
    return names;
  }

  private static boolean isFolder(String file) {
    try {
      return !file.equals("-") && Files.isDirectory(Path.of(file));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** How many bytes there are to read; empty when that can't be told. */
  private OptionalLong size() {
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
        input -> worst[0] = worst[0].worst(action.on(input)),
        problem -> {
          context.error(problem);
          worst[0] = worst[0].worst(Exit.UNREADABLE);
        });
    return worst[0];
  }

  /** Opens one input after the other, and tells why one of them cannot be read. */
  void forEach(Context context, Use use, Report report) throws IOException {
    if (files.isEmpty() && context.streams().isTerminal(Streams.Standard.IN)) {
      throw new UsageException("no input: name a FILE, or pipe a game in");
    }
    context.progress().expectBytes(size().orElse(0));
    for (String file : files.isEmpty() ? List.of("-") : files) {
      String name = file.equals("-") ? STDIN : file;
      String problem;
      try (InputStream bytes = open(file, context)) {
        use.on(new Input(name, bytes, context));
        continue;
      } catch (InvalidPathException e) {
        problem = "not a file name";
      } catch (IOException e) {
        problem = IoProblem.describe(e);
      }
      report.on(name + ": " + problem);
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
