/**
 * The command {@code fivefold lsp}, which starts the server of the module lsp. Only options may
 * enter here; what editors are told is found out there.
 */
@NullMarked
package fivefold.cli.command.lsp;

import org.jspecify.annotations.NullMarked;
