/** The command line: one small class a command. May import all of core; nothing imports it. */
@NullMarked
package fivefold.cli;

import org.jspecify.annotations.NullMarked;
