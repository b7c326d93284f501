package fivefold.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/** Offers {@link Fixes}: those of the findings in a part of a text, and all safe ones at once. */
final class CodeActions {
  /** Each costs some readings of the text, and nobody chooses from a longer list. */
  private static final int MOST_FINDINGS = 20;

  private CodeActions() {}

  /** The answers for the part of the text that the client asks about. */
  static List<Either<Command, CodeAction>> of(
      String uri, Reading reading, Fixes fixes, CodeActionParams params, BooleanSupplier stop) {
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    int from = reading.lines().offset(params.getRange().getStart());
    int to = reading.lines().offset(params.getRange().getEnd());
    List<String> only = params.getContext() == null ? null : params.getContext().getOnly();
    List<Diagnostic> known = Findings.of(reading);
    if (wants(only, CodeActionKind.QuickFix)) {
      List<fivefold.text.Diagnostic> findings = reading.findings();
      int tried = 0;
      for (int i = 0; i < findings.size() && !stop.getAsBoolean(); i++) {
        int[] stretch = reading.stretch(findings.get(i));
        if (stretch[0] <= to && from <= stretch[1] && tried++ < MOST_FINDINGS) {
          for (Fixes.Fix fix : fixes.of(findings.get(i))) {
            CodeAction action =
                action(uri, reading, fix.title(), CodeActionKind.QuickFix, List.of(fix.edit()));
            action.setDiagnostics(List.of(known.get(i)));
            action.setIsPreferred(fix.safe());
            actions.add(Either.forRight(action));
          }
        }
      }
    }
    if (wants(only, CodeActionKind.SourceFixAll)) {
      List<Edit> safe = fixes.allSafe();
      if (!safe.isEmpty()) {
        String title = "Correct all signs beside moves (" + safe.size() + ")";
        actions.add(
            Either.forRight(action(uri, reading, title, CodeActionKind.SourceFixAll, safe)));
      }
    }
    return actions;
  }

  private static boolean wants(@Nullable List<String> only, String kind) {
    return only == null
        || only.isEmpty()
        || only.stream().anyMatch(each -> kind.equals(each) || kind.startsWith(each + "."));
  }

  private static CodeAction action(
      String uri, Reading reading, String title, String kind, List<Edit> edits) {
    CodeAction action = new CodeAction(title);
    action.setKind(kind);
    action.setEdit(new WorkspaceEdit(Map.of(uri, TextService.edits(reading, edits))));
    return action;
  }
}
