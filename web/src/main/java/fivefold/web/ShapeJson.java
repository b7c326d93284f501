package fivefold.web;

import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import fivefold.render.Lineage;
import fivefold.web.json.Json;

/** How a multiverse looks from afar: where its timelines begin, end and come from. */
final class ShapeJson {
  private ShapeJson() {}

  static void write(Json json, Node node) {
    Multiverse multiverse = node.state().multiverse();
    Lineage lineage = Lineage.of(node);
    int boards = 0;
    json.object().name("lines").array();
    for (Timeline timeline : multiverse.timelines()) {
      json.array().value(timeline.index()).value(timeline.start()).value(timeline.end());
      BoardCoord parent = lineage.parent(timeline.index()).orElse(null);
      if (parent != null) {
        json.value(parent.timeline()).value(parent.halfTurn());
      }
      json.endArray();
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        boards += timeline.board(v) == null ? 0 : 1;
      }
    }
    json.endArray().field("boards", boards);
    json.field("size", multiverse.size().width() + "×" + multiverse.size().height());
    json.endObject();
  }
}
