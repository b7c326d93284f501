package fivefold.db;

import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.game.RandomGames;
import fivefold.game.Result;
import fivefold.rules.Action;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Games to fill databases with: many of them meet, repeat or contain each other. */
final class Sample {
  static final long SEED = Long.getLong("fivefold.seed", 20_261_116);
  private static final List<String> NAMES =
      List.of("Ada", "Béla", "Chi Wei", "D'Arcy \"Dot\"", "Eve'); DROP TABLE game;--", "100%");

  private Sample() {}

  /** Starts of one and of two central timelines, with few and with many pieces. */
  static List<Variant> variants() {
    List<Variant> chosen = new ArrayList<>();
    for (Variant variant : Variants.all()) {
      boolean small = variant.size().width() <= 5;
      boolean even = variant.parity() == fivefold.model.Parity.EVEN;
      if (variant.isPlayable() && (small || even)) {
        chosen.add(variant);
      }
    }
    chosen.add(Variants.standard());
    return chosen;
  }

  /** So many games, some of them twice, some of them cut short, some with side lines. */
  static List<Game> games(int count) {
    List<Variant> variants = variants();
    Random random = new Random(SEED);
    List<Variant> few = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      few.add(variants.get(random.nextInt(variants.size())));
    }
    few.add(Variants.standard());
    RandomGames plain = new RandomGames(SEED, few, 0, 12, 15, 0);
    RandomGames trees = new RandomGames(SEED + 1, few, 0, 8, 15, 2);
    List<Game> games = new ArrayList<>();
    while (games.size() < count) {
      int dice = random.nextInt(20);
      Game game;
      if (dice == 0 && !games.isEmpty()) {
        game = games.get(random.nextInt(games.size())).copy();
      } else if (dice <= 2 && !games.isEmpty()) {
        Game longer = games.get(random.nextInt(games.size()));
        int length = longer.end().depth();
        game = cut(longer, length == 0 ? 0 : random.nextInt(length));
      } else if (dice == 3) {
        game = trees.game(games.size());
      } else {
        game = plain.game(games.size());
      }
      game.setHeaders(headers(random));
      if (random.nextInt(3) > 0 && game.end().result().isEmpty()) {
        game.end().setResult(Result.values()[random.nextInt(3)]);
      }
      if (random.nextInt(12) == 0) {
        List<Node> nodes = new ArrayList<>();
        game.nodes().forEach(nodes::add);
        nodes.get(random.nextInt(nodes.size())).addComment("brilliant, 'or' \"not\"");
      }
      games.add(game);
    }
    return games;
  }

  private static Headers headers(Random random) {
    Headers headers = Headers.EMPTY;
    if (random.nextInt(10) > 0) {
      headers = headers.with("White", NAMES.get(random.nextInt(NAMES.size())));
      headers = headers.with("Black", NAMES.get(random.nextInt(NAMES.size())));
    }
    if (random.nextInt(4) > 0) {
      headers =
          headers.with("Date", "20" + (20 + random.nextInt(7)) + ".0" + (1 + random.nextInt(9)));
    }
    return headers.with("Event", "Cup " + random.nextInt(5));
  }

  /** The first actions of the main line of a game. */
  static Game cut(Game longer, int length) {
    Game game = longer.variant().map(name -> Game.of(longer.start(), name)).orElseThrow();
    Node node = game.root();
    for (Action action : longer.mainline().subList(0, length).stream().map(Node::action).toList()) {
      node = node.play(action).orThrow();
    }
    return game;
  }

  /** Stores games in a new file, some at a time. */
  static Importer.Counts store(Path file, List<Game> games, int batch) throws Exception {
    try (Database database = Database.write(file)) {
      Importer importer = Importer.open(database, "", "");
      for (int i = 0; i < games.size(); i++) {
        importer.add(Prepared.of(games.get(i)), "sample", i + 1);
        if (i % batch == batch - 1) {
          importer.flush();
        }
      }
      importer.finish();
      return importer.counts();
    } catch (SQLException e) {
      throw Database.problem(file, e);
    }
  }

  /** The start and so many actions of the main line. */
  static List<Object> line(Game game, int depth) {
    List<Object> line = new ArrayList<>(List.of(game.start()));
    game.mainline().subList(0, depth).forEach(node -> line.add(node.action()));
    return line;
  }

  /** The rows that queries give, each as one text. */
  static List<String> rows(Path file, List<String> queries) throws Exception {
    List<String> rows = new ArrayList<>();
    try (Database database = Database.read(file)) {
      for (String query : queries) {
        try (Statement statement = database.connection().createStatement();
            ResultSet row = statement.executeQuery(query)) {
          int columns = row.getMetaData().getColumnCount();
          while (row.next()) {
            StringBuilder text = new StringBuilder();
            for (int i = 1; i <= columns; i++) {
              text.append(row.getString(i)).append('|');
            }
            rows.add(text.toString());
          }
        }
      }
    }
    return rows;
  }
}
