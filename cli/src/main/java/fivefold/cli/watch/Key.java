package fivefold.cli.watch;

import java.util.List;

/** What a key press means. The names are what the help shows. */
enum Key {
  PREVIOUS_ACTION("←  backspace", "previous action"),
  NEXT_ACTION("→  space", "next action"),
  PREVIOUS_VARIATION("↑", "previous variation at this fork"),
  NEXT_VARIATION("↓", "next variation at this fork"),
  FIRST("home  g", "start of the game"),
  LAST("end  G", "end of this line"),
  EARLIER_BOARD("a  h", "earlier board on this timeline"),
  LATER_BOARD("d  l", "later board on this timeline"),
  UPPER_BOARD("w  k", "timeline above"),
  LOWER_BOARD("s  j", "timeline below"),
  PRESENT("p", "next board with a required move"),
  VIEW("tab  v", "one board or all boards"),
  COMPACT("c", "narrow or wide squares"),
  FLIP("f", "flip the boards"),
  HELP("?", "show these keys"),
  QUIT("q  esc", "quit"),
  /** A key without a meaning. */
  NONE("", "");

  private final String keys;
  private final String meaning;

  Key(String keys, String meaning) {
    this.keys = keys;
    this.meaning = meaning;
  }

  String keys() {
    return keys;
  }

  String meaning() {
    return meaning;
  }

  /** The keys that have a meaning. */
  static List<Key> meaningful() {
    return List.of(values()).subList(0, NONE.ordinal());
  }

  /**
   * The meaning of what a terminal sends: a character, or an escape sequence without its escape.
   * With Shift held down, arrow keys go from board to board.
   */
  static Key of(String sent) {
    return switch (sent) {
      case "[D", "OD", "\b", "\u007f" -> PREVIOUS_ACTION;
      case "[C", "OC", " ", "\r", "\n" -> NEXT_ACTION;
      case "[A", "OA" -> PREVIOUS_VARIATION;
      case "[B", "OB" -> NEXT_VARIATION;
      case "[H", "OH", "[1~", "[7~", "g" -> FIRST;
      case "[F", "OF", "[4~", "[8~", "G" -> LAST;
      case "[1;2D", "[d", "a", "h" -> EARLIER_BOARD;
      case "[1;2C", "[c", "d", "l" -> LATER_BOARD;
      case "[1;2A", "[a", "w", "k" -> UPPER_BOARD;
      case "[1;2B", "[b", "s", "j" -> LOWER_BOARD;
      case "p" -> PRESENT;
      case "\t", "v" -> VIEW;
      case "c" -> COMPACT;
      case "f" -> FLIP;
      case "?" -> HELP;
      case "q", "Q", "", "\u0003", "\u0004" -> QUIT;
      default -> NONE;
    };
  }
}
