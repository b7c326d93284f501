package fivefold.render;

import fivefold.model.Color;
import fivefold.model.Moment;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.rules.State;

/** Pictures in words, for those who can't see them. */
final class Description {
  private Description() {}

  static String title(State state) {
    return "5D chess: "
        + name(state.mover())
        + " to move, present "
        + Labels.turn(state.multiverse().present());
  }

  static String of(SvgRenderer options) {
    Multiverse multiverse = options.state.multiverse();
    Extent extent = options.extent;
    StringBuilder out = new StringBuilder();
    out.append(extent.rows() == 1 ? "Timeline " : "Timelines ");
    out.append(Labels.timeline(multiverse, extent.minTimeline()));
    if (extent.rows() > 1) {
      out.append(" to ").append(Labels.timeline(multiverse, extent.maxTimeline()));
    }
    out.append(", ").append(Labels.turn(extent.minHalfTurn()));
    if (Moment.turn(extent.maxHalfTurn()) != Moment.turn(extent.minHalfTurn())) {
      out.append(" to ").append(Labels.turn(extent.maxHalfTurn()));
    }
    out.append(". ").append(name(options.state.mover())).append(" to move, present ");
    out.append(Labels.turn(multiverse.present())).append('.');
    for (int line = extent.minTimeline(); line <= extent.maxTimeline(); line++) {
      if (multiverse.hasTimeline(line) && !multiverse.isActive(line)) {
        out.append(" Timeline ").append(Labels.timeline(multiverse, line));
        out.append(" is inactive.");
      }
    }
    for (Arrow arrow : options.arrows) {
      out.append(sentence(multiverse, arrow));
    }
    return out.toString();
  }

  private static String sentence(Multiverse multiverse, Arrow arrow) {
    String from = arrow.from().label(multiverse.parity()) + arrow.fromSquare();
    String to = arrow.to().label(multiverse.parity()) + arrow.toSquare();
    var board = multiverse.board(arrow.from());
    Piece piece =
        board == null || !multiverse.size().contains(arrow.fromSquare())
            ? null
            : board.piece(arrow.fromSquare());
    String way = (piece == null ? "" : noun(piece) + " ") + from + " to " + to + ".";
    return switch (arrow.mark()) {
      case LAST -> " Last action: " + way;
      case NOTE -> " Arrow: " + way;
      case HINT -> " Possible: " + way;
      case THREAT -> " Threat: " + way;
      case CHECK -> " Check: " + way;
    };
  }

  private static String name(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }

  private static String noun(Piece piece) {
    return switch (piece.type()) {
      case PAWN -> "pawn";
      case BRAWN -> "brawn";
      case KING -> "king";
      case COMMON_KING -> "common king";
      case QUEEN -> "queen";
      case ROYAL_QUEEN -> "royal queen";
      case PRINCESS -> "princess";
      case KNIGHT -> "knight";
      case ROOK -> "rook";
      case BISHOP -> "bishop";
      case UNICORN -> "unicorn";
      case DRAGON -> "dragon";
    };
  }
}
