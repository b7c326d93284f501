package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.variants.Variant;
import fivefold.variants.VariantGroup;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules section 11: numbers of action sequences that several independent engines agree on. */
class GoldenCountsTest {

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "Standard,                    20 400 9822 753223",
    "Standard - Turn Zero,        20 440 33186",
    "Very Small - Open,           9 71 714 24268",
    "Very Small,                  7 39 269 3370",
    "Small,                       7 53 580 11905",
    "Focused - Just Kings,        2 2 8 128",
    "Focused - Just Pawns,        10 94 1092 58067",
    "Focused - Just Brawns,       10 94 1065 55073",
    "Focused - Just Knights,      9 62 884 161206",
    "Focused - Just Unicorns,     2 4 58 12229",
    "Misc - Royal Queen Showdown, 9 78 1039 96361",
    "Misc - King of Kings,        13 169 5166",
  })
  void sequences(String variant, String counts) {
    List<Long> expected = new ArrayList<>();
    List<Long> counted = new ArrayList<>();
    for (String count : counts.split(" ")) {
      expected.add(Long.parseLong(count));
      counted.add(Perft.count(start(variant), expected.size()));
    }
    assertThat(counted).isEqualTo(expected);
  }

  private static State start(String variant) {
    return ((VariantLookup.Found) Variants.find(variant)).variant().start();
  }

  /** The first turn of every variant that the commercial game offers. */
  @Test
  void firstTurns() {
    Map<String, Long> expected = new TreeMap<>();
    for (String line :
        """
        Standard = 20
        Standard - Turn Zero = 20
        Standard - Two Timelines = 484
        Standard - Half Reflected = 20
        Standard - Defended Pawn = 20
        Standard - Princess = 20
        Standard - Reversed Royalty = 20
        Simple - No Bishops = 16
        Simple - No Knights = 12
        Simple - No Rooks = 14
        Simple - No Queens = 18
        Simple - Knights vs. Bishops = 16
        Simple - Simple Set = 14
        Small = 7
        Small - Flipped = 6
        Small - Centered = 7
        Small - Open = 15
        Very Small = 7
        Very Small - Open = 9
        Misc - Timeline Invasion = 231
        Misc - Timeline Formations = 107
        Misc - Timeline Tactician = 12
        Misc - Timeline Strategos = 19
        Misc - Timeline Battleground = 3571
        Misc - Timeline Skirmish = 102
        Misc - Timeline Fragments = 7
        Misc - Timeline Marauders = 120
        Misc - Excessive = 11
        Misc - Global Warming = 0
        Misc - King of Kings = 13
        Misc - Royal Queen Showdown = 9
        Focused - Just Knights = 9
        Focused - Just Bishops = 12
        Focused - Just Rooks = 12
        Focused - Just Queens = 15
        Focused - Just Pawns = 10
        Focused - Just Kings = 2
        Focused - Just Unicorns = 2
        Focused - Just Dragons = 2
        Focused - Just Brawns = 10
        Checkmate Practice - Knight = 3
        Checkmate Practice - Bishop = 2
        Checkmate Practice - Rook = 3
        Checkmate Practice - Queen = 2
        Checkmate Practice - Pawns = 5
        """
            .split("\n")) {
      String[] parts = line.split(" = ");
      expected.put(parts[0], Long.parseLong(parts[1]));
    }
    Map<String, Long> counted = new TreeMap<>();
    for (Variant variant : Variants.all()) {
      if (variant.group() == VariantGroup.GAME) {
        counted.put(variant.name(), Perft.count(variant.start(), 1));
      }
    }
    assertThat(counted).isEqualTo(expected);
  }
}
