package fivefold;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * The shared texts that lie beside the repository, in {@code ../shared}. They are not part of it,
 * so tests that need them skip, and say so, where they are absent.
 */
public final class Corpus {
  private static final AtomicBoolean told = new AtomicBoolean();

  private Corpus() {}

  /** A file or folder below {@code ../shared}, such as {@code variants.tsv} or {@code corpus}. */
  public static Optional<Path> find(String name) {
    Path path = root().resolveSibling("shared").resolve(name);
    return Files.exists(path) ? Optional.of(path) : Optional.empty();
  }

  /** Like {@link #find}, but ends the test as skipped, with a visible note, when it is absent. */
  public static Path require(String name) {
    Optional<Path> path = find(name);
    if (path.isEmpty() && !told.getAndSet(true)) {
      System.out.println("NOTE: tests of texts that are not part of the project are skipped");
    }
    Assumptions.assumeTrue(path.isPresent(), "../shared/" + name + " is absent");
    return path.orElseThrow();
  }

  /**
   * All files below a folder of {@code ../shared}, in a fixed order; skips like {@link #require}.
   */
  public static List<Path> files(String folder) {
    try (Stream<Path> paths = Files.walk(require(folder))) {
      return paths.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The root of the repository: the build tells it, an IDE's test runner starts below it. */
  public static Path root() {
    String told = System.getProperty("fivefold.root");
    Path path = Path.of(told != null ? told : "").toAbsolutePath();
    while (path != null && !Files.isRegularFile(path.resolve("fivefold"))) {
      path = path.getParent();
    }
    if (path == null) {
      throw new IllegalStateException("not started inside the repository");
    }
    return path;
  }
}
