package fivefold.notation;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Parity;
import fivefold.notation.MovePattern.Check;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares the signs beside moves with the rules. A sign that is wrong is always worth a word; one
 * that is missing only in a game that mostly has it, since many writers leave signs out.
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

  /** Where the moves of the action under way stand, in the order of play. */
  private final List<Span> places = new ArrayList<>();

  private final Usage captureSigns = new Usage();
  private final Usage checkSigns = new Usage();
  private final Usage presentSigns = new Usage();

  /** How often a sign stands where it should, and what to say where it does not. */
  private static final class Usage {
    int right;
    final List<Missing> missing = new ArrayList<>();
  }

  private record Missing(Code code, Span place, String message, String hint) {}

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
      if (captures && pattern.capture()) {
        captureSigns.right++;
      } else if (captures && !mandatory) {
        missing(captureSigns, Code.W_CAPTURE_MARK, at.span(), "this move captures", "add x");
      } else if (captures || pattern.capture()) {
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
      places.clear();
    }
    if (options.checkMarks()
        && pattern.check() != Check.NONE
        && pattern.check().compareTo(sign) >= 0) {
      sign = pattern.check();
      signPlace = at.span();
    }
    if (options.checkMarks()) {
      places.add(at.span());
      newLine = step.branches() ? step.arrival().timeline() : NO_LINE;
      presentSign(at, pattern.rewinds(), step);
    }
  }

  /**
   * The specification calls for {@code ~} when the present "is being moved to the new branch", and
   * has it too where the present only goes on there.
   */
  private void presentSign(ScriptCursor at, boolean written, Step step) {
    if (written && step.takesPresent()) {
      presentSigns.right++;
    } else if (written) {
      found.report(
          Code.W_PRESENT_MARK,
          at.span(),
          "this move does not take the present to a new timeline",
          "remove ~");
    } else if (script.marksPresent() && step.rewinds()) {
      missing(
          presentSigns, Code.W_PRESENT_MARK, at.span(), "this move rewinds the present", "add ~");
    }
  }

  private static void missing(Usage sign, Code code, Span place, String message, String hint) {
    sign.missing.add(new Missing(code, place, message, hint));
  }

  /** The game is over: what is missing counts where more of it is there. */
  void finish() {
    for (Usage sign : List.of(captureSigns, checkSigns, presentSigns)) {
      if (sign.right > sign.missing.size() || (mandatory && sign == checkSigns)) {
        for (Missing each : sign.missing) {
          complain(each.code, each.place, each.message, each.hint);
        }
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

  /**
   * Looks at the check signs of an action that was submitted.
   *
   * @param played the turn before it was submitted, its moves in the order of play
   */
  void action(Node child, State played) {
    State after = child.state();
    if (sign == Check.NONE && !script.marksChecks() && !mandatory) {
      return;
    }
    Verdict verdict = verdict(after);
    if (verdict == Verdict.UNKNOWN) {
      found.report(
          Code.W_UNDECIDED,
          signPlace == null ? places.get(places.size() - 1) : signPlace,
          "whether this is check, softmate or mate could not be decided within the limit",
          null);
      return;
    }
    Check actual =
        sign == Check.STALEMATE && verdict == Verdict.STALEMATE
            ? Check.STALEMATE
            : CheckSigns.strongest(verdict);
    boolean nearest = script.softmateIsCheck() && actual == Check.SOFTMATE && sign == Check.CHECK;
    if (actual == sign || nearest) {
      checkSigns.right += sign == Check.NONE ? 0 : 1;
      return;
    }
    Check wanted = script.softmateIsCheck() && actual == Check.SOFTMATE ? Check.CHECK : actual;
    String message = "this is " + name(actual);
    // Never an error: the specifications allow the signs, they don't demand them.
    if (signPlace == null) {
      Span place = giver(child, played, verdict);
      missing(checkSigns, Code.W_CHECK_MARK, place, message, "add " + wanted.sign());
    } else if (actual == Check.NONE) {
      String not = sign == Check.STALEMATE ? ", not " + name(sign) : "";
      found.report(Code.W_CHECK_MARK, signPlace, message + not, "remove " + sign.sign());
    } else {
      message += ", not " + name(sign);
      found.report(Code.W_CHECK_MARK, signPlace, message, "write " + wanted.sign());
    }
  }

  private Verdict verdict(State after) {
    ReadMemory memory = options.memory();
    boolean stalemateMatters = sign == Check.STALEMATE;
    Verdict known = memory == null ? null : memory.verdict(after, stalemateMatters);
    if (known != null) {
      return known;
    }
    Verdict verdict =
        stalemateMatters
            ? after.verdict(options.budget())
            : CheckSigns.verdict(after, options.budget());
    if (memory != null) {
      memory.keep(after, verdict, stalemateMatters);
    }
    return verdict;
  }

  /** Where the move stands that gives the check. */
  private Span giver(Node child, State played, Verdict verdict) {
    Check[] signs = CheckSigns.of(child, verdict);
    int last = signs.length - 1;
    while (last > 0 && signs[last] == Check.NONE) {
      last--;
    }
    int written = played.plies().indexOf(child.action().plies().get(last));
    return places.get(written);
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
