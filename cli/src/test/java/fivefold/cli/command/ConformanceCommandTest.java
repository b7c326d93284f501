package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConformanceCommandTest {
  private static final Path SUITE =
      Path.of(System.getProperty("fivefold.root", "..")).resolve("conformance");

  private static Result check(Path suite, List<String> options, String... program) {
    List<String> words = new ArrayList<>(List.of("conformance", "--suite", suite.toString()));
    words.addAll(options);
    words.add("--");
    words.addAll(List.of(program));
    return CliRunner.fivefold(words.toArray(String[]::new));
  }

  private static String[] java(String... words) {
    List<String> all = new ArrayList<>();
    all.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    all.addAll(List.of("-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path")));
    all.addAll(List.of(words));
    return all.toArray(String[]::new);
  }

  /** The first facts of each file and every further one in so many. */
  private static Path part(Path folder, int step) throws IOException {
    for (String name : List.of("positions", "moves", "texts")) {
      List<String> all = Files.readAllLines(SUITE.resolve(name + ".jsonl"));
      List<String> some = new ArrayList<>();
      for (int i = 0; i < all.size(); i += i < 20 ? 1 : step) {
        some.add(all.get(i));
      }
      Files.write(folder.resolve(name + ".jsonl"), some);
    }
    return folder;
  }

  @Test
  void weAnswerEverythingRight() {
    Result result =
        check(SUITE, List.of("--exact"), java("fivefold.cli.Main", "conformance", "--answer"));

    assertThat(result.out().lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).endsWith(" right, 0 wrong, 0 not answered"));
    assertThat(result.status()).isZero();
  }

  @Test
  void anEngineIsCheckedOverItsProtocol(@TempDir Path folder) throws IOException {
    Path suite = part(folder, 12);
    String[] engine = java("fivefold.cli.conformance.TestEngine");
    Result result = check(suite, List.of("--uci", "--only", "positions,moves"), engine);

    assertThat(result.out().lines()).hasSize(2).allMatch(line -> line.contains(" 0 wrong"));
    assertThat(result.status()).isZero();
    String[] careless = java("fivefold.cli.conformance.TestEngine", "careless");
    Result wrong = check(suite, List.of("--uci", "--only", "moves"), careless);
    assertThat(wrong.status()).isEqualTo(1);
    assertThat(wrong.out()).contains("the engine takes moves that are not legal");
  }

  @Test
  void tellsWhatIsWrongAndWhatIsMissing(@TempDir Path folder) throws IOException {
    Path suite = part(folder, 1_000_000);
    String silent = "s/.*\"id\":\"\\([^\"]*\\)\".*/{\"id\":\"\\1\"}/";
    Result result = check(suite, List.of(), "sed", "-u", silent);
    assertThat(result.out()).contains("not answered");

    String deaf = "while read -r line; do echo nonsense; done";
    Result wrong = check(suite, List.of("--wrong", "1", "--only", "texts"), "sh", "-c", deaf);
    assertThat(wrong.status()).isEqualTo(1);
    assertThat(wrong.out()).contains("expected an answer with the id t1, got nonsense", " 0 right");
  }

  @Test
  void aProgramThatEndsEarlyIsToldOf(@TempDir Path folder) throws IOException {
    Result result = check(part(folder, 1_000_000), List.of(), "true");

    assertThat(result.status()).isEqualTo(3);
    assertThat(result.err()).contains("ended before");
  }

  @Test
  void needsAProgramAndASuite() {
    assertThat(CliRunner.fivefold("conformance").status()).isEqualTo(2);
    assertThat(CliRunner.fivefold("conformance", "--suite", "nowhere", "x").err())
        .contains("there is no folder nowhere");
    assertThat(
            CliRunner.fivefold(
                    "conformance", "--suite", SUITE.toString(), "--only", "rooks", "true")
                .err())
        .contains("--only takes positions, moves or texts");
  }

  @Test
  void answersAreMadeLineByLine() {
    Result result =
        new CliRunner()
            .stdin(
                "{\"ask\":\"position\",\"id\":\"a\",\"size\":\"3x3\",\"timelines\":\"odd\","
                    + "\"promotions\":\"Q\",\"boards\":[\"[2k/3/K2:0:1:w]\"],\"depth\":1}\n"
                    + "{\"ask\":\"something\",\"id\":\"b\"}\nnonsense\n")
            .run("conformance", "--answer");

    assertThat(result.out().lines().toList().get(0)).contains("\"id\":\"a\"", "\"perft\":[");
    assertThat(result.out().lines().toList().get(1)).isEqualTo("{\"id\":\"b\"}");
    assertThat(result.out().lines().toList().get(2)).isEqualTo("{\"error\":\"not JSON\"}");
  }
}
