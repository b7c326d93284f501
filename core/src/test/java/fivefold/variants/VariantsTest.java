package fivefold.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.FenWriter;
import fivefold.fen.Hashing;
import fivefold.fen.Setup;
import fivefold.fen.SetupHeaders;
import fivefold.fen.SetupResult;
import fivefold.fen.SetupText;
import fivefold.model.Color;
import fivefold.rules.State;
import fivefold.text.Diagnostic;
import fivefold.text.Diagnostics;
import fivefold.text.Place;
import fivefold.text.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantsTest {

  static Stream<Variant> all() {
    return Variants.all().stream();
  }

  private static Variant find(String name) {
    VariantLookup lookup = Variants.find(name);
    assertThat(lookup).as(name).isInstanceOf(VariantLookup.Found.class);
    return ((VariantLookup.Found) lookup).variant();
  }

  private static VariantLookup.Unknown unknown(String name) {
    VariantLookup lookup = Variants.find(name);
    assertThat(lookup).as(name).isInstanceOf(VariantLookup.Unknown.class);
    return (VariantLookup.Unknown) lookup;
  }

  @ParameterizedTest
  @MethodSource("all")
  void isFoundByAllItsNames(Variant variant) {
    assertThat(Variants.find(variant.name())).isEqualTo(new VariantLookup.Found(variant, true));
    for (String alias : variant.aliases()) {
      assertThat(find(alias)).isSameAs(variant);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void isPlayableUnlessItSaysWhyNot(Variant variant) {
    SetupResult result = variant.setup().validate();
    assertThat(result instanceof SetupResult.Valid).isEqualTo(variant.isPlayable());
    if (variant.isPlayable()) {
      assertThat(result.diagnostics()).isEmpty();
      State start = variant.start();
      assertThat(start.multiverse().size()).isEqualTo(variant.size());
      assertThat(start.multiverse().parity()).isEqualTo(variant.parity());
      assertThat(start.rules().promotions()).isEqualTo(variant.promotions());
      assertThat(variant.start()).isSameAs(start);
    } else {
      assertThatThrownBy(variant::start).isInstanceOf(IllegalStateException.class);
      assertThat(result.diagnostics())
          .extracting(found -> found.code().name())
          .containsAnyOf("E_FEN_TURN", "E_FEN_GAP");
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void readsBackWhatItWrites(Variant variant) {
    Setup copy =
        FenReader.of(variant.isPlayable() ? FenMode.STRICT : FenMode.CATALOGUE)
            .read(
                SetupText.of(
                        FenReader.blocks(
                            Span.of("test", String.join("\n", variant.blocks())),
                            new Diagnostics()))
                    .withParity(variant.parity())
                    .withSize(Span.of("test", variant.size().toString()))
                    .withPromotions(Span.of("test", SetupHeaders.write(variant.promotions()))));
    assertThat(FenWriter.blocks(copy)).isEqualTo(variant.blocks());
    if (variant.isPlayable()) {
      assertThat(((SetupResult.Valid) copy.validate()).state()).isEqualTo(variant.start());
    }
  }

  @Test
  void namesMeanOneVariantEach() {
    Set<String> names = new HashSet<>();
    all().forEach(variant -> assertThat(names.add(variant.name())).as(variant.name()).isTrue());
  }

  @ParameterizedTest
  @CsvSource({
    "standard, Standard",
    "'  STANDARD  -  turn   zero ', Standard - Turn Zero",
    "half_reflected, Standard - Half Reflected",
    "Standard-Princess, Standard - Princess",
    "Standard - Two Timeline, Standard - Two Timelines",
    "Misc - Timeline Battlegrounds, Misc - Timeline Battleground",
    "Misc - Small, Small",
    "SIMPLE - KNIGHTS VS BISHOP, Simple - Knights vs. Bishops",
    "No Queens, Simple - No Queens",
    "Custom - Horde Chess, Horde Chess",
    "'CheckMate Practice-Rook', Checkmate Practice - Rook",
    "T-∞, T-∞"
  })
  void forgivesHowANameIsWritten(String written, String name) {
    assertThat(find(written).name()).isEqualTo(name);
  }

  @Test
  void tellsWhetherTheNameWasExact() {
    assertThat(((VariantLookup.Found) Variants.find("Standard")).exact()).isTrue();
    assertThat(((VariantLookup.Found) Variants.find("standard")).exact()).isFalse();
  }

  @Test
  void offersTheNearestNames() {
    assertThat(unknown("Standrad").nearest()).startsWith("Standard");
    assertThat(unknown("Princes").nearest()).startsWith("Standard - Princess");
    assertThat(unknown("Just Knigts").hint()).startsWith("did you mean \"Focused - Just Knights\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "-", "Nonsense", "Half", "custom", "Custom - Even", "\u0000"})
  void neverFallsBackToStandard(String name) {
    assertThat(unknown(name).reason()).isNull();
  }

  @Test
  void knowsNamesThatAreNoPositions() {
    assertThat(unknown("Random").message()).contains("picks another variant");
    assertThat(unknown("Knight tactics III").message()).contains("no source");
  }

  @Test
  void makesADiagnosticOfAnUnknownName() {
    Diagnostic diagnostic = unknown("Smal").diagnostic(Place.of("game.5dpgn"));
    assertThat(diagnostic)
        .hasToString("game.5dpgn: error[E_UNKNOWN_VARIANT]: there is no variant called \"Smal\"");
    assertThat(diagnostic.hint()).contains("\"Small\"");
    assertThat(unknown("x".repeat(1_000_000)).message()).hasSizeLessThan(200);
  }

  @ParameterizedTest
  @CsvSource({
    "Standard, d574889fd9da3f2bc65249ff27249b00",
    "Standard - Two Timelines, 3672761404ffcd15ae644c75401812be",
    "Standard - Turn Zero, 86d9a9eb3a9902c94379d438bcf18de1",
    "Standard - Princess, b6d07e01b1d1794d136f89bc67cf2fc6",
    "Standard - Defended Pawn, d93b39ce3160ff012d74a1ad6d95b470",
    "Standard - Half Reflected, 5cea5216079bd7e9720fd1549a43e8c8",
    "Standard - Reversed Royalty, 14c8effca0ad8a6144ce4750c8af2a05"
  })
  void hashesAsOtherProgramsDo(String name, String hash) {
    assertThat(Hashing.multiverse(find(name).start().multiverse())).isEqualTo(hash);
  }

  @Test
  void whiteStartsWhereThePresentIsWhite() {
    State fragments = find("Misc - Timeline Fragments").start();
    assertThat(fragments.mover()).isEqualTo(Color.WHITE);
    assertThat(fragments.mandatoryBoards()).hasSize(1);
    assertThat(find("The Classic").start().mover()).isEqualTo(Color.BLACK);
  }

  @Test
  void expandsRuns() {
    assertThat(find("Hyper Jump").start().multiverse().boardCount()).isEqualTo(8193);
    assertThat(find("T-∞").blocks()).hasSize(256).first().asString().endsWith(":0:-127:b]");
  }

  @Test
  void listsTheGamesOwnVariantsFirst() {
    assertThat(Variants.all()).hasSizeGreaterThanOrEqualTo(140).first().hasToString("Standard");
    assertThat(all().filter(variant -> variant.group() == VariantGroup.GAME)).hasSize(45);
    assertThat(all().filter(variant -> !variant.isPlayable()).map(Variant::name))
        .containsExactlyInAnyOrder("T-∞", "Spaced Dimensions");
    assertThat(Variants.standard().start()).isSameAs(find("standard").start());
  }

  @Test
  void notesSayWhereSourcesDisagree() {
    for (String name : List.of("Half Reflected", "Two Timelines", "Very Small", "The Classic")) {
      assertThat(find(name).note()).as(name).isPresent();
    }
    assertThat(find("Simple - No Rooks").note()).isEmpty();
  }
}
