package fivefold.cli.io;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Does pieces of work on all cores and shows what came of them in the order they were added. The
 * thread that adds the pieces also shows them, so nothing that is shown needs a lock; when too much
 * is under way it waits for the oldest piece, so memory stays flat however many pieces there are.
 *
 * <p>A piece that is alone is done by the adding thread itself: most runs are about one game, and
 * should not pay for threads.
 */
public final class Pipeline implements AutoCloseable {
  /** The most text that may be under way, unless one piece alone has more. */
  private static final long MOST_WEIGHT = 1 << 20;

  /** Pieces are handed over in batches, or the handing over would cost more than the work. */
  private static final int BATCH = 64;

  private static final int BATCH_WEIGHT = 1 << 14;

  /** How many batches a worker may be ahead. */
  private static final int AHEAD = 4;

  private final int jobs;
  private final Deque<Batch> underWay = new ArrayDeque<>();
  private long weightUnderWay;
  private Batch next = new Batch();
  private int batchSize = 1;
  private @Nullable ExecutorService workers;
  private Exit worst = Exit.DONE;

  public Pipeline(int jobs) {
    this.jobs = jobs;
  }

  /**
   * What can be done at any time by any thread. What it throws is thrown when it would be shown.
   */
  public interface Piece {
    Showing prepare();
  }

  /** What has to be done in order. */
  public interface Showing {
    Exit show() throws IOException;
  }

  /**
   * Adds a piece; shows earlier ones when they are ready.
   *
   * @param weight the length of the text it holds on to
   */
  public void add(Piece piece, int weight) throws IOException {
    if (jobs == 1) {
      show(piece.prepare());
      return;
    }
    if (next.pieces.size() >= batchSize || next.weight >= BATCH_WEIGHT) {
      handOver();
      // A few pieces are spread over the workers one by one: they may be hard.
      batchSize = Math.min(BATCH, batchSize + (underWay.size() > jobs ? batchSize : 0));
    }
    next.pieces.add(piece);
    next.weight += weight;
  }

  /** Adds something that needs no work before it is shown. */
  public void addShowing(Showing showing) throws IOException {
    add(() -> showing, 0);
  }

  /** Shows all that is left and returns the worst status of all pieces. */
  public Exit finish() throws IOException {
    if (workers == null) {
      for (Piece piece : next.pieces) {
        show(piece.prepare());
      }
      next = new Batch();
      return worst;
    }
    handOver();
    while (!underWay.isEmpty()) {
      showOldest();
    }
    return worst;
  }

  private void handOver() throws IOException {
    if (workers == null) {
      workers = Executors.newFixedThreadPool(jobs, Pipeline::daemon);
    }
    next.result = workers.submit(next::prepareAll);
    underWay.add(next);
    weightUnderWay += next.weight;
    next = new Batch();
    while (!underWay.isEmpty() && (isFull() || underWay.element().isReady())) {
      showOldest();
    }
  }

  private boolean isFull() {
    return underWay.size() > jobs * AHEAD || weightUnderWay > MOST_WEIGHT;
  }

  private void showOldest() throws IOException {
    Batch oldest = underWay.remove();
    weightUnderWay -= oldest.weight;
    for (Showing showing : oldest.await()) {
      show(showing);
    }
  }

  private void show(Showing showing) throws IOException {
    worst = worst.worst(showing.show());
  }

  /** A search under way must not keep the process from ending. */
  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "worker");
    thread.setDaemon(true);
    return thread;
  }

  /** Drops what was not shown. */
  @Override
  public void close() {
    if (workers != null) {
      workers.shutdownNow();
    }
  }

  /** Some pieces in a row. */
  private static final class Batch {
    private final List<Piece> pieces = new ArrayList<>();
    private long weight;
    private @Nullable Future<List<Showing>> result;

    List<Showing> prepareAll() {
      List<Showing> showings = new ArrayList<>(pieces.size());
      for (Piece piece : pieces) {
        showings.add(prepare(piece));
      }
      // What the pieces hold on to is not needed any more.
      pieces.clear();
      return showings;
    }

    private static Showing prepare(Piece piece) {
      try {
        return piece.prepare();
      } catch (RuntimeException e) {
        return () -> {
          throw e;
        };
      } catch (Error e) {
        return () -> {
          throw e;
        };
      }
    }

    boolean isReady() {
      return result != null && result.isDone();
    }

    List<Showing> await() {
      try {
        return result == null ? List.of() : result.get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      } catch (ExecutionException e) {
        // Only an error of the virtual machine outside of all pieces.
        if (e.getCause() instanceof Error error) {
          throw error;
        }
        throw new IllegalStateException(e);
      }
    }
  }
}
