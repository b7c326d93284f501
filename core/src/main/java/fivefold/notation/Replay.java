package fivefold.notation;

import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Moment;
import fivefold.model.Ply;
import fivefold.notation.Resolution.Problem;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plays a script: finds its start position, resolves its moves one by one, submits its actions, and
 * grows the tree. After an error the rest of that line can't be played and is stepped over without
 * a word; variations that leave before the error go on.
 */
public final class Replay {
  private final ScriptCursor at;
  private final ReadOptions options;
  private final Set<StrictRule> rules;
  private final Diagnostics found;
  private final @Nullable ReadMemory memory;
  private final Resolver resolver;
  private final MarkCheck marks;
  private final TurnNumbers numbers;
  private final Habits habits;
  private final boolean flat;
  private final Spans.Builder spans;

  private final Deque<Level> levels = new ArrayDeque<>();
  private Node node;
  private int actions;
  private boolean full;
  private boolean broken;

  // The action under way
  private boolean begun;
  private State turn;
  private int firstMoveStart;
  private int lastMoveEnd;

  private final Remarks remarks = new Remarks();
  private final DataCheck data;
  private boolean aheadOfAction;
  private boolean afterResult;

  /** Whether the next move is the first of a variation that may replace the action before it. */
  private boolean opening;

  /** Where a variation left its line, and whether it went back to replace the action there. */
  private record Level(Node node, boolean broken, int numberOffset, boolean replaced) {}

  private Replay(
      Script script,
      Game game,
      ReadOptions options,
      Set<StrictRule> rules,
      Diagnostics found,
      Spans.Builder spans) {
    this.at = script.cursor();
    this.options = options;
    this.rules = options.strict() ? rules : Set.of();
    this.found = found;
    this.memory = options.memory();
    this.resolver = new Resolver(options.mode(), rules, memory);
    this.marks = new MarkCheck(script, game, options, this.rules, found);
    this.numbers = new TurnNumbers(options.strict(), this.rules, found);
    this.data = new DataCheck(found);
    this.habits = new Habits(resolver, rules, options.strict(), found);
    this.flat = script.isFlat();
    this.spans = spans;
    this.node = game.root();
    this.turn = node.state();
  }

  /**
   * Plays a script, with what its comments keep, as far as it goes; null without a start position.
   *
   * @param rules what the script's notation demands when the options are strict
   * @param found where findings about the script already are, and those about its moves go
   * @param spans keeps the places of the moves
   */
  public static @Nullable Game play(
      Script written,
      ReadOptions options,
      Set<StrictRule> rules,
      Diagnostics found,
      Spans.Builder spans) {
    Script script = written.hasStore() ? CommentStoreReader.restore(written, found) : written;
    if (options.memory() != null) {
      options.memory().begin(options, rules);
    }
    StartPosition start = new StartPosition(script, options, rules, found);
    ScriptCursor cursor = script.head();
    while (cursor.next()) {
      switch (cursor.event()) {
        case HEADER -> start.header(cursor.key(), cursor.text(), cursor.textSpan(), cursor.span());
        case BOARD -> start.board(cursor.textSpan());
        default -> {}
      }
    }
    Game game = start.game();
    if (game != null) {
      spans.begin(script.source(), game.root());
      new Replay(script, game, options, rules, found, spans).run();
    }
    return game;
  }

  private void run() {
    while (at.next()) {
      switch (at.event()) {
        case HEADER, BOARD -> {}
        case COMMENT -> comment(at.text());
        case TURN -> beginAction();
        case MOVE -> move();
        case EVALUATION -> evaluate(at.evaluation());
        case NEW_LINE, NEW_PRESENT -> note();
        case PRESENT -> present();
        case OPEN -> open();
        case CLOSE -> close();
        case RESULT -> result();
        case BROKEN -> breakLine();
      }
    }
    while (!levels.isEmpty()) {
      close();
    }
    finishAction(true);
    remarks.leaveAhead(node);
    data.position(node.state());
    marks.finish();
  }

  // Actions

  private void beginAction() {
    finishAction(false);
    if (opening && at.number() > 0) {
      opening = false;
      MovePattern first = numbers.isOfLast(at, node) ? at.moveAhead() : null;
      if (first != null && habits.replacesLast(at, node, first, true)) {
        goBack();
      }
    }
    begin();
    if (!broken) {
      numbers.check(at, node);
    }
  }

