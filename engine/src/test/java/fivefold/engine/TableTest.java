package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Key;
import fivefold.model.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final long SEED = 20261118;

  private final Table table = new Table(1);

  private record Put(int depth, int score, int kind, List<Move> action) {
    /** Actions without room in an entry share places, so they may be gone. */
    boolean hasLongAction() {
      return action != null
          && (action.size() > 5 || action.stream().anyMatch(move -> PackedMove.pack(move) == 0));
    }

    Put withoutAction() {
      return new Put(depth, score, kind, null);
    }
  }

  @Test
  void whatIsFoundWasPut() {
    Random random = new Random(SEED);
    RandomActions actions = new RandomActions(SEED);
    List<Key> keys = new ArrayList<>();
    Map<Key, Put> last = new HashMap<>();
    int found = 0;
    int longActions = 0;
    for (int i = 0; i < 200_000; i++) {
      // Often a position once more, and more positions than there is room for.
      boolean again = !keys.isEmpty() && random.nextInt(3) > 0;
      Key key =
          again
              ? keys.get(random.nextInt(keys.size()))
              : new Key(random.nextLong(), random.nextLong());
      Table.Entry entry = table.find(key);
      Put wanted = last.get(key);
      if (entry != null) {
        found++;
        assertThat(wanted).as("seed %d, step %d", SEED, i).isNotNull();
        Put got = new Put(entry.depth(), entry.score(), entry.kind(), entry.action());
        boolean gone = wanted.hasLongAction() && got.action == null;
        assertThat(got)
            .as("seed %d, step %d", SEED, i)
            .isEqualTo(gone ? wanted.withoutAction() : wanted);
        longActions += got.hasLongAction() ? 1 : 0;
      }
      if (!again) {
        keys.add(key);
      }
      // Actions of no room in an entry, for their length or for being far away, among them.
      List<Move> action = random.nextInt(4) == 0 ? null : actions.action(9, 300);
      if (action != null && action.isEmpty()) {
        action = null;
      }
      Put put =
          new Put(
              random.nextInt(256),
              random.nextInt(2 * Score.MATE) - Score.MATE,
              random.nextInt(3),
              action != null || entry == null ? action : entry.action());
      table.put(key, put.depth, put.score, put.kind, action);
      last.put(key, put);
      if (random.nextInt(10_000) == 0) {
        table.nextSearch();
      }
    }
    assertThat(found).as("positions found again").isGreaterThan(5_000);
    assertThat(longActions).as("long actions found again").isGreaterThan(200);
    table.clear();
    for (Key key : keys) {
      assertThat(table.find(key)).isNull();
    }
  }

  @Test
  void theDeeperOfTwoInOnePlaceStays() {
    Key shallow = new Key(1, 5);
    Key deep = new Key(2, 6);
    Key another = new Key(3, 7);
    table.put(shallow, 1, 10, Table.EXACT, null);
    table.put(deep, 9, 20, Table.EXACT, null);
    table.put(another, 2, 30, Table.EXACT, null);
    assertThat(table.find(shallow)).isNull();
    assertThat(table.find(deep)).isNotNull();
    assertThat(table.find(another)).isNotNull();
  }

  @Test
  void whatTwoThreadsWriteAtOnceIsNeverMixed() throws InterruptedException {
    AtomicInteger wrong = new AtomicInteger();
    AtomicInteger right = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 2; t++) {
      long seed = SEED + t;
      Thread thread =
          new Thread(
              () -> {
                Random random = new Random(seed);
                for (int i = 0; i < 300_000; i++) {
                  // All in one place.
                  Key key = new Key(1 + random.nextInt(4), 8);
                  int number = (int) (key.high() * 1_000) + random.nextInt(200);
                  Move move = new RandomActions(number).move(200);
                  table.put(key, number % 200, number, Table.EXACT, List.of(move));
                  Table.Entry entry = table.find(key);
                  if (entry != null) {
                    int score = entry.score();
                    Move wanted = new RandomActions(score).move(200);
                    boolean whole =
                        score / 1_000 == key.high()
                            && entry.depth() == score % 200
                            && List.of(wanted).equals(entry.action());
                    (whole ? right : wrong).incrementAndGet();
                  }
                }
              });
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(wrong.get()).isZero();
    assertThat(right.get()).isPositive();
  }
}
