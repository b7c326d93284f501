/**
 * Axel's algebraic notation: AN, which leaves out all that follows from the position, and RAN,
 * which spells everything out.
 *
 * <p>Start reading at {@link fivefold.notation.axel.AxelNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.axel;

import org.jspecify.annotations.NullMarked;
