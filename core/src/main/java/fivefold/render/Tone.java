package fivefold.render;

/**
 * Everything that has a colour, and its colour in each theme. One colour has one meaning: amber is
 * now, blue is you, teal is what just happened, red is danger, violet is notes.
 */
public enum Tone {
  CANVAS("#E9ECF2", "#1C222C", "#000000", "#FFFFFF"),
  PANEL("#FFFFFF", "#12161D", "#000000", "#FFFFFF"),
  PANEL_SOFT("#F5F7FA", "#181D26", "#000000", "#F5F7FA"),
  TEXT("#18202C", "#E7EBF2", "#FFFFFF", "#18202C"),
  MUTED("#556072", "#A0ABBC", "#E0E0E0", "#556072"),
  BORDER("#D3D9E2", "#2D3543", "#FFFFFF", "#D3D9E2"),
  BORDER_STRONG("#8590A2", "#6B778B", "#FFFFFF", "#8590A2"),
  /** Squares of boards on which White is to move. */
  LIGHT_SQUARE("#E3E7EE", "#A9B4C6", "#C9C9C9", "#E3E7EE"),
  DARK_SQUARE("#A6B3C8", "#77859D", "#8C8C8C", "#A6B3C8"),
  /** The same, a shade deeper, where Black is to move. */
  LIGHT_SQUARE_BLACK("#D3D9E3", "#98A4B8", "#C9C9C9", "#D3D9E3"),
  DARK_SQUARE_BLACK("#94A2B9", "#6A788F", "#8C8C8C", "#94A2B9"),
  FRAME_WHITE("#FFFFFF", "#E9EDF4", "#FFFFFF", "#FFFFFF"),
  FRAME_WHITE_EDGE("#768296", "#E9EDF4", "#FFFFFF", "#768296"),
  FRAME_BLACK("#2B3340", "#05070A", "#000000", "#2B3340"),
  FRAME_BLACK_EDGE("#10151D", "#728096", "#FFFFFF", "#10151D"),
  COORDINATE("#3E4A5E", "#10141B", "#000000", "#3E4A5E"),
  TRACK("#B3BCCA", "#4A5568", "#9A9A9A", "#B3BCCA"),
  TRACK_WHITE("#FFFFFF", "#E9EDF4", "#FFFFFF", "#FFFFFF"),
  TRACK_WHITE_EDGE("#667286", "#E9EDF4", "#FFFFFF", "#667286"),
  TRACK_BLACK("#2B3340", "#05070A", "#000000", "#2B3340"),
  TRACK_BLACK_EDGE("#2B3340", "#728096", "#FFFFFF", "#2B3340"),
  NOW("#F0A31C", "#FFB938", "#FFD400", "#F0A31C"),
  NOW_LINE("#B06800", "#FFB938", "#FFD400", "#B06800"),
  /** Text on {@link #NOW}. */
  ON_NOW("#18202C", "#18202C", "#18202C", "#18202C"),
  NOW_SOFT("#FFF1D6", "#3A2C10", "#000000", "#FFF1D6"),
  NOW_TEXT("#8A4B00", "#FFC65C", "#FFD400", "#8A4B00"),
  YOU("#2457D6", "#6EA0FF", "#5CC8FF", "#2457D6"),
  /** Text on {@link #YOU}. */
  ON_YOU("#FFFFFF", "#0B1220", "#000000", "#FFFFFF"),
  YOU_SOFT("#E6EDFC", "#1B2A47", "#000000", "#E6EDFC"),
  YOU_TEXT("#1F4FC7", "#8DB4FF", "#5CC8FF", "#1F4FC7"),
  /** Where a piece that was picked up can go, on squares. */
  TARGET("#1A46CC", "#12379F", "#002C9E", "#1A46CC"),
  PAST("#0A7D6C", "#35D0B5", "#00E0A4", "#0A7D6C"),
  DANGER("#CF1F2E", "#FF5C63", "#FF6A6A", "#CF1F2E"),
  /** Text on {@link #DANGER}. */
  ON_DANGER("#FFFFFF", "#1A0406", "#000000", "#FFFFFF"),
  DANGER_SOFT("#FCE9EA", "#3A191D", "#000000", "#FCE9EA"),
  DANGER_TEXT("#B31523", "#FF8A8F", "#FF8080", "#B31523"),
  NOTE("#7A3FD1", "#B794FF", "#D9A6FF", "#7A3FD1"),
  /** The casing of arrows. */
  HALO("#FFFFFF", "#12161D", "#000000", "#FFFFFF"),
  WHITE_PIECE("#FFFFFF", "#FAFBFD", "#FFFFFF", "#FFFFFF"),
  WHITE_PIECE_LINE("#1B222D", "#10141B", "#000000", "#1B222D"),
  BLACK_PIECE("#232A35", "#11151B", "#000000", "#232A35"),
  BLACK_PIECE_LINE("#232A35", "#0A0D12", "#000000", "#232A35"),
  BLACK_PIECE_DETAIL("#F2F4F8", "#DDE3EC", "#FFFFFF", "#F2F4F8");

  private final String light;
  private final String dark;
  private final String highContrast;
  private final String print;

  Tone(String light, String dark, String highContrast, String print) {
    this.light = light;
    this.dark = dark;
    this.highContrast = highContrast;
    this.print = print;
  }

  /** The colour in a theme, written {@code #RRGGBB}. */
  public String in(Theme theme) {
    return switch (theme) {
      case LIGHT -> light;
      case DARK -> dark;
      case HIGH_CONTRAST -> highContrast;
      case PRINT -> print;
    };
  }
}
