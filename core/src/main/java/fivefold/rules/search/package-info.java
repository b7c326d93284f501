/**
 * The search for legal turns: a constraint problem, solved with what dead ends teach. The page <a
 * href="../../../../../../../docs/search.md">docs/search.md</a> explains it.
 *
 * <ul>
 *   <li>{@link fivefold.rules.search.ActionSource}: what a search looks like from outside; {@link
 *       fivefold.rules.search.Meter}: how much it may do
 *   <li>{@link fivefold.rules.search.Turn}: everything a player could do, prepared ({@code Axis},
 *       {@code Jumps})
 *   <li>{@code TurnProblem}: what must fit together ({@code TurnVars} numbers its variables, {@code
 *       TurnReasons} and {@code PresentGoal} tell why, {@code CaptureNogoods} what loses a king)
 *   <li>{@link fivefold.rules.search.TurnSearch}: the search over it ({@code Leaves} finishes the
 *       last variable, {@code Checks} tells which turns give check, {@code Escapes} which a reply
 *       answers, {@code SameFate} which lose to the same answer; {@code BothQuestions} asks for
 *       all)
 *   <li>{@link fivefold.rules.search.OrderedTurns}: the best turns first, by a {@link
 *       fivefold.rules.search.MoveScore} ({@code Ranking} has the bounds; {@code SortedTurns} does
 *       it for large boards)
 *   <li>{@code NogoodSolver}, {@code Trail}, {@code ConflictAnalysis}, {@code Nogood}: the solver
 *       below it, which knows nothing of chess
 *   <li>{@link fivefold.rules.search.PlainSearch}: the same by brute force
 *   <li>{@link fivefold.rules.search.TurnStart}: a position to look ahead from
 * </ul>
 *
 * <p>Start reading at {@code TurnProblem}. May import {@code fivefold.model} and {@code
 * fivefold.rules.movement}; exported to our own engine only.
 */
@NullMarked
package fivefold.rules.search;

import org.jspecify.annotations.NullMarked;
