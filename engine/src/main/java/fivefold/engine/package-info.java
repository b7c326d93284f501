/**
 * The engine that plays: who stands better, and what to play.
 *
 * <p>Start at {@link fivefold.engine.Engine}. May use core, its search included, and {@code
 * fivefold.solve}, and nothing else; all of it also runs in the browser. The page <a
 * href="../../../../../../docs/engine.md">docs/engine.md</a> tells how it works.
 */
@NullMarked
package fivefold.engine;

import org.jspecify.annotations.NullMarked;
