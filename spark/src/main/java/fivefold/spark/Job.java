package fivefold.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;

import fivefold.Notations;
import fivefold.db.explorer.ActionCount;
import fivefold.db.explorer.ActionCount.Example;
import fivefold.db.explorer.ExplorerIndex;
import fivefold.db.explorer.ExplorerIndex.TreeFiles;
import fivefold.db.explorer.Tree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import scala.Tuple2;

/**
 * Files of games in; out come
 *
 * <ul>
 *   <li>{@code all}, Parquet: a row for each game in the files, with what was found in it
 *   <li>{@code games}, Parquet: the games, each once
 *   <li>{@code tree}, Parquet: what was played in each position
 *   <li>{@code explorer}: the same as explorer files, with the games as examples
 *   <li>{@code texts}: the games as text, for {@code db import}
 *   <li>{@code statistics.json}
 * </ul>
 *
 * All but Parquet's own files are the same, byte for byte, however many machines did the work.
 */
public final class Job {
  private static final int GAMES_A_TEXT = 4096;

  private final SparkSession spark;
  private final Options options;
  private final Output out;

  private Job(SparkSession spark, Options options) throws IOException {
    this.spark = spark;
    this.options = options;
    // Other processes work in other folders.
    Path folder = new Path(options.out());
    this.out =
        new Output(folder.getFileSystem(new Configuration()).makeQualified(folder).toString());
  }

  /** Runs in whatever cluster Spark was started for. */
  public static void main(String[] args) throws IOException {
    Options options;
    try {
      options = Options.parse(args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage() + "\n" + Options.USAGE);
      System.exit(2);
      return;
    }
    try (SparkSession spark = SparkSession.builder().appName("fivefold").getOrCreate()) {
      System.out.println(run(spark, options));
    }
  }

  /** Does everything; gives the statistics in one line. */
  static String run(SparkSession spark, Options options) throws IOException {
    return new Job(spark, options).run();
  }

  private String run() throws IOException {
    Dataset<Row> all = replayed();
    all.write().mode(SaveMode.Overwrite).parquet(out.path("all"));
    Dataset<Row> stored = spark.read().schema(Replayed.SCHEMA).parquet(out.path("all"));
    distinct(stored).write().mode(SaveMode.Overwrite).parquet(out.path("games"));

    JavaPairRDD<Row, Long> numbered = numbered();
    JavaPairRDD<Place, ActionCount> counts = counts(numbered);
    TreeTable.write(spark, counts, out.path("tree"));
    JavaPairRDD<Place, ActionCount> shown = shown(counts);
    ExplorerFiles explorer = new ExplorerFiles(new Output(out.path("explorer")));
    TreeFiles tree = explorer.tree(Tree.MULTIVERSES, shown);
    TreeFiles boards = explorer.tree(Tree.BOARDS, shown);
    List<Long> files = explorer.games(numbered, options.parts());
    int games = Math.toIntExact(numbered.count());
    explorer.index(new ExplorerIndex(options.name(), games, games, tree, boards, files));
    writeTexts(numbered);
    Statistics statistics = Statistics.of(stored, numbered);
    out.write("statistics.json", statistics.json());
    return statistics.line();
  }

  /** Cuts files into games, and replays these wherever there is room. */
  private Dataset<Row> replayed() throws IOException {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    List<String> files = files();
    Options how = options;
    JavaRDD<GameText> texts =
        context.parallelize(files, Math.max(1, files.size())).flatMap(Splitter::new);
    JavaRDD<Row> rows =
        texts
            .repartition(options.parts())
            .mapPartitions(
                part -> {
                  Replayed replayed = new Replayed(how);
                  return map(part, replayed::row);
                });
    return spark.createDataFrame(rows, Replayed.SCHEMA);
  }

