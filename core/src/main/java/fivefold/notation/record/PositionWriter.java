package fivefold.notation.record;

import fivefold.game.Game;
import fivefold.game.Headers.Header;
import fivefold.game.Node;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Timeline;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.rules.State;
import fivefold.rules.Step;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Writes a position of a game. Timelines have our own numbers: -1 and 0 for -0 and +0. */
final class PositionWriter {
  private static final String PIECES = "KQRBNPkqrbnp";

  private final Game game;
  private final Losses losses;
  private final StringBuilder out;

  /** The timelines that a player has made, with those they come from. */
  private final Map<Integer, Integer> parents = new HashMap<>();

  /** Whether the title is the name of the variant. */
  private boolean named;

  PositionWriter(Game game, Losses losses, StringBuilder out) {
    this.game = game;
    this.named = game.variant().isPresent();
    this.losses = losses;
    this.out = out;
  }

  /** Writes the position that the game starts from. */
  void start(Set<Field> fields) {
    startParents();
    position(game.start(), fields);
  }

  /** Writes the position after the main line; what was played is in its boards. */
  void end(Set<Field> fields) {
    startParents();
    if (!game.root().isLeaf()) {
      named = false;
      losses.add(Feature.START, "the start: the position after the moves stands in its place");
    }
    for (Node node : game.mainline()) {
      for (Step step : node.steps()) {
        if (step instanceof Step.Moved moved && moved.branches()) {
          parents.put(moved.arrival().timeline(), moved.move().to().timeline());
        }
      }
    }
    position(game.end().state(), fields);
  }

  /**
   * A start with as many timelines above the centre as below has nothing but original ones, as in
   * the program's own modes. Otherwise only the centre can be original.
   */
  private void startParents() {
    Multiverse start = game.start().multiverse();
    int lowest = -start.parity().offset();
    if (start.maxTimeline() == lowest - start.minTimeline()) {
      return;
    }
    for (Timeline timeline : start.timelines()) {
      if (timeline.index() > 0 || timeline.index() < lowest) {
        parents.put(timeline.index(), timeline.index() > 0 ? 0 : lowest);
      }
    }
  }

  private void position(State state, Set<Field> fields) {
    Multiverse multiverse = state.multiverse();
    Size size = multiverse.size();
    boolean square = size.width() == size.height();
    losses.add(Feature.START, square ? 0 : 1, "boards that are not square are unknown elsewhere");
    boolean doubleStep = false;
    boolean castling = false;
    for (Timeline timeline : multiverse.timelines()) {
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        String rows = rows(timeline, v);
        doubleStep |= Rows.hasSteppers(rows);
        castling |= Rows.hasCastlers(rows);
      }
    }
    out.append(PositionParser.MAGIC).append(" 1\n");
    headers(fields, false);
    out.append("size: ").append(square ? "" + size.width() : size.toString());
    out.append("\nrules:").append(doubleStep ? " double-step" : "");
    out.append(castling ? " castling" : "").append(doubleStep || castling ? "\n" : " none\n");
    out.append("to-move: ").append(state.mover() == Color.WHITE ? "white\n" : "black\n");
    headers(fields, true);
    Set<Character> strange = new HashSet<>();
    for (Timeline timeline : multiverse.timelines()) {
      Integer parent = parents.get(timeline.index());
      if (parent != null) {
        out.append('L').append(timeline.index()).append(" parent: L").append(parent).append('\n');
      }
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        BoardCoord coord = new BoardCoord(timeline.index(), v);
        String rows = rows(timeline, v);
        out.append('L').append(coord.timeline()).append(" T").append(coord.turn());
        out.append(coord.color().letter()).append(": ");
        out.append(Rows.flipStars(rows, doubleStep, castling)).append('\n');
        for (int i = 0; i < rows.length(); i++) {
          if (Character.isLetter(rows.charAt(i)) && PIECES.indexOf(rows.charAt(i)) < 0) {
            strange.add(Character.toUpperCase(rows.charAt(i)));
          }
        }
      }
    }
    losses.add(Feature.START, strange.size(), "pieces that are unknown elsewhere");
  }

  private static String rows(Timeline timeline, int halfTurn) {
    Board board = Objects.requireNonNull(timeline.board(halfTurn));
    return board.toString();
  }

  private void headers(Set<Field> fields, boolean ofPuzzles) {
    for (Field field : fields) {
      String value = value(field);
      if (field.isOfPuzzles() == ofPuzzles && !value.isEmpty()) {
        out.append(field.key()).append(": ").append(value).append('\n');
      }
    }
  }

  /** What a field says of the game; empty when it can't. */
  private String value(Field field) {
    if (field == Field.TITLE && named) {
      return game.variant().orElseThrow();
    }
    String value = game.headers().get(Objects.requireNonNull(field.header())).orElse("");
    return isWritable(value) ? value : "";
  }

  static boolean isWritable(String value) {
    boolean line = value.indexOf('\n') < 0 && value.indexOf('\r') < 0;
    return line && value.equals(value.strip()) && !value.isEmpty();
  }

  /** Counts the headers that neither these fields nor the program's own comments keep. */
  static void countHeaders(Game game, Losses losses, Set<Field> fields, boolean meta) {
    int lost = 0;
    for (Header header : game.headers().list()) {
      boolean kept = false;
      for (Field field : fields) {
        boolean taken = field == Field.TITLE && game.variant().isPresent();
        kept |= header.key().equals(field.header()) && !taken;
      }
      for (Meta each : Meta.values()) {
        kept |= meta && header.key().equals(each.key());
      }
      lost += kept && isWritable(header.value()) ? 0 : 1;
    }
    losses.add(Feature.HEADERS, lost, "headers");
    List<PieceType> promotions = game.start().rules().promotions();
    boolean same =
        promotions.size() == 4
            && promotions.get(0) == PieceType.QUEEN
            && promotions.containsAll(List.of(PieceType.KNIGHT, PieceType.ROOK, PieceType.BISHOP));
    losses.add(Feature.HEADERS, same ? 0 : 1, "what pawns may become, which is Q, N, R and B here");
  }
}
