package fivefold.web.npm;

import fivefold.GameReader;
import fivefold.Notations;
import fivefold.engine.Engine;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.notation.Limits;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.rules.Action;
import fivefold.rules.ActionSearch;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import fivefold.web.json.Json;
import fivefold.web.json.PositionText;
import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Answers what JavaScript asks about the object it holds, or about nothing yet. */
public final class Answers {
  private static final int HASH = 32;

  private List<Object> made = List.of();

  /**
   * Does an operation and tells what came of it, as JSON.
   *
   * @param subject what the operation is about; null for those that begin something
   * @param object what else it needs, such as the action to be played
   */
  public String ask(String op, @Nullable Object subject, @Nullable Object object, String[] args) {
    Reply reply = new Reply();
    if (subject instanceof State state) {
      PositionAnswers.answer(op, state, object, args, reply);
    } else if (subject instanceof Node node) {
      NodeAnswers.answer(op, node, object, args, reply);
    } else if (subject instanceof Game game) {
      GameAnswers.answer(op, game, object, args, reply);
    } else if (subject instanceof ActionSearch search) {
      next(search, Integer.parseInt(args[0]), Long.parseLong(args[1]), reply);
    } else if (subject instanceof GameReader reader) {
      GameAnswers.read(reader, reply);
    } else {
      begin(op, args, reply);
    }
    made = reply.made();
    return reply.json.endObject().toString();
  }

  /** What the last operation made, by number. */
  public Object made(int index) {
    return made.get(index);
  }

  /** How much the last operation made. */
  public int count() {
    return made.size();
  }

  private static void begin(String op, String[] args, Reply reply) {
    switch (op) {
      case "open" -> open(args, reply);
      case "start" -> start(args[0], reply);
      case "position" -> reply.make(PositionText.read(args[0]));
      case "engine" -> {
        Engine engine = new Engine();
        engine.setHash(HASH);
        reply.make(engine);
      }
      default -> throw new IllegalArgumentException("no such operation: " + op);
    }
  }

  /** Begins to read a text: notation or nothing, variant, mode, service or nothing. */
  private static void open(String[] args, Reply reply) {
    Notation notation = args[1].isEmpty() ? null : Notations.find(args[1]).orElse(null);
    if (notation == null && !args[1].isEmpty()) {
      failed(reply.json, "E_UNKNOWN_NOTATION", "there is no notation called " + args[1], null);
      return;
    }
    ReadOptions.Mode mode = ReadOptions.Mode.valueOf(args[3].toUpperCase(Locale.ROOT));
    ReadOptions options =
        ReadOptions.LENIENT.withMode(mode).withCheckMarks(mode == ReadOptions.Mode.STRICT);
    options = args[2].isEmpty() ? options : options.withVariant(args[2]);
    options = args[4].equals("service") ? options.withLimits(Limits.SERVICE) : options;
    reply.make(new GameReader("text", new StringReader(args[0]), notation, options));
  }

  private static void start(String name, Reply reply) {
    VariantLookup lookup = Variants.find(name);
    if (lookup instanceof VariantLookup.Unknown unknown) {
      failed(reply.json, "E_UNKNOWN_VARIANT", unknown.message(), unknown.hint());
    } else if (lookup instanceof VariantLookup.Found found) {
      found
          .variant()
          .unplayableReason()
          .ifPresentOrElse(
              reason -> failed(reply.json, "E_UNKNOWN_VARIANT", reason, null),
              () -> reply.make(Game.of(found.variant().start(), found.variant().name())));
    }
  }

  private static void failed(Json json, String code, String message, @Nullable String hint) {
    json.name("failed").object().field("code", code).field("message", message);
    if (hint != null) {
      json.field("hint", hint);
    }
    json.endObject();
  }

  /** The next few actions of a search, as far as some time goes. */
  private static void next(ActionSearch search, int wanted, long millis, Reply reply) {
    search.grant(Budget.ofMillis(millis));
    int found = 0;
    while (found < wanted && search.hasNext()) {
      Action action = search.next();
      reply.make(action);
      found++;
    }
    reply.json.field("done", found < wanted && search.isComplete());
  }
}