  private static <A, B> Iterator<B> map(Iterator<A> from, java.util.function.Function<A, B> each) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return from.hasNext();
      }

      @Override
      public B next() {
        return each.apply(from.next());
      }
    };
  }

  /** The files that the inputs name, with all that lies in folders but hidden ones, in order. */
  private List<String> files() throws IOException {
    List<String> files = new ArrayList<>();
    for (String input : options.inputs()) {
      Path path = new Path(input);
      FileSystem system = path.getFileSystem(new Configuration());
      RemoteIterator<LocatedFileStatus> found = system.listFiles(path, true);
      while (found.hasNext()) {
        Path file = found.next().getPath();
        if (!file.getName().startsWith(".") || file.equals(system.makeQualified(path))) {
          files.add(file.toString());
        }
      }
    }
    return files.stream().distinct().sorted().toList();
  }

  /** Of games with the same start and actions the one that comes first by file and number. */
  private Dataset<Row> distinct(Dataset<Row> all) {
    Column[] ordered =
        Stream.concat(
                Stream.of("file", "number"),
                Arrays.stream(Replayed.SCHEMA.fieldNames())
                    .filter(name -> !name.equals("file") && !name.equals("number")))
            .map(org.apache.spark.sql.functions::col)
            .toArray(Column[]::new);
    Column[] columns =
        Arrays.stream(Replayed.SCHEMA.fieldNames())
            .map(name -> col("first." + name))
            .toArray(Column[]::new);
    return all.filter(col(Replayed.ID).notEqual(""))
        .groupBy(col(Replayed.ID))
        .agg(min(struct(ordered)).as("first"))
        .select(columns);
  }

  /** Every game with its number, which follows from all games and nothing else. */
  private JavaPairRDD<Row, Long> numbered() {
    Dataset<Row> games = spark.read().schema(Replayed.SCHEMA).parquet(out.path("games"));
    return games.sort(col(Replayed.ID)).javaRDD().zipWithIndex().cache();
  }

  private JavaPairRDD<Place, ActionCount> counts(JavaPairRDD<Row, Long> numbered) {
    return numbered
        .flatMapToPair(
            game -> {
              List<Row> line = game._1().getList(game._1().fieldIndex(Replayed.PLAYED));
              ActionCount one =
                  ActionCount.of(
                      game._1().getAs("result"),
                      game._1().getAs("last"),
                      new Example(line.size(), Math.toIntExact(game._2())));
              List<Tuple2<Place, ActionCount>> places = new ArrayList<>();
              for (Row each : line) {
                String action = each.getAs("action");
                places.add(
                    new Tuple2<>(Place.of(Tree.MULTIVERSES, each.getAs("tree"), action), one));
                places.add(new Tuple2<>(Place.of(Tree.BOARDS, each.getAs("boards"), action), one));
              }
              return places.iterator();
            })
        .reduceByKey(ActionCount::plus, options.parts())
        .cache();
  }

  private JavaPairRDD<Place, ActionCount> shown(JavaPairRDD<Place, ActionCount> counts) {
    int fewest = options.fewest();
    return counts.filter(each -> each._2().games() >= fewest);
  }

  private void writeTexts(JavaPairRDD<Row, Long> numbered) {
    Output to = out;
    String ending = Notations.find(options.to()).orElseThrow().id();
    numbered
        .mapToPair(game -> new Tuple2<>(game._2() / GAMES_A_TEXT, game))
        .groupByKey(options.parts())
        .foreach(
            file -> {
              StringBuilder text = new StringBuilder();
              for (Row game : inOrder(file._2())) {
                text.append(game.<String>getAs("text")).append('\n');
              }
              to.write("texts/" + file._1() + "." + ending, text.toString());
            });
  }

  /** Games by their numbers. */
  static List<Row> inOrder(Iterable<Tuple2<Row, Long>> games) {
    List<Tuple2<Row, Long>> sorted = new ArrayList<>();
    games.forEach(sorted::add);
    sorted.sort(Comparator.comparing(Tuple2::_2));
    return sorted.stream().map(Tuple2::_1).toList();
  }
}
