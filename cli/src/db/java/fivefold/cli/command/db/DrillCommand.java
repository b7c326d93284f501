package fivefold.cli.command.db;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Inputs;
import fivefold.cli.io.Plural;
import fivefold.cli.io.Terminal;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.ReadingOptions;
import fivefold.db.Database;
import fivefold.db.Drill;
import fivefold.game.Game;
import fivefold.model.Color;
import fivefold.render.TextRenderer;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import fivefold.variants.Variants;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "drill",
    description = {
      "Practise a repertoire: see a position, type the answer in any notation.",
      "From studies, every answer of your side is a card; without a FILE, the most played actions of"
          + " the database are. What you knew is asked again after 1, 3, 7, 15 … days, the rest at"
          + " the end, until you know it. An empty line shows the answer, 'quit' ends."
    },
    footer = {
      "  fivefold db drill games.db repertoire.5dpgn",
      "  fivefold db drill games.db --side black --min 5"
    })
public final class DrillCommand extends DatabaseCommand {
  private static final int LONGEST = 40;

  @Parameters(
      index = "1..*",
      paramLabel = "FILE",
      description = "Studies; without any, the opening tree of the database.")
  private List<String> files = new ArrayList<>();

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Option(names = "--side", paramLabel = "SIDE", description = "white (default) or black.")
  private String side = "white";

  @Option(names = "--count", paramLabel = "N", description = "Ask at most N cards (default: 20).")
  private int count = 20;

  @Option(
      names = "--min",
      paramLabel = "N",
      description = "From the tree: actions that at least N games played (default: 2).")
  private int fewest = 2;

  @Option(
      names = "--day",
      paramLabel = "DATE",
      description = "The day it is, such as 2026-11-16 (default: today).")
  private @Nullable LocalDate day;

  @Override
  boolean writes() {
    return true;
  }

  @Override
  Exit run(Context context, Database database) throws IOException, SQLException {
    Color player = player();
    Drill drill = new Drill(database);
    if (files.isEmpty()) {
      State start = reading.start().map(Game::start).orElseGet(() -> Variants.standard().start());
      drill.addTree(start, player, Math.max(1, fewest), LONGEST);
    } else {
      Exit exit =
          reading
              .run(context, Inputs.of(files), reading.readOptions())
              .oneByOne(
                  (origin, study) -> {
                    drill.add(study, player);
                    return Exit.DONE;
                  });
      if (exit != Exit.DONE) {
        return exit;
      }
    }
    long today = (day == null ? LocalDate.now(ZoneId.systemDefault()) : day).toEpochDay();
    List<Drill.Card> due = drill.due(today, Math.max(1, count));
    context.out().println(Plural.of(drill.size(), "card") + ", " + due.size() + " to ask");
    return ask(context, drill, due, today);
  }

  private Color player() {
    return switch (side.toLowerCase(Locale.ROOT)) {
      case "white", "w" -> Color.WHITE;
      case "black", "b" -> Color.BLACK;
      default -> throw new UsageException("--side must be white or black");
    };
  }

  private static Exit ask(Context context, Drill drill, List<Drill.Card> due, long today)
      throws IOException, SQLException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(context.streams().in(), StandardCharsets.UTF_8));
    Deque<Drill.Card> queue = new ArrayDeque<>(due);
    Set<Drill.Card> missed = new HashSet<>();
    int known = 0;
    while (!queue.isEmpty()) {
      Drill.Card card = queue.remove();
      context.out().print(TextRenderer.of(Game.of(card.position()).root()).compact().render());
      Boolean right = answer(context, in, card);
      if (right == null) {
        break;
      }
      int days = drill.answered(card, right, today);
      if (right) {
        known += missed.contains(card) ? 0 : 1;
        context.out().println("Right; asked again in " + Plural.of(days, "day"));
      } else {
        missed.add(card);
        queue.add(card);
        context.out().println("The answer was " + text(card) + "; asked again today");
      }
    }
    context.out().println(known + " of " + (known + missed.size()) + " known");
    return Exit.DONE;
  }

  /** Whether the answer is right; null when the user has had enough. */
  private static @Nullable Boolean answer(Context context, BufferedReader in, Drill.Card card)
      throws IOException {
    while (true) {
      context.out().print(card.position().mover() == Color.WHITE ? "White> " : "Black> ");
      context.out().flush();
      String line = in.readLine();
      if (line == null || line.strip().equals("quit")) {
        return null;
      }
      if (line.isBlank()) {
        return false;
      }
      Attempt played = card.position().read(line.strip());
      if (played instanceof Attempt.Ok ok) {
        return card.answers().contains(ok.state().action());
      }
      if (played instanceof Attempt.Refused refused) {
        context.out().println(Terminal.sanitize(refused.refusal().message()));
      }
    }
  }

  private static String text(Drill.Card card) {
    List<String> answers = new ArrayList<>();
    for (Action action : card.answers()) {
      answers.add(card.position().standardOrder(action.plies()).toString());
    }
    return String.join(" or ", answers);
  }
}
