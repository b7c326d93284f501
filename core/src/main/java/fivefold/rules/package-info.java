/**
 * The rules of 5D chess: what can be moved, what a turn is, when it is over, and who has won.
 *
 * <ul>
 *   <li>{@link fivefold.rules.State}: a game at some point; plays moves, submits turns, explains
 *       refusals. Start reading here
 *   <li>{@link fivefold.rules.Action}: a whole submitted turn; {@link fivefold.rules.Attempt},
 *       {@link fivefold.rules.Refusal}: what came of trying
 *   <li>{@link fivefold.rules.LegalActions}, {@link fivefold.rules.Verdict}, {@link
 *       fivefold.rules.Perft}: questions about all turns; {@link fivefold.rules.Budget} limits
 *       them, {@link fivefold.rules.Stop} ends them from another thread, and {@link
 *       fivefold.rules.VerdictSearch} and {@link fivefold.rules.ActionSearch} go on after a pause
 *   <li>{@code fivefold.rules.movement}, {@code fivefold.rules.search}: how pieces move, and how
 *       turns are found; not for users of the library
 * </ul>
 *
 * <p>May import {@code fivefold.model} and nothing else of Fivefold.
 */
@NullMarked
package fivefold.rules;

import org.jspecify.annotations.NullMarked;
