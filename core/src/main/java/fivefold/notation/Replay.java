package fivefold.notation;

import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Moment;
import fivefold.model.Ply;
import fivefold.notation.Resolution.Problem;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plays a script: finds its start position, resolves its moves one by one, sees where its actions
 * end, and goes from line to line. After an error the rest of that line can't be played and is
 * stepped over without a word; variations that leave before the error go on.
 */
public final class Replay {
  private final ScriptCursor at;
  private final ReadOptions options;
  private final Diagnostics found;
  private final Resolver resolver;
  private final MarkCheck marks;
  private final TurnNumbers numbers;
  private final Habits habits;
  private final boolean flat;
  private final GrowingLine line;

  private final Deque<Level> levels = new ArrayDeque<>();
  private boolean full;
  private boolean broken;

  /** Whether there is an action under way, even if it has no move yet. */
  private boolean begun;

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
    this.found = found;
    this.resolver = new Resolver(options.mode(), rules, options.memory());
    Set<StrictRule> demanded = options.strict() ? rules : Set.of();
    this.marks = new MarkCheck(script, game, options, demanded, found);
    this.numbers = new TurnNumbers(options.strict(), demanded, found);
    this.habits = new Habits(resolver, rules, options.strict(), found);
    this.flat = script.isFlat();
    this.line = new GrowingLine(game.root(), at, options, marks, spans, found);
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
    line.leaveAhead();
    marks.finish();
  }

  // Actions

  private void beginAction() {
    finishAction(false);
    if (opening && at.number() > 0) {
      opening = false;
      MovePattern first = numbers.isOfLast(at, line.node()) ? at.moveAhead() : null;
      if (first != null && habits.replacesLast(at, line.node(), first, true)) {
        goBack();
      }
    }
    begin();
    if (!broken) {
      numbers.check(at, line.node());
    }
  }

  /** A label that says where the present is. */
  private void present() {
    Moment present = line.node().state().present();
    boolean fits =
        at.color() == present.color()
            && (at.number() == Script.ANY_TURN || at.number() == present.turn());
    if (!broken && !fits) {
      complain(Code.W_PRESENT_LABEL, "the present is at " + present);
    }
  }

  /** Reads a variation as one that comes after the action it replaces. */
  private void goBack() {
    Level level = levels.pop();
    levels.push(new Level(level.node(), level.broken(), level.numberOffset(), true));
    line.moveTo(line.node().parent().orElseThrow());
  }

  private void begin() {
    begun = true;
    aheadOfAction = false;
    if (afterResult) {
      afterResult = false;
      complain(Code.W_TRAILING, "the game goes on after its result");
      line.node().setResult(null);
    }
  }

  private void move() {
    if (broken || (line.turn().atRest() && isFull())) {
      return;
    }
    MovePattern pattern = at.move();
    if (!begun) {
      begin();
      numbers.missing(at);
    }
    if (flat && !line.turn().atRest() && isOpponents(pattern)) {
      finishAction(false);
      if (broken || isFull()) {
        return;
      }
      begin();
    }
    Resolution resolution = resolver.resolve(line.turn(), pattern);
    if (resolution.ply() == null) {
      resolution = secondThoughts(pattern, resolution);
      if (line.turn().atRest() && isFull()) {
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
    Refusal refusal = line.play(pattern, ply);
    if (refusal != null) {
      error(Code.E_NO_MATCH, refusal.message());
      breakLine();
      return;
    }
    if (pattern.evaluation() != null) {
      evaluate(pattern.evaluation());
    }
    if (line.turn().multiverse().timelineCount() > options.limits().timelines()) {
      limit("more than " + options.limits().timelines() + " timelines");
      breakLine();
    }
  }

  /** What else a move may mean that is not possible; the same when there is nothing else. */
  private Resolution secondThoughts(MovePattern pattern, Resolution first) {
    State turn = line.turn();
    if (opening && turn.atRest() && habits.replacesLast(at, line.node(), pattern, false)) {
      goBack();
      return resolver.resolve(line.turn(), pattern);
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
    if (line.actions() < options.limits().actions()) {
      return false;
    }
    if (!full) {
      limit("more than " + options.limits().actions() + " actions");
    }
    full = true;
    breakLine();
    return true;
  }

  /** Whether it is the opponent's turn where a move starts: then the turn has ended before it. */
  private boolean isOpponents(MovePattern pattern) {
    State turn = line.turn();
    OptionalInt timeline = QueryBuilder.line(turn.parity(), pattern.source());
    return timeline.isPresent()
        && turn.multiverse().hasTimeline(timeline.getAsInt())
        && !turn.isPlayable(timeline.getAsInt());
  }

  /**
   * Submits the moves of the action under way.
   *
   * @param lineEnds whether nothing follows on this line, so that the turn may be unfinished
   */
  private void finishAction(boolean lineEnds) {
    begun = false;
    if (line.turn().atRest()) {
      // A number without moves, such as White's in a game that Black opens.
      line.putOff();
    } else if (broken) {
      line.drop();
    } else {
      broken = !line.submit(lineEnds);
    }
  }

  // Remarks

  /** What the text says a move did, if that move was played. */
  private void note() {
    if (!broken) {
      if (at.event() == Script.Event.NEW_LINE) {
        marks.newLine(at, line.turn());
      } else {
        marks.newPresent(at, line.turn());
      }
    }
  }

  private void comment(String text) {
    if (!broken && begun) {
      line.comment(text);
    } else if (!broken && aheadOfAction) {
      line.commentAhead(text);
    } else {
      // Nothing is dropped: what was said about moves that could not be played stays with the line.
      line.commentHere(text);
    }
  }

  private void evaluate(Evaluation evaluation) {
    if (broken) {
      return;
    }
    if (begun && !line.turn().atRest()) {
      line.evaluate(evaluation);
    } else {
      complain(Code.W_MOVE_SYNTAX, "an evaluation without a move");
    }
  }

  // The tree

  private void open() {
    finishAction(false);
    if (!aheadOfAction) {
      // Before a parenthesis they belong to what is inside it.
      line.leaveAhead();
    }
    levels.push(new Level(line.node(), broken, numbers.offset(), false));
    if (!broken && levels.size() > options.limits().nesting()) {
      limit("variations lie more than " + options.limits().nesting() + " deep in each other");
      breakLine();
    }
    opening = !broken && !line.node().isRoot();
    aheadOfAction = true;
    afterResult = false;
  }

  private void close() {
    finishAction(true);
    line.leaveAhead();
    Level level = levels.pop();
    line.moveTo(level.node());
    if (level.replaced()) {
      // The variation came later, but is not the main line.
      level.node().promote();
    }
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
      line.node().setResult(result);
    }
    afterResult = true;
    aheadOfAction = false;
  }

  // Errors

  private void breakLine() {
    if (!broken) {
      line.breakOff();
    }
    broken = true;
  }

  private void report(Problem problem, @Nullable String slip) {
    String hint = slip == null ? problem.hint() : slip;
    found.report(
        problem.code(),
        at.span(),
        problem.message(),
        hint == null ? habits.hint(line.turn()) : hint);
  }

  private void error(Code code, String message) {
    found.report(code, at.span(), message, null);
  }

  private void limit(String message) {
    error(Code.E_LIMIT, message);
  }

  private void complain(Code code, String message) {
    error(code.raisedIf(options.strict()), message);
  }
}
