/**
 * The position lines of 5DUCI, the protocol between boards and engines. It may import {@code
 * fivefold.notation} and below, but no other notation.
 */
@NullMarked
package fivefold.notation.uci;

import org.jspecify.annotations.NullMarked;
