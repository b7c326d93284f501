package fivefold.notation;

import fivefold.model.Rules;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How to read.
 *
 * @param mode how strictly
 * @param checkMarks whether check, softmate and mate marks are compared with the rules, which takes
 *     a search for every action; what costs nothing is always compared
 * @param variant the variant played when the text names none
 * @param start the start position of such a game, if it is not that of a variant
 * @param enPassant the rule for en passant on young timelines
 * @param limits what is too much
 * @param budget how long to search for the verdict of one position
 * @param spans whether to keep where each move stands in the text
 * @param memory what was found out when an earlier state of the text was read, if it is kept
 */
public record ReadOptions(
    Mode mode,
    boolean checkMarks,
    String variant,
    @Nullable State start,
    Rules.EnPassant enPassant,
    Limits limits,
    Budget budget,
    boolean spans,
    @Nullable ReadMemory memory) {

  /** Takes whatever can be understood, with warnings. */
  public static final ReadOptions LENIENT =
      new ReadOptions(
          Mode.LENIENT,
          false,
          "Standard",
          null,
          Rules.EnPassant.HALF_TURN,
          Limits.DEFAULT,
          Budget.ofMillis(10_000),
          false,
          null);

  /** Takes only what the notation's specification allows. */
  public static final ReadOptions STRICT = LENIENT.withMode(Mode.STRICT).withCheckMarks(true);

  /** Also mends the damage that scanning does to a printed game. */
  public static final ReadOptions REPAIR = LENIENT.withMode(Mode.REPAIR);

  /** How much a reader forgives. */
  public enum Mode {
    LENIENT,
    STRICT,
    REPAIR
  }

  /** Where games start that do not say it; empty when nobody knows the variant's boards. */
  public Optional<State> usualStart() {
    if (start != null) {
      return Optional.of(start);
    }
    return Variants.find(variant) instanceof VariantLookup.Found found
            && found.variant().isPlayable()
        ? Optional.of(found.variant().start())
        : Optional.empty();
  }

  public boolean strict() {
    return mode == Mode.STRICT;
  }

  public boolean repair() {
    return mode == Mode.REPAIR;
  }

  public ReadOptions withMode(Mode mode) {
    return new ReadOptions(
        mode, checkMarks, variant, start, enPassant, limits, budget, spans, memory);
  }

  public ReadOptions withCheckMarks(boolean checkMarks) {
    return new ReadOptions(
        mode, checkMarks, variant, start, enPassant, limits, budget, spans, memory);
  }

  public ReadOptions withVariant(String variant) {
    return new ReadOptions(
        mode, checkMarks, variant, null, enPassant, limits, budget, spans, memory);
  }

  /** Games that name no variant start from this position. */
  public ReadOptions withStart(State start) {
    return new ReadOptions(
        mode, checkMarks, variant, start, enPassant, limits, budget, spans, memory);
  }

  public ReadOptions withEnPassant(Rules.EnPassant enPassant) {
    return new ReadOptions(
        mode, checkMarks, variant, start, enPassant, limits, budget, spans, memory);
  }

  public ReadOptions withLimits(Limits limits) {
    return new ReadOptions(
        mode, checkMarks, variant, start, enPassant, limits, budget, spans, memory);
  }

  public ReadOptions withBudget(Budget budget) {
    return new ReadOptions(
        mode, checkMarks, variant, start, enPassant, limits, budget, spans, memory);
  }

  /** Keeps where each move stands in the text, see {@link Spans}. */
  public ReadOptions withSpans() {
    return new ReadOptions(
        mode, checkMarks, variant, start, enPassant, limits, budget, true, memory);
  }

  /** Remembers what was found out for the next time the same text, or one much like it, is read. */
  public ReadOptions withMemory(ReadMemory memory) {
    return new ReadOptions(
        mode, checkMarks, variant, start, enPassant, limits, budget, spans, memory);
  }
}