  /** A label that says where the present is. */
  private void present() {
    Moment present = node.state().present();
    boolean fits =
        at.color() == present.color()
            && (at.number() == Script.ANY_TURN || at.number() == present.turn());
    if (!broken && !fits) {
      complain(Code.W_PRESENT_LABEL, at.start(), at.end(), "the present is at " + present, null);
    }
  }

  /** Reads a variation as one that comes after the action it replaces. */
  private void goBack() {
    Level level = levels.pop();
    levels.push(new Level(level.node(), level.broken(), level.numberOffset(), true));
    node = node.parent().orElseThrow();
    turn = node.state();
  }

  private void begin() {
    begun = true;
    aheadOfAction = false;
    trailing();
  }

  private void trailing() {
    if (afterResult) {
      afterResult = false;
      complain(Code.W_TRAILING, at.start(), at.end(), "the game goes on after its result", null);
      node.setResult(null);
    }
  }

  private void move() {
    if (broken || (turn.atRest() && isFull())) {
      return;
    }
    MovePattern pattern = at.move();
    if (!begun) {
      begin();
      numbers.missing(at);
    }
    if (flat && !turn.atRest() && isOpponents(pattern)) {
      finishAction(false);
      if (broken || isFull()) {
        return;
      }
      begin();
    }
    Resolution resolution = resolver.resolve(turn, pattern);
    if (resolution.ply() == null) {
      resolution = secondThoughts(pattern, resolution);
      if (turn.atRest() && isFull()) {
        return;
      }
    }
    opening = false;
    Ply ply = resolution.ply();
    String slip = ply == null ? numbers.withdraw() : null;
    for (Problem problem : resolution.problems()) {
      report(problem, slip);
    }
    if (ply == null) {
      breakLine();
      return;
    }
    numbers.confirm();
    Step known = memory == null ? null : memory.step(turn, ply);
    Refusal refusal = known != null ? null : turn.refusal(ply).orElse(null);
    if (refusal != null) {
      error(Code.E_NO_MATCH, at.start(), at.end(), refusal.message(), null);
      breakLine();
      return;
    }
    if (turn.atRest()) {
      firstMoveStart = at.start();
    }
    lastMoveEnd = at.end();
    spans.move(at, ply);
    Step step = known != null ? known : turn.step(ply);
    if (memory != null && known == null) {
      memory.keep(step);
    }
    marks.step(at, pattern, step);
    turn = step.after();
    if (pattern.evaluation() != null) {
      evaluate(pattern.evaluation());
    }
    if (turn.multiverse().timelineCount() > options.limits().timelines()) {
      limit("more than " + options.limits().timelines() + " timelines");
      breakLine();
    }
  }

  /** What else a move may mean that is not possible; the same when there is nothing else. */
  private Resolution secondThoughts(MovePattern pattern, Resolution first) {
    if (opening && turn.atRest() && habits.replacesLast(at, node, pattern, false)) {
      goBack();
      return resolver.resolve(turn, pattern);
    }
    Resolution opponents = turn.atRest() ? null : habits.opponents(at, turn, pattern);
    if (opponents == null) {
      return first;
    }
    finishAction(false);
    begin();
    return opponents;
  }

  /** Whether no further action may be played; then the line ends here, and that is said once. */
  private boolean isFull() {
    if (actions < options.limits().actions()) {
      return false;
    }
    if (!full) {
      limit("more than " + options.limits().actions() + " actions");
    }
    full = true;
    breakLine();
    return true;
  }

  private void limit(String message) {
    error(Code.E_LIMIT, at.start(), at.end(), message, null);
  }

  /** Whether it is the opponent's turn where a move starts: then the turn has ended before it. */
  private boolean isOpponents(MovePattern pattern) {
    OptionalInt line = QueryBuilder.line(turn.parity(), pattern.source());
    return line.isPresent()
        && turn.multiverse().hasTimeline(line.getAsInt())
        && !turn.isPlayable(line.getAsInt());
  }

  /**
   * Submits the moves of the action under way.
   *
   * @param lineEnds whether nothing follows on this line, so that the turn may be unfinished
   */
  private void finishAction(boolean lineEnds) {
    begun = false;
    if (turn.atRest()) {
      // A number without moves, such as White's in a game that Black opens.
      remarks.putOff();
      return;
    }
    if (broken) {
      turn = node.state();
      remarks.drop();
      spans.dropped();
      data.position(turn);
      return;
    }
    State played = turn;
    Insertion insertion = node.play(played);
    if (insertion instanceof Insertion.Refused refused) {
      refuse(played, refused.refusal(), lineEnds);
      return;
    }
    Insertion.Done done = (Insertion.Done) insertion;
    Node child = done.node();
    if (done.existed()) {
      found.report(
          Code.W_DUPLICATE_VARIATION,
          place(firstMoveStart, lastMoveEnd),
          "this action is in the tree already; the two are merged",
          null);
      child.promote();
    }
    remarks.attach(child, played);
    spans.submitted(child);
    if (options.checkMarks()) {
      marks.action(child, played);
    }
    node = child;
    turn = child.state();
    data.position(turn);
    afterResult = false;
    actions++;
  }

