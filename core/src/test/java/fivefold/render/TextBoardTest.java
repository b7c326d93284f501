package fivefold.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import org.junit.jupiter.api.Test;

class TextBoardTest {
  private final Node end = end();

  private static Node end() {
    Positions.Line line = Positions.branches();
    Node node = Game.of(line.start()).root();
    for (var action : line.actions()) {
      node = node.play(action).orThrow();
    }
    return node;
  }

  @Test
  void drawsOneBoardLarge() {
    BoardCoord board = BoardCoord.of(-1, 5, Color.WHITE);
    Golden.check("board.txt", TextBoard.of(end, board).render());
    Golden.check("board-ascii.txt", TextBoard.of(end, board).ascii().flip().render());
  }

  @Test
  void refusesABoardThatIsNotThere() {
    assertThatThrownBy(() -> TextBoard.of(end, BoardCoord.of(9, 1, Color.WHITE)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void drawsFromAGameWhatItDrawsFromParts() {
    Positions.Line line = Positions.branches();
    assertThat(TextRenderer.of(end).render())
        .isEqualTo(
            TextRenderer.of(line.end())
                .lineage(line.lineage())
                .highlight(line.lastAction())
                .checks(line.end().checks())
                .render());
    assertThat(SvgRenderer.of(end).render())
        .isEqualTo(
            SvgRenderer.of(line.end())
                .lineage(line.lineage())
                .checks()
                .highlight(line.lastAction())
                .render());
  }
}
