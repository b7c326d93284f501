/**
 * AverageHuman's simplified notation. Experimental: only a part of its description is known, the
 * rest is our reading of it.
 *
 * <p>Start reading at {@link fivefold.notation.averagehuman.AverageHumanNotation}. May import
 * {@code fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.averagehuman;

import org.jspecify.annotations.NullMarked;
