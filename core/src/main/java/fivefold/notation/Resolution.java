package fivefold.notation;

import fivefold.model.Ply;
import fivefold.text.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of looking for the move a pattern means.
 *
 * @param ply the one move or pass, or null when there is none or more than one
 * @param problems what is wrong with the pattern; at least one error when there is no move
 */
public record Resolution(@Nullable Ply ply, List<Problem> problems) {

  /** Something wrong with a move as written; its place is known to whoever read it. */
  public record Problem(Code code, String message, @Nullable String hint) {}
}
