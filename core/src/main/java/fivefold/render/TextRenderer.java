package fivefold.render;

import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.rules.State;
import fivefold.rules.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A multiverse as text for a terminal: timelines as rows, time to the right.
 *
 * <pre>{@code
 * String picture = TextRenderer.of(state).width(120).highlight(node.steps()).render();
 * }</pre>
 *
 * <p>Frames tell what a board is: thin for White to move, heavy for Black to move, double where the
 * present holds, dashed on inactive timelines. Squares the last action touched stand in brackets, a
 * royal piece in check between exclamation marks.
 *
 * <p>Every method returns a changed copy; a renderer itself never changes.
 */
public final class TextRenderer {
  final Multiverse multiverse;
  Extent extent;
  Lineage lineage;
  boolean ascii;
  boolean compact;
  boolean colors;
  boolean flipped;
  int width = Integer.MAX_VALUE;
  @Nullable Integer fromTurn;
  List<Step> lastAction = List.of();
  @Nullable BoardCoord focus;
  List<Move> checks = List.of();

  private TextRenderer(Multiverse multiverse, Extent extent, Lineage lineage) {
    this.multiverse = multiverse;
    this.extent = extent;
    this.lineage = lineage;
  }

  public static TextRenderer of(Multiverse multiverse) {
    return new TextRenderer(multiverse, Extent.of(multiverse), Lineage.guess(multiverse));
  }

  public static TextRenderer of(State state) {
    return of(state.multiverse());
  }

  /** A place in a game: its state with the action that led there, checks, and exact branches. */
  public static TextRenderer of(Node node) {
    TextRenderer renderer =
        of(node.state()).lineage(Lineage.of(node)).checks(node.state().checks());
    return node.isRoot() ? renderer : renderer.highlight(node.steps());
  }

  /** Letters instead of chess symbols, and frames of plain characters. */
  public TextRenderer ascii() {
    TextRenderer copy = copy();
    copy.ascii = true;
    return copy;
  }

  /** One column a square: twice as many boards side by side, but no room for brackets. */
  public TextRenderer compact() {
    TextRenderer copy = copy();
    copy.compact = true;
    return copy;
  }

  /** Terminal colours, as SGR sequences for 256 colours. */
  public TextRenderer colors() {
    TextRenderer copy = copy();
    copy.colors = true;
    return copy;
  }

  /** Seen by Black: ranks, files and timelines turn round, time still runs to the right. */
  public TextRenderer flip() {
    TextRenderer copy = copy();
    copy.flipped = !flipped;
    return copy;
  }

  /**
   * Shows as many whole boards side by side as fit, at least one: the latest with the present among
   * them, unless {@link #fromTurn} says otherwise.
   */
  public TextRenderer width(int columns) {
    TextRenderer copy = copy();
    copy.width = Math.max(1, columns);
    return copy;
  }

  /** Begins at a turn instead of showing the present and the latest boards that fit. */
  public TextRenderer fromTurn(int turn) {
    TextRenderer copy = copy();
    copy.fromTurn = turn;
    return copy;
  }

  /** Shows a part of the multiverse only. */
  public TextRenderer extent(Extent part) {
    TextRenderer copy = copy();
    copy.extent = part;
    return copy;
  }

  /** Where timelines branched, when it is known exactly. */
  public TextRenderer lineage(Lineage known) {
    TextRenderer copy = copy();
    copy.lineage = known;
    return copy;
  }

  /** Marks the squares touched by the action that led here. */
  public TextRenderer highlight(List<Step> action) {
    TextRenderer copy = copy();
    copy.lastAction = List.copyOf(action);
    return copy;
  }

  /** Marks the royal pieces these moves would take, see {@link State#checks()}. */
  public TextRenderer checks(List<Move> captures) {
    TextRenderer copy = copy();
    copy.checks = List.copyOf(captures);
    return copy;
  }

  /** Puts a thick frame around a board, as a cursor. */
  public TextRenderer focus(BoardCoord board) {
    TextRenderer copy = copy();
    copy.focus = board;
    return copy;
  }

  /** The picture: lines of text, each ended by a newline. */
  public String render() {
    return new TextPicture(this).draw();
  }

  private TextRenderer copy() {
    TextRenderer copy = new TextRenderer(multiverse, extent, lineage);
    copy.ascii = ascii;
    copy.compact = compact;
    copy.colors = colors;
    copy.flipped = flipped;
    copy.width = width;
    copy.fromTurn = fromTurn;
    copy.lastAction = lastAction;
    copy.checks = checks;
    copy.focus = focus;
    return copy;
  }
}
