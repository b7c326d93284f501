package fivefold.cli.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PipelineTest {
  private final List<Integer> shown = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void showsInOrderWhateverTheWorkTakes(int jobs) throws IOException {
    try (Pipeline pipeline = new Pipeline(jobs)) {
      for (int i = 0; i < 2000; i++) {
        int number = i;
        pipeline.add(
            () -> {
              if (number % 97 == 0) {
                sleep(3);
              }
              return () -> {
                shown.add(number);
                return number == 1234 ? Exit.NO : Exit.DONE;
              };
            },
            1);
      }
      assertThat(pipeline.finish()).isEqualTo(Exit.NO);
    }
    assertThat(shown).isEqualTo(IntStream.range(0, 2000).boxed().toList());
  }

  @Test
  void worksOnSeveralPiecesAtOnce() throws IOException {
    // Each piece waits for the other: one thread alone would never get past the first.
    CountDownLatch both = new CountDownLatch(2);
    try (Pipeline pipeline = new Pipeline(2)) {
      for (int i = 0; i < 2; i++) {
        pipeline.add(
            () -> {
              both.countDown();
              boolean met = await(both);
              return () -> met ? Exit.DONE : Exit.NO;
            },
            1);
      }
      assertThat(pipeline.finish()).isEqualTo(Exit.DONE);
    }
  }

  @Test
  void aPieceAloneNeedsNoThread() throws IOException {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    try (Pipeline pipeline = new Pipeline(8)) {
      pipeline.add(
          () -> {
            threads.add(Thread.currentThread());
            return () -> Exit.DONE;
          },
          1);
      pipeline.finish();
    }
    assertThat(threads).containsExactly(Thread.currentThread());
  }

  @Test
  void onlySoMuchIsUnderWay() throws IOException {
    int weight = 100_000;
    AtomicInteger underWay = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    try (Pipeline pipeline = new Pipeline(4)) {
      for (int i = 0; i < 300; i++) {
        most.accumulateAndGet(underWay.incrementAndGet(), Math::max);
        pipeline.add(
            () ->
                () -> {
                  underWay.decrementAndGet();
                  return Exit.DONE;
                },
            weight);
      }
      pipeline.finish();
    }
    assertThat(underWay).hasValue(0);
    assertThat(most.get()).isBetween(1, 15);
  }

  @Test
  void whatAPieceThrowsComesOutInItsPlace() {
    IllegalArgumentException failure = new IllegalArgumentException("piece 5");
    assertThatThrownBy(
            () -> {
              try (Pipeline pipeline = new Pipeline(3)) {
                for (int i = 0; i < 500; i++) {
                  int number = i;
                  pipeline.add(
                      () -> {
                        if (number == 5) {
                          throw failure;
                        }
                        return () -> {
                          shown.add(number);
                          return Exit.DONE;
                        };
                      },
                      1);
                }
                pipeline.finish();
              }
            })
        .isSameAs(failure);
    assertThat(shown).containsExactly(0, 1, 2, 3, 4);
  }

  private static boolean await(CountDownLatch latch) {
    try {
      return latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
