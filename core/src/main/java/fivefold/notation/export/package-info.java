/**
 * The export notation: every move with both boards in full, one action a line. It may import {@code
 * fivefold.notation} and below, but no other notation.
 */
@NullMarked
package fivefold.notation.export;

import org.jspecify.annotations.NullMarked;
