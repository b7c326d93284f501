package fivefold.cli;

import fivefold.cli.command.CliCommand;
import fivefold.cli.io.Version;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The commands as picocli parses them, and the way their help is laid out. */
final class CommandTree {
  /** Help says first what a command does, then shows it by example, then lists the details. */
  private static final List<String> HELP_ORDER =
      List.of(
          UsageMessageSpec.SECTION_KEY_DESCRIPTION,
          UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
          UsageMessageSpec.SECTION_KEY_FOOTER,
          UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING,
          UsageMessageSpec.SECTION_KEY_SYNOPSIS,
          UsageMessageSpec.SECTION_KEY_PARAMETER_LIST_HEADING,
          UsageMessageSpec.SECTION_KEY_PARAMETER_LIST,
          UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING,
          UsageMessageSpec.SECTION_KEY_OPTION_LIST,
          UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
          UsageMessageSpec.SECTION_KEY_COMMAND_LIST);

  private CommandTree() {}

  /** What {@code fivefold} is without a command. */
  @Command(
      name = "fivefold",
      description = "Reads, checks, converts, draws and analyses games of 5D chess.",
      synopsisSubcommandLabel = "COMMAND",
      footer = {
        "  fivefold check game.5dpgn",
        "  fivefold show game.5dpgn",
        "  fivefold convert --to alexbay game.5dpgn",
        "  fivefold help convert",
      })
  private static final class Root {}

  /** The root with these commands below it. */
  static CommandLine of(Map<String, Supplier<CliCommand>> commands) {
    CommandLine root = new CommandLine(new Root());
    root.getCommandSpec().versionProvider(() -> new String[] {Version.line()});
    root.getCommandSpec()
        .addOption(
            OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Show the version.")
                .build());
    commands.forEach((name, command) -> root.addSubcommand(name, command.get()));
    root.setCaseInsensitiveEnumValuesAllowed(true);
    // A file name may well begin with an @.
    root.setExpandAtFiles(false);
    root.setUsageHelpLongOptionsMaxWidth(28);
    layOutHelp(root, "-h", "--help");
    layOutCommands(root);
    return root;
  }

  private static void layOutCommands(CommandLine line) {
    for (CommandLine command : line.getSubcommands().values()) {
      // Not -h, which means "no file names" where lines can carry them.
      layOutHelp(command, "--help");
      layOutCommands(command);
    }
  }

  private static void layOutHelp(CommandLine line, String... names) {
    line.getCommandSpec()
        .usageMessage()
        .sectionKeys(HELP_ORDER)
        .footerHeading("%nExamples:%n")
        .synopsisHeading("%nUsage: ")
        .parameterListHeading("%n")
        .optionListHeading("%nOptions:%n")
        .commandListHeading("%nCommands:%n")
        .sortOptions(false);
    OptionSpec.Builder help = OptionSpec.builder(names).usageHelp(true);
    line.getCommandSpec().addOption(help.description("Show this help.").build());
  }
}
