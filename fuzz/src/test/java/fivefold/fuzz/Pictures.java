package fivefold.fuzz;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Multiverse;
import fivefold.render.Extent;
import fivefold.render.SvgRenderer;
import fivefold.render.TextRenderer;
import fivefold.text.VisibleText;
import java.io.StringReader;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Whatever was read can be drawn, and its texts stay texts. */
final class Pictures {
  private static final int MAX_BOARDS = 12;

  private static final Set<String> ELEMENTS =
      Set.of(
          "svg",
          "title",
          "desc",
          "style",
          "defs",
          "g",
          "path",
          "rect",
          "circle",
          "line",
          "text",
          "tspan",
          "use",
          "symbol",
          "marker",
          "polygon",
          "polyline",
          "pattern",
          "clipPath",
          "linearGradient",
          "stop",
          "ellipse");

  private static final XMLInputFactory XML = XMLInputFactory.newInstance();

  static {
    XML.setProperty(XMLInputFactory.SUPPORT_DTD, false);
  }

  private Pictures() {}

  static void check(byte[] data) {
    Game game = Reading.game(data);
    if (game == null) {
      return;
    }
    Node node = game.end();
    Multiverse multiverse = node.state().multiverse();
    Extent extent = Extent.of(multiverse);
    if (multiverse.boardCount() > MAX_BOARDS) {
      extent = extent.around(multiverse.present(), 1).timelines(-1, 1);
    }
    Extent part = extent;
    String words = words(game, Reading.text(data));
    wellFormed(
        Clock.timed(
            "drawing",
            () -> SvgRenderer.of(node).extent(part).title(words).caption(words, 2).render()));
    TextRenderer text = TextRenderer.of(node).extent(extent).width(100);
    harmless(text.render());
    harmless(text.ascii().compact().flip().render());
  }

  /** What a game says about itself; without headers, its own text. */
  private static String words(Game game, String text) {
    StringBuilder words = new StringBuilder();
    game.headers().list().forEach(header -> words.append(header.value()).append(' '));
    if (words.length() == 0) {
      words.append(text, 0, Math.min(200, text.length()));
    }
    return words.toString();
  }

  private static void wellFormed(String svg) {
    try {
      XMLStreamReader reader = XML.createXMLStreamReader(new StringReader(svg));
      while (reader.hasNext()) {
        if (reader.next() == XMLStreamReader.START_ELEMENT) {
          Broken.unless(ELEMENTS.contains(reader.getLocalName()), reader.getLocalName());
        }
      }
    } catch (XMLStreamException e) {
      throw new Broken("no XML: " + e.getMessage());
    }
  }

  private static void harmless(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      Broken.unless(c == '\n' || !VisibleText.isDangerous(c), "raw on a terminal");
    }
  }
}
