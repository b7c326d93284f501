package fivefold.cli;

import picocli.CommandLine.Command;

/** What {@code fivefold} is without a command. */
@Command(
    name = "fivefold",
    description = "Reads, checks, converts, draws and analyses games of 5D chess.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {"  fivefold COMMAND --help"})
final class RootCommand {}
