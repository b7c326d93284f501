package fivefold.notation;

import fivefold.game.Comment;
import fivefold.game.CommentData;
import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Timeline;
import fivefold.notation.MovePattern.Check;
import fivefold.rules.Budget;
import fivefold.rules.MoveText;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The main line of a game the way writers of plain notations need it: turn by turn, each move with
 * the state it is played in. What a notation does not carry is counted as lost on the way, by its
 * own declaration, so that no writer has to remember it.
 */
public final class MainLine {
  private final Set<Feature> carries;
  private final Losses losses;
  private final @Nullable Budget signs;
  private final List<Turn> turns = new ArrayList<>();
  private final Set<PieceType> underpromotions = EnumSet.noneOf(PieceType.class);

  /**
   * One action.
   *
   * @param number the number of the turn
   * @param before the state it starts from
   * @param steps all of it, passes too, which only a notation that carries them gets to see
   * @param moves its moves with their marks
   * @param node the node it leads to; null when the turn was not submitted
   * @param verdict how the opponent stands after it; {@link Verdict#PLAYING} when nobody looked
   */
  public record Turn(
      int number,
      Color player,
      State before,
      List<Step> steps,
      List<MarkedMove> moves,
      @Nullable Node node,
      Verdict verdict) {

    /**
     * The moves in another order of the timelines they start on, the branching ones last as always;
     * in standard order when the other would play differently.
     */
    public List<MarkedMove> inOrderOf(Comparator<Integer> timelines) {
      List<MarkedMove> sorted = new ArrayList<>();
      List<MarkedMove> branches = new ArrayList<>();
      for (MarkedMove move : moves) {
        (move.branches() ? branches : sorted).add(move);
      }
      sorted.sort((a, b) -> timelines.compare(a.line(), b.line()));
      sorted.addAll(branches);
      List<Move> plain = new ArrayList<>();
      List<MarkedMove> again = new ArrayList<>();
      State state = before;
      for (MarkedMove marked : sorted) {
        if (state.refusal(marked.move()).isPresent()) {
          return moves;
        }
        MarkedMove played = marked.playedIn(state);
        again.add(played);
        plain.add(marked.move());
        state = played.step().after();
      }
      List<Move> standard = new ArrayList<>();
      moves.forEach(marked -> standard.add(marked.move()));
      return before.standardOrder(plain).plies().equals(standard) ? again : moves;
    }
  }

  /**
   * One move of an action.
   *
   * @param check the check sign it deserves
   * @param evaluation what an annotator thinks of it, when the notation can say so
   */
  public record MarkedMove(Step.Moved step, Check check, @Nullable Evaluation evaluation) {

    /** The state the move is played in. */
    public State before() {
      return step.before();
    }

    public Move move() {
      return step.move();
    }

    public PieceType type() {
      return step.piece().type();
    }

    public MoveText text() {
      return step.text();
    }

    /** The timeline the move starts on. */
    public int line() {
      return step.move().from().timeline();
    }

    public boolean branches() {
      return step.branches();
    }

    /** The timeline the piece arrives on, a new one when the move branches. */
    public int arrivalLine() {
      return step.arrival().timeline();
    }

    private MarkedMove playedIn(State state) {
      return new MarkedMove((Step.Moved) state.step(step.move()), check, evaluation);
    }
  }

  private MainLine(Set<Feature> carries, Losses losses, @Nullable Budget signs) {
    this.carries = carries;
    this.losses = losses;
    this.signs = signs;
  }

  /**
   * The turns of the main line.
   *
   * @param carries what the notation declares to carry
   * @param losses where everything else is counted
   * @param signs how long to look for the check signs of an action; null to leave them out
   */
  public static List<Turn> of(
      Game game, Set<Feature> carries, Losses losses, @Nullable Budget signs) {
    MainLine line = new MainLine(carries, losses, signs);
    line.start(game);
    line.walk(game.root());
    line.promotions(game);
    return line.turns;
  }

  private void start(Game game) {
    lose(Feature.HEADERS, game.headers().list().size(), "headers");
    State start = game.start();
    boolean standard = game.variant().orElse("").equals(Variants.STANDARD);
    lose(Feature.START, standard ? 0 : 1, "the start position: it must be named when reading");
    boolean empty = game.root().isLeaf() && game.root().unfinished().isEmpty();
    lose(Feature.START, empty ? 1 : 0, "a game without moves, of which nothing is left");
    if (start.parity() == Parity.EVEN) {
      lose(Feature.EVEN_TIMELINES, 1, "the timelines -0 and +0, which other readers don't know");
    }
    int old = 0;
    for (Timeline timeline : start.multiverse().timelines()) {
      old += new BoardCoord(0, timeline.start()).turn() < 1 ? 1 : 0;
    }
    lose(Feature.TURN_ZERO, old, "boards before turn 1, which other readers don't know");
  }

