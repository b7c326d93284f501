/**
 * The matrix notation, of which nothing is known but its name: listed so that nobody looks for it
 * in vain.
 *
 * <p>Start reading at {@link fivefold.notation.matrix.MatrixNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.matrix;

import org.jspecify.annotations.NullMarked;
