/**
 * Patterns of pieces on boards and between boards, as {@code db find --pattern} takes them; the
 * language is described in <a href="../../../../../../../docs/database.md">docs/database.md</a>.
 *
 * <p>Start reading at {@link fivefold.db.pattern.Pattern}. Knows positions and nothing of files.
 */
@NullMarked
package fivefold.db.pattern;

import org.jspecify.annotations.NullMarked;
