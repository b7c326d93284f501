/**
 * Reading and writing games. Text becomes a script (moves as written), the script is replayed under
 * the rules into a game (moves as played), and a game is written in any notation.
 *
 * <ul>
 *   <li>{@link fivefold.Games}: the easy way in; {@link fivefold.GameReader}: many games from one
 *       stream
 *   <li>{@link fivefold.notation.Notation}, {@link fivefold.Notations}: what a notation is, and all
 *       of them
 *   <li>{@link fivefold.notation.Script}, {@link fivefold.notation.MovePattern}, {@link
 *       fivefold.notation.BoardPattern}: what a reader makes of a text
 *   <li>{@link fivefold.notation.Resolver}: the only place where patterns meet rules; {@link
 *       fivefold.notation.Replay} drives it through a script
 *   <li>{@link fivefold.notation.ReadOptions}, {@link fivefold.notation.WriteOptions}, {@link
 *       fivefold.notation.Loss}: what readers and writers are told and tell
 * </ul>
 *
 * <p>One package below this one per family of notations; none imports another. May import
 * everything of core but {@code fivefold.render}.
 */
@NullMarked
package fivefold.notation;

import org.jspecify.annotations.NullMarked;
