package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.ReadResult;
import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import fivefold.notation.ReadOptions;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import org.junit.jupiter.api.Test;

class VariantsCommandTest {

  @Test
  void listsAll() {
    Result result = CliRunner.fivefold("variants");
    assertThat(result.status()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out().lines())
        .hasSize(Variants.all().size())
        .startsWith("game       8x8    odd   Standard")
        .contains("community  8x8    odd   Spaced Dimensions  (not playable)");
  }

  @Test
  void printsOneToBePasted() {
    Result result = CliRunner.fivefold("variants", "two_timelines");
    assertThat(result.status()).isZero();
    assertThat(result.out().lines())
        .containsExactly(
            "[Board \"custom\"]",
            "[VariantName \"Standard - Two Timelines\"]",
            "[Size \"8x8\"]",
            "[Promotions \"Q\"]",
            "[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:w]",
            "[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+0:1:w]");
    assertThat(result.err()).contains("Staggered");
  }

  @Test
  void whatItPrintsIsAGameForTheStrictReader() {
    for (Variant variant : Variants.all()) {
      if (variant.isPlayable()) {
        String text = CliRunner.fivefold("variants", variant.name()).out();
        ReadResult result = Games.read(variant.name(), text, ReadOptions.STRICT);
        assertThat(result.diagnostics()).as(variant.name()).isEmpty();
        assertThat(result.orThrow().start()).as(variant.name()).isEqualTo(variant.start());
      }
    }
  }

  @Test
  void takesTheNameInSeveralWords() {
    assertThat(CliRunner.fivefold("variants", "Standard", "-", "Turn", "Zero").out())
        .contains(":0:0:b]", ":0:1:w]");
  }

  @Test
  void saysWhyOneCannotBePlayed() {
    Result result = CliRunner.fivefold("variants", "T-∞");
    assertThat(result.status()).isZero();
    assertThat(result.out()).contains(":0:-127:b]");
    assertThat(result.err()).contains("can't be played", "turn -127");
  }

  @Test
  void asksWhatAWrongNameMeant() {
    Result result = CliRunner.fivefold("variants", "Standrad");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("\"Standrad\"", "did you mean \"Standard\"");
    assertThat(CliRunner.fivefold("variants", "qqqqq").err()).contains("'fivefold variants' lists");
  }

  @Test
  void speaksJson() {
    assertThat(CliRunner.fivefold("variants", "--json", "Just Kings").out())
        .isEqualToIgnoringNewLines(
            "{\"schema\":\"fivefold.variants/1\",\"name\":\"Focused - Just Kings\","
                + "\"aliases\":[\"Just Kings\"],\"group\":\"game\",\"size\":\"3x3\","
                + "\"timelines\":\"odd\",\"promotions\":[\"Q\"],\"author\":null,\"note\":null,"
                + "\"playable\":true,\"unplayable\":null,"
                + "\"boards\":[\"[2k*/3/K*2:0:1:w]\"]}");
    assertThat(CliRunner.fivefold("variants", "--json").out().lines())
        .hasSize(Variants.all().size())
        .allMatch(line -> line.startsWith("{\"schema\":\"fivefold.variants/1\""));
  }
}
