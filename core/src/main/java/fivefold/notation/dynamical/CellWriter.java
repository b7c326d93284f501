package fivefold.notation.dynamical;

import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.game.Game;
import fivefold.game.Headers.Header;
import fivefold.game.Result;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.notation.Brackets;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.OwnHeaders;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.Written;
import fivefold.notation.dynamical.DynamicalNotation.Arrangement;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Makes the cells of a game and lays them out. */
final class CellWriter {
  private static final Set<Mark> USUAL =
      EnumSet.of(Mark.CAPTURE, Mark.CHECK, Mark.PRESENT, Mark.TIMELINE, Mark.EVALUATION);

  private final Game game;
  private final Parity parity;
  private final WriteOptions options;
  private final Arrangement arrangement;
  private final Set<Feature> carries;
  private final Losses losses = new Losses();

  CellWriter(Game game, WriteOptions options, Arrangement arrangement, Set<Feature> carries) {
    this.game = game;
    this.parity = game.start().parity();
    this.options = options;
    this.arrangement = arrangement;
    this.carries = carries;
  }

  /**
   * A cell to be written.
   *
   * @param board where it lies
   * @param incoming whether it repeats, where a piece arrives, the move it made elsewhere
   * @param move the text between the brackets
   */
  record OutCell(BoardCoord board, Step step, boolean incoming, String move) {}

  Written write() {
    List<MainLine.Turn> turns =
        MainLine.of(game, carries, losses, marks(Mark.CHECK) ? options.budget() : null);
    List<OutCell> cells = new ArrayList<>();
    for (MainLine.Turn turn : turns) {
      int half = 2 * turn.number() + (turn.player() == Color.WHITE ? 0 : 1);
      int order = 0;
      for (MainLine.MarkedMove step : turn.moves()) {
        order++;
        addCells(step, new Step(half, order), cells);
      }
    }
    Layouts layouts = new Layouts(parity, options.form().equals(DynamicalNotation.ANGLED));
    String layout =
        switch (arrangement) {
          case COMPACT -> layouts.compact(cells);
          case ALGEBRAIC -> layouts.algebraic(cells);
          case TOPOLOGICAL -> layouts.topological(cells);
        };
    return new Written(headers() + "\n" + layout, losses.list());
  }

  private boolean marks(Mark mark) {
    return options.marks(mark, USUAL);
  }

  private String headers() {
    StringBuilder out = new StringBuilder();
    String variant = game.variant().orElse("");
    boolean custom = variant.isEmpty() || options.boards();
    Brackets.write(out, "Mode", "5D");
    Brackets.write(out, "Board", variant.isEmpty() ? "custom" : variant);
    if (custom) {
      Brackets.write(out, "Size", game.start().multiverse().size().toString());
    }
    boolean usual =
        Variants.find(variant) instanceof VariantLookup.Found found
            && found.variant().promotions().equals(game.start().rules().promotions());
    if (!usual) {
      Brackets.write(out, "Promotions", SetupHeaders.write(game.start().rules().promotions()));
    }
    // There is no place for a result but the header.
    String result = game.end().result().map(Result::token).orElse("");
    for (Header header : OwnHeaders.of(game, losses)) {
      if (header.key().equalsIgnoreCase("Mode")) {
        losses.add(Feature.HEADERS, "the header Mode, which must say 5D");
        continue;
      }
      boolean override = !result.isEmpty() && header.key().equalsIgnoreCase("Result");
      if (override && !result.equals(header.value())) {
        losses.add(Feature.HEADERS, "the Result header, which contradicts the game");
      }
      Brackets.write(out, override ? new Header(header.key(), result) : header, losses);
    }
    if (!result.isEmpty() && !game.headers().contains("Result")) {
      Brackets.write(out, "Result", result);
    }
    if (custom) {
      for (String block : FenWriter.blocks(game.start().multiverse())) {
        out.append(block).append('\n');
      }
    }
    return out.toString();
  }

  /** The cell on the board a piece leaves and, when it jumps, the one where it arrives. */
  private void addCells(MainLine.MarkedMove step, Step when, List<OutCell> cells) {
    Move move = step.move();
    cells.add(new OutCell(move.from(), when, false, move(step, move.from())));
    if (!move.isPhysical()) {
      BoardCoord arrival = step.branches() ? created(step) : move.to();
      cells.add(new OutCell(arrival, when, true, move(step, arrival)));
    }
  }

  /** Where a branching jump is entered: the new timeline, at the turn the piece lands on. */
  private static BoardCoord created(MainLine.MarkedMove step) {
    return new BoardCoord(step.arrivalLine(), step.move().to().halfTurn());
  }

  private String move(MainLine.MarkedMove step, BoardCoord cell) {
    Move move = step.move();
    StringBuilder out = new StringBuilder(label(move.from(), cell));
    if (step.text().isHomeCastling()) {
      out.append(move.toSquare().file() > move.fromSquare().file() ? "O-O" : "O-O-O");
    } else {
      out.append(step.text().letter());
      boolean whole = !move.isPhysical() || step.step().isCastling();
      out.append(whole ? move.fromSquare().toString() : step.text().source());
      out.append(move.isPhysical() ? "" : step.branches() ? ">>" : ">");
      out.append(marks(Mark.CAPTURE) && step.step().isCapture() ? "x" : "");
      out.append(move.isPhysical() ? "" : label(move.to(), cell));
      out.append(move.toSquare()).append(step.text().promotion());
    }
    out.append(marks(Mark.CHECK) ? step.check().sign() : "");
    out.append(marks(Mark.PRESENT) && step.step().rewinds() ? "~" : "");
    if (step.evaluation() != null && marks(Mark.EVALUATION)) {
      out.append(step.evaluation().sign());
    }
    if (step.branches() && marks(Mark.TIMELINE)) {
      out.append('@').append(label(created(step), cell));
    }
    return out.toString();
  }

  /** A board inside a cell; only the compact form repeats the cell's own. */
  private String label(BoardCoord board, BoardCoord cell) {
    boolean same = arrangement != Arrangement.COMPACT && board.equals(cell);
    return same ? "" : board.label(parity);
  }
}
