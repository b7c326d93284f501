package fivefold.lsp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;

/** Tells an editor what was found in a text. */
final class Findings {
  static final String SOURCE = "fivefold";

  private Findings() {}

  static List<Diagnostic> of(Reading reading) {
    List<Diagnostic> all = new ArrayList<>();
    if (reading.text().isBlank()) {
      // There is no game in it, but nobody expects one yet.
      return all;
    }
    for (fivefold.text.Diagnostic finding : reading.findings()) {
      all.add(of(reading, finding));
    }
    return all;
  }

  private static Diagnostic of(Reading reading, fivefold.text.Diagnostic finding) {
    int[] stretch = reading.stretch(finding);
    Range range = reading.lines().range(stretch[0], stretch[1]);
    String hint = finding.hint();
    Diagnostic diagnostic =
        new Diagnostic(
            range,
            finding.message() + (hint == null ? "" : "\nhint: " + hint),
            finding.isError() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
            SOURCE);
    diagnostic.setCode(finding.code().name());
    return diagnostic;
  }
}
