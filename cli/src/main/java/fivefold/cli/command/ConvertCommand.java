package fivefold.cli.command;

import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.FolderOutput;
import fivefold.cli.io.GameRun;
import fivefold.cli.io.Inputs;
import fivefold.cli.io.LossReport;
import fivefold.cli.io.Origin;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.BudgetOptions;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.Names;
import fivefold.cli.option.WritingOptions;
import fivefold.game.Game;
import fivefold.notation.CommentStore;
import fivefold.notation.Notation;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "convert",
    description = {
      "Write games in another notation.",
      "What it cannot carry is reported as W_LOSS; with --strict such a game is not converted."
    },
    footer = {
      "  fivefold convert --to alexbay game.5dpgn",
      "  fivefold convert --to branched --strict -o game.txt game.alexbay",
      "  fivefold convert --to alexbay,json -o folder/ game.5dpgn another.5dpgn",
      "  fivefold convert --to all -o folder game.5dpgn",
      "  fivefold convert --to 5dpgn -o new old      # every file in the folder old",
      "  fivefold convert --to 5dpgn --resume -o new old    # only the files still missing in new"
    })
public final class ConvertCommand extends CliCommand {
  private static final String ALL = "all";

  @Mixin private GameOptions games = new GameOptions();
  @Mixin private WritingOptions writing = new WritingOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();

  @Option(
      names = "--to",
      paramLabel = "ID",
      required = true,
      description = "The notation to write, several (a,b), or all; see 'fivefold notations'.")
  private String to = "";

  @Option(
      names = "--keep-in-comments",
      description = "Keep what the notation lacks in comments, from which reading restores it.")
  private boolean keep;

  @Option(
      names = "--resume",
      description =
          "Skip the files that an interrupted run has converted: those whose output exists and is"
              + " not older.")
  private boolean resume;

  /** With several notations, a folder to read or a folder to write to. */
  @Override
  public boolean writesFiles() {
    String output = common().output();
    return several()
        || games.inputs().haveFolder()
        || (output != null && FolderOutput.isFolder(output));
  }

  @Override
  public Exit run(Context context) throws IOException {
    List<Notation> targets = targets();
    if (writesFiles()) {
      return convertToFiles(context, targets);
    }
    if (resume) {
      throw new UsageException("--resume needs a folder to write to, named with -o");
    }
    Notation target = targets.get(0);
    return run(context, games.inputs())
        .work(
            (origin, game) -> {
              Written written = write(target, game);
              return () -> {
                Exit exit = report(context, origin, target, written);
                if (exit == Exit.DONE) {
                  print(context, origin, target, written);
                }
                return exit;
              };
            });
  }

  private GameRun run(Context context, Inputs inputs) {
    return games.run(context, inputs, games.lenientOptions());
  }

  private Exit convertToFiles(Context context, List<Notation> targets) throws IOException {
    String folder = common().output();
    if (folder == null) {
      throw new UsageException("this writes several files: name a folder for them with -o");
    }
    Inputs inputs = games.inputs().distinct();
    List<String> ids = targets.stream().map(Notation::id).toList();
    try (FolderOutput files = new FolderOutput(Path.of(folder), inputs.paths(), ids)) {
      if (resume) {
        Set<String> done =
            inputs.paths().keySet().stream().filter(files::areThere).collect(Collectors.toSet());
        if (!done.isEmpty()) {
          context.note(
              done.size() + " of " + inputs.count() + " inputs have already been converted");
        }
        inputs = inputs.without(done::contains);
      }
      Exit exit =
          run(context, inputs)
              .work(
                  (origin, game) -> {
                    List<Written> all =
                        targets.stream().map(target -> write(target, game)).toList();
                    return () -> {
                      Exit worst = Exit.DONE;
                      for (int i = 0; i < all.size(); i++) {
                        Exit lossless = report(context, origin, targets.get(i), all.get(i));
                        if (lossless == Exit.DONE) {
                          files.add(origin.file(), ids.get(i), all.get(i).text());
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

  private List<Notation> targets() {
    if (writing.hasForm() && several()) {
      throw new UsageException("--form needs a single notation");
    }
    return to.equals(ALL)
        ? Notations.all().stream().filter(Notation::writes).toList()
        : Stream.of(to.split(",", -1)).map(id -> Names.writable(id, ALL)).distinct().toList();
  }

  private boolean several() {
    return to.equals(ALL) || to.contains(",");
  }

  private Written write(Notation target, Game game) {
    WriteOptions options = writing.options(target).withBudget(budget.budget());
    if (games.strict() && options.comments() == WriteOptions.Comments.DEFAULT) {
      // Where the notation would rather move them, their places would be lost.
      options = options.withComments(WriteOptions.Comments.IN_PLACE);
    }
    return keep ? CommentStore.write(target, game, options) : target.write(game, options);
  }

  /** Says what is lost; with {@code --strict} that is a reason not to convert. */
  private Exit report(Context context, Origin origin, Notation target, Written written) {
    LossReport.print(context, origin, target, written);
    if (!games.strict() || written.isLossless()) {
      return Exit.DONE;
    }
    context.error(origin.label() + ": not converted to " + target.id() + ": it would lose data");
    return Exit.NO;
  }

  private static void print(Context context, Origin origin, Notation target, Written written) {
    if (context.json()) {
      context
          .out()
          .println(
              origin
                  .json("convert")
                  .with("to", target.id())
                  .with("text", written.text())
                  .with("losses", LossReport.json(written)));
    } else {
      context.printText(written.text());
    }
  }
}
