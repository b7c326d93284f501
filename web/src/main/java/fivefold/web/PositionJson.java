package fivefold.web;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Timeline;
import fivefold.render.Lineage;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.web.json.Json;
import java.util.ArrayList;
import java.util.List;

/** A position as the page shows it: boards, present, what may, must and can't be done. */
final class PositionJson {
  /** More threats than this say no more. */
  private static final int MAX_THREATS = 60;

  private PositionJson() {}

  static void write(Json json, State state, Lineage lineage, BoardIds ids) {
    Multiverse multiverse = state.multiverse();
    json.object();
    boards(json, state, lineage, ids);
    List<BoardCoord> must = state.mandatoryBoards();
    List<BoardCoord> optional = new ArrayList<>(state.playableBoards());
    optional.removeAll(must);
    coords(json.name("must"), must);
    coords(json.name("optional"), optional);
    chips(json, state);
    MoveJson.write(json.name("draft"), state.steps());
    json.field("next", multiverse.nextTimeline(state.mover()));
    json.field(
        "nextLabel", multiverse.parity().signedLabel(multiverse.nextTimeline(state.mover())));
    movable(json, state, must);
    threats(json, state);
    submit(json, state);
    promotions(json, state);
    json.endObject();
  }

  /** Only what is needed to draw the boards. */
  static void writeBoards(Json json, State state, Lineage lineage, BoardIds ids) {
    json.object();
    boards(json, state, lineage, ids);
    json.name("must").array().endArray();
    json.endObject();
  }

  private static void boards(Json json, State state, Lineage lineage, BoardIds ids) {
    Multiverse multiverse = state.multiverse();
    json.field("w", multiverse.size().width()).field("h", multiverse.size().height());
    json.field("even", multiverse.parity() == Parity.EVEN);
    json.field("present", state.multiverse().present()).field("mover", state.mover().ordinal());
    lines(json, multiverse, lineage, ids);
    json.name("boards");
    ids.writeUnsent(json);
  }

  private static void lines(Json json, Multiverse multiverse, Lineage lineage, BoardIds ids) {
    json.name("lines").array();
    for (Timeline timeline : multiverse.timelines()) {
      json.object();
      json.field("i", timeline.index());
      json.field("label", multiverse.parity().signedLabel(timeline.index()));
      json.field("start", timeline.start()).field("end", timeline.end());
      json.field("active", multiverse.isActive(timeline.index()));
      BoardCoord parent = lineage.parent(timeline.index()).orElse(null);
      // A line beyond the centre that was there from the start belongs to nobody.
      json.field("creator", parent == null ? -1 : parent.color().ordinal());
      if (parent != null) {
        json.name("from").array().value(parent.timeline()).value(parent.halfTurn()).endArray();
      }
      json.name("boards").array();
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        var board = timeline.board(v);
        json.value(board == null ? -1 : ids.of(board));
      }
      json.endArray().endObject();
    }
    json.endArray();
  }

  /** What became of each board the mover could play on when the turn began. */
  private static void chips(Json json, State state) {
    List<Step> steps = state.steps();
    json.name("chips").array();
    for (BoardCoord coord : state.startOfTurn().playableBoards()) {
      json.object();
      json.name("at").array().value(coord.timeline()).value(coord.halfTurn()).endArray();
      int move = -1;
      for (int i = 0; i < steps.size() && move < 0; i++) {
        BoardCoord arrival = steps.get(i).arrival();
        if (steps.get(i).ply().from().equals(coord)
            || (arrival.timeline() == coord.timeline()
                && arrival.halfTurn() == coord.halfTurn() + 1)) {
          move = i;
        }
      }
      boolean open = state.multiverse().timeline(coord.timeline()).end() == coord.halfTurn();
      json.field("move", open ? -1 : move);
      json.field("must", open && state.mandatoryBoards().contains(coord));
      json.endObject();
    }
    json.endArray();
  }

  /** Squares with a piece that has a move, on the boards that must move. */
  private static void movable(Json json, State state, List<BoardCoord> must) {
    json.name("movable").array();
    for (BoardCoord coord : must) {
      json.array().value(coord.timeline()).value(coord.halfTurn()).array();
      int last = -1;
      for (Move move : state.moveCandidates(coord.timeline())) {
        int index = MoveJson.index(move.fromSquare(), state.multiverse().size());
        if (index != last) {
          json.value(index);
          last = index;
        }
      }
      json.endArray().endArray();
    }
    json.endArray();
  }

  private static void threats(Json json, State state) {
    List<Move> checks = state.checks();
    json.name("checks").array();
    for (int i = 0; i < Math.min(checks.size(), MAX_THREATS); i++) {
      MoveJson.threat(json, state, checks.get(i));
    }
    json.endArray();
    json.field("checkCount", checks.size());
    json.name("threats").array();
    int written = 0;
    for (Move threat : state.threats()) {
      if (!checks.contains(threat) && written++ < MAX_THREATS) {
        MoveJson.threat(json, state, threat);
      }
    }
    json.endArray();
  }

  private static void submit(Json json, State state) {
    json.field("canSubmit", state.submitRefusal().isEmpty());
    json.name("standing").array();
    List<Move> captures = state.royalCaptures();
    for (int i = 0; i < Math.min(captures.size(), 3); i++) {
      MoveJson.threat(json, state, captures.get(i));
    }
    json.endArray();
  }

  private static void promotions(Json json, State state) {
    StringBuilder letters = new StringBuilder();
    for (PieceType type : state.rules().promotions()) {
      letters.append(type.letter());
    }
    json.field("promotions", letters.toString());
  }

  static void coords(Json json, List<BoardCoord> coords) {
    json.array();
    for (BoardCoord coord : coords) {
      json.array().value(coord.timeline()).value(coord.halfTurn()).endArray();
    }
    json.endArray();
  }
}
