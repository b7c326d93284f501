package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.option.Names;
import fivefold.fen.SetupHeaders;
import fivefold.model.PieceType;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "variants",
    description = "List the named start positions, or print the boards of one.",
    footer = {
      "  fivefold variants",
      "  fivefold variants half reflected",
      "  fivefold variants \"Standard - Turn Zero\" > game.5dpgn"
    })
public final class VariantsCommand extends CliCommand {
  @Parameters(
      paramLabel = "NAME",
      arity = "0..*",
      description = "The variant; upper and lower case, dashes and underscores don't matter.")
  private List<String> words = new ArrayList<>();

  @Override
  public Exit run(Context context) {
    if (words.isEmpty()) {
      list(context);
    } else {
      show(context, Names.variant(String.join(" ", words)));
    }
    return Exit.DONE;
  }

  private static void list(Context context) {
    for (Variant variant : Variants.all()) {
      if (context.json()) {
        context.out().println(json(variant));
        continue;
      }
      String line =
          String.format(
              "%-9s  %-5s  %-4s  %s",
              variant.group().label(), variant.size(), parity(variant), variant.name());
      context.out().println(variant.isPlayable() ? line : line + "  (not playable)");
    }
  }

  /** Headers and blocks as they can stand in a game; what else there is to say goes to stderr. */
  private static void show(Context context, Variant variant) {
    if (context.json()) {
      context.out().println(json(variant).with("boards", variant.blocks()));
      return;
    }
    context.out().println("[Board \"custom\"]");
    context.out().println("[VariantName \"" + variant.name() + "\"]");
    context.out().println("[Size \"" + variant.size() + "\"]");
    context.out().println("[Promotions \"" + SetupHeaders.write(variant.promotions()) + "\"]");
    variant.blocks().forEach(context.out()::println);
    variant.author().ifPresent(author -> context.note(variant.name() + " is by " + author));
    variant.note().ifPresent(context::note);
    variant
        .unplayableReason()
        .ifPresent(reason -> context.warn(variant.name() + " can't be played: " + reason));
  }

  private static JsonLine json(Variant variant) {
    return JsonLine.of("variants", 1)
        .with("name", variant.name())
        .with("aliases", variant.aliases())
        .with("group", variant.group().label())
        .with("size", variant.size().toString())
        .with("timelines", parity(variant))
        .with("promotions", letters(variant.promotions()))
        .with("author", variant.author().orElse(null))
        .with("note", variant.note().orElse(null))
        .with("playable", variant.isPlayable())
        .with("unplayable", variant.unplayableReason().orElse(null));
  }

  private static List<String> letters(List<PieceType> types) {
    return types.stream().map(type -> String.valueOf(type.letter())).toList();
  }

  private static String parity(Variant variant) {
    return variant.parity().name().toLowerCase(Locale.ROOT);
  }
}
