package fivefold.variants;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.fen.SetupText;
import fivefold.model.Parity;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Compares the catalogue with the table it was made from, row by row, where that table is. */
class VariantsTableTest {
  /** Names the table mentions in a row without meaning that the row goes by them. */
  private static final Map<String, List<String>> NOT_ALIASES =
      Map.of(
          "Standard - Defended Pawn - Alt", List.of("Standard - Defended Pawn"),
          "Simple - Simple Set", List.of("Simple Set (6x6) - Turn Zero"),
          "Small", List.of("Small Set (5x5) - Turn Zero"),
          "Very Small", List.of("Very Small Set (4x4) - Turn Zero"));

  private record Row(
      String name,
      String kind,
      String size,
      String parity,
      String promotions,
      String boards,
      String aliases) {}

  private static List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    List<String> lines = Files.readAllLines(Corpus.require("variants.tsv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t", -1);
      rows.add(
          new Row(cells[0], cells[1], cells[3], cells[4], cells[5], cells[6].strip(), cells[7]));
    }
    return rows;
  }

  @TestFactory
  List<DynamicTest> rowsAgree() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Row row : rows()) {
      tests.add(
          DynamicTest.dynamicTest(
              row.name, row.boards.isEmpty() ? () -> absent(row) : () -> agrees(row)));
    }
    assertThat(tests).hasSizeGreaterThan(100);
    return tests;
  }

  private static void absent(Row row) {
    assertThat(Variants.find(row.name)).isInstanceOf(VariantLookup.Unknown.class);
  }

  private static void agrees(Row row) {
    VariantLookup lookup = Variants.find(row.name);
    assertThat(lookup).isInstanceOf(VariantLookup.Found.class);
    Variant variant = ((VariantLookup.Found) lookup).variant();
    assertThat(variant.name()).isEqualTo(row.name);
    assertThat(variant.size()).hasToString(row.size);
    assertThat(variant.parity().name().toLowerCase(Locale.ROOT)).isEqualTo(row.parity);
    assertThat(variant.group().label()).isEqualTo(group(row.kind));
    if (!row.promotions.equals("-")) {
      assertThat(SetupHeaders.write(variant.promotions()))
          .isEqualTo(row.promotions.replaceAll("[ ;].*", ""));
    }
    SetupText boards =
        SetupText.of(FenReader.blocks(Span.of("table", row.boards), new Diagnostics()))
            .withSize(Span.of("table", row.size))
            .withParity(row.parity.equals("even") ? Parity.EVEN : Parity.ODD);
    assertThat(variant.blocks())
        .isEqualTo(FenWriter.blocks(FenReader.of(FenMode.CATALOGUE).read(boards)));
    for (String alias : aliases(row)) {
      assertThat(Variants.find(alias))
          .as(alias)
          .isInstanceOfSatisfying(
              VariantLookup.Found.class, found -> assertThat(found.variant()).isSameAs(variant));
    }
  }

  private static String group(String kind) {
    return switch (kind) {
      case "base" -> "game";
      case "puzzle" -> "puzzle";
      default -> "community";
    };
  }

  /** Everything in quotes that is no file name, and the ids of one program behind a bar. */
  private static List<String> aliases(Row row) {
    List<String> aliases = new ArrayList<>();
    Matcher matcher =
        Pattern.compile("\"([^\"]+)\"|\\|([a-z_]+)|\\(id ([a-z_]+)\\)").matcher(row.aliases);
    while (matcher.find()) {
      for (int group = 1; group <= 3; group++) {
        String alias = matcher.group(group);
        if (alias != null && !alias.endsWith(".txt")) {
          aliases.add(alias);
        }
      }
    }
    aliases.removeAll(NOT_ALIASES.getOrDefault(row.name, List.of()));
    return aliases;
  }
}
