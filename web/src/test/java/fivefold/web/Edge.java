package fivefold.web;

import java.nio.file.Path;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chromium.AddHasCdp;
import org.openqa.selenium.chromium.ChromiumDriver;
import org.openqa.selenium.chromium.ChromiumDriverCommandExecutor;
import org.openqa.selenium.chromium.ChromiumOptions;
import org.openqa.selenium.remote.CommandInfo;
import org.openqa.selenium.remote.http.HttpMethod;

/** Microsoft's Edge is a Chromium whose driver gives its own names to what is special to it. */
final class Edge extends ChromiumDriver {
  private static final String OPTIONS = "ms:edgeOptions";
  private static final Map<String, CommandInfo> COMMANDS =
      Map.of(
          AddHasCdp.EXECUTE_CDP,
          new CommandInfo("/session/:sessionId/ms/cdp/execute", HttpMethod.POST));

  Edge(Path driver, Options options) {
    super(
        new ChromiumDriverCommandExecutor(
            new ChromeDriverService.Builder().usingDriverExecutable(driver.toFile()).build(),
            COMMANDS),
        options,
        OPTIONS);
    cdp =
        new AddHasCdp() {
          @Override
          public Map<String, CommandInfo> getAdditionalCommands() {
            return COMMANDS;
          }
        }.getImplementation(getCapabilities(), getExecuteMethod());
  }

  static final class Options extends ChromiumOptions<Options> {
    Options() {
      super("browserName", "MicrosoftEdge", OPTIONS);
    }
  }
}
