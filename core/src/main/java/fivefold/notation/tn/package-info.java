/**
 * penteract's notation (.tn): the moves of an action in descending order of the active timelines,
 * with signs for those nothing happens on.
 */
@NullMarked
package fivefold.notation.tn;

import org.jspecify.annotations.NullMarked;
