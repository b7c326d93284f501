package fivefold;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.render.SvgRenderer;
import fivefold.render.TextRenderer;
import fivefold.rules.Action;
import fivefold.text.Diagnostics;
import fivefold.text.JsonReader;
import fivefold.text.SourceText;
import fivefold.text.VisibleText;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Names and remarks are data: nothing in them is markup, a command, a header or a move. */
class HostileTextTest {
  static Stream<String> texts() {
    return Stream.of(
        "<script>alert(1)</script>",
        "]]>",
        "</text></svg><svg onload=\"x\">",
        "' onload='x' \" onload=\"x",
        "&amp; &#65; &nothing;",
        "\u001b[2J\u001b]0;title\u0007",
        "\u202eevil\u202c \u202a\u202b\u202d",
        "\u2066a\u2067b\u2068c\u2069 \u200e\u200f",
        "a\0b",
        "\ud800 lone \udfff",
        "a\nb\r\nc\rd",
        "\u0085\u2028\u2029\ufeff\ufffe",
        "\"]\n[Board \"custom\"]\n[White \"x",
        "} 1. a4 / a5 {",
        "} ( 1. a4 ) ; 1-0",
        "%fivefold variation 1. a4",
        "\\\" \\ \\\\",
        "{\"format\": \"fivefold\"}",
        "--",
        "; # | / * $1");
  }

  private static Game game(String text) {
    Game game = Games.read("1. e4 / e5\n2. Nf3 / Nc6").orThrow();
    game.setHeaders(Headers.of("White", text, text, "value", "Event", text));
    for (Node node : game.nodes()) {
      node.addComment(text);
      if (!node.isRoot()) {
        node.addComment(new Comment(0, text));
      }
    }
    return game;
  }

  private static List<Action> actions(Game game) {
    List<Action> actions = new ArrayList<>();
    game.mainline().forEach(node -> actions.add(node.action()));
    return actions;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void svgHasNoElementFromIt(String text) throws XMLStreamException {
    SvgRenderer renderer = SvgRenderer.of(game(text).end());
    String svg = renderer.title(text).caption(text).render();

    assertThat(elements(svg)).isEqualTo(elements(renderer.title("x").caption("x").render()));
    assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(svg)).isTrue();
  }

  private static Set<String> elements(String svg) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newInstance();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(svg));
    Set<String> names = new TreeSet<>();
    while (reader.hasNext()) {
      if (reader.next() == XMLStreamReader.START_ELEMENT) {
        names.add(reader.getLocalName());
        for (int i = 0; i < reader.getAttributeCount(); i++) {
          names.add("@" + reader.getAttributeLocalName(i));
        }
      }
    }
    return names;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void jsonStaysJsonAndKeepsIt(String text) {
    Game game = game(text);
    Notation json = Notations.find("json").orElseThrow();
    String written = json.write(game);

    Diagnostics found = new Diagnostics();
    assertThat(new JsonReader(SourceText.of("json", written), 0, found).read()).isNotNull();
    assertThat(found.list()).isEmpty();
    assertThat(written.chars().filter(c -> c != '\n' && !Character.isSurrogate((char) c)))
        .noneMatch(VisibleText::isDangerous);
    assertThat(Games.read(json, "json", written, ReadOptions.LENIENT).orThrow()).isEqualTo(game);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void noNotationTakesItForMoves(String text) {
    Game game = game(text);
    for (Notation notation : Notations.all()) {
      if (!notation.reads()
          || !notation.writes()
          || !notation.carries().contains(Feature.ACTIONS)) {
        continue;
      }
      Written written = notation.write(game, WriteOptions.DEFAULT);
      ReadResult result = Games.read(notation, "x", written.text(), ReadOptions.LENIENT);
      assertThat(result.errors())
          .as(notation.id() + "\n" + result.diagnostics() + "\n" + written.text())
          .isZero();
      Game read = result.orThrow();
      assertThat(actions(read)).as(notation.id()).isEqualTo(actions(game));
      assertThat(read.size()).as(notation.id() + "\n" + written.text()).isEqualTo(4);
      assertThat(read.start().multiverse()).isEqualTo(game.start().multiverse());
      if (written.isLossless()) {
        assertThat(read).as(notation.id()).isEqualTo(game);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textPicturesShowNothingOfIt(String text) {
    assertThat(TextRenderer.of(game(text).end()).render().chars().filter(c -> c != '\n'))
        .noneMatch(VisibleText::isDangerous);
  }
}
