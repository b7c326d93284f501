/**
 * Fivefold: a toolkit for 5D chess, chess with multiverse time travel.
 *
 * <p>Start with {@link fivefold.Games}, which reads games in any notation, and {@link
 * fivefold.Notations}, which writes them. Dependencies between the packages point one way, from the
 * bottom of this list to its top; this package stands on all but the last. Nothing here needs
 * anything but the JDK:
 *
 * <ul>
 *   <li>{@code fivefold.model} – boards, timelines, multiverses, moves: what a position is made of
 *   <li>{@code fivefold.text} – diagnostics that point into a source text
 *   <li>{@code fivefold.rules} – actions, legality, verdicts; {@code .movement} and {@code .search}
 *       below it are its inside
 *   <li>{@code fivefold.fen} – 5DFEN and hashing
 *   <li>{@code fivefold.variants} – the named start positions
 *   <li>{@code fivefold.game} – a start position and the tree of actions played from it
 *   <li>{@code fivefold.notation} – for those who write a notation; one package below it a notation
 *   <li>{@code fivefold.render} – pictures, as text and as SVG
 * </ul>
 */
@NullMarked
package fivefold;

import org.jspecify.annotations.NullMarked;
