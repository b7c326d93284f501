package fivefold.web.npm;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.web.json.FindingJson;
import fivefold.web.json.WrittenJson;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reading, a game as a whole, and writing. */
final class GameAnswers {
  private GameAnswers() {}

  static void answer(String op, Game game, @Nullable Object object, String[] args, Reply reply) {
    switch (op) {
      case "game" -> {
        game.variant().ifPresent(name -> reply.json.field("variant", name));
        reply.json.field("size", game.size()).name("headers").object();
        for (Headers.Header header : game.headers().list()) {
          reply.json.field(header.key(), header.value());
        }
        reply.json.endObject();
      }
      case "root" -> reply.make(game.root());
      case "end" -> reply.make(game.end());
      case "mainline" -> reply.makeAll(game.mainline());
      case "nodes" -> game.nodes().forEach(reply::make);
      case "header" ->
          game.setHeaders(
              args[1].isEmpty()
                  ? game.headers().without(args[0])
                  : game.headers().with(args[0], args[1]));
      case "write" -> write(game, args, reply);
      case "copy" -> reply.make(game.copy());
      case "merge" -> {
        if (!(object instanceof Game other) || !game.start().equals(other.start())) {
          throw new IllegalArgumentException("only games with the same start can be merged");
        }
        game.root().merge(other.root());
      }
      default -> throw new IllegalArgumentException("no such operation: " + op);
    }
  }

  private static void write(Game game, String[] args, Reply reply) {
    if (Notations.find(args[0]).filter(notation -> notation.writes()).isEmpty()) {
      reply.json.name("failed").object().field("code", "E_UNKNOWN_NOTATION");
      reply.json.field("message", "no notation called " + args[0] + " can be written").endObject();
      return;
    }
    WrittenJson.write(reply.json, game, args[0], WrittenJson.options(args[1], args[2]));
  }

  /** Reads the next game of a text, or tells that there is none. */
  static void read(GameReader games, Reply reply) {
    ReadResult result = games.hasNext() ? games.next() : Games.none("text");
    reply.json.field("outcome", result.outcome().name().toLowerCase(Locale.ROOT));
    games.notation().ifPresent(notation -> reply.json.field("notation", notation.id()));
    reply.json.field("errors", result.errors()).field("warnings", result.warnings());
    FindingJson.write(reply.json, result.diagnostics());
    reply.json.field("more", games.hasNext());
    result.game().ifPresent(reply::make);
  }
}
