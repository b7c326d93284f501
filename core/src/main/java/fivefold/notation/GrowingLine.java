package fivefold.notation;

import fivefold.game.Evaluation;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.model.Ply;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import org.jspecify.annotations.Nullable;

/**
 * The line of a game that is being replayed: the node it has reached, the turn under way there, and
 * what was said about its moves. Submitting the turn adds the next node; a turn that can't be
 * submitted stays unfinished at its node.
 */
final class GrowingLine {
  private final ScriptCursor at;
  private final Diagnostics found;
  private final @Nullable ReadMemory memory;
  private final boolean checkMarks;
  private final MarkCheck marks;
  private final Spans.Builder spans;
  private final DataCheck data;
  private final Remarks remarks = new Remarks();

  private Node node;
  private State turn;
  private int firstMoveStart;
  private int lastMoveEnd;
  private int actions;

  GrowingLine(
      Node start,
      ScriptCursor at,
      ReadOptions options,
      MarkCheck marks,
      Spans.Builder spans,
      Diagnostics found) {
    this.at = at;
    this.found = found;
    this.memory = options.memory();
    this.checkMarks = options.checkMarks();
    this.marks = marks;
    this.spans = spans;
    this.data = new DataCheck(found);
    this.node = start;
    this.turn = start.state();
  }

  Node node() {
    return node;
  }

  /** The state with the moves made since the node. */
  State turn() {
    return turn;
  }

  /** How many actions were submitted, on all lines. */
  int actions() {
    return actions;
  }

  /** Goes on at another node. */
  void moveTo(Node other) {
    node = other;
    turn = other.state();
  }

  /** Plays the move that the script is at; why that can't be, or null when it is done. */
  @Nullable Refusal play(MovePattern pattern, Ply ply) {
    Step known = memory == null ? null : memory.step(turn, ply);
    Refusal refusal = known != null ? null : turn.refusal(ply).orElse(null);
    if (refusal != null) {
      return refusal;
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
    return null;
  }

  /**
   * Submits the turn under way.
   *
   * @param lineEnds whether nothing follows on this line, so that the turn may be unfinished
   * @return whether the line can go on
   */
  boolean submit(boolean lineEnds) {
    Insertion insertion = node.play(turn);
    if (insertion instanceof Insertion.Refused refused) {
      return refuse(refused.refusal(), lineEnds);
    }
    Insertion.Done done = (Insertion.Done) insertion;
    Node child = done.node();
    if (done.existed()) {
      report(Code.W_DUPLICATE_VARIATION, "this action is in the tree already; the two are merged");
      child.promote();
    }
    remarks.attach(child, turn);
    spans.submitted(child);
    if (checkMarks) {
      marks.action(child, turn);
    }
    moveTo(child);
    data.position(turn);
    actions++;
    return true;
  }

  private boolean refuse(Refusal refusal, boolean lineEnds) {
    String reason = refusal.message();
    boolean incomplete = refusal.kind() != Refusal.Kind.ROYAL_CAPTURE;
    boolean last = incomplete && lineEnds;
    if (incomplete) {
      leaveUnfinished();
    } else {
      spans.dropped();
    }
    if (last) {
      report(Code.W_UNFINISHED_TURN, "the last turn is not finished: " + reason);
    } else {
      report(incomplete ? Code.E_ACTION_INCOMPLETE : Code.E_ROYAL_CAPTURE, reason);
    }
    remarks.leave(node);
    moveTo(node);
    data.position(turn);
    return last;
  }

  /** Nothing more can be played: the turn stays unfinished, unless a royal hangs in it. */
  void breakOff() {
    if (!turn.atRest() && turn.royalCaptures().isEmpty()) {
      leaveUnfinished();
    }
  }

  private void leaveUnfinished() {
    node.setUnfinished(turn);
    spans.unfinished(node, turn);
  }

  /** Forgets the turn under way. */
  void drop() {
    moveTo(node);
    remarks.drop();
    spans.dropped();
    data.position(turn);
  }

  /** A comment on the last move of the turn under way, or before its first. */
  void comment(String text) {
    data.comment(at, text);
    remarks.comment(turn.pliesMade() - 1, text);
  }

  /** A comment on the next action. */
  void commentAhead(String text) {
    data.comment(at, text);
    remarks.ahead(text);
  }

  /** A comment on the node. */
  void commentHere(String text) {
    data.comment(at, text);
    node.addComment(text);
    data.position(node.state());
  }

  /** What was said about the action under way is about the next one: it has no moves. */
  void putOff() {
    remarks.putOff();
  }

  /** The comments on the next action are comments on the node: there is none. */
  void leaveAhead() {
    remarks.leaveAhead(node);
    data.position(node.state());
  }

  /** Evaluates the last move of the turn under way. */
  void evaluate(Evaluation evaluation) {
    remarks.evaluate(turn.pliesMade() - 1, evaluation);
  }

  /** Reports something about the whole turn, whose moves need not stand in the order of play. */
  private void report(Code code, String message) {
    int end = Math.max(firstMoveStart, lastMoveEnd);
    found.report(code, new Span(at.source(), firstMoveStart, end), message, null);
  }
}
