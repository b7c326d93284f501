package fivefold.cli.io;

import java.util.Locale;

/** Colours and weights for text on one stream; plain text where colour is not wanted. */
public enum Paint {
  PLAIN,
  COLOURED;

  /** When to use colours. */
  public enum When {
    AUTO,
    ALWAYS,
    NEVER;

    /** How to paint on a stream. */
    public Paint on(Streams streams, boolean terminal) {
      boolean wanted =
          switch (this) {
            case ALWAYS -> true;
            case NEVER -> false;
            // The NO_COLOR custom: set to anything but nothing, it means no.
            case AUTO ->
                terminal
                    && streams.variable("NO_COLOR").isEmpty()
                    && !streams.variable("TERM").equals("dumb");
          };
      return wanted ? COLOURED : PLAIN;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public String red(String text) {
    return with("31", text);
  }

  public String yellow(String text) {
    return with("33", text);
  }

  private String with(String code, String text) {
    return this == PLAIN || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
