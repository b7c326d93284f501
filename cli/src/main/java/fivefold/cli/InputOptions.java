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

  /**
   * Opens one input after the other. One that cannot be read is reported and does not keep the
   * others from their turn.
   */
  Exit forEach(Context context, Action action) {
    if (files.isEmpty() && context.streams().isTerminal(Streams.Standard.IN)) {
      throw new UsageException("no input: name a FILE, or pipe a game in");
    }
    Exit worst = Exit.DONE;
    for (String file : files.isEmpty() ? List.of("-") : files) {
      worst = worst.worst(one(file, context, action));
    }
    return worst;
  }

  private static Exit one(String file, Context context, Action action) {
    String name = file.equals("-") ? STDIN : file;
    try (InputStream bytes = open(file, context)) {
      return action.on(new Input(name, bytes, context));
    } catch (InvalidPathException e) {
      context.error(name + ": not a file name");
    } catch (IOException e) {
      context.error(name + ": " + IoProblem.describe(e));
    }
    return Exit.UNREADABLE;
  }

  private static InputStream open(String file, Context context) throws IOException {
    if (file.equals("-")) {
      return new Unclosed(context.streams().in());
    }
    Path path = Path.of(file);
    if (Files.isDirectory(path)) {
      throw new IOException("is a directory");
    }
    return new BufferedInputStream(Files.newInputStream(path));
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
