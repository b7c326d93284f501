package fivefold.cli.io;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Work on all cores for searches that share it out themselves. */
public final class Cores {
  private Cores() {}

  public static int count() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** Runs tasks at the same time, the first on this thread, and waits for all. */
  public static void run(List<Runnable> tasks) {
    List<CompletableFuture<Void>> others =
        tasks.stream()
            .skip(1)
            .map(task -> CompletableFuture.runAsync(task, Cores::onItsOwn))
            .toList();
    tasks.get(0).run();
    others.forEach(CompletableFuture::join);
  }

  /** The common pool has a thread too few where there are two cores. */
  private static void onItsOwn(Runnable task) {
    Thread thread = new Thread(task, "search");
    thread.setDaemon(true);
    thread.start();
  }
}
