package fivefold.lsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real clients, each in a process of its own, with the server in another. */
class ClientsTest {
  private static final Path ROOT = Path.of(System.getProperty("fivefold.root"));
  private static final Path CLIENTS = ROOT.resolve("lsp/src/test/clients");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();
  private static final List<String> SERVER =
      List.of(
          JAVA,
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-cp",
          System.getProperty("java.class.path"),
          ServerMain.class.getName());

  @TempDir Path folder;

  private record Output(int status, String text) {}

  private Output run(Path where, String path, List<String> command)
      throws IOException, InterruptedException {
    Path log = folder.resolve("output.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(where.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("PATH", path);
    for (String name :
        List.of("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")) {
      builder.environment().put(name, folder.resolve("home").toString());
    }
    Process process = builder.start();
    process.getOutputStream().close();
    if (!process.waitFor(150, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return new Output(process.waitFor(), Files.readString(log));
  }

  /**
   * Skips loudly where a program is missing; continuous integration installs it and allows no
   * skips.
   */
  private static void need(String program) {
    boolean there = false;
    for (String each : System.getenv("PATH").split(java.io.File.pathSeparator)) {
      there |= Files.isExecutable(Path.of(each, program));
    }
    told(there, program);
  }

  private static void told(boolean there, String what) {
    if (!there) {
      System.err.println("NOT TESTED: the language server with a real client, for want of " + what);
    }
    assumeTrue(there, what + " is missing");
  }

  @Test
  void theClientOfVisualStudioCode() throws Exception {
    need("node");
    need("npm");
    Path library = ROOT.resolve("lsp/target/clients");
    Files.createDirectories(library);
    for (String name : List.of("package.json", "package-lock.json", ".npmrc")) {
      Files.copy(CLIENTS.resolve(name), library.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }
    String path = System.getenv("PATH");
    if (!Files.exists(library.resolve("node_modules/vscode-languageserver-protocol"))) {
      Output installed = run(library, path, List.of("npm", "ci", "--silent"));
      told(installed.status() == 0, "what npm should have brought: " + installed.text());
    }
    List<String> command =
        new ArrayList<>(
            List.of("node", CLIENTS.resolve("client.js").toString(), library.toString()));
    command.addAll(SERVER);
    Output output = run(folder, path, command);
    assertThat(output.text()).contains("every answer was right");
    assertThat(output.status()).isZero();
  }

  /** The block of a language in the page about editors: what it shows must work. */
  private static String shown(String language) throws IOException {
    String page = Files.readString(ROOT.resolve("docs/editors.md"));
    Matcher block = Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(page);
    assertThat(block.find()).as("a block of %s", language).isTrue();
    return block.group(1);
  }

  /** A {@code fivefold} on the path whose {@code lsp} is the server of this test. */
  private String pathWithServer() throws IOException {
    Path bin = Files.createDirectories(folder.resolve("bin"));
    Path script = bin.resolve("fivefold");
    StringBuilder line = new StringBuilder("#!/bin/sh\n[ \"$1\" = lsp ] && exec");
    SERVER.forEach(word -> line.append(" '").append(word).append('\''));
    Files.writeString(script, line.append('\n').toString(), StandardCharsets.UTF_8);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return bin + java.io.File.pathSeparator + System.getenv("PATH");
  }

  @Test
  void neovimAsThePageSetsItUp() throws Exception {
    need("nvim");
    Path init = Files.writeString(folder.resolve("init.lua"), shown("lua"));
    Path game = Files.writeString(folder.resolve("game.5dpgn"), "1. e4 / e5\n2. Nf6 / Nc6\n");
    Output output =
        run(
            folder,
            pathWithServer(),
            List.of(
                "nvim",
                "--headless",
                "-u",
                init.toString(),
                game.toString(),
                "-c",
                "luafile " + CLIENTS.resolve("client.lua")));
    assertThat(output.text())
        .contains("finding 1:3 ", "hover White to move: playing", "symbols 2", "corrected");
    assertThat(output.status()).isZero();
  }
}
