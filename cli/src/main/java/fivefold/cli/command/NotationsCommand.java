package fivefold.cli.command;

import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;

@Command(
    name = "notations",
    description = "List the notations: what can be read and written, and what each carries.",
    footer = {"  fivefold notations", "  fivefold notations --json"})
public final class NotationsCommand extends CliCommand {
  @Override
  public Exit run(Context context) {
    if (!context.json()) {
      line(context, "id", "reads", "writes", "description; what it carries");
    }
    for (Notation notation : Notations.all()) {
      if (context.json()) {
        context.out().println(json(notation));
      } else {
        line(
            context,
            notation.id(),
            notation.reads() ? "yes" : "-",
            notation.writes() ? "yes" : "-",
            description(notation));
      }
    }
    return Exit.DONE;
  }

  private static void line(
      Context context, String id, String reads, String writes, String description) {
    context.out().println(String.format("%-22s %-6s %-6s %s", id, reads, writes, description));
  }

  private static String description(Notation notation) {
    List<String> features = carries(notation);
    return features.isEmpty()
        ? notation.description()
        : notation.description() + "; " + String.join(", ", features);
  }

  private static List<String> carries(Notation notation) {
    List<String> labels = new ArrayList<>();
    for (Feature feature : Feature.values()) {
      if (notation.carries().contains(feature)) {
        labels.add(feature.label());
      }
    }
    return labels;
  }

  private static JsonLine json(Notation notation) {
    return JsonLine.of("notations", 1)
        .with("id", notation.id())
        .with("name", notation.name())
        .with("description", notation.description())
        .with("reads", notation.reads())
        .with("writes", notation.writes())
        .with("forms", notation.forms())
        .with("carries", carries(notation));
  }
}
