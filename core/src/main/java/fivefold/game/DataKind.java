package fivefold.game;

import fivefold.model.Parity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The commands that are understood. */
enum DataKind {
  SCORE("eval", "[%eval 0.35] or, for mate by Black in 3, [%eval #-3]"),
  CLOCK("clk", "[%clk 0:04:59]"),
  SQUARES("csl", "[%csl G(0T3)e4,R(0T3b)d5]"),
  ARROWS("cal", "[%cal G(0T3)e2e4,R(0T3)g1(0T2)f3]");

  private final String command;
  private final String example;

  DataKind(String command, String example) {
    this.command = command;
    this.example = example;
  }

  String example() {
    return example;
  }

  /** What a command is about; null when it is none of these. */
  static @Nullable DataKind of(Command command) {
    for (DataKind kind : values()) {
      if (kind.command.equals(command.name())) {
        return kind;
      }
    }
    return null;
  }

  /** The part of some data that this command says. */
  Object partOf(CommentData data) {
    return switch (this) {
      case SCORE -> data.score() == null ? List.of() : data.score();
      case CLOCK -> data.clock() == null ? List.of() : data.clock();
      case SQUARES -> data.squares();
      case ARROWS -> data.arrows();
    };
  }

  /** The command that says its part of some data; empty when there is nothing to say. */
  String text(CommentData data, Parity parity) {
    Object part = partOf(data);
    if (!(part instanceof List<?> list)) {
      return Command.text(command, part.toString());
    }
    StringBuilder out = new StringBuilder();
    for (Object each : list) {
      out.append(out.length() == 0 ? "" : ",").append(((Drawing) each).text(parity));
    }
    return out.length() == 0 ? "" : Command.text(command, out.toString());
  }
}
