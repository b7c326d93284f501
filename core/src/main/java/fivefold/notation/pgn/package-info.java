/**
 * 5DPGN and its relatives: Shad's 5DPGN, the dialect of the memory recorders, and Branched 5DPGN.
 *
 * <p>They share one parser, since every file in the wild mixes them; strict reading holds each to
 * its own specification.
 *
 * <p>Start reading at {@link fivefold.notation.pgn.PgnNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.pgn;

import org.jspecify.annotations.NullMarked;
