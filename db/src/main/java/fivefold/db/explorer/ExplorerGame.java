package fivefold.db.explorer;

import fivefold.text.JsonText;
import java.nio.charset.StandardCharsets;

/**
 * A game that is an example.
 *
 * @param date as its header writes it, or empty
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or empty
 * @param actions how many actions its main line has
 * @param timelines how many timelines it ends with
 * @param text the game in a notation that Fivefold reads
 */
public record ExplorerGame(
    String white,
    String black,
    String event,
    String round,
    String date,
    String result,
    String variant,
    int actions,
    int timelines,
    String text) {

  /** As it stands in a file of games: one JSON object with the fields in this order. */
  public byte[] bytes() {
    return json().getBytes(StandardCharsets.UTF_8);
  }

  private String json() {
    StringBuilder out = new StringBuilder(text.length() + 200).append('{');
    field(out, "white", white);
    field(out, "black", black);
    field(out, "event", event);
    field(out, "round", round);
    field(out, "date", date);
    field(out, "result", result);
    field(out, "variant", variant);
    out.append("\"actions\":").append(actions);
    out.append(",\"timelines\":").append(timelines).append(',');
    field(out, "text", text);
    out.setCharAt(out.length() - 1, '}');
    return out.toString();
  }

  private static void field(StringBuilder out, String name, String value) {
    out.append('"').append(name).append("\":");
    JsonText.appendQuoted(out, value);
    out.append(',');
  }
}
