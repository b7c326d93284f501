/**
 * Alexbay's notation, which early versions of a JavaScript library spoke: one move a line, numbered
 * by action. It may import {@code fivefold.notation} and below, but no other notation.
 *
 * <p>Start reading at {@link fivefold.notation.alexbay.AlexbayNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.alexbay;

import org.jspecify.annotations.NullMarked;
