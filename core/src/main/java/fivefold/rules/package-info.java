/**
 * The rules of 5D chess: what can be moved, what a turn is, when it is over, and who has won.
 *
 * <ul>
 *   <li>{@link fivefold.rules.State}: a game at some point; plays moves, submits turns, explains
 *       refusals
 *   <li>{@link fivefold.rules.Move}, {@link fivefold.rules.Action}: one piece's move, and a whole
 *       submitted turn
 *   <li>{@link fivefold.rules.Rules}: the named options
 * </ul>
 *
 * <p>May import {@code fivefold.model} and nothing else of Fivefold.
 */
@NullMarked
package fivefold.rules;

import org.jspecify.annotations.NullMarked;
