package fivefold;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.notation.ReadOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The games in {@code examples/} are models: the strictest reader has nothing to say. */
class ExamplesTest {

  static Stream<Path> examples() {
    try (Stream<Path> files = Files.list(Corpus.root().resolve("examples"))) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void areFlawless(Path file) throws IOException {
    ReadResult result =
        Games.read(file.getFileName().toString(), Files.readString(file), ReadOptions.STRICT);
    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.orThrow().size()).isPositive();
  }
}
