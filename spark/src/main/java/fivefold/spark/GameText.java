package fivefold.spark;

import java.io.Serializable;

/**
 * A game cut out of a file and not replayed yet.
 *
 * @param file the file; of an archive with the member, {@code games.zip!one.5dpgn}
 * @param number which game of the file it is, from 1
 * @param line where it begins in the file
 * @param notation the id of the file's notation, or empty where it could not be told
 * @param problem why nothing more could be read of the file, or empty
 */
record GameText(String file, long number, int line, String notation, String text, String problem)
    implements Serializable {}
