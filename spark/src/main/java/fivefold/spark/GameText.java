package fivefold.spark;

import java.io.Serializable;

/**
 * A game cut out of a file and not replayed yet.
 *
 * @param number which game of the file it is, from 1
 * @param line where it begins in the file
 * @param notation the id of the file's notation, or empty where it could not be told
 */
record GameText(String file, long number, int line, String notation, String text)
    implements Serializable {}
