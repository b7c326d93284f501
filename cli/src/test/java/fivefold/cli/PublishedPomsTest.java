package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is published says what it is, and the BOM names all of it. */
class PublishedPomsTest {
  private static final Path ROOT = Path.of(System.getProperty("fivefold.root", ".."));

  private static String pom(String folder) throws IOException {
    return Files.readString(ROOT.resolve(folder).resolve("pom.xml"));
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(each -> each.group(1)).toList();
  }

  private static List<String> published() throws IOException {
    List<String> published = new ArrayList<>();
    for (String module : found("<module>(.*?)</module>", pom("."))) {
      if (!pom(module).contains("<maven.deploy.skip>true")) {
        published.add(module);
      }
    }
    return published;
  }

  @Test
  void theBomNamesEveryModule() throws IOException {
    String bom = pom("release/bom");
    List<String> managed = found("<artifactId>fivefold-(?!bom)(.*?)</artifactId>", bom);
    assertThat(managed).containsExactlyInAnyOrderElementsOf(published());
    assertThat(found("\n  <version>(.*?)</version>", bom))
        .isEqualTo(found("\n  <version>(.*?)</version>", pom(".")));
  }

  @Test
  void theyAreDescribed() throws IOException {
    for (String folder : List.of(".", "release/bom")) {
      for (String tag : List.of("url", "licenses", "developers", "scm", "organization")) {
        assertThat(pom(folder)).as(folder + "/pom.xml").contains("\n  <" + tag);
      }
      assertThat(pom(folder)).as(folder + "/pom.xml").doesNotContain("${publish");
    }
    for (String module : published()) {
      assertThat(pom(module)).as(module).contains("\n  <name>").contains("\n  <description>");
    }
  }
}
