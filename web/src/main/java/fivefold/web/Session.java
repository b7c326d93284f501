package fivefold.web;

import fivefold.fen.SetupResult;
import fivefold.game.Brush;
import fivefold.game.Drawing;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.render.Lineage;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.MoveKind;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import fivefold.web.json.Json;
import fivefold.web.json.PictureJson;
import fivefold.web.json.PositionText;
import fivefold.web.json.Split;
import fivefold.web.json.WrittenJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one page asks of the core. Answers are JSON objects. */
final class Session {
  private final BoardIds ids = new BoardIds();
  private final TreeJson tree = new TreeJson();
  private final Library library = new Library();
  private final PositionSearch search = new PositionSearch();
  private final Study study = new Study(newGame(Variants.standard()));
  private @Nullable SetupEditor setup;
  private int sentRevision = -1;

  String call(String op, String[] args) {
    Json json = new Json().object();
    switch (op) {
      case "hello" -> Hello.write(json);
      case "variant" -> variant(json, args[0]);
      case "targets" -> targets(json, number(args, 0), number(args, 1));
      case "candidates" -> candidates(json);
      case "why" -> why(json, move(args));
      case "imagine" -> imagine(json, moves(args[0]));
      case "position" -> json.field("position", PositionText.write(looked(args).state()));
      case "read" -> read(json, args);
      case "readAll" -> library.readAll(args[0], args[1], args[2]);
      case "nextGames" -> library.nextGames(json, number(args, 0));
      case "nextPlayed" -> library.nextPlayed(json, number(args, 0));
      case "keys" -> Explore.keys(json, looked(args));
      case "named" -> Explore.actions(json, study.node().state(), args[0]);
      case "save" -> save(json);
      case "write" -> write(json, args);
      case "svg" -> PictureJson.svg(json, study.nodes().get(number(args, 0)), rest(args));
      default -> {
        if (search.handles(op)) {
          search.call(op, args, json);
        } else if (op.startsWith("edit") && !op.equals("editPlay")) {
          edit(op, args, json);
        } else {
          change(op, args, json);
          show(json);
        }
      }
    }
    return json.endObject().toString();
  }

  private void change(String op, String[] args, Json json) {
    switch (op) {
      case "look" -> sentRevision = -1;
      case "go" -> study.goTo(number(args, 0));
      case "play" -> refused(json, study.play(move(args)));
      case "propose" -> refused(json, study.propose(moves(args[0])));
      case "takeBack" -> study.takeBack(number(args, 0));
      case "submit" -> submit(json);
      case "addProof" -> study.addProof(args[0]);
      case "undo" -> json.field("done", study.undo());
      case "redo" -> json.field("done", study.redo());
      case "promote" -> study.promote(number(args, 0), args[1].equals("all"));
      case "delete" -> study.delete(number(args, 0));
      case "comment" -> study.comment(number(args, 0), args[1]);
      case "drawArrow" -> study.draw(number(args, 0), arrow(args));
      case "drawSquare" -> study.draw(number(args, 0), spot(args));
      case "evaluate" -> study.evaluate(number(args, 0), number(args, 1), args[2]);
      case "score" -> study.score(args[0]);
      case "header" -> study.header(args[0], args[1]);
      case "start" -> start(args[0]);
      case "accept" -> library.waiting().ifPresent(game -> accept(game, args[0].equals("replace")));
      case "load" -> load(json, args);
      case "editPlay" -> playSetup(json);
      default -> throw new IllegalArgumentException("no such operation: " + op);
    }
  }

  private static Game newGame(Variant variant) {
    return Game.of(variant.start(), variant.name());
  }

  private void start(String name) {
    if (Variants.find(name) instanceof VariantLookup.Found found) {
      study.open(newGame(found.variant()), 0);
    }
  }

  /** Puts a game on the page at its end; preorder puts the main line's end last. */
  private void accept(Game game, boolean replaces) {
    if (replaces) {
      study.replace(game, game.size());
    } else {
      study.open(game, game.size());
    }
  }

  private void read(Json json, String[] args) {
    library.read(json, args[0], args[1], args[2]);
    Game game = library.waiting().orElse(null);
    if (game != null) {
      Node end = game.end();
      PositionJson.write(json.name("view"), end.state(), Lineage.of(end), ids);
    }
  }

