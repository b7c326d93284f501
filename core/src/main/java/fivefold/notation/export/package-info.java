/**
 * The export notation: every move with both boards in full, one action a line. It may import {@code
 * fivefold.notation} and below, but no other notation.
 *
 * <p>Start reading at {@link fivefold.notation.export.ExportNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.export;

import org.jspecify.annotations.NullMarked;
