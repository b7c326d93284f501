/**
 * Krakenmagen's dynamical notation: every move lies in a cell on its board and knows its step, an
 * exact rational number. It may import {@code fivefold.notation} and below, but no other notation.
 *
 * <p>Start reading at {@link fivefold.notation.dynamical.DynamicalNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.dynamical;

import org.jspecify.annotations.NullMarked;
