package fivefold.lsp;

import fivefold.game.Game;
import fivefold.model.PieceType;
import fivefold.notation.WrittenMove;
import fivefold.rules.Step;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes edits of the hints that findings come with. A hint is a sentence for people, so nothing is
 * offered on its word alone: the text is read again with the edit, and the finding must be gone
 * with no other in its place. An edit is safe when the game stays the very same.
 */
final class Fixes {
  private static final String SIGNS = "+*#~!?";
  private static final String MEANT = "did you mean ";
  private static final int MOST_SUGGESTIONS = 3;

  private final Reading reading;
  private final Function<String, Reading> read;

  /**
   * @param read reads a text as the document's text is read
   */
  Fixes(Reading reading, Function<String, Reading> read) {
    this.reading = reading;
    this.read = read;
  }

  /**
   * What can be done about a finding.
   *
   * @param safe whether the game stays the same
   */
  record Fix(String title, Edit edit, boolean safe) {}

  /** The fixes of one finding that do what they say. */
  List<Fix> of(Diagnostic finding) {
    List<Fix> fixes = new ArrayList<>();
    for (Edit edit : candidates(finding)) {
      Reading after = read.apply(Edit.apply(reading.text(), List.of(edit)));
      if (helps(after, finding)) {
        fixes.add(new Fix(title(finding, edit), edit, sameGames(after)));
      }
    }
    return fixes;
  }

  /** All safe fixes at once; nothing when they don't go together. */
  List<Edit> allSafe() {
    List<Edit> edits = new ArrayList<>();
    for (Diagnostic finding : reading.findings()) {
      if (isAboutSigns(finding.code())) {
        List<Edit> candidates = candidates(finding);
        if (!candidates.isEmpty()) {
          edits.add(candidates.get(0));
        }
      }
    }
    edits = Edit.compatible(edits);
    if (edits.isEmpty()) {
      return edits;
    }
    Reading after = read.apply(Edit.apply(reading.text(), edits));
    boolean better = after.findings().size() < reading.findings().size();
    return better && sameGames(after) ? edits : List.of();
  }

  private boolean helps(Reading after, Diagnostic finding) {
    return errors(after) <= errors(reading)
        && count(after, finding) < count(reading, finding)
        && (finding.isError() || after.findings().size() < reading.findings().size());
  }

  private static long errors(Reading reading) {
    return reading.findings().stream().filter(Diagnostic::isError).count();
  }

  /** How many findings say the same. */
  private static long count(Reading reading, Diagnostic finding) {
    return reading.findings().stream()
        .filter(each -> each.code() == finding.code() && each.message().equals(finding.message()))
        .count();
  }

  private boolean sameGames(Reading after) {
    List<Optional<Game>> before = reading.games().stream().map(g -> g.result().game()).toList();
    return before.equals(after.games().stream().map(g -> g.result().game()).toList());
  }

  private String title(Diagnostic finding, Edit edit) {
    String hint = String.valueOf(finding.hint());
    if (finding.code() == Code.E_COMMENT_UNCLOSED) {
      return "Add }";
    }
    if (!hint.startsWith(MEANT)) {
      return Character.toUpperCase(hint.charAt(0)) + hint.substring(1);
    }
    return "Write " + edit.text();
  }

  // From the words of a hint to edits

  private List<Edit> candidates(Diagnostic finding) {
    String hint = finding.hint();
    if (hint == null || (!finding.place().hasLine() && !hint.startsWith("add ["))) {
      return List.of();
    }
    int[] stretch = reading.stretch(finding);
    int start = stretch[0];
    int end = stretch[1];
    String text = reading.text().substring(start, end);
    List<Edit> edits = new ArrayList<>();
    if (hint.startsWith(MEANT) && hint.endsWith("?")) {
      for (String name : suggestions(hint.substring(MEANT.length(), hint.length() - 1))) {
        edits.add(replacement(start, end, text, name));
      }
    } else if (hint.startsWith("add [") && hint.endsWith("]")) {
      edits.add(newHeader(start, hint.substring(4)));
    } else if (isAboutSigns(finding.code())) {
      String word = sign(start, text, hint);
      if (word != null) {
        edits.add(new Edit(start, end, word));
      }
    } else if (hint.equals("remove it")) {
      edits.add(new Edit(start, end, ""));
    } else if (hint.startsWith("remove ") && hint.length() == 8) {
      edits.add(new Edit(start, end, without(text, hint.substring(7))));
    } else if (finding.code() == Code.E_COMMENT_UNCLOSED) {
      int lineEnd = reading.lines().end(reading.lines().line(start));
      edits.add(new Edit(lineEnd, lineEnd, "}"));
    } else if (hint.startsWith("add ") && hint.length() == 5) {
      boolean opens = hint.charAt(4) == '[' || hint.charAt(4) == '(';
      int at = opens ? start : end;
      edits.add(new Edit(at, at, hint.substring(4)));
    } else if (hint.startsWith("add =")) {
      edits.add(new Edit(start, end, core(text) + hint.substring(4) + signs(text)));
    } else if (hint.startsWith("write [")) {
      edits.add(new Edit(start, end, hint.substring(6)));
    } else if (hint.startsWith("write ") && finding.code() == Code.W_PIECE_CASE) {
      edits.add(new Edit(start, end, capital(text, hint.charAt(6))));
    } else if (hint.startsWith("write ") && finding.code() == Code.W_WRONG_PIECE) {
      edits.add(new Edit(start, end, hint.substring(6) + signs(text)));
    } else if (hint.startsWith("write ") && hint.indexOf(' ', 6) < 0) {
      edits.add(replacement(start, end, text, hint.substring(6)));
    }
    edits.removeIf(edit -> !edit.changes(reading.text()));
    return edits;
  }

