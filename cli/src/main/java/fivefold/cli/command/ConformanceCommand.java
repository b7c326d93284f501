package fivefold.cli.command;

import fivefold.cli.conformance.Answers;
import fivefold.cli.conformance.Examination;
import fivefold.cli.conformance.Fact;
import fivefold.cli.conformance.LineExaminer;
import fivefold.cli.conformance.Program;
import fivefold.cli.conformance.UciExaminer;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.UsageException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "conformance",
    description =
        "Check a program for 5D chess against the conformance suite, or answer its questions.",
    footer = {
      "  fivefold conformance -- node my-answers.js",
      "  fivefold conformance --uci --only moves -- ./my-engine --quiet",
      "  fivefold conformance --answer < questions.jsonl"
    })
public final class ConformanceCommand extends CliCommand {
  @Option(
      names = "--suite",
      paramLabel = "DIR",
      defaultValue = "conformance",
      description = "The folder with the facts; default: ${DEFAULT-VALUE}.")
  private Path suite = Path.of("conformance");

  @Option(
      names = "--only",
      paramLabel = "KIND",
      split = ",",
      description = "Ask about positions, moves or texts alone.")
  private List<String> only = new ArrayList<>();

  @Option(names = "--uci", description = "The program is an engine that speaks 5DUCI.")
  private boolean uci;

  @Option(
      names = "--movetime",
      paramLabel = "MS",
      defaultValue = "50",
      description = "How long an engine may think about a move; default: ${DEFAULT-VALUE}.")
  private int millis = 50;

  @Option(
      names = "--exact",
      description = "Compare reasons, codes and places too, which programs may word otherwise.")
  private boolean exact;

  @Option(
      names = "--wrong",
      paramLabel = "N",
      defaultValue = "10",
      description = "Show so many wrong answers of each kind; default: ${DEFAULT-VALUE}.")
  private int shown = 10;

  @Option(
      names = "--answer",
      description = "Answer questions on the standard input, a line each, as a program would.")
  private boolean answer;

  @Parameters(
      paramLabel = "CMD",
      description = "The program and its arguments; after -- if these have options.")
  private List<String> command = new ArrayList<>();

  @Override
  public Exit run(Context context) throws IOException {
    if (answer) {
      answer(context);
      return Exit.DONE;
    }
    if (command.isEmpty()) {
      throw new UsageException("name the program that is to be checked");
    }
    if (!Files.isDirectory(suite)) {
      throw new UsageException("there is no folder " + suite + " with a suite");
    }
    try (Program program = Program.start(command)) {
      Examination examination =
          new Examination(
              suite,
              uci ? new UciExaminer(program, millis) : new LineExaminer(program, exact),
              shown);
      return examination.run(kinds(), context.out()) ? Exit.DONE : Exit.NO;
    }
  }

  private List<Fact.Kind> kinds() {
    List<Fact.Kind> kinds = new ArrayList<>();
    for (Fact.Kind kind : Fact.Kind.values()) {
      if (only.isEmpty() || only.contains(kind.file())) {
        kinds.add(kind);
      }
    }
    for (String word : only) {
      if (kinds.stream().noneMatch(kind -> kind.file().equals(word.toLowerCase(Locale.ROOT)))) {
        throw new UsageException("--only takes positions, moves or texts, not " + word);
      }
    }
    return kinds;
  }

  private static void answer(Context context) throws IOException {
    BufferedReader questions =
        new BufferedReader(new InputStreamReader(context.streams().in(), StandardCharsets.UTF_8));
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      if (!line.isBlank()) {
        context.out().println(Answers.to(line));
        context.out().flush();
      }
    }
  }
}
