/**
 * 5DUCI, the protocol between boards and engines, from both ends, and matches over it.
 *
 * <ul>
 *   <li>{@link fivefold.cli.uci.UciSession}: our engine, told what to do by lines of text
 *   <li>{@link fivefold.cli.uci.UciProcess}: another program that is an engine
 *   <li>{@link fivefold.cli.uci.Match}: two of them against each other, with our rules as referee
 * </ul>
 *
 * <p>Imports {@code io} alone of the command line. Start reading at {@code UciSession}.
 */
@NullMarked
package fivefold.cli.uci;

import org.jspecify.annotations.NullMarked;
