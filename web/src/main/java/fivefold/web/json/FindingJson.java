package fivefold.web.json;

import fivefold.text.Diagnostic;
import fivefold.text.Place;
import fivefold.text.VisibleText;
import java.util.List;

/** What readers find, with its place, reason and hint. */
public final class FindingJson {
  private FindingJson() {}

  /** Writes the findings as an array named "findings". */
  public static void write(Json json, List<Diagnostic> findings) {
    json.name("findings").array();
    findings.forEach(finding -> write(json, finding));
    json.endArray();
  }

  private static void write(Json json, Diagnostic diagnostic) {
    Place place = diagnostic.place();
    json.object();
    json.field("severity", diagnostic.severity().label()).field("code", diagnostic.code().name());
    json.field("message", diagnostic.message());
    if (diagnostic.hint() != null) {
      json.field("hint", diagnostic.hint());
    }
    json.field("line", place.line()).field("column", place.column());
    json.field("length", place.length());
    json.field("excerpt", VisibleText.of(place.excerpt().replace('\t', ' ')));
    json.field("caret", place.column() - place.excerptColumn());
    json.endObject();
  }
}
