/**
 * Talking about a source text: what is wrong, where, and what to do about it.
 *
 * <ul>
 *   <li>{@link fivefold.text.SourceText}: a named text; turns offsets into a {@link
 *       fivefold.text.Place} (line, column, excerpt)
 *   <li>{@link fivefold.text.Diagnostic}, {@link fivefold.text.Severity}: one finding with a stable
 *       code; {@link fivefold.text.Diagnostics} collects them up to a limit
 *   <li>{@link fivefold.text.DiagnosticPrinter}: a finding with its source line and a caret
 *   <li>{@link fivefold.text.Suggestions}: "did you mean ...?"
 *   <li>{@link fivefold.text.VisibleText}, {@link fivefold.text.JsonText}: text from outside made
 *       safe to show and to send
 * </ul>
 *
 * <p>Imports nothing of Fivefold.
 */
@NullMarked
package fivefold.text;

import org.jspecify.annotations.NullMarked;
