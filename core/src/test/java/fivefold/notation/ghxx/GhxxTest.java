package fivefold.notation.ghxx;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.Feature;
import fivefold.notation.Loss;
import fivefold.notation.ReadOptions;
import fivefold.notation.ReferenceGames;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GhxxTest {

  @Test
  void aFileHoldsManyVariants() {
    List<ReadResult> results =
        Games.readAll(
            """
            [{"Name": "Tiny", "Author": "Somebody", "CosmeticTurnOffset": -1,
              "Timelines": {"0L": [null, "nbrk/4*p/4*P/KRBN", "nbrk/4*p/4*P/KRBN"]}},
             {"Name": "Two", "Timelines": {"-0L": ["k3/4/4/K*3"], "+0L": ["k3/4/4/K3"]}}]
            """);
    assertThat(results).hasSize(2);
    Game tiny = results.get(0).orThrow();
    assertThat(tiny.headers().get("VariantName")).hasValue("Tiny");
    assertThat(Notations.PGN.write(tiny))
        .contains("[nbr*k*/p*p*p*p*/P*P*P*P*/K*R*BN:0:0:b]")
        .contains("[nbr*k*/p*p*p*p*/P*P*P*P*/K*R*BN:0:1:w]");
    assertThat(Notations.PGN.write(results.get(1).orThrow()))
        .contains("[k*3/4/4/K*3:-0:1:w]", "[k*3/4/4/K*3:+0:1:w]");
  }

  @Test
  void startsSurvive() {
    int same = 0;
    for (Variant variant : Variants.all()) {
      if (!variant.isPlayable()) {
        continue;
      }
      Written written =
          GhxxNotation.INSTANCE.write(
              Game.of(variant.start(), variant.name()), WriteOptions.DEFAULT);
      if (written.losses().stream().map(Loss::feature).anyMatch(f -> f == Feature.UNMOVED)) {
        continue;
      }
      Game again =
          Games.read(GhxxNotation.INSTANCE, "x", written.text(), ReadOptions.LENIENT).orThrow();
      assertThat(again.start().multiverse())
          .as(variant.name())
          .isEqualTo(variant.start().multiverse());
      same++;
    }
    assertThat(same).isGreaterThan(20);
  }

  @Test
  void movesAreReportedAsLost() {
    Written written = GhxxNotation.INSTANCE.write(ReferenceGames.game("a"), WriteOptions.DEFAULT);
    assertThat(written.losses())
        .anySatisfy(
            loss -> {
              assertThat(loss.feature()).isEqualTo(Feature.ACTIONS);
              assertThat(loss.count()).isEqualTo(7);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          [{"Name": "x", "Timelines": {}}]                              | E_GHXX_VALUE
          [{"Name": "x", "Timelines": {"0L": [3]}}]                     | E_GHXX_VALUE
          [{"Timelines": {"0L": ["99999999999*p"]}}]                    | E_GHXX_VALUE
          [{"Timelines": {"0L": ["k3/4/4/K3"]}, "CosmeticTurnOffset": 1e99}] | E_GHXX_VALUE
          [{"Timelines": {"0L": ["k3/4/4/K2"]}}]                        | E_FEN_WIDTH
          [{"Timelines": {"0L": ["k3/4/4/K2"                            | E_JSON_SYNTAX
          """)
  void whatIsWrongIsReported(String text, String code) {
    assertThat(Games.read(GhxxNotation.INSTANCE, "x", text, ReadOptions.LENIENT).diagnostics())
        .extracting(found -> found.code().name())
        .contains(code);
  }

  @Test
  void theMatrixNotationIsListedAsLost() {
    assertThat(Notations.find("matrix"))
        .hasValueSatisfying(
            matrix -> {
              assertThat(matrix.description()).isEqualTo("no specification found");
              assertThat(matrix.reads() || matrix.writes()).isFalse();
            });
  }
}
