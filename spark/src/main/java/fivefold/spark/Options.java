package fivefold.spark;

import fivefold.Notations;
import fivefold.notation.Notation;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a job shall do.
 *
 * @param out the folder that everything is written to
 * @param name what the explorer is called
 * @param check whether every mark in the games is checked against the rules
 * @param to the id of the notation that games are written in
 * @param annotate how many positions the engine looks at for each action, or 0 for no annotation
 * @param analyse how many positions the engine looks at for the score of each position, or 0 for
 *     none
 * @param fewest what fewer games have played is left out of the explorer
 * @param parts into how many parts games and keys are told; results do not depend on it
 */
record Options(
    List<String> inputs,
    String out,
    String name,
    boolean check,
    String to,
    int annotate,
    int analyse,
    int fewest,
    int parts)
    implements Serializable {

  /** Said where the arguments are not understood. */
  static final String USAGE =
      "arguments: --out FOLDER [--name NAME] [--check] [--to NOTATION] [--annotate NODES]"
          + " [--analyse NODES] [--fewest N] [--parts N] FILE…";

  Options {
    inputs = List.copyOf(inputs);
  }

  /**
   * Reads the arguments of a command line.
   *
   * @throws IllegalArgumentException with a sentence for people
   */
  static Options parse(String... args) {
    List<String> inputs = new ArrayList<>();
    String out = "";
    String name = "Games";
    boolean check = false;
    String to = Notations.PGN.id();
    int annotate = 0;
    int analyse = 0;
    int fewest = 1;
    int parts = 8;
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--check" -> check = true;
        case "--out" -> out = value(args, ++i);
        case "--name" -> name = value(args, ++i);
        case "--to" -> to = notation(value(args, ++i));
        case "--annotate" -> annotate = number(args, ++i);
        case "--analyse" -> analyse = number(args, ++i);
        case "--fewest" -> fewest = number(args, ++i);
        case "--parts" -> parts = number(args, ++i);
        default -> {
          if (args[i].startsWith("--")) {
            throw new IllegalArgumentException("unknown option " + args[i]);
          }
          inputs.add(args[i]);
        }
      }
    }
    if (out.isEmpty() || inputs.isEmpty()) {
      throw new IllegalArgumentException("files and --out are needed");
    }
    return new Options(inputs, out, name, check, to, annotate, analyse, fewest, parts);
  }

  private static String value(String[] args, int i) {
    if (i >= args.length) {
      throw new IllegalArgumentException(args[i - 1] + " needs a value");
    }
    return args[i];
  }

  private static int number(String[] args, int i) {
    try {
      int number = Integer.parseInt(value(args, i));
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw new IllegalArgumentException(args[i - 1] + " needs a number above 0");
  }

  private static String notation(String id) {
    return Notations.find(id)
        .filter(Notation::writes)
        .map(Notation::id)
        .orElseThrow(() -> new IllegalArgumentException("no notation to write: " + id));
  }
}
