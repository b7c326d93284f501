/**
 * penteract's notation (.tn): the moves of an action in descending order of the active timelines,
 * with signs for those nothing happens on.
 *
 * <p>Start reading at {@link fivefold.notation.tn.TnNotation}. May import {@code fivefold.notation}
 * and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.tn;

import org.jspecify.annotations.NullMarked;
