/**
 * How pieces move and what they attack. Nothing here knows whose turn it is or what a whole turn
 * may be.
 *
 * <ul>
 *   <li>{@link fivefold.rules.movement.MoveGenerator} lists the moves of pieces into a {@link
 *       fivefold.rules.movement.MoveList}, on boards of any size; {@link
 *       fivefold.rules.movement.Vectors} holds the directions
 *   <li>{@link fivefold.rules.movement.MovePlayer} makes the boards that a move leads to, {@link
 *       fivefold.rules.movement.StandardOrder} sorts the moves of an action
 *   <li>{@link fivefold.rules.movement.RoyalCaptures} lists royal captures, plainly
 *   <li>{@link fivefold.rules.movement.Layer}, {@link fivefold.rules.movement.LayerAttacks}, {@link
 *       fivefold.rules.movement.DangerMap}, {@link fivefold.rules.movement.RayFinder}: the same
 *       questions answered with bit sets, for boards of at most 8x8
 * </ul>
 *
 * <p>Start reading at {@code MoveGenerator}. May import {@code fivefold.model} and nothing else of
 * Fivefold; not exported.
 */
@NullMarked
package fivefold.rules.movement;

import org.jspecify.annotations.NullMarked;
