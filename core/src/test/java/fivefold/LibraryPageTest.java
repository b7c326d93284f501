package fivefold;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The programs of docs/library.md, compiled and run as a stranger would: on the module path, from
 * outside the module. With {@code -Dgolden.update=true} the page takes over what they print.
 */
class LibraryPageTest {
  private static final Path PAGE = Corpus.root().resolve("docs/library.md");
  private static final Pattern PROGRAM =
      Pattern.compile("```java\n(class (\\w+).*?)```\n\n```text\n(.*?)```\n", Pattern.DOTALL);
  private static final String IMPORTS =
      """
      package tasks;

      import fivefold.*;
      import fivefold.fen.*;
      import fivefold.game.*;
      import fivefold.model.*;
      import fivefold.notation.*;
      import fivefold.render.*;
      import fivefold.rules.*;
      import fivefold.text.*;
      import fivefold.variants.*;
      import java.nio.file.*;
      import java.util.*;

      public\s""";

  @TempDir private static Path folder;

  private static final Map<String, String> PRINTED = new LinkedHashMap<>();

  static List<String> programs() throws IOException {
    List<String> names = new ArrayList<>();
    Matcher program = PROGRAM.matcher(Files.readString(PAGE));
    while (program.find()) {
      names.add(program.group(2));
    }
    return names;
  }

  @BeforeAll
  static void compile() throws IOException {
    Path sources = Files.createDirectories(folder.resolve("src/tasks"));
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-p", classes().toString(), "-d", folder.resolve("out").toString()));
    arguments.add(
        Files.writeString(
                folder.resolve("src/module-info.java"), "module tasks { requires fivefold.core; }")
            .toString());
    Matcher program = PROGRAM.matcher(Files.readString(PAGE));
    while (program.find()) {
      Path file = sources.resolve(program.group(2) + ".java");
      arguments.add(Files.writeString(file, IMPORTS + program.group(1)).toString());
      PRINTED.put(program.group(2), program.group(3));
    }
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(status).isZero();
  }

  private static Path classes() {
    return Corpus.root().resolve("core/target/classes");
  }

  @Test
  void thereAreTenTasks() throws IOException {
    assertThat(programs()).hasSize(10);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsWhatThePageShows(String name) throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String path = classes() + System.getProperty("path.separator") + folder.resolve("out");
    Path printed = folder.resolve(name + ".txt");
    Process process =
        new ProcessBuilder(
                java.toString(), "-Dfile.encoding=UTF-8", "-p", path, "-m", "tasks/tasks." + name)
            .directory(Corpus.root().toFile())
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    String text = Files.readString(printed);
    assertThat(process.exitValue()).as(text).isZero();
    if (Boolean.getBoolean("golden.update")) {
      update(name, text);
    } else {
      assertThat(text).isEqualTo(PRINTED.get(name));
    }
  }

  private static void update(String name, String text) throws IOException {
    String page = Files.readString(PAGE);
    int program = page.indexOf("```java\nclass " + name);
    int from = page.indexOf("```text\n", program) + "```text\n".length();
    int to = page.indexOf("```\n", from);
    Files.writeString(PAGE, page.substring(0, from) + text + page.substring(to));
  }
}
