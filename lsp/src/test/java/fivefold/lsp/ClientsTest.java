package fivefold.lsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fivefold.Notations;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  private Output run(Path where, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path log = folder.resolve("output.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(where.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().putAll(environment);
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
    if (!Files.exists(library.resolve("node_modules/vscode-languageserver-protocol"))) {
      Output installed = run(library, Map.of(), List.of("npm", "ci", "--silent"));
      told(installed.status() == 0, "what npm should have brought: " + installed.text());
    }
    String text = Notations.PGN.write(LongGame.of(5, 5_000, 2));
    Path longGame = Files.writeString(folder.resolve("long.5dpgn"), text);
    List<String> command =
        new ArrayList<>(
            List.of(
                "node",
                CLIENTS.resolve("client.js").toString(),
                library.toString(),
                longGame.toString()));
    command.addAll(SERVER);
    Output output = run(folder, Map.of(), command);
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

  /**
   * A home without any settings, and a {@code fivefold} on the path whose {@code lsp} is the server
   * of this test.
   */
  private Map<String, String> environment() throws IOException {
    Path bin = Files.createDirectories(folder.resolve("bin"));
    Path script = bin.resolve("fivefold");
    StringBuilder line = new StringBuilder("#!/bin/sh\n[ \"$1\" = lsp ] && exec");
    SERVER.forEach(word -> line.append(" '").append(word).append('\''));
    Files.writeString(script, line.append('\n').toString(), StandardCharsets.UTF_8);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    Map<String, String> environment = new HashMap<>();
    environment.put("PATH", bin + java.io.File.pathSeparator + System.getenv("PATH"));
    String home = Files.createDirectories(folder.resolve("home")).toString();
    for (String name :
        List.of("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")) {
      environment.put(name, home);
    }
    return environment;
  }

  /**
   * Runs an editor on a game with a mistake in it, set up as the page says.
   *
   * @param language that of the page's lines for this editor
   * @param command with {@code SETTINGS} for the file with those lines, {@code GAME}, and {@code
   *     CLIENTS/}
   */
  private Output edit(String language, String... command) throws Exception {
    need(command[0]);
    Path settings = Files.writeString(folder.resolve("settings." + language), shown(language));
    Path game = Files.writeString(folder.resolve("game.5dpgn"), "1. e4 / e5\n2. Nf6 / Nc6\n");
    List<String> words = new ArrayList<>();
    for (String word : command) {
      words.add(
          word.replace("SETTINGS", settings.toString())
              .replace("GAME", game.toString())
              .replace("CLIENTS", CLIENTS.toString()));
    }
    return run(folder, environment(), words);
  }

  @Test
  void neovimAsThePageSetsItUp() throws Exception {
    Output output =
        edit(
            "lua",
            "nvim",
            "--headless",
            "-u",
            "SETTINGS",
            "GAME",
            "-c",
            "luafile CLIENTS/client.lua");
    assertThat(output.text())
        .contains("finding 1:3 ", "hover White to move: playing", "symbols 2", "corrected");
    assertThat(output.status()).isZero();
  }

  @Test
  void vimAsThePageSetsItUp() throws Exception {
    Output output =
        edit("vim", "vim", "-N", "-es", "-u", "SETTINGS", "-S", "CLIENTS/client.vim", "GAME");
    told(!output.text().contains("E919"), "ALE");
    assertThat(output.text()).contains("finding 2:4 ", "corrected");
    assertThat(output.status()).isZero();
  }

  @Test
  void emacsAsThePageSetsItUp() throws Exception {
    Output output =
        edit(
            "elisp",
            "emacs",
            "--batch",
            "-f",
            "package-initialize",
            "-l",
            "SETTINGS",
            "-l",
            "CLIENTS/client.el",
            "GAME");
    told(!output.text().contains("Cannot open load file"), "eglot");
    assertThat(output.text())
        .contains("finding 2:3 ", "White to move: playing", "symbols 2", "corrected");
    assertThat(output.status()).isZero();
  }
}
