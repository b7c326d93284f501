package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jline.nativ.JLineNativeLoader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import picocli.CommandLine;

/** docs/dependencies.md says what the poms say, and the poms leave nothing open. */
class DependenciesTest {
  private static final Path ROOT = Path.of(System.getProperty("fivefold.root", ".."));

  /** What Maven would pick a version of by itself. */
  private static final List<String> LIFECYCLE =
      List.of("clean", "resources", "compiler", "surefire", "jar", "install", "deploy", "site");

  private static final Map<String, String> PROPERTIES = new TreeMap<>();
  private static final Map<String, String> DEPENDENCIES = new TreeMap<>();
  private static final Map<String, String> PLUGINS = new TreeMap<>();
  private static final List<String> OPEN = new ArrayList<>();
  private static String page;

  @BeforeAll
  static void readPoms() throws Exception {
    page = Files.readString(ROOT.resolve("docs/dependencies.md"));
    List<Document> poms = new ArrayList<>();
    poms.add(pom(ROOT));
    for (Element module : all(poms.get(0), "module")) {
      poms.add(pom(ROOT.resolve(module.getTextContent())));
    }
    for (Document pom : poms) {
      for (Element properties : all(pom, "properties")) {
        for (Node each = properties.getFirstChild(); each != null; each = each.getNextSibling()) {
          PROPERTIES.put("${" + each.getNodeName() + "}", each.getTextContent());
        }
      }
    }
    // Versions that are managed come first, so that a module may leave them out.
    for (Document pom : poms) {
      for (String tag : List.of("dependency", "path")) {
        for (Element each : all(pom, tag)) {
          String group = child(each, "groupId");
          if (!group.equals("io.github.fivefold")) {
            note(DEPENDENCIES, group + ":" + child(each, "artifactId"), child(each, "version"));
          }
        }
      }
      for (Element each : all(pom, "plugin")) {
        note(PLUGINS, child(each, "artifactId"), child(each, "version"));
      }
    }
    // The version of JUnit's parts is that of the list they come from.
    String junit = DEPENDENCIES.get("org.junit:junit-bom");
    OPEN.removeIf(
        name -> name.startsWith("org.junit.") && DEPENDENCIES.putIfAbsent(name, junit) == null);
  }

  private static void note(Map<String, String> versions, String name, String version) {
    String pinned = PROPERTIES.getOrDefault(version, version);
    if (!pinned.isEmpty()) {
      versions.put(name, pinned);
    } else if (!versions.containsKey(name)) {
      OPEN.add(name);
    }
  }

  private static Document pom(Path folder) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(folder.resolve("pom.xml").toFile());
  }

  private static List<Element> all(Document pom, String tag) {
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < pom.getElementsByTagName(tag).getLength(); i++) {
      elements.add((Element) pom.getElementsByTagName(tag).item(i));
    }
    return elements;
  }

  private static String child(Element element, String tag) {
    for (Node each = element.getFirstChild(); each != null; each = each.getNextSibling()) {
      if (each.getNodeName().equals(tag)) {
        return each.getTextContent().strip();
      }
    }
    return "";
  }

  /** The first two columns of the rows that match. */
  private static Map<String, String> rows(String name) {
    Map<String, String> rows = new TreeMap<>();
    Matcher row = Pattern.compile("(?m)^\\| `(" + name + ")` \\| ([^|]*) \\|").matcher(page);
    while (row.find()) {
      rows.put(row.group(1), row.group(2));
    }
    return rows;
  }

  @Test
  void everyVersionIsPinned() {
    assertThat(OPEN).isEmpty();
    assertThat(DEPENDENCIES.values()).allMatch(DependenciesTest::isPinned);
    assertThat(PLUGINS.values()).allMatch(DependenciesTest::isPinned);
    for (String plugin : LIFECYCLE) {
      assertThat(PLUGINS).containsKey("maven-" + plugin + "-plugin");
    }
  }

  private static boolean isPinned(String version) {
    return version.matches("[0-9][0-9A-Za-z.-]*") && !version.endsWith("SNAPSHOT");
  }

  @Test
  void thePageListsDependencies() {
    assertThat(rows("[^`:]+:[^`]+")).isEqualTo(DEPENDENCIES);
  }

  @Test
  void thePageListsPlugins() {
    assertThat(rows("[a-z-]+-plugin")).isEqualTo(PLUGINS);
  }

  @Test
  void theLibraryNeedsNothingAtRunTime() throws Exception {
    for (Path folder : List.of(ROOT, ROOT.resolve("core"))) {
      Document pom = pom(folder);
      for (Element each : all(pom, "dependency")) {
        boolean managed =
            each.getParentNode().getParentNode().getNodeName().equals("dependencyManagement");
        if (!managed) {
          assertThat(child(each, "scope")).as(child(each, "artifactId")).isIn("test", "provided");
        }
      }
    }
  }

  @Test
  void shippedJarsAreTheOnesWeKnow() throws Exception {
    Map<String, String> known = new TreeMap<>();
    Matcher row =
        Pattern.compile("\\| `([^`]+\\.jar)` \\|[^|]*\\| `([0-9a-f]{64})` \\|").matcher(page);
    while (row.find()) {
      known.put(row.group(1), row.group(2));
    }
    Map<String, String> used = new TreeMap<>();
    for (Class<?> type :
        List.of(
            CommandLine.class,
            org.jline.terminal.Terminal.class,
            JLineNativeLoader.class,
            // The language server and what it needs are there at run time only.
            Class.forName("org.eclipse.lsp4j.Position"),
            Class.forName("org.eclipse.lsp4j.jsonrpc.Launcher"),
            Class.forName("com.google.gson.Gson"),
            Class.forName("org.sqlite.JDBC"))) {
      used.put(jar(type).getFileName().toString(), sha256(jar(type)));
    }
    assertThat(used).isEqualTo(known);
  }

  private static Path jar(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static String sha256(Path file) throws IOException, GeneralSecurityException {
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(digest);
  }
}
