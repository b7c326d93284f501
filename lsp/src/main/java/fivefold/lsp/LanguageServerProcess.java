package fivefold.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;

/** Runs the language server on two streams. */
public final class LanguageServerProcess {
  private LanguageServerProcess() {}

  /**
   * Serves until the client says that it is enough, or goes away.
   *
   * @param version what the server tells of itself
   * @return whether the client took its leave as the protocol wants it
   */
  public static boolean run(InputStream in, OutputStream out, String version) {
    CountDownLatch ended = new CountDownLatch(1);
    GameServer server = new GameServer(version, ended::countDown);
    Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
    server.connect(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    Thread watcher =
        new Thread(
            () -> {
              try {
                listening.get();
              } catch (Exception e) {
                // The stream is of no use any more, whatever the reason.
              }
              ended.countDown();
            },
            "fivefold-watcher");
    watcher.setDaemon(true);
    watcher.start();
    try {
      ended.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return server.isShutDown();
  }
}
