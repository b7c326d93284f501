package fivefold.web;

import java.time.Duration;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.openqa.selenium.chromium.ChromiumDriver;

/**
 * One browser for all tests that need one, ended after the last. Where there is none the tests are
 * skipped, and one loud line says so; with {@code -Dfivefold.browser=required} they fail instead,
 * so that continuous integration can't forget to look at the page.
 */
final class WithBrowser extends Alone.Turns implements BeforeAllCallback {
  private static final String NONE =
      "no Chrome, Chromium or Edge with its driver was found (Debian: apt-get install chromium"
          + " chromium-driver)";
  private static ChromiumDriver driver;

  /** The browser of a test that is extended with this. */
  static ChromiumDriver driver() {
    return driver;
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    context
        .getRoot()
        .getStore(Namespace.create(WithBrowser.class))
        .getOrComputeIfAbsent("browser", key -> start());
    if (driver == null) {
      if ("required".equals(System.getProperty("fivefold.browser"))) {
        throw new AssertionError(NONE);
      }
      Assumptions.abort(NONE);
    }
  }

  /** What is done when all tests have run. */
  private static AutoCloseable start() {
    driver = Browsers.start().orElse(null);
    if (driver == null) {
      // At once: what is said after the last test does not reach Maven.
      System.out.println("\nTHE PAGE WAS NOT TESTED: " + NONE + "\n");
      return () -> {};
    }
    driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
    return driver::quit;
  }
}