  /**
   * The game as text. A turn under way that could be submitted would be read as submitted: the one
   * looked at is left to the page, which knows its moves.
   */
  private void save(Json json) {
    Node node = study.node();
    State turn = study.position();
    boolean isWhole = turn.submitRefusal().isEmpty();
    if (isWhole) {
      node.setUnfinished(null);
    }
    library.save(json, study.game());
    if (isWhole) {
      node.setUnfinished(turn);
    }
    ShapeJson.write(json.name("shape"), node);
  }

  private void load(Json json, String[] args) {
    Game game = Library.load(args[0], args[1]).orElse(null);
    if (game == null) {
      json.field("failed", true);
    } else {
      study.open(game, number(args, 2));
    }
  }

  /**
   * Notation, form, options, and what: the whole tree, the line through here, or from a node on.
   */
  private void write(Json json, String[] args) {
    Game game =
        switch (args[3]) {
          case "line" -> Library.line(study.game(), study.node());
          case "from" -> Library.from(study.nodes().get(number(args, 4)));
          default -> study.game();
        };
    if (args[0].isEmpty()) {
      library.save(json, game);
    } else {
      WrittenJson.write(json, game, args[0], WrittenJson.options(args[1], args[2]));
    }
  }

  private void edit(String op, String[] args, Json json) {
    if (op.equals("edit") || setup == null) {
      setup = new SetupEditor(study.node().state());
    }
    SetupResult result = null;
    switch (op) {
      case "edit" -> {}
      case "editPut" ->
          setup.put(number(args, 0), number(args, 1), number(args, 2), number(args, 3));
      case "editAdd" -> setup.add(number(args, 0), number(args, 1));
      case "editRemove" -> setup.remove(number(args, 0), number(args, 1));
      case "editSize" -> setup.resize(number(args, 0), number(args, 1));
      case "editParity" -> setup.parity(args[0].equals("even"));
      case "editPromotions" -> setup.promotions(args[0]);
      case "editUndo" -> setup.undo();
      case "editRedo" -> setup.redo();
      case "editText" -> result = setup.read(args[0]);
      default -> throw new IllegalArgumentException("no such operation: " + op);
    }
    setup.write(json.name("setup"), result == null ? setup.validate() : result, ids);
  }

  private void playSetup(Json json) {
    if (setup != null && setup.validate() instanceof SetupResult.Valid valid) {
      study.open(Game.of(valid.state()), 0);
    } else {
      json.field("refused", "the position is not valid yet");
    }
  }

  private static String[] rest(String[] args) {
    return Arrays.copyOfRange(args, 1, args.length);
  }

  private void show(Json json) {
    Lineage lineage = Lineage.of(study.node()).after(study.position().steps());
    PositionJson.write(json.name("view"), study.position(), lineage, ids);
    json.field("node", study.numberOf(study.node()));
    json.field("undo", study.canUndo()).field("redo", study.canRedo());
    json.field("revision", study.revision());
    if (study.revision() != sentRevision) {
      sentRevision = study.revision();
      tree.write(json.name("tree"), study);
      facts(json, study.game());
    }
  }

  /** What a game says about itself. */
  static void facts(Json json, Game game) {
    json.field("variant", game.variant().orElse("Custom"));
    json.name("headers").array();
    for (Headers.Header header : game.headers().list()) {
      json.array().value(header.key()).value(header.value()).endArray();
    }
    json.endArray();
  }

  /** The start position of a variant, for its card. */
  private void variant(Json json, String name) {
    if (Variants.find(name) instanceof VariantLookup.Found found && found.variant().isPlayable()) {
      State start = found.variant().start();
      PositionJson.writeBoards(json.name("view"), start, Lineage.of(Game.of(start).root()), ids);
    }
  }

  private void submit(Json json) {
    Insertion insertion = study.submit();
    if (insertion instanceof Insertion.Done done) {
      json.field("existed", done.existed());
    } else if (insertion instanceof Insertion.Refused refused) {
      refused(json, Optional.of(refused.refusal()));
    }
  }

  private void refused(Json json, Optional<Refusal> refusal) {
    if (refusal.isPresent()) {
      json.field("refused", refusal.get().message());
    }
  }

