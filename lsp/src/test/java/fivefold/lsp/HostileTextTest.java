package fivefold.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Notations;
import fivefold.rules.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Test;

/** No text and no place in it may make a question fail. */
class HostileTextTest {
  private static final long SEED = 4_711;

  private static List<String> texts() {
    Dice dice = new Dice(SEED);
    StringBuilder noise = new StringBuilder();
    for (int i = 0; i < 3_000; i++) {
      noise.append((char) dice.roll(i % 3 == 0 ? 0x10000 : 128));
    }
    return List.of(
        "",
        "\n\n\n",
        "\u0000\u0000",
        "\ud83d",
        "[",
        "[\"",
        "[Board \"custom\"]\n[3k1/3b1/2NP1/Kpp1/1R3:0:1:w]\n1. e4\n",
        "(".repeat(50_000),
        "1. e4 " + "(1b. e5 ".repeat(3_000),
        "1. e4 / e5 {" + "x".repeat(300_000),
        "{" + "{}".repeat(20_000),
        "1. ".repeat(20_000),
        "1. e4 / e5 2. " + "Nf3+#*~!?".repeat(5_000),
        "1." + " (0T1)e4>>(0T1)e4".repeat(2_000),
        "{\"fivefold\":[[[[[[",
        "[[]]][][][:0:1:w][" + "\"".repeat(2_000),
        "1. e4 / e5\n2. Ke2 / Ke7\n3. (9T9)Ke3 / \ud83d\ude00\n",
        noise.toString(),
        Notations.JSON.write(LongGame.of(SEED, 10, 2)),
        Notations.AXEL.write(LongGame.of(SEED, 10, 2)),
        Notations.UCI.write(LongGame.of(SEED, 10, 2)));
  }

  private static List<CompletableFuture<?>> everything(Editor editor, Position at) {
    TextDocumentService texts = editor.texts();
    Range around = new Range(at, new Position(at.getLine() + 3, 7));
    FormattingOptions options = new FormattingOptions(2, true);
    List<CompletableFuture<?>> all = new ArrayList<>();
    all.add(texts.hover(new HoverParams(editor.id(), at)));
    all.add(texts.completion(new CompletionParams(editor.id(), at)));
    all.add(texts.documentSymbol(new DocumentSymbolParams(editor.id())));
    all.add(texts.formatting(new DocumentFormattingParams(editor.id(), options)));
    all.add(texts.rangeFormatting(new DocumentRangeFormattingParams(editor.id(), options, around)));
    all.add(
        texts.codeAction(
            new CodeActionParams(editor.id(), around, new CodeActionContext(List.of()))));
    all.add(texts.foldingRange(new FoldingRangeRequestParams(editor.id())));
    all.add(texts.selectionRange(new SelectionRangeParams(editor.id(), List.of(at))));
    all.add(texts.definition(new DefinitionParams(editor.id(), at)));
    all.add(texts.inlayHint(new InlayHintParams(editor.id(), around)));
    all.add(texts.semanticTokensFull(new SemanticTokensParams(editor.id())));
    all.add(texts.prepareRename(new PrepareRenameParams(editor.id(), at)));
    return all;
  }

  @Test
  void everyQuestionAboutEveryTextIsAnswered() {
    Dice dice = new Dice(SEED);
    try (Editor editor = new Editor()) {
      int number = 0;
      for (String text : texts()) {
        assertThat(editor.open("text" + number++ + ".5dpgn", text)).isNotNull();
        Lines lines = new Lines(text);
        List<Position> places =
            List.of(
                new Position(0, 0),
                new Position(-1, -7),
                new Position(99_999, 99_999),
                lines.position(dice.roll(text.length() + 1)));
        for (Position place : places) {
          for (CompletableFuture<?> answer : everything(editor, place)) {
            // Whatever fails shows here.
            Editor.get(answer);
          }
        }
      }
      assertThat(editor.messages()).isEmpty();
      assertThat(number).isEqualTo(texts().size());
    }
  }

  @Test
  void questionsAboutUnknownTextsHaveEmptyAnswers() {
    try (Editor editor = new Editor()) {
      for (CompletableFuture<?> answer : everything(editor, new Position(0, 0))) {
        assertThat(answer).isCompleted();
      }
    }
  }

  /** A question that nobody waits for any more stops, and the next is answered. */
  @Test
  void questionsCanBeCancelled() throws Exception {
    try (Editor editor = new Editor("{\"inlayEvaluation\":true}")) {
      editor.open("a.5dpgn", Notations.PGN.write(LongGame.of(SEED, 300, 6)));
      Range all = new Range(new Position(0, 0), new Position(9_999, 0));
      CompletableFuture<?> slow = editor.texts().inlayHint(new InlayHintParams(editor.id(), all));
      slow.cancel(true);
      try {
        slow.get(20, TimeUnit.SECONDS);
      } catch (CancellationException | ExecutionException expected) {
        assertThat(slow).isDone();
      }
      assertThat(Editor.get(editor.texts().documentSymbol(new DocumentSymbolParams(editor.id()))))
          .isNotEmpty();
    }
  }

  @Test
  void anEditBeforeTheTextIsReadRefusesOldQuestions() {
    try (Editor editor = new Editor()) {
      editor.open("a.5dpgn", "1. e4 / e5\n");
      for (int i = 0; i < 50; i++) {
        editor.type(0, 0, " ");
        CompletableFuture<?> hover =
            editor.texts().hover(new HoverParams(editor.id(), editor.at("e4", 1)));
        hover.exceptionally(
            refused -> {
              assertThat(refused).hasMessageContaining("changed");
              return null;
            });
      }
      assertThat(editor.findings()).isEmpty();
      assertThat(Editor.get(editor.texts().hover(new HoverParams(editor.id(), editor.at("e4", 1)))))
          .isNotNull();
    }
  }
}