  private void walk(Node root) {
    Node node = root;
    comments(root);
    while (true) {
      Node next = node.next().orElse(null);
      lose(Feature.VARIATIONS, node.children().size() - 1, "variations beside the main line");
      node.result().ifPresent(result -> lose(Feature.RESULT, 1, "the result"));
      if (next == null) {
        unfinished(node);
        return;
      }
      if (node.result().isPresent() && carries.contains(Feature.RESULT)) {
        losses.add(Feature.RESULT, "a result that is not at the end of its line");
      }
      if (node.unfinished().isPresent()) {
        losses.add(Feature.UNFINISHED_TURN, "an unfinished turn beside the main line");
      }
      if (!carries.contains(Feature.PASSES) && next.action().passes()) {
        losses.add(Feature.PASSES, "a pass and everything after it");
        return;
      }
      comments(next);
      Verdict verdict = verdict(next);
      List<Step> steps = next.steps();
      List<MarkedMove> moves = marked(steps, next, CheckSigns.of(next, verdict));
      turns.add(
          new Turn(next.turnNumber(), next.player(), node.state(), steps, moves, next, verdict));
      node = next;
    }
  }

  private Verdict verdict(Node node) {
    if (signs == null) {
      return Verdict.PLAYING;
    }
    Verdict verdict = CheckSigns.verdict(node.state(), signs);
    if (verdict == Verdict.UNKNOWN) {
      losses.add(Feature.CHECKS, "marks of checks that could not be told from mate in time");
    }
    return verdict;
  }

  /** What pawns may become, a reader knows by the start and by what they do become. */
  private void promotions(Game game) {
    List<PieceType> known = knownPromotions(game);
    if (known == null || carries.contains(Feature.HEADERS)) {
      return;
    }
    Set<PieceType> understood = new LinkedHashSet<>(known);
    understood.addAll(underpromotions);
    if (!List.copyOf(understood).equals(game.start().rules().promotions())) {
      losses.add(Feature.HEADERS, "what pawns may become");
    }
  }

  private @Nullable List<PieceType> knownPromotions(Game game) {
    if (carries.contains(Feature.START)) {
      return Rules.STANDARD.promotions();
    }
    return Variants.find(game.variant().orElse("")) instanceof VariantLookup.Found found
        ? found.variant().promotions()
        : null;
  }

  private void comments(Node node) {
    lose(Feature.COMMENTS, node.comments().size(), "comments");
    for (Comment comment : node.comments()) {
      lose(Feature.DATA, CommentData.mayBeIn(comment.text()) ? 1 : 0, Feature.DATA.label());
    }
  }

  /** The last turn of a record may be under way. */
  private void unfinished(Node node) {
    State turn = node.unfinished().orElse(null);
    if (turn == null) {
      return;
    }
    if (!carries.contains(Feature.UNFINISHED_TURN)) {
      losses.add(Feature.UNFINISHED_TURN, turn.pliesMade(), "moves that were not submitted");
      return;
    }
    List<Step> steps = node.state().steps(turn.action());
    Check[] none = new Check[steps.size()];
    Arrays.fill(none, Check.NONE);
    turns.add(
        new Turn(
            node.nextTurnNumber(),
            node.state().mover(),
            node.state(),
            steps,
            marked(steps, null, none),
            null,
            Verdict.PLAYING));
  }

  private List<MarkedMove> marked(List<Step> steps, @Nullable Node node, Check[] checks) {
    List<MarkedMove> moves = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      Evaluation evaluation = node == null ? null : node.evaluation(i).orElse(null);
      if (evaluation != null && !carries.contains(Feature.EVALUATIONS)) {
        losses.add(Feature.EVALUATIONS, "evaluation signs");
        evaluation = null;
      }
      if (!(steps.get(i) instanceof Step.Moved step)) {
        continue;
      }
      if (step.underpromotes()) {
        underpromotions.add(Objects.requireNonNull(step.move().promotion()));
        lose(Feature.PROMOTIONS, 1, "promotions to other pieces, which other readers don't know");
      }
      moves.add(new MarkedMove(step, checks[i], evaluation));
    }
    return moves;
  }

  private void lose(Feature feature, int count, String detail) {
    if (!carries.contains(feature)) {
      losses.add(feature, count, detail);
    }
  }
}
