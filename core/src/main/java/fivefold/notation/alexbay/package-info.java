/**
 * Alexbay's notation, which early versions of a JavaScript library spoke: one move a line, numbered
 * by action. It may import {@code fivefold.notation} and below, but no other notation.
 */
@NullMarked
package fivefold.notation.alexbay;

import org.jspecify.annotations.NullMarked;
