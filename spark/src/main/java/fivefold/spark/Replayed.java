package fivefold.spark;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.db.explorer.PlayedGame;
import fivefold.db.explorer.PlayedGame.Played;
import fivefold.engine.Annotator;
import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Result;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The table of games: a row for each game that was cut out, also for those that are broken. */
final class Replayed {
  static final String ID = "id";
  static final String PLAYED = "played";

  /** An action of the main line with the keys of the position before it. */
  private static final StructType ACTION =
      new StructType()
          .add("tree", DataTypes.StringType)
          .add("boards", DataTypes.StringType)
          .add("action", DataTypes.StringType);

  static final StructType SCHEMA =
      new StructType()
          .add(ID, DataTypes.StringType)
          .add("file", DataTypes.StringType)
          .add("number", DataTypes.LongType)
          .add("line", DataTypes.IntegerType)
          .add("errors", DataTypes.IntegerType)
          .add("warnings", DataTypes.IntegerType)
          .add("findings", DataTypes.createArrayType(DataTypes.StringType))
          .add("white", DataTypes.StringType)
          .add("black", DataTypes.StringType)
          .add("event", DataTypes.StringType)
          .add("round", DataTypes.StringType)
          .add("date", DataTypes.StringType)
          .add("result", DataTypes.StringType)
          .add("variant", DataTypes.StringType)
          .add("last", DataTypes.IntegerType)
          .add("timelines", DataTypes.IntegerType)
          .add("text", DataTypes.StringType)
          .add(PLAYED, DataTypes.createArrayType(ACTION));

  private final Options options;
  private final Notation to;
  private final Engine engine = new Engine();

  Replayed(Options options) {
    this.options = options;
    this.to = Notations.find(options.to()).orElseThrow();
  }

  /** Replays a game. One of which nothing can be read has an empty id. */
  Row row(GameText text) {
    ReadResult read = read(text);
    List<String> findings = new ArrayList<>();
    read.diagnostics().forEach(each -> findings.add(each.toString()));
    Game game = read.game().orElse(null);
    if (game == null) {
      return row(text, "", read, findings, Headers.EMPTY, "", "", 0, 0, "", List.of());
    }
    PlayedGame played = PlayedGame.of(game);
    List<Row> line = new ArrayList<>();
    for (Played each : played.line()) {
      line.add(
          RowFactory.create(each.multiverse().toString(), each.boards().toString(), each.action()));
    }
    if (options.annotate() > 0) {
      engine.clear();
      Annotator.annotate(game, engine, Limits.ofNodes(options.annotate()));
    }
    return row(
        text,
        id(game, played),
        read,
        findings,
        game.headers(),
        played.result().map(Result::token).orElse(""),
        game.variant().orElse(""),
        played.date(),
        game.end().state().multiverse().timelineCount(),
        to.write(game, marks()).text(),
        line);
  }

  private ReadResult read(GameText text) {
    ReadOptions how = ReadOptions.LENIENT.withCheckMarks(options.check());
    Notation notation = Notations.find(text.notation()).orElse(null);
    String name = text.file() + ":" + text.line();
    return notation == null
        ? Games.read(name, text.text(), how)
        : Games.read(notation, name, text.text(), how);
  }

  private static Row row(
      GameText text,
      String id,
      ReadResult read,
      List<String> findings,
      Headers headers,
      String result,
      String variant,
      int last,
      int timelines,
      String written,
      List<Row> line) {
    return RowFactory.create(
        id,
        text.file(),
        text.number(),
        text.line(),
        read.errors(),
        read.warnings(),
        findings.toArray(),
        headers.get("White").orElse(""),
        headers.get("Black").orElse(""),
        headers.get("Event").orElse(""),
        headers.get("Round").orElse(""),
        headers.get("Date").orElse(""),
        result,
        variant,
        last,
        timelines,
        written,
        line.toArray());
  }

  /** Checks take a search for every action and can always be found again. */
  private static WriteOptions marks() {
    return WriteOptions.DEFAULT.withMarks(
        Set.of(WriteOptions.Mark.CAPTURE, WriteOptions.Mark.EVALUATION));
  }

  /** The same for games with the same start and actions, whatever their notation and headers. */
  private static String id(Game game, PlayedGame played) {
    MessageDigest digest = sha256();
    digest.update(Hashing.multiverse(game.start().multiverse()).getBytes(StandardCharsets.UTF_8));
    for (Played each : played.line()) {
      digest.update((byte) '\n');
      digest.update(each.action().getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(digest.digest(), 0, 16);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
