/**
 * Forced mates: found, proved, checked, explained, and made into puzzles.
 *
 * <ul>
 *   <li>{@link fivefold.solve.Solver}: asks for a mate in so many actions; {@link
 *       fivefold.solve.Solution} is the answer ({@code MateSearch} finds it, {@code LastAction} its
 *       last action, {@code ProofNumbers} long mates, {@code SharedSearch} uses several cores)
 *   <li>{@link fivefold.solve.ProofGame}, {@link fivefold.solve.ProofCheck}: proofs as games, and
 *       their check by the rules alone
 *   <li>{@link fivefold.solve.Explanation}: why a position is mate
 *   <li>{@link fivefold.solve.Puzzles}: positions with one solution
 * </ul>
 *
 * <p>Start reading at {@code MateSearch}. May use core, its search included, and nothing else; all
 * of it also runs in the browser. The page <a
 * href="../../../../../../docs/solving.md">docs/solving.md</a> tells how it works.
 */
@NullMarked
package fivefold.solve;

import org.jspecify.annotations.NullMarked;
