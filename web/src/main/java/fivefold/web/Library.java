package fivefold.web;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.web.json.FindingJson;
import fivefold.web.json.Json;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Games in and out as text. What is read waits here until the page accepts it. */
final class Library {
  private @Nullable Game waiting;
  private @Nullable GameReader importing;
  private @Nullable Notation safest;
  private @Nullable Game safestFor;

  /** A game that was read and not accepted yet; reading another replaces it. */
  Optional<Game> waiting() {
    return Optional.ofNullable(waiting);
  }

  /** Reads a text and tells everything about it; nothing else changes. */
  void read(Json json, String text, String id, String variant) {
    GameReader games = open(text, id, variant);
    ReadResult first = games.hasNext() ? games.next() : null;
    waiting = first == null ? null : first.game().orElse(null);
    games.notation().ifPresent(notation -> json.field("notation", notation.id()));
    int count = first == null ? 0 : 1;
    // Only counted, not replayed.
    while (games.hasNext() && count < 1000) {
      games.nextScript();
      count++;
    }
    json.field("games", count);
    json.field("actions", waiting == null ? 0 : waiting.size());
    json.field("errors", first == null ? 1 : first.errors());
    FindingJson.write(json, first == null ? Games.none("text").diagnostics() : first.diagnostics());
  }

  /** Begins to read every game of a text. */
  void readAll(String text, String id, String variant) {
    importing = open(text, id, variant);
  }

  /** Reads some more of them: each as it would be saved, and how many could not be read at all. */
  void nextGames(Json json, int wanted) {
    int unread = 0;
    json.name("games").array();
    for (int i = 0; i < wanted && importing != null && importing.hasNext(); i++) {
      ReadResult read = importing.next();
      if (read.game().isEmpty()) {
        unread++;
        continue;
      }
      Game game = read.game().get();
      json.object().field("node", game.size()).field("errors", read.errors());
      save(json, game);
      ShapeJson.write(json.name("shape"), game.end());
      Session.facts(json, game);
      json.endObject();
    }
    json.endArray();
    json.field("unread", unread);
    json.field("done", importing == null || !importing.hasNext());
  }

  /** Reads some more of them for an explorer. */
  void nextPlayed(Json json, int wanted) {
    int unread = 0;
    json.name("games").array();
    for (int i = 0; i < wanted && importing != null && importing.hasNext(); i++) {
      ReadResult read = importing.next();
      Game game = read.game().orElse(null);
      if (game == null) {
        unread++;
        continue;
      }
      json.object();
      save(json, game);
      Explore.game(json, read, game);
      json.endObject();
    }
    json.endArray();
    json.field("unread", unread);
    json.field("done", importing == null || !importing.hasNext());
  }

  /** Reads a text the page itself has saved; empty when it can't be read. */
  static Optional<Game> load(String text, String id) {
    GameReader games = open(text, id, "Standard");
    return games.hasNext() ? games.next().game() : Optional.empty();
  }

  private static GameReader open(String text, String id, String variant) {
    ReadOptions options =
        variant.isEmpty() ? ReadOptions.LENIENT : ReadOptions.LENIENT.withVariant(variant);
    Notation notation = id.isEmpty() ? null : Notations.find(id).orElse(null);
    return new GameReader("text", new StringReader(text), notation, options);
  }

  /** The game in the notation that loses least of it, best nothing. */
  @SuppressWarnings("ReferenceEquality") // Two games may be equal now and differ later.
  void save(Json json, Game game) {
    Written best = null;
    Notation by = null;
    List<Notation> order = new ArrayList<>();
    if (safest != null && safestFor == game) {
      order.add(safest);
    }
    for (Notation notation : Notations.all()) {
      if (notation.reads() && notation.writes() && carriesTrees(notation)) {
        order.add(notation);
      }
    }
    for (Notation notation : order) {
      Written written = notation.write(game, quick());
      if (best == null || written.losses().size() < best.losses().size()) {
        best = written;
        by = notation;
      }
      if (written.isLossless()) {
        break;
      }
    }
    if (best != null && by != null) {
      safest = by;
      safestFor = game;
      json.field("text", best.text()).field("notation", by.id());
    }
  }

  private static boolean carriesTrees(Notation notation) {
    return notation.carries().contains(Feature.VARIATIONS)
        && notation.carries().contains(Feature.COMMENTS)
        && notation.carries().contains(Feature.START);
  }

  /** Check marks take a search for every action and can always be found again. */
  private static WriteOptions quick() {
    return WriteOptions.DEFAULT.withMarks(
        Set.of(WriteOptions.Mark.CAPTURE, WriteOptions.Mark.EVALUATION));
  }

  /** The line to a node and on along its main line, without any variation. */
  static Game line(Game game, Node through) {
    Game line = game.withoutMoves();
    Node at = line.root();
    annotate(at, game.root());
    List<Node> nodes = new ArrayList<>(through.path());
    for (Node next = through.next().orElse(null); next != null; next = next.next().orElse(null)) {
      nodes.add(next);
    }
    for (Node node : nodes) {
      if (!(at.play(node.action()) instanceof Insertion.Done done)) {
        break;
      }
      at = done.node();
      annotate(at, node);
    }
    return line;
  }

  /** The part of the game that begins before a node, with that position as its start. */
  static Game from(Node first) {
    Node before = first.parent().orElse(first);
    Game part = Game.of(before.state());
    if (before == first) {
      part.root().merge(first);
      return part;
    }
    if (part.root().play(first.action()) instanceof Insertion.Done done) {
      done.node().merge(first);
    }
    return part;
  }

  private static void annotate(Node copy, Node original) {
    copy.setComments(original.comments());
    for (int i = 0; !original.isRoot() && i < original.action().plies().size(); i++) {
      copy.evaluate(i, original.evaluation(i).orElse(null));
    }
    copy.setResult(original.result().orElse(null));
    // An unfinished turn belongs to the state it starts from, which the copy has made anew.
    original
        .unfinished()
        .ifPresent(
            turn -> {
              var state = copy.state();
              for (var move : turn.plies()) {
                state = state.play(move).orThrow();
              }
              copy.setUnfinished(state);
            });
  }
}
