package fivefold.cli.command;

import static fivefold.cli.CliRunner.fivefold;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Notations;
import fivefold.cli.CliRunner;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that start from boards of their own can be read back, whatever they were written in. */
class BoardsTest {
  private static final String CUSTOM =
      """
      [Board "custom"]
      [Size "5x5"]
      [Promotions "Q,N"]
      [k*q1n1/p*3p*/5/P*3P*/K*Q1N1:0:1:w]

      1. Ne3 / Nb4
      2. (0T2)Ne3>>(0T1)c3~ (>L1) / (1T1)Nb4
      """;

  private static final String NAMED =
      """
      [Board "Small"]

      1. a3 / b3
      """;

  /** These have no place for boards, not even one that only our reader knows. */
  private static final List<String> WITHOUT_BOARDS =
      List.of("axel", "axel-ran", "hexicube", "nidlatam", "aquababy", "averagehuman");

  @TempDir Path folder;

  static Stream<Notation> notations() {
    return Notations.all().stream()
        .filter(each -> each.reads() && each.writes())
        .filter(each -> each.carries().contains(Feature.ACTIONS));
  }

  @ParameterizedTest
  @MethodSource("notations")
  void boardsAreReadBackWithoutHelpOrFromAFile(Notation notation) throws IOException {
    for (String game : List.of(CUSTOM, NAMED)) {
      Path original = Files.writeString(folder.resolve("original.5dpgn"), game);
      CliRunner.Result written =
          fivefold("convert", "--boards", "--to", notation.id(), original.toString());
      Path file = Files.writeString(folder.resolve("written"), written.out());
      String hash = fivefold("hash", "--every", original.toString()).out();

      CliRunner.Result again =
          WITHOUT_BOARDS.contains(notation.id())
              ? fivefold(
                  "hash",
                  "--every",
                  "--from",
                  notation.id(),
                  "--variant",
                  original.toString(),
                  file.toString())
              : fivefold("hash", "--every", file.toString());
      assertThat(again.out()).as(written.out() + again.err()).isEqualTo(hash).isNotBlank();
    }
  }
}
