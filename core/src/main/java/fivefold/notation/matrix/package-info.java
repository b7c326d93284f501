/**
 * The matrix notation, of which nothing is known but its name: listed so that nobody looks for it
 * in vain.
 */
@NullMarked
package fivefold.notation.matrix;

import org.jspecify.annotations.NullMarked;
