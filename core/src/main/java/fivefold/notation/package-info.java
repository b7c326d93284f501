/**
 * For those who write a notation. Text becomes a script (moves as written), the script is replayed
 * under the rules into a game (moves as played), and a game is written in any notation.
 *
 * <ul>
 *   <li>{@link fivefold.notation.Notation}: what a notation is; start reading here
 *   <li>{@link fivefold.notation.Script}, {@link fivefold.notation.MovePattern}, {@link
 *       fivefold.notation.BoardPattern}: what a reader makes of a text; {@link
 *       fivefold.notation.TextInput}: what it reads with
 *   <li>{@link fivefold.notation.Resolver}: the only place where patterns meet rules; {@link
 *       fivefold.notation.Replay} drives it through a script
 *   <li>{@link fivefold.notation.MainLine}, {@link fivefold.notation.Losses}: what a writer walks,
 *       and where it counts what it can't carry
 *   <li>{@link fivefold.notation.ReadOptions}, {@link fivefold.notation.WriteOptions}, {@link
 *       fivefold.notation.Limits}: what readers and writers are told
 * </ul>
 *
 * <p>One package below this one per family of notations; none imports another, and none the
 * registry, {@code fivefold.Notations}, which stands above them. May import everything of core but
 * {@code fivefold.render} and {@code fivefold}.
 */
@NullMarked
package fivefold.notation;

import org.jspecify.annotations.NullMarked;
