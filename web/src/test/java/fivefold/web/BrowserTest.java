package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A served page in a real browser; every test starts with a first visit on a desktop. */
@ExtendWith(WithBrowser.class)
abstract class BrowserTest {
  private static Fivefold server;
  static Page page;

  /** The game of the design's pictures: five timelines, a check across two of them. */
  static final String SAMPLE =
      """
      [Title "Bishop across two timelines"]
      [Board "Standard"]

      1. e4 / e5
      2. Nf3 / Nc6
      3. (0T3)Nf3>>(0T2)h3 / (1T2)Bc5
      4. (1T3)Ng1>>(0T3)g3 / (0T3)Ba3 (1T3)Nb8>>(1T2)b6
      5. (-1T3)Qd1>>(1T3)f3 / (-1T3)Bb4 (2T3)Ba3
      6. (0T4)Bd3 (2T4)d4 (1T4)Be2 (-1T4)a4 / (0T4)Bxb2 (2T4)Qd8>(3T3)e7 (-1T4)Bc5 (1T4)Be3
      """;

  @BeforeAll
  static void startServer() {
    server = Fivefold.web();
    page = new Page(WithBrowser.driver(), server.firstLine());
  }

  @AfterAll
  static void stopServer() {
    if (server != null) {
      server.close();
    }
  }

  @BeforeEach
  void open() {
    page.size(1440, 900, false);
    page.openFresh();
    page.complaints();
  }

  @AfterEach
  void nothingWentWrongUnseen() {
    assertThat(page.complaints()).as("errors in the browser's console").isEmpty();
  }
}
