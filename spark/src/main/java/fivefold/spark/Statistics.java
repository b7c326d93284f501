package fivefold.spark;

import fivefold.ReadResult;
import fivefold.text.JsonText;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import scala.Tuple2;

/** How many games there are of what. */
final class Statistics {
  private final long found;
  private final long broken;

  /** Files that lie beside games and are none. */
  private final long notGames;

  /** For each variant games, won by White, drawn, won by Black, actions, and timelines. */
  private final Map<String, long[]> variants = new TreeMap<>();

  private Statistics(long found, long broken, long notGames) {
    this.found = found;
    this.broken = broken;
    this.notGames = notGames;
  }

  static Statistics of(Dataset<Row> all, JavaPairRDD<Row, Long> games) {
    Dataset<Row> unused = all.filter(functions.col(Replayed.ID).equalTo(""));
    Column isNoGame =
        functions
            .col("outcome")
            .equalTo(ReadResult.Outcome.NO_GAME.name())
            .and(functions.col("number").equalTo(1));
    Statistics statistics =
        new Statistics(
            all.filter(functions.not(isNoGame)).count(),
            unused.filter(functions.not(isNoGame)).count(),
            unused.filter(isNoGame).count());
    List<Tuple2<String, long[]>> sums =
        games
            .mapToPair(game -> new Tuple2<>(game._1().<String>getAs("variant"), counts(game._1())))
            .reduceByKey(Statistics::sum)
            .collect();
    sums.forEach(each -> statistics.variants.put(each._1(), each._2()));
    return statistics;
  }

  private static long[] counts(Row game) {
    String result = game.getAs("result");
    return new long[] {
      1,
      result.equals("1-0") ? 1 : 0,
      result.equals("1/2-1/2") ? 1 : 0,
      result.equals("0-1") ? 1 : 0,
      game.getList(game.fieldIndex(Replayed.PLAYED)).size(),
      game.<Integer>getAs("timelines")
    };
  }

  private static long[] sum(long[] one, long[] other) {
    long[] sum = new long[one.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = one[i] + other[i];
    }
    return sum;
  }

  private long games() {
    return variants.values().stream().mapToLong(counts -> counts[0]).sum();
  }

  /** In the words of {@code db import}. */
  String line() {
    long duplicates = found - broken - games();
    return "added " + games() + ", duplicate " + duplicates + ", broken " + broken;
  }

  String json() {
    StringBuilder out = new StringBuilder();
    out.append("{\"found\":").append(found).append(",\"games\":").append(games());
    out.append(",\"broken\":").append(broken);
    out.append(",\"notGames\":").append(notGames).append(",\n\"variants\":[");
    String separator = "\n";
    for (Map.Entry<String, long[]> each : variants.entrySet()) {
      long[] counts = each.getValue();
      out.append(separator).append("{\"variant\":");
      JsonText.appendQuoted(out, each.getKey());
      String[] names = {"games", "white", "draws", "black", "actions", "timelines"};
      for (int i = 0; i < names.length; i++) {
        out.append(",\"").append(names[i]).append("\":").append(counts[i]);
      }
      out.append('}');
      separator = ",\n";
    }
    return out.append("\n]}\n").toString();
  }
}
