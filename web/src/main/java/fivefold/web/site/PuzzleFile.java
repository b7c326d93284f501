package fivefold.web.site;

import fivefold.text.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes {@code js/puzzle-set.js}: the puzzles of the project as a module, so that they come with
 * the page and not with a request of their own.
 */
public final class PuzzleFile {
  private static final String ENDING = ".5dpgn";

  private PuzzleFile() {}

  /** Writes the file. The arguments are the folder of the site and that of the puzzles. */
  public static void main(String[] args) throws IOException {
    StringBuilder out = new StringBuilder("// Written by the build from examples/puzzles.\n\n");
    out.append("/** Files of puzzles by name. @type {[name: string, text: string][]} */\n");
    out.append("export const SHIPPED = [\n");
    for (Path file : files(Path.of(args[1]))) {
      String name = file.getFileName().toString().replace(ENDING, "").replace('-', ' ');
      out.append("  [");
      JsonText.appendQuoted(out, Character.toUpperCase(name.charAt(0)) + name.substring(1));
      out.append(", ");
      JsonText.appendQuoted(out, Files.readString(file));
      out.append("],\n");
    }
    Path folder = Files.createDirectories(Path.of(args[0], "js"));
    Files.writeString(folder.resolve("puzzle-set.js"), out.append("];\n"));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
    }
  }
}
