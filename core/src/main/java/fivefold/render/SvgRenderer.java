package fivefold.render;

import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.model.Square;
import fivefold.rules.State;
import fivefold.rules.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A multiverse as an SVG picture.
 *
 * <pre>{@code
 * String svg = SvgRenderer.of(state).flip().highlight(node.steps()).render();
 * }</pre>
 *
 * <p>Every method returns a changed copy; a renderer itself never changes. {@link #picture()} is
 * the same drawing for canvases other than SVG.
 */
public final class SvgRenderer {
  /** A square in a colour. */
  record MarkedSquare(BoardCoord board, Square square, Mark mark) {}

  final State state;
  Extent extent;
  Lineage lineage;
  Theme theme = Theme.LIGHT;
  double square = 28;
  boolean flipped;
  boolean rings;
  @Nullable Boolean coordinates;
  List<Arrow> arrows = List.of();
  List<MarkedSquare> marks = List.of();
  String title = "";
  String caption = "";
  int captionLines;
  String idPrefix = "f";

  private SvgRenderer(State state, Extent extent, Lineage lineage) {
    this.state = state;
    this.extent = extent;
    this.lineage = lineage;
  }

  public static SvgRenderer of(State state) {
    Multiverse multiverse = state.multiverse();
    return new SvgRenderer(state, Extent.of(multiverse), Lineage.guess(multiverse));
  }

  public static SvgRenderer of(Multiverse multiverse) {
    return of(State.of(multiverse, Rules.STANDARD));
  }

  /** A place in a game: its state with the action that led there, checks, and exact branches. */
  public static SvgRenderer of(Node node) {
    SvgRenderer renderer = of(node.state()).lineage(Lineage.of(node)).checks();
    return node.isRoot() ? renderer : renderer.highlight(node.steps());
  }

  /** Shows a part of the multiverse only. */
  public SvgRenderer extent(Extent part) {
    SvgRenderer copy = copy();
    copy.extent = part;
    return copy;
  }

  /** Where timelines branched, when it is known exactly. */
  public SvgRenderer lineage(Lineage known) {
    SvgRenderer copy = copy();
    copy.lineage = known;
    return copy;
  }

  public SvgRenderer theme(Theme wanted) {
    SvgRenderer copy = copy();
    copy.theme = wanted;
    return copy;
  }

  /** The size of a square in pixels, 28 unless set; smaller ones show less detail. */
  public SvgRenderer square(double pixels) {
    Metrics.of(pixels);
    SvgRenderer copy = copy();
    copy.square = pixels;
    return copy;
  }

  /** The size of a square in pixels. */
  public double square() {
    return square;
  }

  /** Seen by Black: ranks, files and timelines turn round, time still runs to the right. */
  public SvgRenderer flip() {
    SvgRenderer copy = copy();
    copy.flipped = !flipped;
    return copy;
  }

  /** Rings around the boards on which the player must or may still move. */
  public SvgRenderer rings() {
    SvgRenderer copy = copy();
    copy.rings = true;
    return copy;
  }

  /** Names of files and ranks on or off; unless set, they are shown where squares have room. */
  public SvgRenderer coordinates(boolean shown) {
    SvgRenderer copy = copy();
    copy.coordinates = shown;
    return copy;
  }

  /** Marks the action that led here: its squares, and an arrow for each move. */
  public SvgRenderer highlight(List<Step> action) {
    SvgRenderer copy = copy();
    for (Footprint print : Footprint.of(action)) {
      copy = copy.mark(print.board(), print.square(), Mark.LAST);
    }
    for (Step step : action) {
      if (step instanceof Step.Moved moved) {
        copy = copy.arrow(Arrow.of(moved.move(), Mark.LAST));
      }
    }
    return copy;
  }

  /** Marks every check against the player to move. */
  public SvgRenderer checks() {
    return attacks(state.checks(), Mark.CHECK);
  }

  /** Marks every threat, also those that only passing on other boards would let in. */
  public SvgRenderer threats() {
    List<Move> checks = state.checks();
    List<Move> hidden = new ArrayList<>(state.threats());
    hidden.removeAll(checks);
    return attacks(hidden, Mark.THREAT).attacks(checks, Mark.CHECK);
  }

  private SvgRenderer attacks(List<Move> captures, Mark mark) {
    SvgRenderer copy = copy();
    for (Move capture : captures) {
      Arrow arrow = Arrow.of(capture, mark).on(state.multiverse());
      copy = copy.mark(arrow.to(), arrow.toSquare(), mark).arrow(arrow);
    }
    return copy;
  }

  public SvgRenderer arrow(Arrow arrow) {
    SvgRenderer copy = copy();
    if (!arrows.contains(arrow)) {
      copy.arrows = plus(arrows, arrow);
    }
    return copy;
  }

  /** Colours a square. */
  public SvgRenderer mark(BoardCoord board, Square on, Mark mark) {
    SvgRenderer copy = copy();
    MarkedSquare marked = new MarkedSquare(board, on, mark);
    if (!marks.contains(marked)) {
      copy.marks = plus(marks, marked);
    }
    return copy;
  }

  /** A heading, also the picture's accessible name. */
  public SvgRenderer title(String text) {
    SvgRenderer copy = copy();
    copy.title = text;
    return copy;
  }

  /** A text below the picture. */
  public SvgRenderer caption(String text) {
    SvgRenderer copy = copy();
    copy.caption = text;
    copy.captionLines = 0;
    return copy;
  }

  /**
   * A text below the picture that takes so many lines, cut or filled up with blank ones: pictures
   * of an animation must have one size.
   */
  public SvgRenderer caption(String text, int lines) {
    SvgRenderer copy = caption(text);
    copy.captionLines = lines;
    return copy;
  }

  /**
   * What the ids in the document begin with: set it when several pictures go into one page.
   *
   * @throws IllegalArgumentException unless it is a letter followed by letters and digits
   */
  public SvgRenderer idPrefix(String prefix) {
    for (int i = 0; i < Math.max(1, prefix.length()); i++) {
      char c = i < prefix.length() ? prefix.charAt(i) : ' ';
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (!letter && (i == 0 || c < '0' || c > '9')) {
        throw new IllegalArgumentException("not a prefix for ids: " + prefix);
      }
    }
    SvgRenderer copy = copy();
    copy.idPrefix = prefix;
    return copy;
  }

  /** The picture, to be drawn on a canvas of any kind. */
  public Picture picture() {
    return new Picture(this);
  }

  /** The SVG document. */
  public String render() {
    SvgCanvas canvas = new SvgCanvas(idPrefix);
    Picture picture = picture();
    picture.drawOn(canvas);
    return canvas.document(
        picture.width(), picture.height(), picture.title(), picture.description());
  }

  private static <T> List<T> plus(List<T> list, T item) {
    List<T> more = new ArrayList<>(list);
    more.add(item);
    return List.copyOf(more);
  }

  private SvgRenderer copy() {
    SvgRenderer copy = new SvgRenderer(state, extent, lineage);
    copy.theme = theme;
    copy.square = square;
    copy.flipped = flipped;
    copy.rings = rings;
    copy.coordinates = coordinates;
    copy.arrows = arrows;
    copy.marks = marks;
    copy.title = title;
    copy.caption = caption;
    copy.captionLines = captionLines;
    copy.idPrefix = idPrefix;
    return copy;
  }
}
