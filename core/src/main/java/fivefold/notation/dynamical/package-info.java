/**
 * Krakenmagen's dynamical notation: every move lies in a cell on its board and knows its step, an
 * exact rational number. It may import {@code fivefold.notation} and below, but no other notation.
 */
@NullMarked
package fivefold.notation.dynamical;

import org.jspecify.annotations.NullMarked;
