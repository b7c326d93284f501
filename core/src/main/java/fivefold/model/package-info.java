/**
 * What a multiverse is made of, with no rule about how it changes.
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
 * </ul>
 *
 * <p>Imports nothing of Fivefold.
 */
@NullMarked
package fivefold.model;

import org.jspecify.annotations.NullMarked;
