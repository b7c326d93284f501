/** nidlatam's notation: numbered sets of moves in braces, every square with time and timeline. */
@NullMarked
package fivefold.notation.nidlatam;

import org.jspecify.annotations.NullMarked;
