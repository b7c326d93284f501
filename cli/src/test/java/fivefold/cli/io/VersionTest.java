package fivefold.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VersionTest {
  @Test
  void theBuildFillsInTheVersion() {
    assertThat(Version.line()).matches("fivefold \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
  }
}
