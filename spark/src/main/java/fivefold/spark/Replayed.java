package fivefold.spark;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.ReadResult.Outcome;
import fivefold.db.explorer.PlayedGame;
import fivefold.engine.Annotator;
import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.engine.Line;
import fivefold.engine.Score;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.rules.State;
import fivefold.text.Diagnostic;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
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
          .add("outcome", DataTypes.StringType)
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
          .add("scores", DataTypes.createArrayType(DataTypes.StringType))
          .add(PLAYED, DataTypes.createArrayType(ACTION));

  private static final List<String> HEADERS = List.of("White", "Black", "Event", "Round", "Date");

  /** Enough for the few positions that an engine looks at here. */
  private static final int HASH_MEGABYTES = 8;

  private final Options options;
  private final Notation to;
  private final Engine engine = new Engine();

  Replayed(Options options) {
    this.options = options;
    this.to = Notations.find(options.to()).orElseThrow();
    engine.setHash(HASH_MEGABYTES);
  }

  /** Replays a game. One that is broken has an empty id and its findings, no more. */
  Row row(GameText text) {
    Map<String, Object> row = new HashMap<>();
    for (StructField field : SCHEMA.fields()) {
      row.put(field.name(), nothing(field.dataType()));
    }
    row.put("file", text.file());
    row.put("number", text.number());
    row.put("line", text.line());
    if (text.problem().isEmpty()) {
      ReadResult read = read(text);
      row.put("outcome", read.outcome().name());
      row.put("errors", read.errors());
      row.put("warnings", read.warnings());
      row.put("findings", read.diagnostics().stream().map(Diagnostic::toString).toArray());
      read.game().filter(game -> !read.hasErrors()).ifPresent(game -> describe(game, row));
    } else {
      row.put("outcome", Outcome.UNREADABLE.name());
      row.put("errors", 1);
      row.put("findings", new Object[] {text.file() + ": " + text.problem()});
    }
    return RowFactory.create(Arrays.stream(SCHEMA.fieldNames()).map(row::get).toArray());
  }

  private static Object nothing(DataType type) {
    return type.equals(DataTypes.StringType)
        ? ""
        : type.equals(DataTypes.IntegerType) ? (Object) 0 : new Object[0];
  }

  private void describe(Game game, Map<String, Object> row) {
    PlayedGame played = PlayedGame.of(game);
    row.put(ID, id(game));
    for (String header : HEADERS) {
      row.put(header.toLowerCase(Locale.ROOT), game.headers().get(header).orElse(""));
    }
    row.put("result", played.result().map(Result::token).orElse(""));
    row.put("variant", game.variant().orElse(""));
    row.put("last", played.date());
    row.put("timelines", game.end().state().multiverse().timelineCount());
    row.put(
        PLAYED,
        played.line().stream()
            .map(
                each ->
                    RowFactory.create(
                        each.multiverse().toString(), each.boards().toString(), each.action()))
            .toArray());
    if (options.analyse() > 0) {
      row.put("scores", scores(game));
    }
    if (options.annotate() > 0) {
      engine.clear();
      Annotator.annotate(game, engine, Limits.ofNodes(options.annotate()));
    }
    row.put("text", to.write(game, marks()).text());
  }

  /** How every position of the main line stands, from White's side. */
  private String[] scores(Game game) {
    engine.clear();
    List<Node> positions = new ArrayList<>(List.of(game.root()));
    positions.addAll(game.mainline());
    return positions.stream().map(node -> score(node.state())).toArray(String[]::new);
  }

  private String score(State state) {
    List<Line> lines =
        engine.analyse(state, Limits.ofNodes(options.analyse()), progress -> {}).lines();
    if (lines.isEmpty()) {
      return state.verdict().name().toLowerCase(Locale.ROOT);
    }
    Score score = lines.get(0).score();
    return (state.mover() == Color.WHITE ? score : score.opposite()).toString();
  }

  private ReadResult read(GameText text) {
    ReadOptions how = ReadOptions.LENIENT.withCheckMarks(options.check());
    Notation notation = Notations.find(text.notation()).orElse(null);
    String name = text.file() + ":" + text.line();
    return notation == null
        ? Games.read(name, text.text(), how)
        : Games.read(notation, name, text.text(), how);
  }

  /** Checks take a search for every action and can always be found again. */
  private static WriteOptions marks() {
    return WriteOptions.DEFAULT.withMarks(
        Set.of(WriteOptions.Mark.CAPTURE, WriteOptions.Mark.EVALUATION));
  }

  /** The same for games with the same start and tree, whatever their notation and headers. */
  private static String id(Game game) {
    MessageDigest digest = sha256();
    digest.update(Hashing.multiverse(game.start().multiverse()).getBytes(StandardCharsets.UTF_8));
    for (Node node : game.nodes()) {
      if (!node.isRoot()) {
        String action = "\n" + node.depth() + " " + node.action().squares(game.start().parity());
        digest.update(action.getBytes(StandardCharsets.UTF_8));
      }
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
