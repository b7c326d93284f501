/**
 * Games as JSON: our own format, which carries everything, and what two public programs in
 * JavaScript write, which can be read.
 *
 * <p>Start reading at {@link fivefold.notation.json.JsonNotation}. May import {@code
 * fivefold.notation} and what is below it; never another notation, never the registry.
 */
@NullMarked
package fivefold.notation.json;

import org.jspecify.annotations.NullMarked;
