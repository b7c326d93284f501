package fivefold.notation;

import fivefold.game.Game;
import fivefold.game.Result;
import fivefold.model.Parity;
import fivefold.notation.MovePattern.Check;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares the signs beside moves with the rules. A sign that is wrong is always worth a word; one
 * that is missing only in a game that uses it elsewhere, since many writers leave signs out.
 */
final class MarkCheck {
  private static final int NO_LINE = Integer.MIN_VALUE;

  private final Script script;
  private final Game game;
  private final ReadOptions options;
  private final boolean mandatory;
  private final boolean marksEnPassant;
  private final boolean resultMatters;
  private final Diagnostics found;

  /** The timeline the last move made. */
  private int newLine = NO_LINE;

  /** The strongest check sign in the action under way, and where it stands. */
  private Check sign = Check.NONE;

  private @Nullable Span signPlace;

  MarkCheck(
      Script script, Game game, ReadOptions options, Set<StrictRule> rules, Diagnostics found) {
    this.script = script;
    this.game = game;
    this.options = options;
    this.mandatory = rules.contains(StrictRule.MARKS);
    this.marksEnPassant = rules.contains(StrictRule.EN_PASSANT);
    this.resultMatters = options.checkMarks() || rules.contains(StrictRule.RESULT);
    this.found = found;
  }

  /** Looks at the signs of a move that was played. */
  void step(ScriptCursor at, MovePattern pattern, Step step) {
    Step.Moved moved = step instanceof Step.Moved m ? m : null;
    if (pattern.capture() || mandatory || (options.checkMarks() && script.marksCaptures())) {
      boolean captures = moved != null && moved.isCapture();
      if (captures != pattern.capture()) {
        complain(
            Code.W_CAPTURE_MARK,
            at.span(),
            captures ? "this move captures" : "nothing is captured here",
            captures ? "add x" : "remove x");
      }
    }
    if (pattern.enPassant() || marksEnPassant) {
      boolean enPassant = moved != null && moved.isEnPassant();
      if (enPassant != pattern.enPassant()) {
        complain(
            Code.W_EN_PASSANT_MARK,
            at.span(),
            enPassant ? "this move takes en passant" : "nothing is taken en passant here",
            enPassant ? "add e.p." : "remove e.p.");
      }
    }
    if (step.before().atRest()) {
      sign = Check.NONE;
      signPlace = null;
    }
    if (options.checkMarks()
        && pattern.check() != Check.NONE
        && pattern.check().compareTo(sign) >= 0) {
      sign = pattern.check();
      signPlace = at.span();
    }
    if (options.checkMarks()) {
      newLine = step.branches() ? step.arrival().timeline() : NO_LINE;
      boolean rewinds = step.rewinds();
      if (rewinds != pattern.rewinds() && (pattern.rewinds() || script.marksPresent())) {
        found.report(
            Code.W_PRESENT_MARK,
            at.span(),
            rewinds ? "this move rewinds the present" : "this move does not rewind the present",
            rewinds ? "add ~" : "remove ~");
      }
    }
  }

  void newLine(ScriptCursor at, State turn) {
    if (!options.checkMarks()) {
      return;
    }
    Parity parity = turn.parity();
    if (newLine == NO_LINE) {
      warnToken(at, "the move before makes no timeline");
      return;
    }
    OptionalInt written = QueryBuilder.line(parity, at.board());
    if (written.isEmpty() || written.getAsInt() != newLine) {
      warnToken(at, "the move before makes timeline " + parity.label(newLine));
    }
  }

  void newPresent(ScriptCursor at, State turn) {
    if (options.checkMarks() && at.number() != turn.present().turn()) {
      warnToken(at, "the present is at turn " + turn.present().turn());
    }
  }

  private void warnToken(ScriptCursor at, String message) {
    found.report(Code.W_TIMELINE_TOKEN, at.span(), message, null);
  }

  /** Looks at the check signs of an action that was submitted. */
  void action(Span place, State after) {
    if (sign == Check.NONE && !script.marksChecks() && !mandatory) {
      return;
    }
    Verdict verdict =
        sign == Check.STALEMATE
            ? after.verdict(options.budget())
            : CheckSigns.verdict(after, options.budget());
    if (verdict == Verdict.UNKNOWN) {
      found.report(
          Code.W_UNDECIDED,
          signPlace == null ? place : signPlace,
          "whether this is check, softmate or mate could not be decided within the limit",
          null);
      return;
    }
    Check actual =
        sign == Check.STALEMATE && verdict == Verdict.STALEMATE
            ? Check.STALEMATE
            : CheckSigns.strongest(verdict);
    boolean nearest = script.softmateIsCheck() && actual == Check.SOFTMATE && sign == Check.CHECK;
    if (actual != sign && !nearest) {
      Check wanted = script.softmateIsCheck() && actual == Check.SOFTMATE ? Check.CHECK : actual;
      // Never an error: the specifications allow the signs, they don't demand them.
      found.report(
          Code.W_CHECK_MARK,
          signPlace == null ? place : signPlace,
          "this is "
              + name(actual)
              + (sign == Check.NONE || (actual == Check.NONE && sign != Check.STALEMATE)
                  ? ""
                  : ", not " + name(sign)),
          actual == Check.NONE
              ? "remove " + sign.sign()
              : (sign == Check.NONE ? "add " : "write ") + wanted.sign());
    }
  }

  private static String name(Check check) {
    return switch (check) {
      case NONE -> "no check";
      case STALEMATE -> "stalemate";
      case CHECK -> "check";
      case SOFTMATE -> "softmate";
      case CHECKMATE -> "checkmate";
    };
  }

  /** Looks at a result. */
  void result(ScriptCursor at, boolean mainLine) {
    Result result = at.result();
    Optional<Result> header = game.headers().get("Result").flatMap(Result::ofToken);
    if (resultMatters && mainLine && header.isPresent() && result != header.get()) {
      complain(Code.W_RESULT_MISMATCH, at.span(), "the header says " + header.get().token(), null);
    }
  }

  private void complain(Code code, Span place, String message, @Nullable String hint) {
    found.report(code.raisedIf(options.strict()), place, message, hint);
  }
}
