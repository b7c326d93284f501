package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.command.CliCommand;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** What holds for each command there is. */
class CommandsTest {
  static Stream<String> names() {
    return Commands.all().keySet().stream();
  }

  private static CommandSpec spec(String name) {
    CommandLine root = CommandTree.of(Commands.all());
    return root.getSubcommands().get(name).getCommandSpec();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isListedUnderItsOwnName(String name) {
    assertThat(spec(name).userObject().getClass().getAnnotation(CommandLine.Command.class).name())
        .isEqualTo(name);
  }

  @ParameterizedTest
  @MethodSource("names")
  void saysWhatItDoesAndShowsExamples(String name) {
    assertThat(spec(name).usageMessage().description()).isNotEmpty();
    assertThat(spec(name).usageMessage().footer())
        .isNotEmpty()
        .allSatisfy(example -> assertThat(example).startsWith("  ").contains("fivefold " + name));
  }

  @ParameterizedTest
  @MethodSource("names")
  void describesEachOption(String name) {
    assertThat(spec(name).args())
        .allSatisfy(arg -> assertThat(arg.description()).as("%s", arg).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("names")
  void isCompletedByTheShell(String name) {
    assertThat(CliRunner.fivefold("completion").out()).contains(name);
  }

  @ParameterizedTest
  @MethodSource("names")
  void takesFilesAsPicocliDoes(String name) {
    CliCommand plain = Commands.all().get(name).get();
    CommandLine line = CommandTree.of(Map.of(name, Commands.all().get(name)));
    if (plain.takeFiles(List.of("a", "b"))) {
      line.parseArgs(name, "a", "b");
      CliCommand parsed = line.getSubcommands().get(name).getCommand();
      assertThat(plain).usingRecursiveComparison().isEqualTo(parsed);
    } else {
      assertThat(name).isNotEqualTo("show");
    }
  }

  @Test
  void completionIsAScriptThatNamesTheProgram() {
    assertThat(CliRunner.fivefold("completion").out())
        .startsWith("#!/usr/bin/env bash")
        .contains("complete -F _complete_fivefold");
  }
}
