package fivefold.web;

import fivefold.text.JsonText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.openqa.selenium.chromium.ChromiumDriver;

/**
 * TypeScript's compiler, run in the browser of the tests: it checks the page's JavaScript by the
 * types in its comments, with the options of {@code jsconfig.json} that editors use too.
 */
final class TypeScript {
  private static final String HOME =
      "META-INF/resources/webjars/typescript/" + System.getProperty("typescript.version") + "/lib/";
  private static final String LIBRARY = "/lib/";

  /** Runs in the browser: all files are in memory. */
  private static final String CHECK =
      """
      function check(extra, roots) {
        const files = { ...sources, ...extra };
        const read = (name) => files[name.replace(/^\\/(?!lib\\/)/, '')];
        const json = ts.parseConfigFileTextToJson('jsconfig.json', files['jsconfig.json']).config;
        const { options } = ts.convertCompilerOptionsFromJson(json.compilerOptions, '/');
        const program = ts.createProgram(roots.map((name) => '/' + name), options, {
          fileExists: (name) => read(name) !== undefined,
          readFile: read,
          getSourceFile: (name, version) => read(name) === undefined ? undefined : ts.createSourceFile(name, read(name), version),
          getDefaultLibFileName: () => 'lib.d.ts',
          getDefaultLibLocation: () => '/lib',
          getCurrentDirectory: () => '/',
          getCanonicalFileName: (name) => name,
          useCaseSensitiveFileNames: () => true,
          getNewLine: () => '\\n',
          writeFile() {},
        });
        return ts.getPreEmitDiagnostics(program).map((d) => {
          const text = ts.flattenDiagnosticMessageText(d.messageText, ' ');
          if (!d.file) return text;
          const line = d.file.getLineAndCharacterOfPosition(d.start).line + 1;
          return `${d.file.fileName.slice(1)}:${line}: ${text} (TS${d.code})`;
        });
      }
      """;

  private final ChromiumDriver driver;
  private final Map<String, String> sources = new TreeMap<>();

  /** Everything that is checked or needed for it: the page's scripts, the types, the options. */
  TypeScript(ChromiumDriver driver) {
    this.driver = driver;
    sources.put("jsconfig.json", read(Path.of("jsconfig.json")));
    add(Path.of("src/main/web"));
    add(Path.of("src/main/types"));
    add(Path.of("src/test/js"));
    // What the build generates is only in the site.
    add(Path.of("target/generated-site"));
    Map<String, String> all = new TreeMap<>(sources);
    library().forEach((name, text) -> all.put(LIBRARY + name, text));
    StringBuilder script = new StringBuilder("const sources = ");
    appendJson(script, all);
    script.append(";\n").append(CHECK);
    try {
      Path folder = Files.createDirectories(Path.of("target", "typescript"));
      Files.writeString(folder.resolve("check.js"), script);
      Files.writeString(folder.resolve("typescript.js"), resource("typescript.js"));
      Path page = folder.resolve("check.html");
      Files.writeString(
          page,
          "<meta charset=\"utf-8\"><script src=\"typescript.js\"></script><script"
              + " src=\"check.js\"></script>");
      driver.get(page.toAbsolutePath().toUri().toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is wrong in the page's scripts, one line each: file, line, sentence. */
  List<String> check() {
    return check(Map.of());
  }

  /** The same with some files added or replaced. */
  List<String> check(Map<String, String> extra) {
    List<String> roots = new ArrayList<>();
    for (String name : sources.keySet()) {
      if (name.endsWith(".js") || name.endsWith(".d.ts")) {
        roots.add(name);
      }
    }
    extra.keySet().stream().filter(name -> !roots.contains(name)).forEach(roots::add);
    List<String> found = new ArrayList<>();
    for (Object each :
        (List<?>) driver.executeScript("return check(arguments[0], arguments[1])", extra, roots)) {
      found.add((String) each);
    }
    return found;
  }

  Set<String> sources() {
    return sources.keySet();
  }

  String source(String name) {
    return sources.get(name);
  }

  private void add(Path folder) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.filter(Files::isRegularFile).sorted().toList()) {
        String name = file.toString().replace('\\', '/');
        if (name.endsWith(".js") || name.endsWith(".d.ts")) {
          sources.put(name, read(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The declarations of the language and of browsers, found by following their references. */
  private static Map<String, String> library() {
    Map<String, String> found = new TreeMap<>();
    List<String> open = new ArrayList<>(List.of("lib.es2024.d.ts", "lib.dom.d.ts"));
    open.addAll(List.of("lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"));
    while (!open.isEmpty()) {
      String name = open.remove(0);
      if (found.containsKey(name)) {
        continue;
      }
      String text = resource(name);
      found.put(name, text);
      String sign = "/// <reference lib=\"";
      for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
        int from = at + sign.length();
        open.add("lib." + text.substring(from, text.indexOf('"', from)) + ".d.ts");
      }
    }
    return found;
  }

  private static void appendJson(StringBuilder out, Map<String, String> texts) {
    out.append('{');
    texts.forEach(
        (name, text) -> {
          JsonText.appendQuoted(out, name);
          out.append(':');
          JsonText.appendQuoted(out, text);
          out.append(",\n");
        });
    out.append('}');
  }

  private static String resource(String name) {
    try (InputStream in = TypeScript.class.getClassLoader().getResourceAsStream(HOME + name)) {
      if (in == null) {
        throw new AssertionError("not in the jar of TypeScript: " + HOME + name);
      }
      return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
