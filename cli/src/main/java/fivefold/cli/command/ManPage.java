package fivefold.cli.command;

import fivefold.cli.io.Exit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a command, in the language of {@code man}, made from what its help says. */
final class ManPage {
  private final StringBuilder page = new StringBuilder();

  private ManPage() {}

  static String of(CommandSpec command) {
    ManPage man = new ManPage();
    man.write(command);
    return man.page.toString();
  }

  private void write(CommandSpec command) {
    String name = command.qualifiedName("-");
    line(
        ".TH "
            + quoted(name.toUpperCase(Locale.ROOT))
            + " 1 \"\" "
            + quoted(command.root().version()[0]));
    section("Name");
    text(name + " - " + command.usageMessage().description()[0]);
    section("Synopsis");
    text(command.commandLine().getHelp().synopsis(0).strip());
    section("Description");
    for (String paragraph : command.usageMessage().description()) {
      text(paragraph);
      line(".PP");
    }
    section("Examples");
    line(".nf");
    for (String example : command.usageMessage().footer()) {
      text(example);
    }
    line(".fi");
    section("Options");
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      item(parameter.paramLabel(), parameter);
    }
    for (OptionSpec option : command.options()) {
      String label = option.arity().max() == 0 ? "" : "=" + option.paramLabel();
      item(String.join(", ", option.names()) + label, option);
    }
    if (!command.subcommands().isEmpty()) {
      section("Commands");
      for (CommandLine sub : command.subcommands().values()) {
        item(sub.getCommandName(), List.of(sub.getCommandSpec().usageMessage().description()[0]));
      }
    }
    section("Exit status");
    List<Exit> byCode = new ArrayList<>(List.of(Exit.values()));
    byCode.sort((a, b) -> Integer.compare(a.code(), b.code()));
    for (Exit exit : byCode) {
      item(String.valueOf(exit.code()), List.of(exit.meaning()));
    }
  }

  private void section(String title) {
    line(".SH " + quoted(title.toUpperCase(Locale.ROOT)));
  }

  private void item(String term, ArgSpec spec) {
    item(term, List.of(spec.description()));
  }

  private void item(String term, List<String> description) {
    line(".TP");
    line(".B " + escaped(term));
    description.forEach(this::text);
  }

  private void text(String text) {
    // A line that begins with a dot or a quote would be taken for an instruction.
    boolean instruction = text.startsWith(".") || text.startsWith("'");
    line((instruction ? "\\&" : "") + escaped(text));
  }

  private void line(String line) {
    page.append(line).append('\n');
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }

  private static String quoted(String text) {
    return '"' + escaped(text).replace("\"", "\"\"") + '"';
  }
}
