package fivefold.cli;

import fivefold.Notations;
import fivefold.game.Game;
import fivefold.notation.Keepsakes;
import fivefold.notation.Loss;
import fivefold.notation.Notation;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostic;
import fivefold.text.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "convert",
    description = {
      "Write games in another notation. What it cannot carry is reported as W_LOSS;",
      "with --strict such a game is not converted."
    },
    footer = {
      "  fivefold convert --to alexbay game.5dpgn",
      "  fivefold convert --to branched --strict -o game.txt game.alexbay",
      "  fivefold convert --to all -o folder game.5dpgn",
      "  fivefold convert --to 5dpgn -o new old      # every file of the folder old",
      "  fivefold convert --to 5dpgn --resume -o new old    # after Ctrl-C, the files still missing"
    })
final class ConvertCommand extends CliCommand {
  private static final String ALL = "all";

  @Mixin private GameOptions games = new GameOptions();
  @Mixin private WritingOptions writing = new WritingOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();

  @Option(
      names = "--to",
      paramLabel = "ID",
      required = true,
      description = "The notation to write, or all; see 'fivefold notations'.")
  private String to = "";

  @Option(
      names = "--keep-in-comments",
      description = "Put what the notation lacks in comments, from where reading restores it.")
  private boolean keep;

  @Option(
      names = "--resume",
      description =
          "Leave out the files of a folder that an interrupted run has converted: those whose"
              + " output is there and not older.")
  private boolean resume;

  /** Whether the next game on a stream has one before it. */
  private boolean begun;

  @Override
  boolean writesFiles() {
    return to.equals(ALL) || games.inputs().hasFolder();
  }

  @Override
  Exit run(Context context) throws IOException {
    games.readLeniently();
    List<Notation> targets = targets();
    if (resume && !writesFiles()) {
      throw new UsageException("--resume is for folders, or --to all");
    }
    if (!writesFiles()) {
      return games.workOnEachGame(
          context,
          (read, game) -> {
            Written written = write(targets.get(0), game);
            return () -> {
              Exit exit = losses(context, read, targets.get(0), written);
              if (exit == Exit.DONE) {
                print(context, read, targets.get(0), written);
              }
              return exit;
            };
          });
    }
    String folder = common().output();
    if (folder == null) {
      throw new UsageException("several files are written: name their folder with -o");
    }
    Map<String, Path> names = games.inputs().expandFolders();
    List<String> ids = targets.stream().map(Notation::id).toList();
    try (ConvertedFiles files = new ConvertedFiles(Path.of(folder), names, ids)) {
      if (resume && leaveOutDone(context, files, names.keySet())) {
        return Exit.DONE;
      }
      Exit exit =
          games.workOnEachGame(
              context,
              (read, game) -> {
                List<Written> all = targets.stream().map(target -> write(target, game)).toList();
                return () -> {
                  Exit worst = Exit.DONE;
                  for (int i = 0; i < all.size(); i++) {
                    Exit lossless = losses(context, read, targets.get(i), all.get(i));
                    if (lossless == Exit.DONE) {
                      files.add(read.file(), ids.get(i), all.get(i).text());
                    }
                    worst = worst.worst(lossless);
                  }
                  return worst;
                };
              });
      files.finish();
      return exit;
    }
  }

  /** Leaves out the inputs that an earlier run has converted; true when none is left. */
  private boolean leaveOutDone(Context context, ConvertedFiles files, Set<String> names) {
    Set<String> done = new HashSet<>();
    for (String name : names) {
      if (!name.equals(InputOptions.STDIN) && files.areThere(name)) {
        done.add(name);
      }
    }
    games.inputs().leaveOut(done::contains);
    if (!done.isEmpty()) {
      context.note(done.size() + " of " + names.size() + " inputs were converted before");
    }
    return done.size() == names.size();
  }

  private List<Notation> targets() {
    if (to.equals(ALL)) {
      if (writing.hasForm()) {
        throw new UsageException("--form needs one notation");
      }
      return Notations.all().stream().filter(Notation::writes).toList();
    }
    return List.of(NotationsCommand.writable(to, ALL));
  }

  private Written write(Notation target, Game game) {
    WriteOptions options = writing.options(target).withBudget(budget.budget());
    if (!keep) {
      return target.write(game, options);
    }
    Keepsakes.Packed packed = Keepsakes.pack(game, target.carries());
    Written written = target.write(packed.game(), options);
    List<Loss> lost =
        written.losses().stream().filter(loss -> !packed.kept().contains(loss.feature())).toList();
    return new Written(written.text(), lost);
  }

  /** Says what is lost; with {@code --strict} that is a reason not to convert. */
  private Exit losses(Context context, GameOptions.Read read, Notation target, Written written) {
    for (Loss loss : written.losses()) {
      String message = target.id() + " loses " + loss.feature().label() + ": " + loss.count();
      Place place = Place.of(read.label());
      String detail = loss.detail().equals(loss.feature().label()) ? null : loss.detail();
      context.report(
          games.strict()
              ? Diagnostic.error("W_LOSS", place, message, detail)
              : Diagnostic.warning("W_LOSS", place, message, detail));
    }
    return games.strict() && !written.isLossless() ? Exit.NO : Exit.DONE;
  }

  private void print(Context context, GameOptions.Read read, Notation target, Written written) {
    if (context.json()) {
      context
          .out()
          .println(
              read.json("convert")
                  .with("to", target.id())
                  .with("text", written.text())
                  .with("losses", written.losses().stream().map(ConvertCommand::json).toList()));
      return;
    }
    if (begun) {
      context.out().println();
    }
    begun = true;
    context.out().print(context.shown(written.text()));
  }

  private static Map<String, Object> json(Loss loss) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("feature", loss.feature().label());
    fields.put("count", loss.count());
    fields.put("detail", loss.detail());
    return fields;
  }
}
