package fivefold.web;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.chromium.ChromiumDriver;
import org.openqa.selenium.chromium.ChromiumOptions;

/**
 * Finds a browser of the Chromium family and its driver where they usually are on Linux, macOS and
 * Windows. Nothing is ever downloaded.
 */
final class Browsers {
  private static final List<String> CHROMES =
      List.of(
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable",
          "chrome.exe",
          "Google Chrome",
          "Chromium");
  private static final List<String> EDGES =
      List.of("microsoft-edge", "microsoft-edge-stable", "msedge.exe", "Microsoft Edge");
  private static final List<String> CHROME_DRIVERS = List.of("chromedriver", "chromedriver.exe");
  private static final List<String> EDGE_DRIVERS = List.of("msedgedriver", "msedgedriver.exe");

  private Browsers() {}

  /** A browser and the program that drives it. */
  private record Pair(Path browser, Path driver, boolean edge) {}

  /**
   * A browser without a window, with a fresh profile and no business of its own on the network;
   * empty where there is none, or none with its driver.
   */
  static Optional<ChromiumDriver> start() {
    return find().map(Browsers::start);
  }

  private static Optional<Pair> find() {
    Optional<Pair> chrome = pair(CHROMES, CHROME_DRIVERS, false);
    return chrome.isPresent() ? chrome : pair(EDGES, EDGE_DRIVERS, true);
  }

  private static Optional<Pair> pair(List<String> browsers, List<String> drivers, boolean edge) {
    Path browser = first(browsers);
    Path driver = first(drivers);
    return browser == null || driver == null
        ? Optional.empty()
        : Optional.of(new Pair(browser, driver, edge));
  }

  private static ChromiumDriver start(Pair pair) {
    if (pair.edge) {
      Edge.Options options = new Edge.Options();
      prepare(options, pair.browser);
      return new Edge(pair.driver, options);
    }
    ChromeOptions options = new ChromeOptions();
    prepare(options, pair.browser);
    return new ChromeDriver(
        new ChromeDriverService.Builder().usingDriverExecutable(pair.driver.toFile()).build(),
        options);
  }

  private static void prepare(ChromiumOptions<?> options, Path browser) {
    options.setBinary(browser.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-features=BackForwardCache",
        "--disable-component-update",
        "--no-first-run",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        "--window-size=1440,900");
    String prefs = options instanceof Edge.Options ? "ms:loggingPrefs" : "goog:loggingPrefs";
    options.setCapability(prefs, Map.of("browser", "ALL"));
  }

  private static Path first(List<String> names) {
    for (String name : names) {
      for (Path folder : folders()) {
        Path file = folder.resolve(name);
        if (Files.isExecutable(file) && !Files.isDirectory(file)) {
          return file;
        }
      }
    }
    return null;
  }

  private static List<Path> folders() {
    List<Path> folders = new ArrayList<>();
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      if (!folder.isBlank()) {
        folders.add(Path.of(folder));
      }
    }
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (system.contains("win")) {
      for (String root : List.of("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")) {
        String folder = System.getenv(root);
        for (String product : List.of("Google/Chrome", "Chromium", "Microsoft/Edge")) {
          if (folder != null) {
            folders.add(Path.of(folder, product.split("/")).resolve("Application"));
          }
        }
      }
    } else if (system.contains("mac")) {
      for (String root :
          List.of("/Applications", System.getProperty("user.home") + "/Applications")) {
        for (String product : List.of("Google Chrome", "Chromium", "Microsoft Edge")) {
          folders.add(Path.of(root, product + ".app", "Contents", "MacOS"));
        }
      }
      folders.add(Path.of("/opt/homebrew/bin"));
      folders.add(Path.of("/usr/local/bin"));
    } else {
      for (String folder :
          List.of(
              "/usr/bin",
              "/usr/lib/chromium",
              "/usr/lib/chromium-browser",
              "/opt/google/chrome",
              "/opt/microsoft/msedge",
              "/snap/bin")) {
        folders.add(Path.of(folder));
      }
    }
    return folders;
  }
}
