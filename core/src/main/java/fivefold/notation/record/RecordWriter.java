package fivefold.notation.record;

import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Square;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.MainLine.MarkedMove;
import fivefold.notation.MainLine.Turn;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Comments;
import fivefold.notation.Written;
import fivefold.variants.Variants;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Writes the start, then a line for each action, with the comments on it below. */
final class RecordWriter {
  private static final Set<Field> FIELDS = EnumSet.of(Field.TITLE);

  private final Game game;
  private final Set<Feature> carries;
  private final Losses losses = new Losses();
  private final StringBuilder out = new StringBuilder();

  RecordWriter(Game game, Set<Feature> carries) {
    this.game = game;
    this.carries = EnumSet.copyOf(carries);
  }

  Written write(WriteOptions options) {
    if (options.comments() == Comments.NONE) {
      carries.removeAll(Set.of(Feature.COMMENTS, Feature.DATA));
    }
    Set<Feature> counted = EnumSet.copyOf(carries);
    counted.add(Feature.HEADERS);
    List<Turn> turns = MainLine.of(game, counted, losses, null);
    out.append(RecordParser.MAGIC).append(" 1\n");
    for (Meta meta : Meta.values()) {
      String value = game.headers().get(meta.key()).orElse("");
      if (PositionWriter.isWritable(value)) {
        out.append(meta.sign()).append(' ').append(value).append('\n');
      }
    }
    if (!options.boards() && game.variant().orElse("").equals(Variants.STANDARD)) {
      out.append(RecordParser.MODE).append(' ').append(RecordParser.STANDARD_MODE).append('\n');
      PositionWriter.countHeaders(game, losses, Set.of(), true);
    } else {
      out.append(RecordParser.POSITION).append('\n');
      new PositionWriter(game, losses, out).start(FIELDS);
      out.append(PositionParser.END).append('\n');
      PositionWriter.countHeaders(game, losses, FIELDS, true);
    }
    comments(game.root(), Comment.BEFORE);
    for (Turn turn : turns) {
      out.append(turn.before().present()).append(':');
      for (MarkedMove step : turn.moves()) {
        move(step.move());
      }
      out.append('\n');
      Node node = turn.node();
      if (node != null) {
        comments(node, turn.steps().size() - 1);
      }
    }
    return new Written(out.toString(), losses.list());
  }

  private void move(Move move) {
    out.append(' ');
    square(move.from(), move.fromSquare());
    out.append('>');
    square(move.to(), move.toSquare());
    if (move.promotion() != null) {
      out.append('=').append(move.promotion().letter());
    }
  }

  private void square(BoardCoord board, Square square) {
    out.append("(L").append(board.timeline()).append('T').append(board.turn()).append(')');
    out.append(square);
  }

  private void comments(Node node, int last) {
    if (!carries.contains(Feature.COMMENTS)) {
      return;
    }
    for (Comment comment : node.comments()) {
      if (comment.move() != last) {
        losses.add(Feature.COMMENT_PLACES, Feature.COMMENT_PLACES.label());
      }
      String text = comment.text().replace('\n', ' ').replace('\r', ' ').strip();
      boolean meta = false;
      for (Meta each : Meta.values()) {
        meta |= ("# " + text).startsWith(each.sign());
      }
      if (meta || text.isEmpty()) {
        losses.add(Feature.COMMENTS, "comments that would mean something else");
        continue;
      }
      if (!text.equals(comment.text())) {
        losses.add(Feature.COMMENTS, "line breaks and outer blanks of comments");
      }
      out.append("# ").append(text).append('\n');
    }
  }
}
