/**
 * AverageHuman's simplified notation. Experimental: only a part of its description is known, the
 * rest is our reading of it.
 */
@NullMarked
package fivefold.notation.averagehuman;

import org.jspecify.annotations.NullMarked;
