package fivefold.web.npm;

import fivefold.fen.FenWriter;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.Ply;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.render.TextRenderer;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import fivefold.web.json.Json;
import fivefold.web.json.PictureJson;
import fivefold.web.json.PositionText;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A position: what is where, what can be played, how it stands. */
final class PositionAnswers {
  private PositionAnswers() {}

  static void answer(String op, State state, @Nullable Object object, String[] args, Reply reply) {
    Json json = reply.json;
    switch (op) {
      case "facts" -> facts(json, state);
      case "board" -> board(json, state, number(args, 0), number(args, 1));
      case "moves" -> moves(reply, state, args);
      case "play" ->
          reply.attempt(object instanceof Action action ? state.play(action) : state.play(args[0]));
      case "move" ->
          reply.attempt(
              object == null ? state.read(args[0]) : state.play(ply(object, number(args, 1))));
      case "submit" -> reply.attempt(state.submit());
      case "undo" -> state.undo().ifPresent(reply::make);
      case "turn" -> StepJson.write(json, state.steps());
      case "text" -> json.field("text", state.step(ply(object, number(args, 0))).toString());
      case "action" -> json.field("text", StepJson.text(state.steps(given(object, Action.class))));
      case "steps" -> {
        Action action = given(object, Action.class);
        reply.make(action.plies());
        StepJson.write(json, state.steps(action));
      }
      case "checks" -> captures(json, state, state.checks());
      case "threats" -> captures(json, state, state.threats());
      case "mayPlay" ->
          json.field(
              "legal",
              state
                  .mayPlay((Move) ply(object, number(args, 0)), millis(args[1]))
                  .map(legal -> legal ? "yes" : "no")
                  .orElse("unknown"));
      case "verdict" ->
          json.field("verdict", state.verdict(millis(args[0])).name().toLowerCase(Locale.ROOT));
      case "count" -> {
        LegalActions.Count count =
            state.legalActions().count(Long.parseLong(args[0]), millis(args[1]));
        json.field("count", count.atLeast()).field("complete", count.complete());
      }
      case "actions" -> reply.make(state.legalActions().search(Budget.ofNodes(0)));
      case "random" ->
          state.legalActions().random(new Dice(Long.parseLong(args[0]))).ifPresent(reply::make);
      case "svg" -> PictureJson.svg(json, state, args);
      case "draw" -> json.field("text", draw(TextRenderer.of(state), args[0]));
      case "fen" -> {
        json.name("fen").array();
        FenWriter.blocks(state.multiverse()).forEach(json::value);
        json.endArray();
      }
      case "save" -> json.field("text", PositionText.write(state));
      case "hash" -> json.field("hash", Hashing.multiverse(state.multiverse()));
      case "key" -> json.field("key", state.key().toString());
      case "game" -> reply.make(Game.of(state.startOfTurn()));
      default -> SearchAnswers.answer(op, state, object, args, reply);
    }
  }

  /** Everything about a position that costs nothing. */
  private static void facts(Json json, State state) {
    Multiverse multiverse = state.multiverse();
    Parity parity = multiverse.parity();
    json.field("width", multiverse.size().width()).field("height", multiverse.size().height());
    json.field("mover", name(state.mover())).field("present", multiverse.present());
    json.field("even", parity == Parity.EVEN);
    json.name("timelines").array();
    for (Timeline line : multiverse.timelines()) {
      json.array().value(line.index()).value(parity.signedLabel(line.index()));
      json.value(multiverse.isActive(line.index())).value(line.start()).value(line.end());
      json.endArray();
    }
    json.endArray();
    StepJson.boards(json.name("mustMove"), state.mandatoryBoards());
    StepJson.boards(json.name("mayMove"), state.playableBoards());
    StringBuilder promotions = new StringBuilder();
    state.rules().promotions().forEach(type -> promotions.append(type.letter()));
    json.field("promotions", promotions.toString());
    json.field("inCheck", state.inCheck());
    json.field("submittable", state.pliesMade() > 0 && state.submitRefusal().isEmpty());
  }

  /** The rows of a board from the top, a character a square; nothing if there is no such board. */
  private static void board(Json json, State state, int timeline, int halfTurn) {
    Multiverse multiverse = state.multiverse();
    Board board = multiverse.hasTimeline(timeline) ? multiverse.board(timeline, halfTurn) : null;
    if (board == null) {
      return;
    }
    Size size = multiverse.size();
    json.name("rows").array();
    for (int rank = size.height() - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < size.width(); file++) {
        Piece piece = board.piece(Square.of(file, rank));
        row.append(piece == null ? '.' : piece.letter());
      }
      json.value(row.toString());
    }
    json.endArray();
  }

  /** All moves, those of a timeline, or those of a square on its last board. */
  private static void moves(Reply reply, State state, String[] args) {
    List<Move> moves;
    if (args.length == 0) {
      moves = state.moveCandidates();
    } else if (!state.isPlayable(number(args, 0))) {
      moves = List.of();
    } else if (args.length == 1) {
      moves = state.moveCandidates(number(args, 0));
    } else {
      Size size = state.multiverse().size();
      moves =
          Square.parse(args[1])
              .filter(size::contains)
              .map(square -> state.moveCandidates(number(args, 0), square))
              .orElse(List.of());
    }
    reply.make(moves);
    StepJson.write(reply.json, state, moves);
  }

  /** Captures by the opponent: the boards they start from may not exist before the turn is over. */
  private static void captures(Json json, State state, List<Move> captures) {
    json.name("captures").array();
    for (Move capture : captures) {
      json.array().value(capture.describe(state.parity()));
      place(json, capture.from(), capture.fromSquare());
      place(json, capture.to(), capture.toSquare());
      json.endArray();
    }
    json.endArray();
  }

  private static void place(Json json, BoardCoord board, Square square) {
    json.value(board.timeline()).value(board.halfTurn()).value(square.toString());
  }

  /** A picture in characters; options are letters: a ASCII, c compact, f flipped. */
  static String draw(TextRenderer of, String letters) {
    TextRenderer renderer = letters.indexOf('a') >= 0 ? of.ascii() : of;
    renderer = letters.indexOf('c') >= 0 ? renderer.compact() : renderer;
    return (letters.indexOf('f') >= 0 ? renderer.flip() : renderer).render();
  }

  static String name(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  static Budget millis(String text) {
    return Budget.ofMillis(Long.parseLong(text));
  }

  /** One of the moves that were made before. */
  private static Ply ply(@Nullable Object list, int index) {
    return (Ply) given(list, List.class).get(index);
  }

  private static <T> T given(@Nullable Object object, Class<T> type) {
    if (!type.isInstance(object)) {
      throw new IllegalArgumentException("something else was given");
    }
    return type.cast(object);
  }

  private static int number(String[] args, int index) {
    return Integer.parseInt(args[index]);
  }
}
