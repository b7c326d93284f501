/**
 * Fivefold: a toolkit for 5D chess, chess with multiverse time travel.
 *
 * <p>The library is the packages below this one. Dependencies between them point one way, from the
 * bottom of this list to its top, and nothing here needs anything but the JDK:
 *
 * <ul>
 *   <li>{@code fivefold.model} – boards, timelines, multiverses: what a position is made of
 *   <li>{@code fivefold.text} – diagnostics that point into a source text
 *   <li>{@code fivefold.rules} – moves, actions, legality, verdicts
 *   <li>{@code fivefold.fen} – 5DFEN and hashing
 *   <li>{@code fivefold.variants} – the named start positions
 *   <li>{@code fivefold.game} – a start position and the tree of actions played from it
 *   <li>{@code fivefold.notation} – reading and writing games, one package below it a notation
 *   <li>{@code fivefold.render} – pictures, as text and as SVG
 * </ul>
 */
@NullMarked
package fivefold;

import org.jspecify.annotations.NullMarked;
