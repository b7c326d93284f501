package fivefold.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Questions that change nothing: boards, outline, folding, colours, hints. */
class LookingTest {
  private static final String MATE = "1. e4 / e5\n2. Qh5 / Nc6\n3. Bc4 / Nf6\n4. Qxf7#\n";
  private static final String TREE =
      "[Board \"Standard\"]\n[White \"Ann\"]\n\n1. e4 / e5\n(2w. d4\n  (2b. exd4)\n 2b. d6)\n2w. Nf3\n";

  private final Editor editor = new Editor();

  @AfterEach
  void close() {
    editor.close();
  }

  private Hover hover(String part, int plus) {
    return Editor.get(editor.texts().hover(new HoverParams(editor.id(), editor.at(part, plus))));
  }

  @Test
  void aHoverShowsBoardVerdictAndNumberOfActions() {
    editor.open("a.5dpgn", MATE);
    Hover hover = hover("e5", 1);
    String content = hover.getContents().getRight().getValue();
    assertThat(content)
        .contains("1b. e5")
        .contains("White to move: playing, 31 legal actions")
        .contains("♔")
        .contains("data:image/svg+xml;base64,");
    assertThat(hover.getRange()).isEqualTo(new Range(new Position(0, 8), new Position(0, 10)));
  }

  @Test
  void aHoverKnowsMate() {
    editor.open("a.5dpgn", MATE);
    assertThat(hover("Qxf7", 2).getContents().getRight().getValue()).contains("checkmate");
  }

  @Test
  void numbersAndHeadersHaveBoardsTooAndBlanksHaveNone() {
    editor.open("a.5dpgn", TREE);
    assertThat(hover("Standard", 2).getContents().getRight().getValue()).contains("Start");
    assertThat(hover("2w. d4", 0).getContents().getRight().getValue()).contains("1b. e5");
    assertThat(hover("\n\n1.", 1)).isNull();
  }

  @Test
  void otherNotationsHaveBoardsToo() {
    editor.open("game.txt", "w1T1. L0T1 e2 L0T1 e4.\nb1T1. L0T1 e7 L0T1 e5.\n");
    assertThat(hover("e7", 1).getContents().getRight().getValue()).contains("1b. e5");
  }

  private static String names(List<DocumentSymbol> symbols) {
    StringBuilder names = new StringBuilder();
    for (DocumentSymbol symbol : symbols) {
      List<DocumentSymbol> inside = symbol.getChildren();
      names.append('<').append(symbol.getName());
      names.append(inside == null ? "" : names(inside)).append('>');
    }
    return names.toString();
  }

  private List<DocumentSymbol> symbols() {
    return Editor.get(editor.texts().documentSymbol(new DocumentSymbolParams(editor.id()))).stream()
        .map(each -> each.getRight())
        .toList();
  }

  @Test
  void symbolsAreHeadersTurnsAndVariations() {
    editor.open("a.5dpgn", TREE);
    assertThat(names(symbols()))
        .isEqualTo(
            "<Board><White><1. e4 / e5><(2w. d4 (2b. exd4) 2b. d6)<2w. d4><(2b. exd4)<2b. exd4>>"
                + "<2b. d6>><2w. Nf3>");
  }

  @Test
  void severalGamesAreSymbolsOfTheirOwn() {
    editor.open("a.5dpgn", "[White \"Ann\"]\n[Black \"Bob\"]\n1. e4\n\n[Event \"x\"]\n1. d4\n");
    assertThat(symbols())
        .extracting(DocumentSymbol::getName)
        .containsExactly("1: Ann – Bob", "Game 2");
  }

  @Test
  void headersCommentsAndVariationsFold() {
    editor.open("a.5dpgn", TREE + "{a long\nstory}\n");
    List<FoldingRange> folds =
        Editor.get(editor.texts().foldingRange(new FoldingRangeRequestParams(editor.id())));
    assertThat(folds)
        .extracting(f -> f.getStartLine() + "-" + f.getEndLine() + " " + f.getKind())
        .containsExactlyInAnyOrder("0-1 region", "4-6 region", "8-9 comment");
  }

