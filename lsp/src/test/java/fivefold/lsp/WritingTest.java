package fivefold.lsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.Games;
import fivefold.Notations;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Questions whose answers change the text: completion, formatting, fixes, renaming, commands. */
class WritingTest {
  private static final Range ALL = new Range(new Position(0, 0), new Position(999, 0));

  private final Editor editor = new Editor();

  @AfterEach
  void close() {
    editor.close();
  }

  // Completion

  private List<CompletionItem> complete(String text) {
    int cursor = text.indexOf('|');
    editor.open("a.5dpgn", text.replace("|", ""));
    Position position = new Lines(editor.text()).position(cursor);
    CompletionList list = new CompletionList(true, List.of());
    // On a busy machine there may not be time for all moves at once.
    for (int i = 0; i < 20 && list.isIncomplete(); i++) {
      list =
          Editor.get(editor.texts().completion(new CompletionParams(editor.id(), position)))
              .getRight();
    }
    return list.getItems();
  }

  private List<String> labels(String text) {
    return complete(text).stream().map(CompletionItem::getLabel).toList();
  }

  private String completed(String text, String label) {
    CompletionItem item =
        complete(text).stream().filter(i -> i.getLabel().equals(label)).findAny().orElseThrow();
    return editor.with(List.of(item.getTextEdit().getLeft()));
  }

  @Test
  void allFirstMovesAndNoOthers() {
    assertThat(labels("1. |")).hasSize(20).contains("e4", "Nf3").doesNotContain("e5");
  }

  @Test
  void whatIsTypedNarrowsTheChoice() {
    assertThat(labels("1. e4 / e5\n2. N|"))
        .containsExactlyInAnyOrder(
            "Nf3",
            "Nh3",
            "Na3",
            "Nc3",
            "Ne2",
            "(0T2)Nb1>>(0T1)b3~ (>L1)",
            "(0T2)Ng1>>(0T1)g3~ (>L1)");
    assertThat(completed("1. e4 / e5\n2. N|", "Nf3")).isEqualTo("1. e4 / e5\n2. Nf3");
  }

  @Test
  void movesThatLeaveTheKingInCheckAreNotOffered() {
    assertThat(labels("1. e4 / f6\n2. d4 / g5\n3. Qh5+ / |")).isEmpty();
    assertThat(labels("1. e4 / f6\n2. Qh5+ / |")).containsExactly("g6");
  }

  @Test
  void signsAreComputed() {
    assertThat(labels("1. e4 / e5\n2. Qh5 / Nc6\n3. Bc4 / Nf6\n4. |"))
        .contains("Qxf7#", "Bxf7+", "Qxe5+");
  }

  @Test
  void theOpponentsMovesComeWithTheirSign() {
    assertThat(completed("1. e4 |", "e5")).isEqualTo("1. e4 / e5");
    assertThat(completed("1. e4 / e5\n|", "Nf3")).isEqualTo("1. e4 / e5\n2. Nf3");
    assertThat(completed("[Board \"Standard\"]\n\n|", "e4")).endsWith("\n\n1. e4");
  }

  @Test
  void aTurnOnSeveralBoardsIsCompletedMoveByMove() {
    String two = "1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5~ (>L1) / (1T1)e5\n3. |";
    List<String> first = labels(two);
    assertThat(first).isNotEmpty().allMatch(label -> label.startsWith("(1T2)"));
  }

  @Test
  void movesAreCompletedInVariationsAndBehindThem() {
    assertThat(labels("1w. e4 1b. e5 (2w. d4 2b. e|) 2w. Nf3")).containsExactly("exd4");
    assertThat(labels("1w. e4 1b. e5 (2w. d4 2b. exd4) 2w. N|")).contains("Nf3", "Ne2");
    assertThat(completed("1w. e4 1b. e5 (|)", "Nf3")).isEqualTo("1w. e4 1b. e5 (2w. Nf3)");
  }

  @Test
  void headersAndVariantsAreCompleted() {
    assertThat(labels("[|\n\n1. e4\n")).contains("White", "Board");
    assertThat(completed("[Board \"Very|\"]\n\n1. Nxc3\n", "Very Small"))
        .startsWith("[Board \"Very Small\"]");
  }

