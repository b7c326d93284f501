package fivefold.web.json;

import fivefold.game.Node;
import fivefold.model.Multiverse;
import fivefold.render.Extent;
import fivefold.render.SvgRenderer;
import fivefold.render.Theme;
import fivefold.rules.State;

/** Pictures of a node or a position. */
public final class PictureJson {
  private PictureJson() {}

  /**
   * @param args theme, square size, "flip" or not, coordinates or not, how many turns around the
   *     present (0 for all), title
   */
  public static void svg(Json json, Node node, String[] args) {
    svg(json, SvgRenderer.of(node), node.state().multiverse(), args);
  }

  /** As for a node, without the action that led there. */
  public static void svg(Json json, State state, String[] args) {
    svg(json, SvgRenderer.of(state), state.multiverse(), args);
  }

  private static void svg(Json json, SvgRenderer of, Multiverse multiverse, String[] args) {
    SvgRenderer renderer =
        of.theme(Theme.valueOf(args[0]))
            .square(Double.parseDouble(args[1]))
            .coordinates(args[3].equals("true"))
            .title(args[5]);
    if (args[2].equals("true")) {
      renderer = renderer.flip();
    }
    int turns = Integer.parseInt(args[4]);
    if (turns > 0) {
      renderer = renderer.extent(Extent.of(multiverse).around(multiverse.present(), turns));
    }
    json.field("svg", renderer.render());
  }
}
