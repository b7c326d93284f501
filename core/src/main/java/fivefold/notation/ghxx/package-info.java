/**
 * GHXX's JSON files of variants: start positions, not games. Each is read as a game without moves.
 */
@NullMarked
package fivefold.notation.ghxx;

import org.jspecify.annotations.NullMarked;
