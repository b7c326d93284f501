/**
 * GHXX's JSON files of variants: start positions, not games. Each is read as a game without moves.
 *
 * <p>Start reading at {@link fivefold.notation.ghxx.GhxxNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.ghxx;

import org.jspecify.annotations.NullMarked;