  @Test
  void nothingIsOfferedBehindAMistakeOrInAComment() {
    assertThat(labels("1. e4 / e9\n2. |")).isEmpty();
    assertThat(labels("1. e4 {N|} / e5")).isEmpty();
  }

  // Formatting

  private String formatted(Range range) {
    FormattingOptions options = new FormattingOptions(2, true);
    return editor.with(
        range == null
            ? Editor.get(
                editor.texts().formatting(new DocumentFormattingParams(editor.id(), options)))
            : Editor.get(
                editor
                    .texts()
                    .rangeFormatting(
                        new DocumentRangeFormattingParams(editor.id(), options, range))));
  }

  @Test
  void formattingIsAnnotating() {
    String loose = "[Board \"Standard\"]\n1.e4 e5 2. Qh5  Nc6\n\n\n3. Bc4 {bold} / Nf6 4. Qf7 1-0";
    editor.open("a.5dpgn", loose);
    String wanted = Notations.PGN.write(Games.read(loose).orThrow());
    assertThat(formatted(null)).isEqualTo(wanted).contains("4. Qxf7# 1-0");
    editor.open("a.5dpgn", wanted);
    assertThat(formatted(null)).isEqualTo(wanted);
  }

  @Test
  void aRangeIsFormattedAlone() {
    editor.open(
        "a.5dpgn", "[Mode \"5D\"]\n[Board \"Standard\"]\n\n1.e4   /   e5\n2.Qh5   /   Nc6\n");
    assertThat(formatted(new Range(new Position(4, 3), new Position(4, 9))))
        .isEqualTo("[Mode \"5D\"]\n[Board \"Standard\"]\n\n1.e4   /   e5\n2. Qh5 / Nc6\n");
  }

  @Test
  void aGameWithAnErrorIsLeftAlone() {
    String broken = "1.e4   e5 2. Ke7";
    editor.open("a.5dpgn", broken);
    assertThat(formatted(null)).isEqualTo(broken);
  }

  @Test
  void treesAreFormattedToo() {
    String tree = "1w. e4 1b. e5 {hm} (2w. d4   2b. exd4) 2w. Nf3\n";
    editor.open("a.5dpgn", tree);
    String once = formatted(null);
    assertThat(Games.read(once).orThrow()).isEqualTo(Games.read(tree).orThrow());
    assertThat(once).contains("exd4").contains("{hm}");
  }

  // Fixes

  private List<CodeAction> actions(Range range, String... only) {
    CodeActionContext context = new CodeActionContext(List.of());
    if (only.length > 0) {
      context.setOnly(List.of(only));
    }
    return Editor.get(editor.texts().codeAction(new CodeActionParams(editor.id(), range, context)))
        .stream()
        .map(each -> each.getRight())
        .toList();
  }

  private String fixed(String text, String title) {
    editor.open("a.5dpgn", text);
    CodeAction action =
        actions(ALL, CodeActionKind.QuickFix).stream()
            .filter(each -> each.getTitle().equals(title))
            .findFirst()
            .orElseThrow();
    return editor.with(action.getEdit().getChanges().get(editor.uri()));
  }

  @Test
  void hintsAreCarriedOut() {
    assertThat(fixed("1. e4+ / e5\n", "Remove +")).isEqualTo("1. e4 / e5\n");
    assertThat(fixed("1. e4 / e5\n2. nf3\n", "Write N")).isEqualTo("1. e4 / e5\n2. Nf3\n");
    assertThat(fixed("1. xe4!? / e5\n", "Remove x")).isEqualTo("1. e4!? / e5\n");
    assertThat(fixed("1. e4 / e5\n2. Qh5 / Nc6\n3. Bc4 / Nf6\n4. Qxf7+!\n", "Write #"))
        .endsWith("4. Qxf7#!\n");
    assertThat(fixed("1. e4 {no end\n1b. e5\n", "Add }")).isEqualTo("1. e4 {no end}\n1b. e5\n");
    assertThat(fixed("1. e4 / e5\n2. Nf6 / Nc6\n", "Write Nf3"))
        .isEqualTo("1. e4 / e5\n2. Nf3 / Nc6\n");
    assertThat(fixed("[Board \"Standrad\"]\n\n1. e4\n", "Write Standard"))
        .isEqualTo("[Board \"Standard\"]\n\n1. e4\n");
  }

