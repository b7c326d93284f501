/**
 * nidlatam's notation: numbered sets of moves in braces, every square with time and timeline.
 *
 * <p>Start reading at {@link fivefold.notation.nidlatam.NidlatamNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.nidlatam;

import org.jspecify.annotations.NullMarked;
