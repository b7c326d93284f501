package fivefold.lsp;

import fivefold.GameReader;
import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.ReadMemory;
import fivefold.notation.ReadOptions;
import fivefold.rules.Budget;
import fivefold.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A text and everything that was read in it. It never changes. */
final class Reading {
  /** How much of a text its notation is told by. */
  private static final int HEAD = 1 << 17;

  private static final int FEW_WORDS = 400;

  /**
   * How long to look for the verdict of one position. Nodes and not time, so that the same text
   * always has the same findings.
   */
  private static final Budget VERDICT = Budget.ofNodes(4_000);

  private final String text;
  private final Lines lines;
  private final List<WrittenGame> games;

  private Reading(String text, List<WrittenGame> games) {
    this.text = text;
    this.lines = new Lines(text);
    this.games = List.copyOf(games);
  }

  /**
   * Reads a text.
   *
   * @param expected the notation that is meant where the text alone does not tell, or null
   * @param memory what is known from earlier readings of the text
   */
  static Reading of(
      String text, @Nullable Notation expected, Settings settings, ReadMemory memory) {
    ReadOptions options =
        (settings.strict() ? ReadOptions.STRICT : ReadOptions.LENIENT)
            .withCheckMarks(true)
            .withSpans()
            .withVariant(settings.variant())
            .withBudget(VERDICT)
            .withMemory(memory);
    Notation notation = notation(text, expected);
    GameReader reader = GameReader.ofAll("text", text, notation, options);
    List<WrittenGame> games = new ArrayList<>();
    while (reader.hasNext()) {
      GameReader.Unplayed unplayed = reader.nextUnplayed();
      int start = (int) unplayed.start();
      games.add(
          new WrittenGame(
              reader.notation().orElse(null),
              unplayed.script(),
              unplayed.play(),
              Outline.of(unplayed.script(), text),
              start,
              start + unplayed.length()));
    }
    memory.finish();
    return new Reading(text, games);
  }

  /**
   * The notation of a text. A few words may look like many notations: then the one that is expected
   * has the say, unless a relative of it is found.
   */
  private static @Nullable Notation notation(String text, @Nullable Notation expected) {
    Notation found =
        Notations.detect(text.length() > HEAD ? text.substring(0, HEAD) : text).orElse(expected);
    boolean related =
        found == Notations.PGN || found == Notations.BRANCHED || found == Notations.RECORDER;
    return expected == Notations.BRANCHED && !related && text.length() < FEW_WORDS
        ? expected
        : found;
  }

  String text() {
    return text;
  }

  Lines lines() {
    return lines;
  }

  List<WrittenGame> games() {
    return games;
  }

  /** The game whose text an offset lies in, or behind it up to the next game. */
  Optional<WrittenGame> gameAt(int offset) {
    WrittenGame found = null;
    for (WrittenGame game : games) {
      if (found == null || game.start() <= offset) {
        found = game;
      }
    }
    return Optional.ofNullable(found);
  }

  /** All findings, in the order of the text. */
  List<Diagnostic> findings() {
    List<Diagnostic> all = new ArrayList<>();
    for (WrittenGame game : games) {
      all.addAll(game.result().diagnostics());
    }
    return all;
  }

  /** Where a finding is: its first offset, and the one behind its last. */
  int[] stretch(Diagnostic finding) {
    if (!finding.place().hasLine()) {
      return new int[] {0, lines.end(0)};
    }
    int start = lines.offsetOf(finding.line(), finding.column());
    int end = lines.forward(start, finding.length(), lines.end(lines.line(start)));
    return new int[] {start, end};
  }
}
