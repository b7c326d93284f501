/**
 * 5DFEN, the notation for boards, and the hashes made of it.
 *
 * <ul>
 *   <li>{@link fivefold.fen.FenReader}: {@link fivefold.fen.SetupText} (headers and blocks of a
 *       source text) to {@link fivefold.fen.Setup}
 *   <li>{@link fivefold.fen.Setup}: a start position that may be wrong; {@link
 *       fivefold.fen.Setup#validate()} gives a state or all that is wrong with it
 *   <li>{@link fivefold.fen.SetupHeaders}: the values of the headers {@code Size} and {@code
 *       Promotions}
 *   <li>{@link fivefold.fen.FenWriter}: boards to blocks, in the one canonical form
 *   <li>{@link fivefold.fen.Hashing}: md5 of a board or of a whole multiverse
 * </ul>
 *
 * <p>May import {@code fivefold.model}, {@code fivefold.text} and {@code fivefold.rules}; knows
 * nothing of games.
 */
@NullMarked
package fivefold.fen;

import org.jspecify.annotations.NullMarked;