  private static boolean isAboutSigns(Code code) {
    return switch (code) {
      case W_CAPTURE_MARK,
          E_CAPTURE_MARK,
          W_CHECK_MARK,
          W_PRESENT_MARK,
          W_EN_PASSANT_MARK,
          E_EN_PASSANT_MARK,
          W_JUMP_KIND,
          E_JUMP_KIND ->
          true;
      default -> false;
    };
  }

  /** A move with its signs as a hint wants them; null when the hint is not understood. */
  private @Nullable String sign(int start, String text, String hint) {
    String core = core(text);
    String signs = signs(text);
    if (hint.startsWith("remove ")) {
      return without(text, hint.substring(7));
    }
    if (hint.equals("add x")) {
      return captures(start, core) + signs;
    }
    if (hint.equals("add ~")) {
      int opinion = opinion(signs);
      return core + signs.substring(0, opinion) + "~" + signs.substring(opinion);
    }
    if (hint.equals("add e.p.")) {
      return core + "e.p." + signs;
    }
    if (hint.startsWith("add ") && hint.length() == 5) {
      return core + hint.substring(4) + signs;
    }
    if (hint.startsWith("write >")) {
      int jump = text.indexOf('>');
      int after = jump;
      while (after >= 0 && after < text.length() && text.charAt(after) == '>') {
        after++;
      }
      return jump < 0 ? null : text.substring(0, jump) + hint.substring(6) + text.substring(after);
    }
    if (hint.startsWith("write ") && hint.length() == 7) {
      int old = 0;
      while (old < signs.length() && "+*#".indexOf(signs.charAt(old)) < 0) {
        old++;
      }
      return old == signs.length()
          ? null
          : core + signs.substring(0, old) + hint.substring(6) + signs.substring(old + 1);
    }
    return null;
  }

  /** A move with the sign of a capture before the square it goes to. */
  private String captures(int start, String core) {
    int jump = core.lastIndexOf('>');
    if (jump >= 0) {
      return core.substring(0, jump + 1) + "x" + core.substring(jump + 1);
    }
    int promotion = core.indexOf('=');
    int at = promotion < 0 ? core.length() : promotion;
    while (at > 0 && Character.isDigit(core.charAt(at - 1))) {
      at--;
    }
    at = Math.max(0, at - 1);
    boolean bare = at == 0 || core.charAt(at - 1) == ')';
    WrittenMove move = reading.gameAt(start).flatMap(game -> game.moveFrom(start)).orElse(null);
    String file =
        bare
                && move != null
                && move.step() instanceof Step.Moved moved
                && moved.piece().type() == PieceType.PAWN
            ? String.valueOf(moved.move().fromSquare().fileLetter())
            : "";
    return core.substring(0, at) + file + "x" + core.substring(at);
  }

  private static String core(String text) {
    int end = text.length();
    while (end > 0 && SIGNS.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return text.substring(0, end);
  }

  private static String signs(String text) {
    return text.substring(core(text).length());
  }

  /** Where the annotator's signs begin. */
  private static int opinion(String signs) {
    int at = 0;
    while (at < signs.length() && signs.charAt(at) != '!' && signs.charAt(at) != '?') {
      at++;
    }
    return at;
  }

  private static String without(String text, String part) {
    int at = text.lastIndexOf(part);
    return at < 0 ? text : text.substring(0, at) + text.substring(at + part.length());
  }

  private static String capital(String text, char letter) {
    int at = text.indexOf(Character.toLowerCase(letter));
    return at < 0 ? text : text.substring(0, at) + letter + text.substring(at + 1);
  }

  /** Puts a word in the place of a finding; of a header, in the place of its value. */
  private static Edit replacement(int start, int end, String text, String word) {
    int quote = text.indexOf('"');
    int last = text.lastIndexOf('"');
    return text.startsWith("[") && quote < last
        ? new Edit(start + quote + 1, start + last, word)
        : new Edit(start, end, word);
  }

  /** A header of its own line behind the others, or before everything. */
  private Edit newHeader(int offset, String header) {
    WrittenGame game = reading.gameAt(offset).orElse(null);
    int at = game == null ? 0 : game.start();
    boolean behind = false;
    if (game != null) {
      for (Outline.Item item : game.outline().items()) {
        if (item.event() == fivefold.notation.Script.Event.HEADER) {
          at = item.end();
          behind = true;
        }
      }
    }
    return new Edit(at, at, behind ? "\n" + header : header + "\n");
  }

  /** The names of {@code "a", "b" or "c"}, in quotes or without. */
  private static List<String> suggestions(String names) {
    List<String> all = new ArrayList<>();
    for (String name : names.replace(" or ", ", ").split(", ", -1)) {
      boolean quoted = name.length() > 2 && name.startsWith("\"") && name.endsWith("\"");
      all.add(quoted ? name.substring(1, name.length() - 1) : name);
    }
    return all.subList(0, Math.min(MOST_SUGGESTIONS, all.size()));
  }
}
