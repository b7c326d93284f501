package fivefold.notation;

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
import fivefold.rules.Attempt;
import fivefold.rules.Budget;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
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
   * @param node the node it leads to; null when the turn was not submitted
   * @param verdict how the opponent stands after it; {@link Verdict#PLAYING} when nobody looked
   */
  public record Turn(
      int number,
      Color player,
      State before,
      List<Step> steps,
      @Nullable Node node,
      Verdict verdict) {

    /**
     * The moves in another order of the timelines they start on, the branching ones last as always;
     * in standard order when the other would play differently.
     */
    public List<Step> inOrderOf(Comparator<Integer> timelines) {
      List<Step> sorted = new ArrayList<>();
      List<Step> branches = new ArrayList<>();
      for (Step step : steps) {
        (step.branches() ? branches : sorted).add(step);
      }
      sorted.sort((a, b) -> timelines.compare(a.line(), b.line()));
      sorted.addAll(branches);
      List<Move> moves = new ArrayList<>();
      List<Step> again = new ArrayList<>();
      State state = before;
      for (Step step : sorted) {
        Move move = step.move();
        Attempt attempt = move.isPass() ? state.pass(step.line()) : state.play(move);
        if (!(attempt instanceof Attempt.Ok ok)) {
          return steps;
        }
        again.add(step.playedIn(state));
        moves.add(move);
        state = ok.state();
      }
      List<Move> standard = new ArrayList<>();
      steps.forEach(step -> standard.add(step.move()));
      return before.standardOrder(moves).moves().equals(standard) ? again : steps;
    }
  }

  /**
   * One move of an action.
   *
   * @param before the state the move is played in
   * @param kind what it does to the multiverse
   * @param created the timeline it makes, when it branches
   * @param check the check sign it deserves
   * @param evaluation what an annotator thinks of it, when the notation can say so
   */
  public record Step(
      State before,
      Move move,
      MoveKind kind,
      int created,
      Check check,
      @Nullable Evaluation evaluation) {

    /** The timeline the move starts on. */
    public int line() {
      return move.from().timeline();
    }

    private Step playedIn(State state) {
      int next = state.multiverse().nextTimeline(state.mover());
      return new Step(state, move, kind, next, check, evaluation);
    }

    /**
     * A move on its own board as most notations shorten it: the letter but for pawns, as much of
     * the square as tells pieces apart, x, where it goes, and the promotion.
     */
    public String brief() {
      // A king that castles is named by both squares where letters can't say it.
      boolean king = before.isCastling(move);
      return MoveText.letter(before, move)
          + (king ? move.fromSquare().toString() : MoveText.source(before, move))
          + (before.isCapture(move) ? "x" : "")
          + move.toSquare()
          + MoveText.promotion(move);
    }

    /** The label of the timeline the move makes. */
    public String createdLabel() {
      return before.parity().label(created);
    }

    public boolean branches() {
      return kind == MoveKind.BRANCH;
    }

    /**
     * {@code O-O} or {@code O-O-O} when the move is castling that these letters say: by the king on
     * e1 or e8, and no other king of the board could mean it; otherwise empty.
     */
    public String castling() {
      int home = before.mover() == Color.WHITE ? 0 : 7;
      if (!before.isCastling(move)
          || move.fromSquare().file() != 4
          || move.fromSquare().rank() != home) {
        return "";
      }
      boolean right = move.toSquare().file() > move.fromSquare().file();
      for (Move other : before.moveCandidates(move.from().timeline())) {
        boolean sameSide = right == other.toSquare().file() > other.fromSquare().file();
        if (before.isCastling(other) && sameSide && !other.equals(move)) {
          return "";
        }
      }
      return right ? "O-O" : "O-O-O";
    }

    /** Whether the promotion piece is one that readers don't assume by themselves. */
    public boolean underpromotes() {
      PieceType promotion = move.promotion();
      return promotion != null && promotion != before.rules().defaultPromotion();
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
      if (node.unfinished().isPresent()) {
        losses.add(Feature.UNFINISHED_TURN, "an unfinished turn beside the main line");
      }
      if (!carries.contains(Feature.PASSES) && hasPass(next)) {
        losses.add(Feature.PASSES, "a pass and everything after it");
        return;
      }
      comments(next);
      Verdict verdict = verdict(next);
      List<Step> steps =
          steps(node.state(), next.action().moves(), next, CheckSigns.of(next, verdict));
      turns.add(new Turn(next.turnNumber(), next.player(), node.state(), steps, next, verdict));
      node = next;
    }
  }

  private static boolean hasPass(Node node) {
    for (Move move : node.action().moves()) {
      if (move.isPass()) {
        return true;
      }
    }
    return false;
  }

  private Verdict verdict(Node node) {
    if (signs == null) {
      return Verdict.PLAYING;
    }
    Verdict verdict = CheckSigns.verdict(node.state(), signs);
    if (verdict == Verdict.UNKNOWN) {
      losses.add(Feature.CHECKS, "signs for checks that could not be told from mate in time");
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
  }

  /** The last turn of a record may be under way. */
  private void unfinished(Node node) {
    State turn = node.unfinished().orElse(null);
    if (turn == null) {
      return;
    }
    if (!carries.contains(Feature.UNFINISHED_TURN)) {
      losses.add(Feature.UNFINISHED_TURN, turn.moves().size(), "moves that were not submitted");
      return;
    }
    List<Move> moves = turn.action().moves();
    Check[] none = new Check[moves.size()];
    Arrays.fill(none, Check.NONE);
    List<Step> steps = steps(node.state(), moves, null, none);
    turns.add(
        new Turn(
            node.nextTurnNumber(),
            node.state().mover(),
            node.state(),
            steps,
            null,
            Verdict.PLAYING));
  }

  private List<Step> steps(State before, List<Move> moves, @Nullable Node node, Check[] checks) {
    List<Step> steps = new ArrayList<>();
    State state = before;
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      Evaluation evaluation = node == null ? null : node.evaluation(i).orElse(null);
      if (evaluation != null && !carries.contains(Feature.EVALUATIONS)) {
        losses.add(Feature.EVALUATIONS, "evaluation signs");
        evaluation = null;
      }
      int created = state.multiverse().nextTimeline(state.mover());
      MoveKind kind = move.isPass() ? MoveKind.PHYSICAL : state.kind(move);
      Step step = new Step(state, move, kind, created, checks[i], evaluation);
      if (step.underpromotes()) {
        underpromotions.add(Objects.requireNonNull(move.promotion()));
        lose(Feature.PROMOTIONS, 1, "promotions to other pieces, which other readers don't know");
      }
      steps.add(step);
      state = after(state, move);
    }
    return steps;
  }

  private static State after(State state, Move move) {
    return (move.isPass() ? state.pass(move.from().timeline()) : state.play(move)).orThrow();
  }

  private void lose(Feature feature, int count, String detail) {
    if (!carries.contains(feature)) {
      losses.add(feature, count, detail);
    }
  }
}
