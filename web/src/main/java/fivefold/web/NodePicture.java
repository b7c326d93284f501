package fivefold.web;

import fivefold.game.Node;
import fivefold.model.Multiverse;
import fivefold.render.Extent;
import fivefold.render.SvgRenderer;
import fivefold.render.Theme;

/** Pictures of a node for download. */
final class NodePicture {
  private NodePicture() {}

  /**
   * @param args theme, square size, "flip" or not, coordinates or not, how many turns around the
   *     present (0 for all), title
   */
  static void svg(Json json, Node node, String[] args) {
    SvgRenderer renderer =
        SvgRenderer.of(node)
            .theme(Theme.valueOf(args[0]))
            .square(Double.parseDouble(args[1]))
            .coordinates(args[3].equals("true"))
            .title(args[5]);
    if (args[2].equals("true")) {
      renderer = renderer.flip();
    }
    int turns = Integer.parseInt(args[4]);
    if (turns > 0) {
      Multiverse multiverse = node.state().multiverse();
      renderer = renderer.extent(Extent.of(multiverse).around(multiverse.present(), turns));
    }
    json.field("svg", renderer.render());
  }
}
