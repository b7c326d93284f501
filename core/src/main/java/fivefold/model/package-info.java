/**
 * What a multiverse is made of, and the moves on it, with no rule about what is allowed.
 *
 * <ul>
 *   <li>{@link fivefold.model.Color}, {@link fivefold.model.PieceType}, {@link
 *       fivefold.model.Piece}: who stands there
 *   <li>{@link fivefold.model.Size}, {@link fivefold.model.Square}, {@link
 *       fivefold.model.BoardCoord}, {@link fivefold.model.Parity}: where
 *   <li>{@link fivefold.model.Board}, {@link fivefold.model.Timeline}, {@link
 *       fivefold.model.Multiverse}: immutable content with shared structure; {@link
 *       fivefold.model.Bits} is a board as bit sets for the rules' fast path, {@link
 *       fivefold.model.Key} 128 bits that stand for content
 *   <li>{@link fivefold.model.Ply}, {@link fivefold.model.Move}, {@link fivefold.model.Pass}: what
 *       is done on a board; {@link fivefold.model.Rules}: the points in which games differ
 * </ul>
 *
 * <p>Start reading at {@code Multiverse}. Imports nothing of Fivefold.
 */
@NullMarked
package fivefold.model;

import org.jspecify.annotations.NullMarked;
