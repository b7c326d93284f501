package fivefold.cli;

/** Colours and weights for text on one stream; plain text where colour is not wanted. */
enum Paint {
  PLAIN,
  COLOURED;

  String bold(String text) {
    return with("1", text);
  }

  String dim(String text) {
    return with("2", text);
  }

  String red(String text) {
    return with("31", text);
  }

  String green(String text) {
    return with("32", text);
  }

  String yellow(String text) {
    return with("33", text);
  }

  String cyan(String text) {
    return with("36", text);
  }

  private String with(String code, String text) {
    return this == PLAIN || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
