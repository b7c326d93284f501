package fivefold.engine;

import fivefold.rules.Action;
import fivefold.rules.State;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * This engine against another build of it, over the same core and in one program: pairs of games
 * with colours swapped, several at once. With a limit of nodes 1 000 games take two minutes, and go
 * the same way every time.
 */
final class Duel {
  /** What a pair is worth at most, in half points. */
  private static final int PAIR = 4;

  private final Limit limit;
  private final Class<?> engine;
  private final Class<?> limits;

  /** How long to think about an action: nodes, or milliseconds. */
  record Limit(long amount, boolean timed) {
    /** {@code 1000} are nodes, {@code 40ms} is a time. */
    static Limit of(String text) {
      boolean timed = text.endsWith("ms");
      String number = timed ? text.substring(0, text.length() - 2) : text;
      return new Limit(Long.parseLong(number), timed);
    }

    Limits limits() {
      return timed ? Limits.ofMillis(amount) : Limits.ofNodes(amount);
    }
  }

  /**
   * @param classes the folder of the other engine's classes
   */
  Duel(Path classes, Limit limit) throws IOException, ReflectiveOperationException {
    this.limit = limit;
    ClassLoader other = new OtherEngine(classes);
    this.engine = other.loadClass(Engine.class.getName());
    this.limits = other.loadClass(Limits.class.getName());
  }

  /** Takes the classes of the engine from another build, and all else from this one. */
  private static final class OtherEngine extends URLClassLoader {
    OtherEngine(Path classes) throws IOException {
      super(new URL[] {classes.toRealPath().toUri().toURL()}, Duel.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known != null) {
          return known;
        }
        return name.startsWith("fivefold.engine.") || name.startsWith("fivefold.solve.")
            ? findClass(name)
            : super.loadClass(name, resolve);
      }
    }

    @Override
    public @Nullable URL getResource(String name) {
      return findResource(name);
    }
  }

  /** Plays so many pairs of games, and tells what this engine got of the points. */
  String report(List<String> variants, int pairs, long seed, int atOnce)
      throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(atOnce);
    List<Future<Integer>> played = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      long number = seed + i;
      played.add(
          pool.submit(
              () ->
                  SelfPlay.match(
                      variants, number, 1, () -> SelfPlay.engine(limit.limits()), this::other)));
    }
    int[] byVariant = new int[variants.size()];
    int[] pairsOf = new int[variants.size()];
    double sum = 0;
    double squares = 0;
    try {
      for (int i = 0; i < pairs; i++) {
        int halfPoints = played.get(i).get();
        int variant = (int) Math.floorMod(seed + i, (long) variants.size());
        byVariant[variant] += halfPoints;
        pairsOf[variant]++;
        double share = (double) halfPoints / PAIR;
        sum += share;
        squares += share * share;
      }
    } finally {
      pool.shutdownNow();
    }
    double mean = sum / pairs;
    StringBuilder text = new StringBuilder();
    line(
        text,
        "%.1f %% of %d games, standard error %.1f %%",
        100 * mean,
        2 * pairs,
        100 * Math.sqrt((squares / pairs - mean * mean) / pairs));
    for (int v = 0; v < byVariant.length; v++) {
      line(
          text,
          "  %s: %.1f %%",
          variants.get(v),
          100.0 * byVariant[v] / (PAIR * Math.max(1, pairsOf[v])));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String format, Object... args) {
    text.append(String.format(Locale.ROOT, format, args)).append('\n');
  }

  /** The other engine, which may differ in all but the methods that are named here. */
  private SelfPlay.Player other() {
    try {
      Object player = engine.getConstructor(int.class).newInstance(SelfPlay.SMALL_HASH);
      Object until =
          limits
              .getMethod(limit.timed() ? "ofMillis" : "ofNodes", long.class)
              .invoke(null, limit.amount());
      Method analyse = engine.getMethod("analyse", State.class, limits, Consumer.class);
      return state -> play(analyse, player, state, until);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this is no build of the engine", e);
    }
  }

  private static Action play(Method analyse, Object player, State state, Object until) {
    Consumer<Object> progress = nothing -> {};
    try {
      Object analysis = analyse.invoke(player, state, until, progress);
      Object lines = analysis.getClass().getMethod("lines").invoke(analysis);
      Object best = ((List<?>) lines).get(0);
      return (Action) best.getClass().getMethod("first").invoke(best);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the other engine failed", e);
    }
  }
}
