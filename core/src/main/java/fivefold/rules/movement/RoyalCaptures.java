package fivefold.rules.movement;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Rules;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Captures of royal pieces, by listing every move: the plain statement of the rule, used for
 * explanations and for boards too large for bit sets. Only boards where the attacker is to move and
 * that are the last of their timeline can attack.
 */
public final class RoyalCaptures {
  private RoyalCaptures() {}

  public static Optional<Move> first(Multiverse multiverse, Rules rules, Color by) {
    List<Move> found = find(multiverse, rules, by, 1);
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
  }

  /** Up to {@code limit} moves of a colour that take a royal piece, timelines ascending. */
  public static List<Move> find(Multiverse multiverse, Rules rules, Color by, int limit) {
    MoveList moves = new MoveList();
    MoveGenerator generator = new MoveGenerator(multiverse, rules, moves);
    List<Move> found = new ArrayList<>();
    for (int i = multiverse.minTimeline(); i <= multiverse.maxTimeline(); i++) {
      Timeline timeline = multiverse.timeline(i);
      if (timeline.colorToMove() != by) {
        continue;
      }
      moves.clear();
      generator.addMoves(i);
      for (int m = 0; m < moves.size(); m++) {
        Board target = multiverse.board(moves.toLine(m), moves.toHalfTurn(m));
        int hit = target == null ? 0 : target.code(moves.to(m));
        if (hit != 0 && Piece.typeOf(hit).isRoyal()) {
          found.add(moves.move(m, multiverse.size(), new BoardCoord(i, timeline.end())));
          if (found.size() == limit) {
            return found;
          }
        }
      }
    }
    return found;
  }
}
