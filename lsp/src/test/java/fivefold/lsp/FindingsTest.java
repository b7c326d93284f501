package fivefold.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is wrong is told after each edit, where it is. */
class FindingsTest {
  private final Editor editor = new Editor();

  @AfterEach
  void close() {
    editor.close();
  }

  @Test
  void aGameWithoutAFlawHasNoFindings() {
    assertThat(editor.open("a.5dpgn", "1. e4 / e5\n2. Nf3 / Nc6\n")).isEmpty();
  }

  @Test
  void anEmptyTextIsNoMistake() {
    assertThat(editor.open("a.5dpgn", "")).isEmpty();
    assertThat(editor.edit(0, 0, "1. ")).allMatch(d -> !d.getMessage().getLeft().isEmpty());
    assertThat(editor.edit(3, 3, "e4")).isEmpty();
  }

  @Test
  void aWrongMoveIsToldWhereItStandsAndGoesAway() {
    List<Diagnostic> found = editor.open("a.5dpgn", "1. e4 / e5\n2. Nf6 / Nc6\n");
    assertThat(found).hasSize(1);
    Diagnostic finding = found.get(0);
    assertThat(finding.getSeverity()).isEqualTo(DiagnosticSeverity.Error);
    assertThat(finding.getCode().getLeft()).isEqualTo("E_NO_MATCH");
    assertThat(finding.getSource()).isEqualTo("fivefold");
    assertThat(finding.getRange()).isEqualTo(new Range(new Position(1, 3), new Position(1, 6)));
    assertThat(editor.edit(16, 17, "3")).isEmpty();
  }

  @Test
  void signsAreComparedAndHintsAreTold() {
    List<Diagnostic> found = editor.open("a.5dpgn", "1. e4+ / e5\n");
    assertThat(found).hasSize(1);
    assertThat(found.get(0).getSeverity()).isEqualTo(DiagnosticSeverity.Warning);
    assertThat(found.get(0).getMessage().getLeft()).isEqualTo("this is no check\nhint: remove +");
  }

  @Test
  void columnsCountUtf16Units() {
    List<Diagnostic> found = editor.open("a.5dpgn", "1. e4 {\ud83d\ude00 h\u00e9} / e9\n");
    assertThat(found).isNotEmpty();
    assertThat(found.get(0).getRange().getStart()).isEqualTo(new Position(0, 16));
  }

  @Test
  void linesMayEndInAnyWay() {
    List<Diagnostic> found = editor.open("a.5dpgn", "1. e4 / e5\r\n2. Nf3\r/ Nz6\n");
    assertThat(found).isNotEmpty();
    assertThat(found.get(0).getRange().getStart()).isEqualTo(new Position(2, 2));
  }

  @Test
  void anyNotationIsRead() {
    assertThat(editor.open("game.txt", "w1T1. L0T1 e2 L0T1 e4.\nb1T1. L0T1 e7 L0T1 e9.\n"))
        .isNotEmpty();
    assertThat(editor.open("notes.txt", "Dear diary, nothing of 5D chess here."))
        .extracting(d -> d.getCode().getLeft())
        .containsExactly("E_NO_GAME");
  }

  @Test
  void findingsOfAllGamesAreTold() {
    List<Diagnostic> found =
        editor.open("a.5dpgn", "[White \"A\"]\n1. e4 / e9\n\n[White \"B\"]\n1. d4 / d9\n");
    assertThat(found).extracting(d -> d.getRange().getStart().getLine()).containsExactly(1, 4);
  }

  @Test
  void settingsDecideHowStrictlyATextIsRead() {
    assertThat(editor.open("a.5dpgn", "1. e4 / e5\n2. nf3\n"))
        .extracting(Diagnostic::getSeverity)
        .containsExactly(DiagnosticSeverity.Warning);
    editor.server.didChangeConfiguration(
        new DidChangeConfigurationParams(
            com.google.gson.JsonParser.parseString("{\"fivefold\":{\"strict\":true}}")));
    assertThat(editor.findings())
        .extracting(Diagnostic::getSeverity)
        .contains(DiagnosticSeverity.Error);
  }

  @Test
  void aClosedTextHasNoFindings() {
    assertThat(editor.open("a.5dpgn", "1. e9\n")).isNotEmpty();
    editor.texts().didClose(new DidCloseTextDocumentParams(editor.id()));
    assertThat(editor.findings()).isEmpty();
  }

  @Test
  void manyEditsAtOnceEndWithTheFindingsOfTheLast() {
    editor.open("a.5dpgn", "1. e4 / e5\n2. \n");
    for (char c : "Nf6".toCharArray()) {
      editor.type(editor.text().length() - 1, editor.text().length() - 1, String.valueOf(c));
    }
    assertThat(editor.findings()).hasSize(1);
    assertThat(editor.text()).isEqualTo("1. e4 / e5\n2. Nf6\n");
  }
}
