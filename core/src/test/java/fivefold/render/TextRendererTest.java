package fivefold.render;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Size;
import fivefold.rules.State;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TextRendererTest {
  private static final String ALL_PIECES = "kqrbnp/udswcy/6/6/UDSWCY/KQRBNP";
  private static final Size SIX = new Size(6, 6);

  private final Positions.Line branches = Positions.branches();

  @Test
  void drawsAGameWithBranches() {
    Golden.check(
        "branches.txt",
        TextRenderer.of(branches.end())
            .lineage(branches.lineage())
            .highlight(branches.lastAction())
            .checks(branches.end().checks())
            .render());
  }

  @Test
  void drawsTheSameInAscii() {
    String picture =
        TextRenderer.of(branches.end()).ascii().highlight(branches.lastAction()).render();
    Golden.check("branches-ascii.txt", picture);
    assertThat(picture.chars()).allMatch(c -> c == '\n' || (c >= ' ' && c <= '~'));
  }

  @Test
  void drawsColoursOnlyWhenAsked() {
    TextRenderer renderer =
        TextRenderer.of(branches.end())
            .extent(Extent.of(branches.end().multiverse()).halfTurns(9, 10))
            .highlight(branches.lastAction())
            .checks(branches.end().checks());
    assertThat(renderer.render()).doesNotContain("\u001b");
    Golden.check("colours.txt", renderer.colors().render());
  }

  @Test
  void drawsAllPiecesApart() {
    State state = Positions.start(SIX, Parity.ODD, 0, ALL_PIECES);
    Golden.check("pieces.txt", TextRenderer.of(state).render());
    Golden.check("pieces-ascii.txt", TextRenderer.of(state).ascii().render());
    for (TextRenderer renderer :
        List.of(TextRenderer.of(state).compact(), TextRenderer.of(state).compact().ascii())) {
      Set<Integer> seen = new HashSet<>();
      int start = renderer.ascii ? '#' : '║';
      renderer
          .render()
          .lines()
          .filter(line -> line.indexOf(start) >= 0 && !line.contains("##"))
          .forEach(
              line ->
                  line.substring(line.indexOf(start) + 1, line.lastIndexOf(start))
                      .chars()
                      .filter(c -> " .·".indexOf(c) < 0)
                      .forEach(seen::add));
      assertThat(seen).hasSize(24);
    }
  }

  @Test
  void showsTheLatestBoardsThatFit() {
    Multiverse multiverse = branches.end().multiverse();
    for (int width : new int[] {1, 40, 80, 100, 133, 1000}) {
      String picture = TextRenderer.of(multiverse).width(width).render();
      assertThat(picture).contains("[present T5w]");
      if (width >= 40) {
        assertThat(picture.lines().mapToInt(String::length).max().orElseThrow())
            .isLessThanOrEqualTo(width);
      }
    }
    assertThat(TextRenderer.of(multiverse).width(80).render()).contains("« T1w..T3b");
    assertThat(TextRenderer.of(multiverse).width(1000).render()).doesNotContain("«");
  }

  @Test
  void keepsThePresentInSightWhereTimelinesAreAhead() {
    Positions.Line line =
        Positions.play(
            Positions.standard(),
            "(0T1)g1(0T1)f3",
            "(0T1)g8(0T1)f6",
            "(0T2)b1(0T2)c3",
            "(0T2)b8(0T2)c6",
            "(0T3)a2(0T3)a3",
            "(0T3)a7(0T3)a6",
            "(0T4)f3(0T2)f4");
    for (int width : new int[] {30, 60, 90}) {
      assertThat(TextRenderer.of(line.end()).width(width).render()).contains("[present T2b]");
    }
  }

  @Test
  void fitsAnyGameIntoAnyWidth() {
    for (long seed = 0; seed < 40; seed++) {
      Positions.Line line = Positions.random(Positions.standard(), seed, 20);
      for (int width : new int[] {40, 77, 200}) {
        TextRenderer renderer = TextRenderer.of(line.end()).width(width);
        for (TextRenderer each : List.of(renderer, renderer.ascii().flip(), renderer.compact())) {
          assertThat(each.render().lines())
              .as("seed %d, width %d", seed, width)
              .allMatch(shown -> shown.length() <= width)
              .allMatch(shown -> shown.chars().allMatch(c -> c >= ' '))
              .anyMatch(shown -> shown.contains("T" + (line.end().present().turn())));
        }
      }
    }
  }

  @Test
  void scrollsToATurn() {
    String picture = TextRenderer.of(branches.end()).width(80).fromTurn(2).render();
    assertThat(picture.lines().limit(2))
        .satisfiesExactly(
            hidden -> assertThat(hidden).startsWith("« T1w..T1b").endsWith("T3b..T5w »"),
            ruler -> assertThat(ruler.strip().split(" +")).containsExactly("T2w", "T2b", "T3w"));
    assertThat(TextRenderer.of(branches.end()).width(80).fromTurn(-9).render())
        .contains("T1w")
        .doesNotContain("«");
    assertThat(TextRenderer.of(branches.end()).width(80).fromTurn(99).render())
        .contains("[present T5w]");
  }

  @Test
  void turnsForBlack() {
    State state = Positions.start(SIX, Parity.EVEN, -1, ALL_PIECES, ALL_PIECES);
    Golden.check("flipped-even.txt", TextRenderer.of(state).flip().render());
    assertThat(TextRenderer.of(state).flip().flip().render())
        .isEqualTo(TextRenderer.of(state).render());
  }

  @Test
  void drawsTheSmallestAndTheLargestBoard() {
    State tiny = Positions.start(new Size(1, 1), Parity.ODD, 0, "K");
    Golden.check("tiny.txt", TextRenderer.of(tiny).render());
    State large = Positions.start(new Size(16, 12), Parity.ODD, 0, "K99");
    assertThat(TextRenderer.of(large).render()).contains("12 ║", "a b c d e f g h i j k l m n o p");
  }

  @Test
  void printsAlexbaysPicture() {
    Golden.check("branches-alexbay.txt", AlexbayPrint.render(branches.end().multiverse()));
  }
}
