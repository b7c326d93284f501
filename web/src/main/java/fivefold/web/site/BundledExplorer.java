package fivefold.web.site;

import fivefold.Games;
import fivefold.ReadResult;
import fivefold.db.explorer.ExplorerBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes {@code bundled.5ddb}: the explorer that comes with the page, from games of our engine. */
public final class BundledExplorer {
  /** Further on every game goes its own way, which it shows itself. */
  private static final int DEEPEST = 10;

  private BundledExplorer() {}

  /** Writes the file. The arguments are the folder of the site and the file of games. */
  public static void main(String[] args) throws IOException {
    Path site = Files.createDirectories(Path.of(args[0]));
    String file = site.resolve("bundled.5ddb").toString();
    try (ExplorerBuilder builder = new ExplorerBuilder(file, DEEPEST)) {
      for (ReadResult read : Games.readAll(Path.of(args[1]))) {
        builder.add(read.orThrow());
      }
      builder.finish("Bundled games", 1);
    }
  }
}
