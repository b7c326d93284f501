package fivefold.spark;

import fivefold.db.explorer.ActionCount;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The tree as a table, for whoever asks it in SQL. */
final class TreeTable {
  private static final StructType SCHEMA =
      new StructType()
          .add("tree", DataTypes.StringType)
          .add("key", DataTypes.StringType)
          .add("action", DataTypes.StringType)
          .add("games", DataTypes.LongType)
          .add("white", DataTypes.LongType)
          .add("draws", DataTypes.LongType)
          .add("black", DataTypes.LongType)
          .add("last", DataTypes.IntegerType);

  private TreeTable() {}

  static void write(SparkSession spark, JavaPairRDD<Place, ActionCount> counts, String path) {
    spark
        .createDataFrame(
            counts.map(
                each -> {
                  Place place = each._1();
                  ActionCount count = each._2();
                  return RowFactory.create(
                      place.tree().folder(),
                      place.key().toString(),
                      place.action(),
                      count.games(),
                      count.white(),
                      count.draws(),
                      count.black(),
                      count.last());
                }),
            SCHEMA)
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(path);
  }
}
