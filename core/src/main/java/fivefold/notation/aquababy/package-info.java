/**
 * AquaBaby's notations: moves as pairs of coordinates, and the old file format that puts them
 * behind the boards they start from.
 */
@NullMarked
package fivefold.notation.aquababy;

import org.jspecify.annotations.NullMarked;
