package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.UsageException;
import fivefold.cli.io.WebServer;
import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "web",
    description = "Serve the analysis board to a browser on this machine.",
    footer = {"  fivefold web", "  fivefold web --port 8080"})
public final class WebCommand extends CliCommand {
  /**
   * The same at every start, since browsers keep studies by address; only when it is taken another
   * one is used.
   */
  private static final int USUAL_PORT = 5155;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port, or 0 for any free one (default: " + USUAL_PORT + ").")
  private @Nullable Integer port;

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "The folder of the board, if it is not beside the program.")
  private @Nullable Path folder;

  @Override
  public Exit run(Context context) throws IOException {
    if (port != null && (port < 0 || port > 65535)) {
      throw new UsageException("--port must be from 0 to 65535");
    }
    Path site = folder == null ? besideProgram() : folder;
    if (!Files.isRegularFile(site.resolve("index.html"))) {
      context.error("the board is not in " + site + "; 'mvn -pl web -am package' builds it");
      return Exit.UNREADABLE;
    }
    try (WebServer server = start(site)) {
      context.out().println(server.address());
      context.out().flush();
      context.note("press Ctrl-C to stop");
      server.await();
    }
    return Exit.DONE;
  }

  private WebServer start(Path site) throws IOException {
    if (port != null) {
      return WebServer.start(site, port);
    }
    try {
      return WebServer.start(site, USUAL_PORT);
    } catch (BindException e) {
      return WebServer.start(site, 0);
    }
  }

  private static Path besideProgram() {
    try {
      CodeSource source = WebCommand.class.getProtectionDomain().getCodeSource();
      URI program = source.getLocation().toURI();
      // In a package the program is inside of its Java, and the board beside that.
      Path place =
          program.getScheme().equals("jrt")
              ? Path.of(System.getProperty("java.home"))
              : Path.of(program);
      return place.resolveSibling("web");
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