  @Test
  void aSelectionGrowsFromTheMoveToTheText() {
    editor.open("a.5dpgn", TREE);
    SelectionRange range =
        Editor.get(
                editor
                    .texts()
                    .selectionRange(
                        new SelectionRangeParams(editor.id(), List.of(editor.at("exd4", 1)))))
            .get(0);
    StringBuilder seen = new StringBuilder();
    Lines lines = new Lines(editor.text());
    for (SelectionRange each = range; each != null; each = each.getParent()) {
      String part =
          editor
              .text()
              .substring(
                  lines.offset(each.getRange().getStart()), lines.offset(each.getRange().getEnd()));
      seen.append(part.replace("\n", " ").strip(), 0, Math.min(9, part.strip().length()))
          .append('|');
    }
    assertThat(seen.toString())
        .startsWith("exd4|2b. exd4|(2b. exd4|(2w. d4 ")
        .endsWith("[Board \"S|");
  }

  @Test
  void theParentOfAVariationIsFound() {
    editor.open("a.5dpgn", TREE);
    assertThat(parent("exd4")).isEqualTo(new Range(new Position(4, 1), new Position(4, 7)));
    assertThat(parent("2b. d6")).isEqualTo(new Range(new Position(3, 6), new Position(3, 10)));
    assertThat(
            Editor.get(
                    editor
                        .texts()
                        .definition(new DefinitionParams(editor.id(), editor.at("Nf3", 1))))
                .getLeft())
        .isEmpty();
  }

  private Range parent(String part) {
    List<? extends Location> found =
        Editor.get(editor.texts().definition(new DefinitionParams(editor.id(), editor.at(part, 1))))
            .getLeft();
    return found.get(0).getRange();
  }

  private List<InlayHint> inlays() {
    Range all = new Range(new Position(0, 0), new Position(99, 0));
    return Editor.get(editor.texts().inlayHint(new InlayHintParams(editor.id(), all)));
  }

  @Test
  void checkAndMateAreShownWhereTheTextIsSilent() {
    editor.open("a.5dpgn", MATE.replace("#", "") + "\n");
    assertThat(inlays()).extracting(h -> h.getLabel().getLeft()).containsExactly("checkmate");
    assertThat(inlays().get(0).getPosition()).isEqualTo(new Position(3, 7));
    editor.edit(editor.text().indexOf("f7") + 2, editor.text().indexOf("f7") + 2, "#");
    assertThat(inlays()).isEmpty();
  }

  @Test
  void evaluationsAreShownWhenAskedFor() {
    try (Editor asking = new Editor("{\"inlayEvaluation\":true}")) {
      asking.open("a.5dpgn", "1. e4 / e5\n2. Qh5 / Nc6\n3. Bc4 / Nf6\n");
      Range all = new Range(new Position(0, 0), new Position(99, 0));
      List<InlayHint> hints =
          Editor.get(asking.texts().inlayHint(new InlayHintParams(asking.id(), all)));
      assertThat(hints).hasSize(6);
      assertThat(hints).allMatch(h -> h.getLabel().getLeft().matches("[+-][0-9.]+|#-?[0-9]+"));
      assertThat(hints.get(5).getLabel().getLeft()).isEqualTo("#1");
    }
  }

  @Test
  void everyWordHasAKind() {
    editor.open("a.5dpgn", "[White \"A\"]\n1. e4 {so\nso} / e5 2. Ke5 1-0\n");
    List<Integer> data =
        Editor.get(editor.texts().semanticTokensFull(new SemanticTokensParams(editor.id())))
            .getData();
    assertThat(data)
        .containsExactly(
            0, 1, 5, 0, 0, //
            0, 6, 3, 1, 0, //
            1, 0, 2, 3, 0, //
            0, 3, 2, 4, 0, //
            0, 3, 3, 2, 0, //
            1, 0, 3, 2, 0, //
            0, 4, 1, 3, 0, //
            0, 2, 2, 4, 0, //
            0, 3, 2, 3, 0, //
            0, 3, 3, 4, 1, //
            0, 4, 3, 5, 0);
    Range second = new Range(new Position(2, 4), new Position(2, 8));
    assertThat(
            Editor.get(
                    editor
                        .texts()
                        .semanticTokensRange(new SemanticTokensRangeParams(editor.id(), second)))
                .getData())
        .startsWith(2, 4, 1, 3, 0);
  }
}
