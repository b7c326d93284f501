/**
 * The language server: what an editor asks about a game while it is written, over the Language
 * Server Protocol. {@code fivefold lsp} runs it.
 *
 * <ul>
 *   <li>{@link fivefold.lsp.LanguageServerProcess}: starts it on two streams
 *   <li>{@code GameServer} says what it can do; {@code TextService} takes edits and hands each
 *       question to the class that answers it
 *   <li>{@code Document} and {@code Reading}: a text as it is now, and what was read in it; {@code
 *       Outline} is its shape
 *   <li>one class an answer: {@code Findings}, {@code Hovers}, {@code Completions}, {@code
 *       Symbols}, {@code Formatting}, {@code CodeActions} with {@code Fixes}, {@code Shapes},
 *       {@code InlayMarks}, {@code TokenColors}, {@code Renames}, {@code Commands}
 * </ul>
 *
 * <p>Start reading at {@code TextService}. Texts are read by one thread, in the order of the edits,
 * with a {@link fivefold.notation.ReadMemory} of the readings before; answers are made from a
 * finished {@code Reading}, which never changes, by others. May import all of core and the engine's
 * front; knows nothing of the command line. No answer recurses on the depth of a text.
 */
@NullMarked
package fivefold.lsp;

import org.jspecify.annotations.NullMarked;
