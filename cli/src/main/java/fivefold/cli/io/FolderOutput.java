package fivefold.cli.io;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The files that a conversion makes: one for each input and notation, below one folder. They appear
 * whole or not at all, when their input is done.
 */
public final class FolderOutput implements AutoCloseable {
  /** The file for each input, by notation. */
  private final Map<String, Map<String, Path>> targets = new LinkedHashMap<>();

  private final Map<String, OutputFile> open = new LinkedHashMap<>();
  private @Nullable String input;

  /**
   * @param names the inputs, each with its name below the folder
   * @param ids the notations, which become the ends of names
   */
  public FolderOutput(Path folder, Map<String, Path> names, List<String> ids) {
    Set<Path> taken = new HashSet<>();
    names.forEach(
        (from, name) -> {
          Map<String, Path> byId = new LinkedHashMap<>();
          for (String id : ids) {
            Path target = folder.resolve(name).resolveSibling(stem(name) + "." + id);
            if (!taken.add(target)) {
              // The same game may lie there in several notations: old.5dpgn and old.alexbay.
              target = folder.resolve(name).resolveSibling(name.getFileName() + "." + id);
              taken.add(target);
            }
            byId.put(id, target);
          }
          targets.put(from, byId);
        });
  }

  /** Whether all files of an input are there, and none is older than the input. */
  public boolean areThere(String from) {
    try {
      FileTime changed = Files.getLastModifiedTime(Path.of(from));
      for (Path target : of(from).values()) {
        if (Files.getLastModifiedTime(target).compareTo(changed) < 0) {
          return false;
        }
      }
      return true;
    } catch (InvalidPathException | IOException missing) {
      return false;
    }
  }

  /**
   * Adds a game.
   *
   * @param from the input it comes from; games of one input come one after the other
   * @param id its notation
   */
  public void add(String from, String id, String text) throws IOException {
    if (!from.equals(input)) {
      finish();
      input = from;
    }
    OutputFile file = open.get(id);
    if (file == null) {
      Path target = Objects.requireNonNull(of(from).get(id), id);
      Files.createDirectories(target.toAbsolutePath().getParent());
      file = OutputFile.create(target.toString());
      open.put(id, file);
    } else {
      file.out().print('\n');
    }
    file.out().print(text);
  }

  /** Whether a name is that of a folder: one that exists, or that ends as folders' names do. */
  public static boolean isFolder(String name) {
    try {
      return name.endsWith("/")
          || name.endsWith(File.separator)
          || Files.isDirectory(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private Map<String, Path> of(String from) {
    return Objects.requireNonNull(targets.get(from), from);
  }

  private static String stem(Path name) {
    String whole = name.getFileName().toString();
    int dot = whole.lastIndexOf('.');
    return dot > 0 ? whole.substring(0, dot) : whole;
  }

  /** Puts the files of the input so far in their places. */
  public void finish() throws IOException {
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
