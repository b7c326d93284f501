package fivefold.lsp;

import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.lsp.Outline.ActionText;
import fivefold.lsp.Outline.Item;
import fivefold.lsp.Outline.Variation;
import fivefold.notation.Script.Event;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.SymbolKind;

/** The outline of a text: games, their headers, turns and variations. */
final class Symbols {
  private static final int LONGEST = 72;

  /** A client unpacks nested symbols by recursion; what lies deeper goes into the last level. */
  private static final int DEEPEST = 100;

  private final Reading reading;
  private final WrittenGame game;
  private final List<DocumentSymbol> top = new ArrayList<>();
  private final List<DocumentSymbol> variations = new ArrayList<>();
  private final List<Integer> depths = new ArrayList<>();

  private Symbols(Reading reading, WrittenGame game) {
    this.reading = reading;
    this.game = game;
  }

  static List<DocumentSymbol> of(Reading reading) {
    List<DocumentSymbol> all = new ArrayList<>();
    for (int i = 0; i < reading.games().size(); i++) {
      WrittenGame game = reading.games().get(i);
      List<DocumentSymbol> inside = new Symbols(reading, game).inside();
      if (reading.games().size() == 1) {
        return inside;
      }
      DocumentSymbol symbol =
          symbol(reading, title(game, i + 1), SymbolKind.Module, game.start(), game.end());
      symbol.setChildren(inside);
      all.add(symbol);
    }
    return all;
  }

  static String title(WrittenGame written, int number) {
    Headers headers = written.result().game().map(Game::headers).orElse(Headers.EMPTY);
    String white = headers.get("White").orElse("");
    String black = headers.get("Black").orElse("");
    return white.isBlank() && black.isBlank()
        ? "Game " + number
        : number + ": " + white + " – " + black;
  }

  private List<DocumentSymbol> inside() {
    for (Item item : game.outline().items()) {
      if (item.event() == Event.HEADER) {
        String value = item.value() < 0 ? "" : cut(item.value(), item.valueEnd());
        DocumentSymbol header =
            symbol(
                reading,
                cut(item.inner(), item.innerEnd()),
                SymbolKind.Property,
                item.start(),
                item.end());
        header.setDetail(value);
        top.add(header);
      }
    }
    List<ActionText> actions = game.outline().actions();
    List<Variation> shapes = game.outline().variations();
    int opened = 0;
    int i = 0;
    while (i < actions.size() || opened < shapes.size()) {
      boolean opens =
          opened < shapes.size()
              && (i == actions.size() || shapes.get(opened).start() < actions.get(i).start());
      if (opens) {
        open(shapes.get(opened++));
        continue;
      }
      ActionText first = actions.get(i++);
      int end = first.end();
      if (i < actions.size()
          && actions.get(i).continues(first)
          && (opened == shapes.size() || shapes.get(opened).start() > actions.get(i).start())) {
        end = actions.get(i++).end();
      }
      list(first.variation())
          .add(symbol(reading, cut(first.start(), end), SymbolKind.Event, first.start(), end));
    }
    return top;
  }

  private void open(Variation shape) {
    int end = Math.min(shape.end(), shape.start() + LONGEST);
    DocumentSymbol symbol =
        symbol(reading, cut(shape.start(), end), SymbolKind.Namespace, shape.start(), shape.end());
    symbol.setChildren(new ArrayList<>());
    int depth = shape.parent() == Outline.MAIN ? 1 : depths.get(shape.parent()) + 1;
    if (depth > DEEPEST) {
      // The parent's list stands for it.
      variations.add(variations.get(shape.parent()));
    } else {
      list(shape.parent()).add(symbol);
      variations.add(symbol);
    }
    depths.add(Math.min(depth, DEEPEST));
  }

  private List<DocumentSymbol> list(int variation) {
    return variation == Outline.MAIN ? top : variations.get(variation).getChildren();
  }

  private String cut(int start, int end) {
    String text = reading.text().substring(start, end).strip().replaceAll("\\s+", " ");
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }

  private static DocumentSymbol symbol(
      Reading reading, String name, SymbolKind kind, int start, int end) {
    var range = reading.lines().range(start, end);
    return new DocumentSymbol(name.isBlank() ? "–" : name, kind, range, range);
  }
}