  /**
   * Where the piece on a square may go: every move it has except those after which a royal piece
   * could be taken at once, for nothing played later in the turn repairs that.
   */
  private void targets(Json json, int timeline, int square) {
    State state = study.position();
    Size size = state.multiverse().size();
    json.name("targets").array();
    if (state.isPlayable(timeline)) {
      Move last = null;
      for (Move move : state.moveCandidates(timeline, square(square, size))) {
        boolean twin =
            last != null && last.to().equals(move.to()) && last.toSquare().equals(move.toSquare());
        last = move;
        if (twin || !keepsRoyals(state, move)) {
          continue;
        }
        json.object();
        MoveJson.place(json.name("to"), move.to(), move.toSquare(), state);
        json.field("branch", state.kind(move) == MoveKind.BRANCH);
        json.field("capture", state.isCapture(move));
        json.field("promotes", move.promotion() != null);
        json.endObject();
      }
    }
    json.endArray();
  }

  private static boolean keepsRoyals(State state, Move move) {
    return state.play(move) instanceof Attempt.Ok ok && ok.state().royalCaptures().isEmpty();
  }

  /** The node of a number, or the one that is looked at. */
  private Node looked(String[] args) {
    return args.length == 0 ? study.node() : study.nodes().get(number(args, 0));
  }

  /** The position with moves played that are in no study, as far as they can be played. */
  private void imagine(Json json, Action action) {
    State state = study.node().state();
    for (Ply ply : action.plies()) {
      if (state.play(ply) instanceof Attempt.Ok ok) {
        state = ok.state();
      }
    }
    Lineage lineage = Lineage.of(study.node()).after(state.steps());
    PositionJson.write(json.name("view"), state, lineage, ids);
  }

  /** Every move there is, for typing one. */
  private void candidates(Json json) {
    State state = study.position();
    json.name("moves").array();
    for (Move move : state.moveCandidates()) {
      MoveJson.write(json, state.step(move));
    }
    json.endArray();
  }

  private void why(Json json, Move move) {
    State state = study.position();
    Optional<Refusal> refusal = state.refusal(move);
    if (refusal.isPresent() && refusal.get().kind() != Refusal.Kind.PROMOTION_MISSING) {
      json.field("why", refusal.get().message());
    } else if (refusal.isEmpty() && !keepsRoyals(state, move)) {
      json.field("why", "after that move the opponent could take a royal piece at once");
    }
  }

  /** A move from its numbers: timeline, half-turn and square twice, then the promotion letter. */
  private Move move(String[] args) {
    return move(args, study.position().multiverse().size());
  }

  static Move move(String[] args, Size size) {
    PieceType promotion =
        args.length < 7 || args[6].isEmpty()
            ? null
            : PieceType.ofLetter(args[6].charAt(0)).orElse(null);
    return new Move(
        new BoardCoord(number(args, 0), number(args, 1)),
        square(number(args, 2), size),
        new BoardCoord(number(args, 3), number(args, 4)),
        square(number(args, 5), size),
        promotion);
  }

  private Drawing.Arrow arrow(String[] args) {
    Size size = study.position().multiverse().size();
    return new Drawing.Arrow(
        brush(args[1]),
        new BoardCoord(number(args, 2), number(args, 3)),
        square(number(args, 4), size),
        new BoardCoord(number(args, 5), number(args, 6)),
        square(number(args, 7), size));
  }

  private Drawing.Spot spot(String[] args) {
    Size size = study.position().multiverse().size();
    return new Drawing.Spot(
        brush(args[1]),
        new BoardCoord(number(args, 2), number(args, 3)),
        square(number(args, 4), size));
  }

  private static Brush brush(String letter) {
    for (Brush brush : Brush.values()) {
      if (letter.equals(String.valueOf(brush.letter()))) {
        return brush;
      }
    }
    throw new IllegalArgumentException("no such colour: " + letter);
  }

  private Action moves(String text) {
    List<Move> moves = new ArrayList<>();
    for (String each : Split.at(text, ';')) {
      moves.add(move(Split.at(each, ',')));
    }
    return Action.of(moves);
  }

  private static Square square(int index, Size size) {
    return Square.of(index % size.width(), index / size.width());
  }

  private static int number(String[] args, int index) {
    return Integer.parseInt(args[index]);
  }
}
