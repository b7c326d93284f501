package fivefold.notation;

import fivefold.text.Code;
import fivefold.text.Diagnostic;
import fivefold.text.Place;

/**
 * Something of a game that a writer could not put in its notation. Reported as {@link Code#W_LOSS}.
 *
 * @param feature what kind of thing
 * @param count how many of them
 * @param detail what is gone, a phrase without a full stop
 */
public record Loss(Feature feature, int count, String detail) {

  /**
   * What to tell the user.
   *
   * @param notation the one that was written
   */
  public Diagnostic diagnostic(Notation notation, Place place) {
    return new Diagnostic(
        Code.W_LOSS,
        place,
        notation.id() + " loses " + feature.label() + ": " + count,
        detail.equals(feature.label()) ? null : detail);
  }
}
