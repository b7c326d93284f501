package fivefold.cli.option;

import fivefold.cli.io.UsageException;
import fivefold.notation.Notation;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Coordinates;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.WriteOptions.Numbering;
import fivefold.text.Suggestions;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How games are written, a mixin. A notation ignores what it has no use for. */
public final class WritingOptions {
  @Option(
      names = "--form",
      paramLabel = "FORM",
      description = "One of the notation's own forms, see 'fivefold notations --json'.")
  private @Nullable String form;

  @Option(names = "--full", description = "Spell out every board and source square.")
  private boolean full;

  @Option(names = "--no-marks", description = "Leave out x + * # ~ (>L1) ! and ?.")
  private boolean noMarks;

  @Option(
      names = "--all-marks",
      description = "Write every mark the notation has, also those it usually does without: (~T1).")
  private boolean allMarks;

  @Option(
      names = "--comments",
      paramLabel = "WHERE",
      description = "Where comments go: default, in_place, at_end or none.")
  private WriteOptions.Comments comments = WriteOptions.Comments.DEFAULT;

  @Option(names = "--letters", description = "Number actions 1w. 1b. instead of 1. /")
  private boolean letters;

  @Option(
      names = "--spelling",
      paramLabel = "WHICH",
      description =
          "Where programs differ: common, which most read, such as (+1T2) in even games, or bare.")
  private WriteOptions.Spelling spelling = WriteOptions.Spelling.COMMON;

  @Option(names = "--boards", description = "Write out the start position, even if it has a name.")
  private boolean boards;

  @Option(names = "--passes", description = "Write passes, which no other program can read.")
  private boolean passes;

  @Option(names = "--width", paramLabel = "N", description = "Break lines after N characters.")
  private int width;

  /** The options for a notation; a form it does not have is wrong usage. */
  public WriteOptions options(Notation notation) {
    if (form != null && !notation.forms().contains(form)) {
      String hint = Suggestions.didYouMean(Suggestions.nearest(form, notation.forms(), 3));
      throw new UsageException(
          notation.id()
              + (notation.forms().isEmpty()
                  ? " has only one form"
                  : " has no form '" + form + "'; " + (hint == null ? notation.forms() : hint)));
    }
    WriteOptions options =
        WriteOptions.DEFAULT
            .withForm(form == null ? "" : form)
            .withCoordinates(full ? Coordinates.FULL : Coordinates.SHORT)
            .withComments(comments)
            .withNumbering(letters ? Numbering.LETTERS : Numbering.SLASH)
            .withSpelling(spelling)
            .withBoards(boards)
            .withPasses(passes)
            .withLineWidth(Math.max(0, width));
    if (noMarks && allMarks) {
      throw new UsageException("--all-marks and --no-marks contradict each other");
    }
    return noMarks
        ? options.withMarks(Set.of())
        : allMarks ? options.withMarks(EnumSet.allOf(Mark.class)) : options;
  }

  public boolean hasForm() {
    return form != null;
  }
}
