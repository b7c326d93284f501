/**
 * The notation of Hexicube's game viewer, a dialect of Axel's with the timelines in ascending
 * order.
 */
@NullMarked
package fivefold.notation.hexicube;

import org.jspecify.annotations.NullMarked;
