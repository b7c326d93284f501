package fivefold.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The files that a conversion makes: one for each input and notation, below one folder. They appear
 * whole or not at all, when their input is done.
 */
final class ConvertedFiles implements AutoCloseable {
  private final Path folder;
  private final Map<String, OutputFile> open = new LinkedHashMap<>();
  private final Set<Path> taken = new HashSet<>();
  private @Nullable String input;

  ConvertedFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Adds a game.
   *
   * @param from the input it comes from; games of one input come one after the other
   * @param name the input's name below the folder
   * @param id the notation, which becomes the name's end
   */
  void add(String from, Path name, String id, String text) throws IOException {
    if (!from.equals(input)) {
      finish();
      input = from;
    }
    OutputFile file = open.get(id);
    if (file == null) {
      Path target = folder.resolve(name).resolveSibling(stem(name) + "." + id);
      if (!taken.add(target)) {
        // The same game may lie there in several notations: old.5dpgn and old.alexbay.
        target = folder.resolve(name).resolveSibling(name.getFileName() + "." + id);
        taken.add(target);
      }
      Files.createDirectories(target.toAbsolutePath().getParent());
      file = OutputFile.create(target.toString());
      open.put(id, file);
    } else {
      file.out().print('\n');
    }
    file.out().print(text);
  }

  private static String stem(Path name) {
    String whole = name.getFileName().toString();
    int dot = whole.lastIndexOf('.');
    return dot > 0 ? whole.substring(0, dot) : whole;
  }

  /** Puts the files of the input so far in their places. */
  void finish() throws IOException {
    for (OutputFile file : open.values()) {
      file.commit();
    }
    close();
  }

  @Override
  public void close() throws IOException {
    for (OutputFile file : open.values()) {
      file.close();
    }
    open.clear();
  }
}
