/**
 * AquaBaby's notations: moves as pairs of coordinates, and the old file format that puts them
 * behind the boards they start from.
 *
 * <p>Start reading at {@link fivefold.notation.aquababy.AquababyNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.aquababy;

import org.jspecify.annotations.NullMarked;
