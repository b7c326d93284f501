/**
 * What the npm package asks of the core. A JavaScript object holds on to a game, a node or a
 * position and asks about it; the answer is JSON, and what it made can be fetched afterwards. The
 * operations are described in {@code library.d.ts}. Start reading at {@link
 * fivefold.web.npm.Answers}.
 */
@org.jspecify.annotations.NullMarked
package fivefold.web.npm;
