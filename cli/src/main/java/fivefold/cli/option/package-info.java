/**
 * The options that commands share, as picocli's mixins: what users may write, how it is checked,
 * and what it means. {@link fivefold.cli.option.GameOptions}, which most commands have, is the one
 * to read first.
 *
 * <p>An option that only one command has stays with that command. May import {@code
 * fivefold.cli.io}; knows no command. What users name, such as notations and variants, is looked up
 * by {@link fivefold.cli.option.Names}, which knows what to say about a wrong name.
 */
@NullMarked
package fivefold.cli.option;

import org.jspecify.annotations.NullMarked;
