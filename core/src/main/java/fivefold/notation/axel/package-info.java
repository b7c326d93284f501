/**
 * Axel's algebraic notation: AN, which leaves out all that follows from the position, and RAN,
 * which spells everything out.
 */
@NullMarked
package fivefold.notation.axel;

import org.jspecify.annotations.NullMarked;
