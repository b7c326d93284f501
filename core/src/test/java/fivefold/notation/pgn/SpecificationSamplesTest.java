package fivefold.notation.pgn;

import static fivefold.notation.pgn.Reading.codes;
import static fivefold.notation.pgn.Reading.errors;
import static fivefold.notation.pgn.Reading.lenient;
import static fivefold.notation.pgn.Reading.repaired;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.notation.ReadOptions;
import fivefold.rules.Verdict;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The games printed in the specifications, with their misprints. */
class SpecificationSamplesTest {

  private static String sample(String name) {
    try {
      return Files.readString(Corpus.require("corpus/specs/" + name + ".5dpgn"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String hash(Game game) {
    return Hashing.multiverse(game.end().state().multiverse());
  }

  private static String hash(Node node) {
    return Hashing.multiverse(node.state().multiverse());
  }

  @Test
  void theTurnOfTheText() {
    assertThat(lenient("1. (0T1)d4 / (0T1)d6").diagnostics()).isEmpty();
  }

  @Test
  void puzzlesWithoutBoardsAreRefused() {
    for (String name : List.of("5dpgn-rook-tactics-no-board", "5dpgn-knight-tactics-no-board")) {
      assertThat(errors(lenient(sample(name)))).containsExactly("E_VARIANT_SIZE");
    }
  }

  @Test
  void theFragmentThatBlackOpensIsGoodSyntax() {
    String fragment =
        "1b. (0T10)Qg6+\n2w. (0T11)Kh1 / (0T11)Bb7+\n3. (0T12)Nf3 / (0T12)Qg6>>(0T8)g2#~\n";
    // Its position is nowhere given; the moves can be read, but not be found.
    ReadResult result = lenient(fragment);
    assertThat(errors(result)).containsExactly("E_BOARD_MISSING");
  }

  @Test
  void rookTactics() {
    Game game = lenient(sample("5dpgn-rook-tactics")).orThrow();

    assertThat(game.mainline()).hasSize(4);
    assertThat(hash(game)).isEqualTo("cdde3f4be41f178f4fcf71a228898d49");
  }

  @Test
  void standardAsACustomBoard() {
    Game game =
        lenient(
                "[Size \"8x8\"]\n[Board \"custom\"]\n[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/"
                    + "P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]\n1. e4")
            .orThrow();

    assertThat(Hashing.multiverse(game.start().multiverse()))
        .isEqualTo("d574889fd9da3f2bc65249ff27249b00");
  }

  @Test
  void theGameWithModernFeaturesPlays() {
    ReadResult result = Reading.checked(sample("5dpgn-half-reflected"));
    Game game = result.orThrow();

    assertThat(game.mainline()).hasSize(45);
    assertThat(hash(game)).isEqualTo("33863e8f4ca57b4954d5c30efc1a7dd7");
    // 22w forgets that it captures, 14w and 22b that they give check.
    assertThat(result.diagnostics())
        .filteredOn(d -> d.code() == Code.W_CAPTURE_MARK)
        .singleElement()
        .satisfies(d -> assertThat(d.place().excerpt()).contains("(-3T11)Qh5+"));
    assertThat(codes(result)).contains("W_CHECK_MARK");
    Node softmate = game.at(22, fivefold.model.Color.WHITE).orElseThrow();
    assertThat(softmate.state().verdict()).isEqualTo(Verdict.SOFTMATE);
  }

  @Test
  void theOlderGameFailsWhereItIsMisprinted() {
    ReadResult result = lenient(sample("5dpgn-no-queens"));
    Diagnostic first =
        result.diagnostics().stream().filter(Diagnostic::isError).findFirst().orElseThrow();

    assertThat(first.code()).isEqualTo(Code.E_NO_MATCH);
    assertThat(first.place().excerpt()).startsWith("15. (-1T13)Rd4 (0T13)d3 (1T13)Ba4+");
    assertThat(first.column()).isEqualTo(25);
    assertThat(result.game().orElseThrow().mainline()).as("up to 14b").hasSize(28);
  }

  @Test
  void theOlderGamePlaysOnceRepaired() {
    Game game = lenient(sample("5dpgn-no-queens-repaired")).orThrow();

    assertThat(game.mainline()).hasSize(47);
    assertThat(hash(game)).isEqualTo("42272eeaa816d1359fe0c0654616292e");
  }

  @Test
  void aRawTurnReadsAsFiveDPgnToo() {
    Game game = lenient("w. (0T1)d2(0T1)d4\nb. (0T1)d7(0T1)d6\n").orThrow();

    assertThat(Reading.moves(game)).isEqualTo("1. d4 / d6");
  }

  @Test
  void theOverviewOfBranchedHasTooFewPawns() {
    String overview =
        "[Size \"6x6\"]\n[Timelines \"Odd\"]\n"
            + "[r*nqk*nr*/p*p*p*p*p*/6/6/P*P*P*P*P*/R*NQK*NR*:0:1:w]\n\n"
            + "(1w. d3 / b4\n2. N>>e3 )\n1w. Nd3\n";

    assertThat(errors(lenient(overview))).contains("E_FEN_WIDTH");
    String mended =
        overview.replace("p*p*p*p*p*/", "p*p*p*p*p*p*/").replace("P*P*P*P*P*/", "P*P*P*P*P*P*/");
    assertThat(lenient(mended).orThrow().size()).isEqualTo(4);
  }

  @Test
  void theBranchedGamePlaysWithAllItsVariations() {
    Game game = lenient(sample("branched-game-clean")).orThrow();

    assertThat(leaves(game))
        .containsExactly(
            "41w. a3", "37b. Qh1", "36b. Rf2", "26w. Kxe1", "29b. Kf8", "25b. Re1", "19w. Nxg6");
    for (int mate : new int[] {4, 5, 6}) {
      assertThat(leafNodes(game).get(mate).state().verdict()).isEqualTo(Verdict.CHECKMATE);
    }
  }

  @Test
  void theScannedGameNeedsRepair() {
    String scan = sample("branched-game-scan");

    assertThat(lenient(scan).hasErrors()).isTrue();
    ReadResult result = repaired(scan);
    assertThat(errors(result)).isEmpty();
    assertThat(codes(result)).contains("W_REPAIR");
    Game game = result.orThrow();
    Game clean = lenient(sample("branched-game-clean")).orThrow();
    assertThat(leaves(game)).isEqualTo(leaves(clean));
    assertThat(game.size()).isEqualTo(clean.size());
    assertThat(leafNodes(game).stream().map(SpecificationSamplesTest::hash))
        .containsExactlyElementsOf(
            leafNodes(clean).stream().map(SpecificationSamplesTest::hash).toList());
  }

  @Test
  void everyRepairIsReported() {
    long repairs =
        codes(repaired(sample("branched-game-scan"))).stream().filter("W_REPAIR"::equals).count();

    // Eight bullets, two l for 1, two unreadable letters, a brace, a parenthesis, five about the
    // boards.
    assertThat(repairs).isEqualTo(8 + 2 + 2 + 1 + 1 + 5);
  }

  @Test
  void theExampleOfDeduplicationHasBrokenBoards() {
    String text =
        "[Variation \"Two Timelines\"]\n[Timeline \"Even\"]\n"
            + "[r*nbqk*bnr*/p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*/R*NBQK*BNR\n *:+0:1:w]\n"
            + "[r*nbqk*bnr*/p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*/R*NBQK*BNR\n *:-0:1:w]\n"
            + "(1. (L+0)e3 (L-0)Nf3)\n1. (L-0)Nf3 (L+0)e3\n";

    assertThat(lenient(text).hasErrors()).isTrue();
    ReadResult result = repaired(text);
    assertThat(errors(result)).isEmpty();
    assertThat(result.orThrow().variant()).contains("Standard - Two Timelines");
    assertThat(result.orThrow().size()).as("the two are one").isEqualTo(1);
  }

  private static List<Node> leafNodes(Game game) {
    List<Node> leaves = new ArrayList<>();
    game.nodes()
        .forEach(
            node -> {
              if (node.isLeaf()) {
                leaves.add(node);
              }
            });
    return leaves;
  }

  private static List<String> leaves(Game game) {
    return leafNodes(game).stream()
        .map(
            node -> {
              String move = node.action().toString();
              return node.turnNumber()
                  + ""
                  + node.player().letter()
                  + ". "
                  + move.replaceAll("\\([^)]*\\)", "").replaceAll("(.)[a-h][1-8]>>", "$1");
            })
        .toList();
  }

  @Test
  void strictReadingOfTheCleanGameObjectsOnlyToItsAmbiguities() {
    ReadResult result =
        Games.read(Notations.BRANCHED, "clean", sample("branched-game-clean"), ReadOptions.STRICT);

    assertThat(errors(result)).containsOnly("E_AMBIGUOUS");
  }

  /** The first example of the Branched text has pawn rows of five in a board of six. */
  @Test
  void theOverviewOfBranchedIsRepaired() {
    String text =
        """
        [Size "6x6"]
        [Timelines "Odd"]
        [r*nqk*nr*/p*p*p*p*p*/6/6/P*P*P*P*P*/R*NQK*NR*:0:1:w]

        (1w. d3 / b4
        2. N>>e3 )
        1w. Nd3
        """;
    ReadResult result = Games.read(Notations.BRANCHED, "x", text, ReadOptions.REPAIR);

    assertThat(result.orThrow().variant()).contains("Simple - No Bishops");
    assertThat(result.orThrow().size()).isEqualTo(4);
  }
}
