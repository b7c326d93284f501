/**
 * The files of LLaammTTeerr's 5DChess: positions ({@code .5dp}) and records of games ({@code
 * .5dr}), which may hold a position to start from. Both are lists of lines.
 *
 * <p>Start reading at {@link fivefold.notation.record.RecordNotation} and {@link
 * fivefold.notation.record.PositionNotation}. May import {@code fivefold.notation} and what is
 * below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.record;

import org.jspecify.annotations.NullMarked;
