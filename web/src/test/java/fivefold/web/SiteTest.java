package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The folder as it is put on a host. */
class SiteTest {
  private static final Path SITE = Path.of(System.getProperty("fivefold.site", "target/site"));

  @Test
  void theServiceWorkerKeepsEveryFile() throws IOException {
    String worker = Files.readString(SITE.resolve("sw.js"));
    for (Path file : files()) {
      String name = SITE.relativize(file).toString().replace('\\', '/');
      if (!name.equals("sw.js")) {
        assertThat(worker).as("the list of files in sw.js").contains("'" + name + "'");
      }
    }
  }

  @Test
  void theDownloadIsUnderAMegabyte() throws IOException {
    long size = 0;
    for (Path file : files()) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
        gzip.write(Files.readAllBytes(file));
      }
      size += bytes.size();
    }
    System.out.println("whole download, compressed: " + size / 1000 + " kB");
    assertThat(size).isLessThan(1_000_000);
  }

  @Test
  void nothingComesFromOutside() throws IOException {
    for (Path file : files()) {
      boolean isText = !file.toString().endsWith(".wasm") && !file.toString().endsWith(".5ddb");
      if (!isText || file.endsWith("engine-runtime.js")) {
        continue;
      }
      String text = Files.readString(file).replace("http://www.w3.org/2000/svg", "");
      assertThat(text.replace("https://example.org/", ""))
          .as(file.toString())
          .doesNotContain("http://")
          .doesNotContain("https://")
          .doesNotContain("innerHTML");
    }
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> walk = Files.walk(SITE)) {
      return new ArrayList<>(walk.filter(Files::isRegularFile).sorted().toList());
    }
  }
}
