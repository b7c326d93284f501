/**
 * 5DPGN and its relatives: Shad's 5DPGN, the dialect of the memory recorders, and Branched 5DPGN.
 *
 * <p>They share one parser, since every file in the wild mixes them; strict reading holds each to
 * its own specification.
 */
@NullMarked
package fivefold.notation.pgn;

import org.jspecify.annotations.NullMarked;
