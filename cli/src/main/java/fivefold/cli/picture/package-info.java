/**
 * Pictures as bitmaps, with the JDK's own two-dimensional graphics and image writers. May import
 * {@code fivefold.render}; knows no command.
 */
@NullMarked
package fivefold.cli.picture;

import org.jspecify.annotations.NullMarked;
