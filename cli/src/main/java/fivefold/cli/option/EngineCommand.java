package fivefold.cli.option;

import fivefold.cli.io.UsageException;
import java.util.ArrayList;
import java.util.List;

/** The command by which an engine is started, as users write it. */
public final class EngineCommand {
  private static final String OURS = "fivefold";

  private EngineCommand() {}

  /** The program and its arguments; {@code fivefold …} is this program's {@code uci} command. */
  public static List<String> of(String text) {
    List<String> words = words(text);
    if (words.isEmpty()) {
      throw new UsageException("--engine needs a program");
    }
    if (!words.get(0).equals(OURS)) {
      return words;
    }
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    // As the launcher runs an engine.
    command.add("-XX:+UseG1GC");
    command.add("-XX:MaxGCPauseMillis=15");
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add("fivefold.cli.Main");
    command.add("uci");
    command.addAll(words.subList(1, words.size()));
    return command;
  }

  /** Blanks separate words, except between quotes. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean open = false;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
        open = true;
      } else if (Character.isWhitespace(c)) {
        if (open) {
          words.add(word.toString());
          word.setLength(0);
        }
        open = false;
      } else {
        word.append(c);
        open = true;
      }
    }
    if (quote != 0) {
      throw new UsageException("a quote is not closed in --engine " + text);
    }
    if (open) {
      words.add(word.toString());
    }
    return words;
  }
}
