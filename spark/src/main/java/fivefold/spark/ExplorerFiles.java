package fivefold.spark;

import fivefold.db.explorer.ActionCount;
import fivefold.db.explorer.ExplorerGame;
import fivefold.db.explorer.ExplorerIndex;
import fivefold.db.explorer.ExplorerIndex.TreeFile;
import fivefold.db.explorer.ExplorerIndex.TreeFiles;
import fivefold.db.explorer.ExplorerWriter;
import fivefold.db.explorer.Shard;
import fivefold.db.explorer.ShardEncoder;
import fivefold.db.explorer.Tree;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.Partitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.sql.Row;
import scala.Tuple2;

/** Writes an explorer by many machines: each file of it by one task, the index by the driver. */
final class ExplorerFiles {
  private final Output out;

  ExplorerFiles(Output out) {
    this.out = out;
  }

  /** What a task says of a file that it has written. */
  private record Written(int number, int indexBytes, int bytes, long positions)
      implements Serializable {}

  /** Tells places by the first bits of their keys. */
  private static final class ByKey extends Partitioner {
    private final int bits;

    ByKey(int bits) {
      this.bits = bits;
    }

    @Override
    public int numPartitions() {
      return 1 << bits;
    }

    @Override
    public int getPartition(Object place) {
      return Shard.number(((Place) place).high(), bits);
    }
  }

  /** Writes one tree. */
  TreeFiles tree(Tree tree, JavaPairRDD<Place, ActionCount> counts) {
    JavaPairRDD<Place, ActionCount> own = counts.filter(each -> each._1().tree() == tree);
    int bits = Shard.bits(own.count());
    Output to = out;
    List<Written> written =
        own.repartitionAndSortWithinPartitions(new ByKey(bits))
            .mapPartitions(rows -> write(to, tree, bits, rows))
            .collect();
    List<TreeFile> files = new ArrayList<>(Collections.nCopies(1 << bits, new TreeFile(0, 0)));
    long positions = 0;
    for (Written file : written) {
      files.set(file.number(), new TreeFile(file.indexBytes(), file.bytes()));
      positions += file.positions();
    }
    return new TreeFiles(bits, positions, files);
  }

  private static Iterator<Written> write(
      Output out, Tree tree, int bits, Iterator<Tuple2<Place, ActionCount>> rows)
      throws IOException {
    if (!rows.hasNext()) {
      return Collections.emptyIterator();
    }
    ShardEncoder encoder = new ShardEncoder();
    int number = 0;
    while (rows.hasNext()) {
      Tuple2<Place, ActionCount> row = rows.next();
      number = Shard.number(row._1().high(), bits);
      encoder.add(row._2().row(row._1().key(), row._1().action()));
    }
    Shard shard = encoder.end();
    out.write(tree.file(number), shard.bytes());
    return List.of(
            new Written(number, shard.indexBytes(), shard.bytes().length, encoder.positions()))
        .iterator();
  }

  /** Writes the games by their numbers; gives the length of each file. */
  List<Long> games(JavaPairRDD<Row, Long> numbered, int parts) {
    Output to = out;
    List<Tuple2<Long, Long>> lengths =
        numbered
            .mapToPair(game -> new Tuple2<>(game._2() / ExplorerIndex.GAMES_A_FILE, game))
            .groupByKey(parts)
            .map(file -> new Tuple2<>(file._1(), write(to, file._1(), file._2())))
            .collect();
    Long[] all = new Long[lengths.size()];
    lengths.forEach(file -> all[Math.toIntExact(file._1())] = file._2());
    return List.of(all);
  }

  private static long write(Output out, long number, Iterable<Tuple2<Row, Long>> games)
      throws IOException {
    List<byte[]> file = new ArrayList<>();
    for (Row game : Job.inOrder(games)) {
      file.add(example(game).bytes());
    }
    byte[] bytes = ExplorerWriter.gameFile(file);
    out.write(ExplorerWriter.gameFileName(Math.toIntExact(number)), bytes);
    return bytes.length;
  }

  private static ExplorerGame example(Row game) {
    return new ExplorerGame(
        game.getAs("white"),
        game.getAs("black"),
        game.getAs("event"),
        game.getAs("round"),
        game.getAs("date"),
        game.getAs("result"),
        game.getAs("variant"),
        game.getList(game.fieldIndex(Replayed.PLAYED)).size(),
        game.getAs("timelines"),
        game.getAs("text"));
  }

  /** Writes the index: now it is an explorer. */
  void index(ExplorerIndex index) throws IOException {
    out.write(ExplorerIndex.FILE, index.json());
  }
}