  private void refuse(State played, Refusal refusal, boolean lineEnds) {
    String reason = refusal.message();
    boolean incomplete = refusal.kind() != Refusal.Kind.ROYAL_CAPTURE;
    boolean last = incomplete && lineEnds;
    if (incomplete) {
      leaveUnfinished(played);
    } else {
      spans.dropped();
    }
    if (last) {
      found.report(
          Code.W_UNFINISHED_TURN,
          place(firstMoveStart, lastMoveEnd),
          "the last turn is not finished: " + reason,
          null);
    } else {
      error(
          incomplete ? Code.E_ACTION_INCOMPLETE : Code.E_ROYAL_CAPTURE,
          firstMoveStart,
          lastMoveEnd,
          reason,
          null);
    }
    remarks.leave(node);
    turn = node.state();
    data.position(turn);
    broken = !last;
  }

  // Remarks

  /** What the text says a move did, if that move was played. */
  private void note() {
    if (!broken) {
      if (at.event() == Script.Event.NEW_LINE) {
        marks.newLine(at, turn);
      } else {
        marks.newPresent(at, turn);
      }
    }
  }

  private void comment(String text) {
    data.comment(at, text);
    if (!broken && begun) {
      remarks.comment(movesMade() - 1, text);
    } else if (!broken && aheadOfAction) {
      remarks.ahead(text);
    } else {
      // Nothing is dropped: what was said about moves that could not be played stays with the line.
      node.addComment(text);
      data.position(node.state());
    }
  }

  private void evaluate(Evaluation evaluation) {
    if (broken) {
      return;
    }
    if (begun && !turn.atRest()) {
      remarks.evaluate(movesMade() - 1, evaluation);
    } else {
      complain(Code.W_MOVE_SYNTAX, at.start(), at.end(), "an evaluation without a move", null);
    }
  }

  private int movesMade() {
    return turn.pliesMade();
  }

  // The tree

  private void open() {
    finishAction(false);
    if (!aheadOfAction) {
      // Before a parenthesis they belong to what is inside it.
      remarks.leaveAhead(node);
      data.position(node.state());
    }
    levels.push(new Level(node, broken, numbers.offset(), false));
    if (!broken && levels.size() > options.limits().nesting()) {
      limit("variations lie more than " + options.limits().nesting() + " deep in each other");
      breakLine();
    }
    opening = !broken && !node.isRoot();
    aheadOfAction = true;
    afterResult = false;
  }

  private void close() {
    finishAction(true);
    remarks.leaveAhead(node);
    data.position(node.state());
    Level level = levels.pop();
    node = level.node();
    if (level.replaced()) {
      // The variation came later, but is not the main line.
      node.promote();
    }
    turn = node.state();
    opening = false;
    broken = level.broken();
    numbers.resume(level.numberOffset());
    aheadOfAction = true;
    afterResult = false;
  }

  private void result() {
    finishAction(true);
    Result result = at.result();
    if (broken) {
      return;
    }
    marks.result(at, levels.isEmpty());
    if (result != null) {
      node.setResult(result);
    }
    afterResult = true;
    aheadOfAction = false;
  }

  // Errors

  private void breakLine() {
    if (!broken && !turn.atRest() && turn.royalCaptures().isEmpty()) {
      leaveUnfinished(turn);
    }
    broken = true;
  }

  private void leaveUnfinished(State begun) {
    node.setUnfinished(begun);
    spans.unfinished(node, begun);
  }

  /** The moves of an action need not stand in the order they are played. */
  private Span place(int start, int end) {
    return new Span(at.source(), start, Math.max(start, end));
  }

  private void report(Problem problem, @Nullable String slip) {
    String hint = slip == null ? problem.hint() : slip;
    found.report(
        problem.code(), at.span(), problem.message(), hint == null ? habits.hint(turn) : hint);
  }

  private void error(Code code, int start, int end, String message, @Nullable String hint) {
    found.report(code, place(start, end), message, hint);
  }

  private void complain(Code code, int start, int end, String message, @Nullable String hint) {
    found.report(code.raisedIf(options.strict()), place(start, end), message, hint);
  }
}
