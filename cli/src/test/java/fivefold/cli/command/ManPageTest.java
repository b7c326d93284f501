package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ManPageTest {
  @ParameterizedTest
  @MethodSource("fivefold.cli.CommandsTest#names")
  void everyCommandHasAPage(String name) {
    CliRunner.Result result = CliRunner.fivefold("man", name);
    assertThat(result.status()).isZero();
    assertThat(result.out())
        .startsWith(".TH \"FIVEFOLD\\-" + name.toUpperCase(java.util.Locale.ROOT) + "\" 1")
        .contains(".SH \"SYNOPSIS\"\nfivefold " + name, ".B \\-o, \\-\\-output=OUT\n", ".B 70\n")
        .doesNotContain("${", "\u001b");
  }

  @Test
  void thePageOfTheProgramListsTheCommands() {
    assertThat(CliRunner.fivefold("man").out())
        .startsWith(".TH \"FIVEFOLD\" 1")
        .contains(".SH \"COMMANDS\"\n", ".B completion\n");
  }

  @Test
  void anUnknownCommandIsWrongUsage() {
    CliRunner.Result result = CliRunner.fivefold("man", "complete");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("did you mean \"completion\"?");
  }
}
