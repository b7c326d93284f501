package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.option.LevelOption;
import fivefold.cli.uci.UciSession;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "uci",
    description = {
      "Be an engine that other programs talk to in 5DUCI, on standard input and output.",
      "Options set by 'setoption name N value V' are Threads, Hash (megabytes), MultiPV and Level."
    },
    footer = {
      "  fivefold uci",
      "  printf 'position startpos\\ngo movetime 500\\n' | fivefold uci",
    })
public final class UciCommand extends CliCommand {
  @Mixin private LevelOption level = new LevelOption();

  @Override
  public Exit run(Context context) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(context.streams().in(), StandardCharsets.UTF_8));
    new UciSession("Fivefold", level.level(), context.out()).run(in);
    return Exit.DONE;
  }
}
