package fivefold.lsp;

import fivefold.ReadResult;
import fivefold.game.Node;
import fivefold.notation.Notation;
import fivefold.notation.Script;
import fivefold.notation.Spans;
import fivefold.notation.WrittenMove;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One game of a text.
 *
 * @param notation its notation; null when nobody can tell
 * @param start where its text starts
 * @param end where its text ends
 */
record WrittenGame(
    @Nullable Notation notation,
    Script script,
    ReadResult result,
    Outline outline,
    int start,
    int end) {

  /** The move that was read at an offset or ends there. */
  Optional<WrittenMove> moveAt(int offset) {
    return result.spans().flatMap(spans -> spans.at(offset));
  }

  /** The move that starts at an offset, if it could be played. */
  Optional<WrittenMove> moveFrom(int start) {
    return moveAt(start).filter(move -> move.span().offset() == start);
  }

  /** The place in the game after what stands before an offset. */
  Optional<Node> nodeAt(int offset) {
    Optional<Spans> spans = result.spans();
    return spans.map(found -> found.nodeAt(offset));
  }
}
