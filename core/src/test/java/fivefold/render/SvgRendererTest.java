package fivefold.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.io.StringReader;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgRendererTest {
  private static final Size SIX = new Size(6, 6);
  private static final String ALL_PIECES = "kqrbnp/udswcy/6/6/UDSWCY/KQRBNP";
  private static final String HOSTILE =
      "<script>alert(1)</script> \"quoted\" 'single' & ]]> <!-- \u0000\u0007\ud800\ufffe\u202e ♔";

  private final Positions.Line branches = Positions.branches();
  private final SvgRenderer renderer = SvgRenderer.of(branches.end()).lineage(branches.lineage());

  @Test
  void drawsAGameWithBranches() throws Exception {
    String svg =
        renderer
            .highlight(branches.lastAction())
            .checks()
            .rings()
            .title("Bishop across timelines")
            .caption("After Black's sixth action")
            .render();
    Golden.check("branches.svg", svg);
    parse(svg);
  }

  @Test
  void drawsAPartForBlackToPrint() {
    Multiverse multiverse = branches.end().multiverse();
    Golden.check(
        "part-flipped-print.svg",
        renderer
            .extent(Extent.of(multiverse).timelines(0, 2).around(multiverse.present(), 1))
            .flip()
            .theme(Theme.PRINT)
            .render());
  }

  @Test
  void drawsAllPiecesInTheDark() {
    State state = Positions.start(SIX, Parity.EVEN, -1, ALL_PIECES, ALL_PIECES);
    Golden.check("pieces-dark.svg", SvgRenderer.of(state).theme(Theme.DARK).square(60).render());
    Golden.check(
        "pieces-small.svg", SvgRenderer.of(state).theme(Theme.HIGH_CONTRAST).square(12).render());
  }

  @Test
  void drawsMarksOfEveryKind() {
    BoardCoord from = BoardCoord.of(0, 1, Color.WHITE);
    BoardCoord to = BoardCoord.of(-1, 1, Color.WHITE);
    State state = Positions.start(SIX, Parity.EVEN, -1, ALL_PIECES, ALL_PIECES);
    SvgRenderer marked = SvgRenderer.of(state);
    int rank = 1;
    for (Mark mark : Mark.values()) {
      marked =
          marked
              .arrow(new Arrow(from, Square.of(0, rank), to, Square.of(5, rank), mark))
              .arrow(new Arrow(from, Square.of(0, rank), from, Square.of(2, rank - 1), mark))
              .mark(to, Square.of(3, rank), mark);
      rank++;
    }
    Golden.check("marks.svg", marked.render());
  }

  @Test
  void isWellFormedForAnyGameAndAnyText() throws Exception {
    Random random = new Random(5);
    for (long seed = 0; seed < 60; seed++) {
      Positions.Line line = Positions.random(Positions.standard(), seed, 16);
      SvgRenderer any =
          SvgRenderer.of(line.end())
              .theme(Theme.values()[random.nextInt(4)])
              .square(2 + random.nextInt(40))
              .title(HOSTILE + seed)
              .caption(HOSTILE.repeat(1 + random.nextInt(9)))
              .threats()
              .rings();
      if (!line.actions().isEmpty()) {
        any = any.highlight(line.lastAction());
      }
      if (random.nextBoolean()) {
        any = any.flip().extent(Extent.of(line.end().multiverse()).around(4, 1).timelines(0, 1));
      }
      String svg = any.render();
      Document document = parse(svg);
      assertThat(document.getElementsByTagName("script").getLength()).as("seed " + seed).isZero();
      assertThat(document.getElementsByTagName("title").item(0).getTextContent())
          .startsWith("<script>alert(1)</script>")
          .endsWith("♔" + seed);
      assertThat(svg).as("seed " + seed).isEqualTo(any.render());
    }
  }

  @Test
  void drawsEveryVariant() throws Exception {
    for (Variant variant : Variants.all()) {
      if (variant.isPlayable()) {
        String svg = SvgRenderer.of(variant.start()).title(variant.name()).render();
        assertThat(parse(svg).getElementsByTagName("title").item(0).getTextContent())
            .isEqualTo(variant.name());
      }
    }
  }

  @Test
  void everyReferenceLeadsToOneDefinition() throws Exception {
    Document document = parse(renderer.highlight(branches.lastAction()).idPrefix("x7").render());
    NodeList elements = document.getElementsByTagName("*");
    Set<String> ids = new HashSet<>();
    Set<String> references = new HashSet<>();
    for (int i = 0; i < elements.getLength(); i++) {
      Element element = (Element) elements.item(i);
      if (element.hasAttribute("id")) {
        assertThat(ids.add(element.getAttribute("id"))).isTrue();
      }
      if (element.hasAttribute("href")) {
        references.add(element.getAttribute("href").substring(1));
      }
    }
    assertThat(ids).containsAll(references).allMatch(id -> id.startsWith("x7"));
    assertThat(references).isNotEmpty();
  }

  @Test
  void tellsInWordsWhatItShows() throws Exception {
    Document document = parse(renderer.highlight(branches.lastAction()).checks().render());
    Element root = document.getDocumentElement();
    assertThat(root.getAttribute("role")).isEqualTo("img");
    assertThat(document.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("5D chess: White to move, present T5");
    assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
        .startsWith("Timelines −1 to +3, T1 to T5. White to move, present T5.")
        .contains("Timeline +3 is inactive.")
        .contains("Last action: queen (2T4)d8 to (3T3)e7.")
        .contains("Check: bishop (1T5)e3 to (-1T5)e1.");
  }

  @Test
  void drawsEveryBoardOnceAndStaysSmall() throws Exception {
    Document document = parse(renderer.render());
    NodeList uses = document.getElementsByTagName("use");
    int boards = 0;
    for (int i = 0; i < uses.getLength(); i++) {
      boards += ((Element) uses.item(i)).getAttribute("href").matches("#fe[wb]") ? 1 : 0;
    }
    assertThat(boards).isEqualTo(branches.end().multiverse().boardCount());
    assertThat(renderer.render().length() / boards).isLessThan(2500);
  }

  @Test
  void branchesCurveFromTheirParents() {
    assertThat(renderer.render())
        .as("without the lineage given, it is found on the boards")
        .isEqualTo(SvgRenderer.of(branches.end()).render());
  }

  @Test
  void wrapsLongTexts() {
    Lettering lettering = new Lettering(10, false, "#000000", Lettering.Anchor.START);
    assertThat(Labels.wrap("one two three", lettering, 52, 9)).containsExactly("one two", "three");
    assertThat(Labels.wrap("one\ntwo", lettering, 900, 9)).containsExactly("one", "two");
    assertThat(Labels.wrap("unbreakable", lettering, 40, 9).size()).isGreaterThan(1);
    assertThat(Labels.wrap("one two three four", lettering, 52, 2))
        .containsExactly("one two", "three…");
    assertThat(Labels.wrap(" \n ", lettering, 52, 2)).isEmpty();
    assertThat(Labels.wrap("♔".repeat(500), lettering, 1, 2)).containsExactly("♔", "♔…");
  }

  @Test
  void refusesWhatItCannotDraw() {
    for (double square : new double[] {0, 1.9, 401, -5, Double.NaN}) {
      assertThatThrownBy(() -> renderer.square(square))
          .isInstanceOf(IllegalArgumentException.class);
    }
    for (String prefix : List.of("", "1", "a b", "\"", "ä", "a\"")) {
      assertThatThrownBy(() -> renderer.idPrefix(prefix))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  private static Document parse(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }
}
