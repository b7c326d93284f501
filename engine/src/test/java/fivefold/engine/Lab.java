package fivefold.engine;

import fivefold.rules.Action;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is measured of the engine, and how positions for that are found: {@code engine/lab}. */
final class Lab {
  /** How many positions are asked about before it counts. */
  private static final int WARM_UP = 40;

  private Lab() {}

  public static void main(String[] args) throws Exception {
    boolean fine =
        switch (args[0]) {
          case "tactics" -> tactics(Limits.ofMillis(number(args, 1, 200)));
          case "prove" -> prove();
          case "mates" ->
              mates((int) number(args, 1, 1000), number(args, 2, 200), number(args, 3, 1));
          case "levels" ->
              levels(
                  (int) number(args, 1, 20),
                  number(args, 2, 16_000),
                  (int) number(args, 3, 2),
                  (int) number(args, 4, Level.STRONGEST.number()),
                  number(args, 5, 1));
          case "duel" -> {
            List<String> variants = List.of(args).subList(Math.min(args.length, 6), args.length);
            Duel.Limit limit = Duel.Limit.of(args.length > 2 ? args[2] : "1000");
            System.out.print(
                new Duel(Path.of(args[1]), limit)
                    .report(
                        variants.isEmpty() ? SelfPlay.USUAL : variants,
                        (int) number(args, 3, 100),
                        number(args, 4, 1),
                        (int) number(args, 5, Runtime.getRuntime().availableProcessors())));
            yield true;
          }
          case "soak" -> new Soak((int) number(args, 1, 10_000)).run(number(args, 2, 1));
          case "tune" -> {
            System.out.print(
                Tune.report(
                    number(args, 1, 1), (int) number(args, 2, 400), (int) number(args, 3, 100)));
            yield true;
          }
          case "mine" -> {
            Set<Theme> themes = EnumSet.noneOf(Theme.class);
            for (int i = 4; i < args.length; i++) {
              themes.add(Theme.valueOf(args[i]));
            }
            TacticsMiner.run(
                themes.isEmpty() ? EnumSet.allOf(Theme.class) : themes,
                (int) number(args, 1, 10),
                number(args, 2, 1),
                number(args, 3, 600));
            yield true;
          }
          default -> throw new IllegalArgumentException(args[0]);
        };
    if (!fine) {
      System.exit(1);
    }
  }

  private static long number(String[] args, int at, long usual) {
    return args.length > at ? Long.parseLong(args[at]) : usual;
  }

  private static boolean tactics(Limits limits) throws IOException {
    Map<Theme, int[]> solved = new EnumMap<>(Theme.class);
    int all = 0;
    int good = 0;
    for (Tactic tactic : Tactic.all()) {
      Action action =
          new Engine().analyse(tactic.state(), limits, progress -> {}).lines().get(0).first();
      boolean right = tactic.isSolvedBy(action);
      int[] counts = solved.computeIfAbsent(tactic.theme(), theme -> new int[2]);
      counts[0] += right ? 1 : 0;
      counts[1]++;
      good += right ? 1 : 0;
      all++;
      if (!right) {
        System.out.println("played " + action + " in " + tactic);
      }
    }
    solved.forEach((theme, n) -> System.out.printf("%-17s %d of %d%n", theme, n[0], n[1]));
    System.out.printf("%d of %d: %.1f %%%n", good, all, 100.0 * good / all);
    return good >= 0.9 * all;
  }

  private static boolean prove() throws IOException {
    int wrong = 0;
    for (Tactic tactic : Tactic.all()) {
      List<Action> answers = Proofs.answers(tactic.theme(), tactic.state());
      if (answers.size() != tactic.best().size()
          || !answers.stream().allMatch(tactic::isSolvedBy)) {
        wrong++;
        System.out.println("proved are " + answers + " in " + tactic);
      }
    }
    System.out.printf("%d answers are not what was proved%n", wrong);
    return wrong == 0;
  }

  private static boolean mates(int count, long millis, long from) {
    int[] missed = new int[1];
    // A JVM that is still compiling has a fraction of the time; `uci` warms up as well.
    new MateSuite(-WARM_UP, Limits.ofMillis(millis)).run(WARM_UP, (seed, fault) -> {});
    new MateSuite(from, Limits.ofMillis(millis))
        .run(
            count,
            (seed, fault) -> {
              if (!fault.isEmpty()) {
                missed[0]++;
                System.out.println("seed " + seed + ", " + fault);
              }
            });
    System.out.printf("%d of %d positions one action before a mate missed%n", missed[0], count);
    return missed[0] == 0;
  }

  /**
   * Each level against the one below. The strongest looks at so many positions, so that a busy
   * machine does not make it weaker.
   */
  private static boolean levels(int pairs, long strongest, int first, int last, long seed) {
    boolean fine = true;
    Limits limits = Limits.ofNodes(strongest);
    for (int n = first; n <= last; n++) {
      Level level = Level.of(n);
      Level below = Level.of(n - 1);
      int points =
          SelfPlay.match(
              SelfPlay.USUAL,
              seed,
              pairs,
              () -> SelfPlay.level(level, limits),
              () -> SelfPlay.level(below, limits));
      System.out.printf(
          "level %d against level %d: %.1f %% of %d games%n",
          n, n - 1, 25.0 * points / pairs, 2 * pairs);
      fine &= points >= 0.7 * 4 * pairs;
    }
    return fine;
  }
}