  @Test
  void allSafeFixesComeAtOnce() {
    editor.open("a.5dpgn", "1. e4+ / e5\n2. Qh5# / Nxc6\n3. Bc4 / Nf6\n4. Qxf7+\n");
    List<CodeAction> all = actions(ALL, CodeActionKind.SourceFixAll);
    assertThat(all).hasSize(1);
    assertThat(editor.with(all.get(0).getEdit().getChanges().get(editor.uri())))
        .isEqualTo("1. e4 / e5\n2. Qh5 / Nc6\n3. Bc4 / Nf6\n4. Qxf7#\n");
  }

  @Test
  void onlyWhatIsInTheRangeIsFixed() {
    editor.open("a.5dpgn", "1. e4+ / e5\n2. Nf3+ / Nc6\n");
    Range second = new Range(new Position(1, 0), new Position(1, 9));
    assertThat(actions(second, CodeActionKind.QuickFix))
        .singleElement()
        .satisfies(action -> assertThat(action.getIsPreferred()).isTrue());
    editor.open("b.5dpgn", "1. e4 / e5\n");
    assertThat(actions(ALL)).isEmpty();
  }

  // Renaming

  @Test
  void aPlayerIsRenamedEverywhere() {
    editor.open(
        "a.5dpgn",
        "[White \"Ann\"]\n[Black \"Bob\"]\n1. e4\n\n[White \"Bob\"]\n[Black \"Ann\"]\n1. d4\n");
    Position ann = editor.at("Ann", 1);
    assertThat(
            Editor.get(editor.texts().prepareRename(new PrepareRenameParams(editor.id(), ann)))
                .getSecond()
                .getPlaceholder())
        .isEqualTo("Ann");
    WorkspaceEdit edit =
        Editor.get(editor.texts().rename(new RenameParams(editor.id(), ann, "Anna B.")));
    assertThat(editor.with(edit.getChanges().get(editor.uri())))
        .contains("[White \"Anna B.\"]", "[Black \"Anna B.\"]", "[White \"Bob\"]");
  }

  @Test
  void aHeaderIsRenamedUnlessItMeansSomething() {
    editor.open("a.5dpgn", "[Board \"Standard\"]\n[Annotater \"Ann\"]\n1. e4\n");
    WorkspaceEdit edit =
        Editor.get(
            editor
                .texts()
                .rename(new RenameParams(editor.id(), editor.at("Annotater", 1), "Annotator")));
    assertThat(editor.with(edit.getChanges().get(editor.uri()))).contains("[Annotator \"Ann\"]");
    assertThat(
            Editor.get(
                editor
                    .texts()
                    .prepareRename(new PrepareRenameParams(editor.id(), editor.at("Board", 1)))))
        .isNull();
    for (String wrong : List.of("Board", "two words", "", "a\"b")) {
      assertThatThrownBy(
              () ->
                  editor
                      .texts()
                      .rename(new RenameParams(editor.id(), editor.at("Annotater", 1), wrong))
                      .get())
          .hasMessageContaining("");
    }
  }

  // Commands

  @SuppressWarnings("unchecked")
  private Map<String, Object> run(String command, String argument) {
    return (Map<String, Object>)
        Editor.get(
            editor.server.executeCommand(
                new ExecuteCommandParams(command, List.of(editor.argument(argument)))));
  }

  @Test
  void commandsConvertShowAndAnalyse() {
    editor.open("a.5dpgn", "1. e4 / e5\n2. Qh5 / Nc6\n3. Bc4 / Nf6\n");
    assertThat(run(Commands.CONVERT, "{\"to\":\"axel-ran\"}").get("text").toString())
        .startsWith("w1T1. L0T1 Pe2 L0T1 e4.");
    assertThat(run(Commands.LINE, "{\"position\":{\"line\":0,\"character\":4}}"))
        .containsEntry("title", "1w. e4");
    assertThat(run(Commands.PICTURE, "{}").get("svg").toString()).startsWith("<svg");
    assertThat(run(Commands.ANALYSE, "{}").get("lines").toString()).contains("score=#1");
    assertThatThrownBy(
            () ->
                editor
                    .server
                    .executeCommand(
                        new ExecuteCommandParams(
                            Commands.CONVERT, List.of(editor.argument("{\"to\":\"klingon\"}"))))
                    .get())
        .hasMessageContaining("klingon");
  }
}
