package fivefold.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.game.Game;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatchModelTest {
  private final Game game =
      Games.read(
              """
              [White "Ann \u001b[31m"]
              [Black "Bob"]
              [Board "Standard"]

              1w. e4 (1b. c5) (1b. d5 2w. exd5) 1b. e5
              2w. Nf3 2b. Nc6 {first line\u0007
              second line}
              3w. (0T3)Nf3>>(0T2)h3 3b. (1T2)Bc5
              """)
          .orThrow();

  private final WatchModel start = WatchModel.of(game, game.root());

  @Test
  void stepsThroughTheMainLine() {
    assertThat(after(start, Key.NEXT_ACTION).node().action().plies()).hasSize(1);
    WatchModel end = after(start, Key.LAST);
    assertThat(end.node()).isSameAs(game.end());
    assertThat(after(end, Key.NEXT_ACTION)).isEqualTo(end);
    assertThat(after(end, Key.PREVIOUS_ACTION, Key.NEXT_ACTION)).isEqualTo(end);
    assertThat(after(end, Key.FIRST)).isEqualTo(start);
    assertThat(after(start, Key.PREVIOUS_ACTION)).isEqualTo(start);
  }

  @Test
  void looksAtTheBoardThatWasMade() {
    assertThat(start.board()).isEqualTo(BoardCoord.of(0, 1, Color.WHITE));
    assertThat(after(start, Key.NEXT_ACTION).board()).isEqualTo(BoardCoord.of(0, 1, Color.BLACK));
    WatchModel branched = after(start, Key.LAST, Key.PREVIOUS_ACTION);
    assertThat(branched.board()).isEqualTo(BoardCoord.of(1, 2, Color.BLACK));
  }

  @Test
  void goesFromVariationToVariation() {
    WatchModel main = after(start, Key.NEXT_ACTION, Key.NEXT_ACTION);
    assertThat(after(main, Key.NEXT_VARIATION)).isEqualTo(main);
    WatchModel second = after(main, Key.PREVIOUS_VARIATION);
    assertThat(after(second, Key.LAST).node().turnNumber()).isEqualTo(2);
    WatchModel first = after(second, Key.PREVIOUS_VARIATION);
    assertThat(after(first, Key.PREVIOUS_VARIATION)).isEqualTo(first);
    assertThat(after(first, Key.NEXT_VARIATION, Key.NEXT_VARIATION)).isEqualTo(main);
  }

  @Test
  void goesFromBoardToBoard() {
    WatchModel end = after(start, Key.LAST);
    assertThat(end.board()).isEqualTo(BoardCoord.of(1, 3, Color.WHITE));
    assertThat(after(end, Key.LATER_BOARD)).isEqualTo(end);
    WatchModel first = after(end, Key.EARLIER_BOARD);
    assertThat(first.board()).isEqualTo(BoardCoord.of(1, 2, Color.BLACK));
    assertThat(after(first, Key.EARLIER_BOARD)).isEqualTo(first);
    WatchModel above = after(first, Key.UPPER_BOARD);
    assertThat(above.board()).isEqualTo(BoardCoord.of(0, 2, Color.BLACK));
    assertThat(after(above, Key.UPPER_BOARD)).isEqualTo(above);
    WatchModel early = after(above, Key.EARLIER_BOARD, Key.EARLIER_BOARD, Key.EARLIER_BOARD);
    assertThat(after(early, Key.LOWER_BOARD).board())
        .as("the nearest board there is")
        .isEqualTo(BoardCoord.of(1, 2, Color.BLACK));
    assertThat(after(end, Key.FLIP, Key.LOWER_BOARD).board().timeline()).isZero();
    assertThat(after(early, Key.PRESENT).board()).isEqualTo(end.board());
  }

  @Test
  void showsOneBoardOrAll() {
    WatchScreen screen = new WatchScreen(false, false);
    String all = text(screen.lines(after(start, Key.LAST), 120, 40));
    assertThat(all)
        .contains("Ann <U+001B>[31m – Bob, Standard", "▛▀", "╰─", "3b. (1T2)Bc5")
        .contains("White to move   looking at (1T3w)");
    String one = text(screen.lines(after(start, Key.LAST, Key.VIEW), 120, 40));
    assertThat(one).contains("├───┼───┼", "↑ (0T3w)", "← (1T2b)").doesNotContain("→ (", "▛▀");
    assertThat(text(screen.lines(after(start, Key.HELP), 120, 40)))
        .contains("one board or all boards");
    assertThat(after(start, Key.HELP, Key.NEXT_ACTION)).isEqualTo(start);
  }

  @Test
  void neverLetsTextControlTheTerminal() {
    WatchScreen screen = new WatchScreen(false, false);
    for (WatchModel model = start; !model.node().isLeaf(); model = after(model, Key.NEXT_ACTION)) {
      assertThat(text(screen.lines(model, 60, 30))).doesNotContain("\u001b", "\u0007", "\r");
    }
    WatchModel commented = after(start, Key.LAST, Key.PREVIOUS_ACTION, Key.PREVIOUS_ACTION);
    assertThat(text(screen.lines(commented, 60, 60))).contains("first line<U+0007> second line");
  }

  @Test
  void fitsAnyScreen() {
    for (boolean ascii : new boolean[] {false, true}) {
      WatchScreen screen = new WatchScreen(ascii, false);
      WatchModel end = after(start, Key.LAST);
      for (WatchModel model : List.of(end, after(end, Key.COMPACT), after(end, Key.VIEW))) {
        for (int height = 1; height < 50; height += 7) {
          List<String> lines = screen.lines(model, 80, height);
          assertThat(lines).hasSizeLessThanOrEqualTo(height);
          assertThat(lines).allMatch(line -> line.length() <= 80);
          assertThat(screen.lines(model, 1, height)).hasSizeLessThanOrEqualTo(height);
        }
      }
    }
  }

  @Test
  void understandsWhatTerminalsSend() {
    assertThat(Key.of("[C")).isEqualTo(Key.NEXT_ACTION);
    assertThat(Key.of("OC")).isEqualTo(Key.NEXT_ACTION);
    assertThat(Key.of("[1;2A")).isEqualTo(Key.UPPER_BOARD);
    assertThat(Key.of("")).isEqualTo(Key.QUIT);
    assertThat(Key.of("[200~")).isEqualTo(Key.NONE);
    assertThat(Key.of("x")).isEqualTo(Key.NONE);
  }

  private static WatchModel after(WatchModel model, Key... keys) {
    WatchModel changed = model;
    for (Key key : keys) {
      changed = changed.press(key);
    }
    return changed;
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines);
  }
}
