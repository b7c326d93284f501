package fivefold.cli.io;

import fivefold.notation.Loss;
import fivefold.notation.Notation;
import fivefold.notation.Written;
import fivefold.text.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Says what of a game a notation could not carry. */
public final class LossReport {
  private LossReport() {}

  /** Warns of each loss on standard error. */
  public static void print(Context context, Origin origin, Notation target, Written written) {
    for (Loss loss : written.losses()) {
      context.report(loss.diagnostic(target, Place.of(origin.label())));
    }
  }

  /** The losses as {@code --json} shows them. */
  public static List<Map<String, Object>> json(Written written) {
    return written.losses().stream().map(LossReport::json).toList();
  }

  private static Map<String, Object> json(Loss loss) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("feature", loss.feature().label());
    fields.put("count", loss.count());
    fields.put("detail", loss.detail());
    return fields;
  }
}
