package fivefold.cli;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** All commands by name, in the order in which the help lists them. */
final class Commands {
  private static final Map<String, Supplier<CliCommand>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("check", CheckCommand::new);
    ALL.put("show", ShowCommand::new);
    ALL.put("convert", ConvertCommand::new);
    ALL.put("annotate", AnnotateCommand::new);
    ALL.put("tree", TreeCommand::new);
    ALL.put("notations", NotationsCommand::new);
    ALL.put("variants", VariantsCommand::new);
    ALL.put("fen", FenCommand::new);
    ALL.put("hash", HashCommand::new);
    ALL.put("actions", ActionsCommand::new);
    ALL.put("verdict", VerdictCommand::new);
    ALL.put("perft", PerftCommand::new);
    ALL.put("generate", GenerateCommand::new);
    ALL.put("web", WebCommand::new);
    ALL.put("completion", CompletionCommand::new);
    ALL.put("man", ManCommand::new);
  }

  private Commands() {}

  static Map<String, Supplier<CliCommand>> all() {
    return Collections.unmodifiableMap(ALL);
  }
}
