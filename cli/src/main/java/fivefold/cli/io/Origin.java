package fivefold.cli.io;

/**
 * Where a game comes from.
 *
 * @param number its number in the file, from 1; 0 when the file is empty
 * @param alone whether there is no other game, so that nothing has to wait for one
 */
public record Origin(String file, int number, boolean alone) {
  /** Whether there was not even a text. */
  public boolean isNothing() {
    return number == 0;
  }

  /** How messages call the game: by its file, with {@code #2} for the second game in it. */
  public String label() {
    return Terminal.sanitize(number <= 1 ? file : file + "#" + number);
  }

  /** A line of JSON about the game. */
  public JsonLine json(String command) {
    return JsonLine.of(command, 1).with("file", file).with("game", number);
  }
}
