package fivefold.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/**
 * Finds the machine's Chromium and its driver; where a package manager can, installs them. Without
 * them the tests of the page fail: a page that was not looked at was not tested.
 */
final class Chromium {
  private static final List<String> BROWSERS =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private Chromium() {}

  /** A browser without a window, with a fresh profile and no business of its own on the network. */
  static ChromeDriver start() {
    Path browser = find(BROWSERS);
    if (browser == null || find(List.of("chromedriver")) == null) {
      install();
      browser = find(BROWSERS);
    }
    Path driver = find(List.of("chromedriver"));
    if (browser == null || driver == null) {
      throw new AssertionError(
          "The page is tested in a real Chromium, and there is none: install chromium and"
              + " chromium-driver (Debian's names), or leave the page out with -pl core,cli");
    }
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        "--window-size=1440,900");
    options.setCapability("goog:loggingPrefs", Map.of("browser", "ALL"));
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(driver.toFile()).build();
    return new ChromeDriver(service, options);
  }

  private static Path find(List<String> names) {
    List<Path> folders = new ArrayList<>();
    for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
      folders.add(Path.of(folder));
    }
    folders.add(Path.of("/usr/lib/chromium"));
    for (String name : names) {
      for (Path folder : folders) {
        Path file = folder.resolve(name);
        if (Files.isExecutable(file) && !Files.isDirectory(file)) {
          return file;
        }
      }
    }
    return null;
  }

  private static void install() {
    if (!"root".equals(System.getProperty("user.name"))
        || !Files.isExecutable(Path.of("/usr/bin/apt-get"))) {
      return;
    }
    System.out.println("No Chromium found: installing it with apt-get");
    try {
      Process process =
          new ProcessBuilder(
                  "/usr/bin/apt-get",
                  "install",
                  "-y",
                  "--no-install-recommends",
                  "chromium",
                  "chromium-driver")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.waitFor();
    } catch (IOException e) {
      System.out.println("apt-get can't be run: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
