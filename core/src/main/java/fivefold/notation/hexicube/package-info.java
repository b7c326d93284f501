/**
 * The notation of Hexicube's game viewer, a dialect of Axel's with the timelines in ascending
 * order.
 *
 * <p>Start reading at {@link fivefold.notation.hexicube.HexicubeNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.hexicube;

import org.jspecify.annotations.NullMarked;
