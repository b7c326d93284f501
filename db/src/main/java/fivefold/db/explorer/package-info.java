/**
 * Explorer files: an opening tree with example games as static files, for the page and for any host
 * that can serve a folder. {@code docs/explorer-format.md} says what is in them byte by byte.
 *
 * <p>What lives here is the format and nothing about where rows come from: a database, a cluster
 * and a build of the page all hand sorted {@link fivefold.db.explorer.ExplorerRow}s to {@link
 * fivefold.db.explorer.ExplorerWriter}. Only {@code fivefold.core} may enter. Start reading at
 * {@link fivefold.db.explorer.ExplorerWriter}; {@link fivefold.db.explorer.ExplorerReader} is the
 * way back.
 */
@NullMarked
package fivefold.db.explorer;

import org.jspecify.annotations.NullMarked;
