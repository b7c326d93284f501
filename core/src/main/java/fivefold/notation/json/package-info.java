/**
 * Games as JSON: our own format, which carries everything, and what two public programs in
 * JavaScript write, which can be read.
 */
@NullMarked
package fivefold.notation.json;

import org.jspecify.annotations.NullMarked;
