/**
 * The position lines of 5DUCI, the protocol between boards and engines. It may import {@code
 * fivefold.notation} and below, but no other notation.
 *
 * <p>Start reading at {@link fivefold.notation.uci.UciNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.uci;

import org.jspecify.annotations.NullMarked;
