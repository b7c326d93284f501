package fivefold.notation;

/**
 * Something of a game that a writer could not put in its notation. Reported as {@code W_LOSS}.
 *
 * @param feature what kind of thing
 * @param count how many of them
 * @param detail what is gone, a phrase without a full stop
 */
public record Loss(Feature feature, int count, String detail) {}
