package fivefold.cli;

import fivefold.cli.io.UsageException;
import fivefold.text.Suggestions;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What is wrong with a command line, in words.
 *
 * @param suggestions what may have been meant
 */
record WrongUsage(String message, List<String> suggestions) {
  private static final Pattern CHOICES =
      Pattern.compile("one of \\[([A-Z_, ]+)] \\(case-insensitive\\)");

  static WrongUsage of(UsageException e) {
    return new WrongUsage(String.valueOf(e.getMessage()), List.of());
  }

  static WrongUsage of(ParameterException e) {
    CommandLine line = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
      return unmatched(line, unmatched.getUnmatched().get(0), unmatched.isUnknownOption());
    }
    if (e instanceof MissingParameterException) {
      // Rather than what is missing, name the option that was misspelt.
      for (String word : line.getUnmatchedArguments()) {
        if (word.startsWith("-")) {
          return unmatched(line, word, true);
        }
      }
    }
    // Picocli lists the values of an enum as Java spells them, in capitals.
    String message =
        CHOICES
            .matcher(String.valueOf(e.getMessage()))
            .replaceAll(m -> "one of " + m.group(1).toLowerCase(Locale.ROOT));
    return new WrongUsage(message, List.of());
  }

  private static WrongUsage unmatched(CommandLine line, String word, boolean isOption) {
    if (isOption) {
      return new WrongUsage(
          "unknown option '" + word + "'", options(line, word.replaceFirst("=.*", "")));
    }
    Collection<String> commands = line.getSubcommands().keySet();
    return new WrongUsage(
        (!commands.isEmpty() ? "unknown command '" : "unexpected argument '") + word + "'",
        Suggestions.nearest(word, commands, 3));
  }

  private static List<String> options(CommandLine line, String word) {
    if (word.equals("-h")) {
      return List.of("--help");
    }
    Collection<String> known = line.getCommandSpec().optionsMap().keySet();
    // A single letter is not a misspelling of another one, but its case may be wrong.
    return word.length() == 2
        ? known.stream().filter(word::equalsIgnoreCase).toList()
        : Suggestions.nearest(word, known, 3);
  }
}
