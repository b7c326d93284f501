package fivefold.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.RandomGames;
import fivefold.notation.ReadOptions;
import fivefold.notation.Spans;
import fivefold.text.Diagnostic;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Games with one mistake each, of the kinds people make. Whatever is said about one must be true of
 * the position, and one mistake gets about one finding.
 */
class MutantsTest {
  private static final long SEED = 20_261_116;
  private static final int GAMES = 20;
  private static final int MUTANTS = 50;
  private static final double MOST_FINDINGS = 1.2;

  private static final ReadOptions CHECKED = ReadOptions.LENIENT.withCheckMarks(true).withSpans();

  private static Variant variant(String name) {
    return ((VariantLookup.Found) Variants.find(name)).variant();
  }

  private static RandomGames games() {
    List<Variant> variants =
        List.of(
            variant("Standard"),
            variant("Small"),
            variant("Standard - Princess"),
            variant("Standard - Two Timelines"),
            variant("Half Reflected"));
    return new RandomGames(SEED, variants, 8, 22, 30, 0);
  }

  @Test
  void nothingUntrueIsSaidAndNothingTwice() {
    RandomGames games = games();
    int mutants = 0;
    int findings = 0;
    int silent = 0;
    List<String> untrue = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      String text = Notations.PGN.write(games.game(i));
      assertThat(read(text).diagnostics()).as("seed %d, game %d:\n%s", SEED, i, text).isEmpty();
      for (int j = 0; j < MUTANTS; j++) {
        String mutant = mutant(text, new Random(SEED + 1000L * i + j), j);
        ReadResult result = read(mutant);
        mutants++;
        findings += result.diagnostics().size();
        silent += result.diagnostics().isEmpty() ? 1 : 0;
        for (Diagnostic finding : result.diagnostics()) {
          if (!isTrue(finding, result, mutant)) {
            untrue.add(
                "game " + i + ", mutant " + j + ": " + finding + "\n" + finding.place().excerpt());
          }
        }
        if (Boolean.getBoolean("mutants.print") && result.diagnostics().size() > 1) {
          System.out.println("game " + i + ", mutant " + j + ": " + result.diagnostics());
        }
      }
    }
    double average = (double) findings / mutants;
    System.out.printf(
        "%d mutants, %d of them without a finding, %.3f findings a mutant%n",
        mutants, silent, average);
    assertThat(untrue).as("seed %d: untrue or unknown statements", SEED).isEmpty();
    assertThat(average).as("findings a mutant, seed %d", SEED).isLessThanOrEqualTo(MOST_FINDINGS);
    assertThat(silent).as("most mistakes are noticed").isLessThan(mutants / 2);
  }

  private static ReadResult read(String text) {
    return Games.read(Notations.PGN, "mutant", text, CHECKED);
  }

  private static boolean isTrue(Diagnostic finding, ReadResult result, String text) {
    if (result.spans().isEmpty() || finding.line() == 0) {
      return true; // Without a start position nothing can be said about one.
    }
    Spans spans = result.spans().get();
    int start = offset(text, finding.line()) + finding.column() - 1;
    int end = Math.min(text.length(), start + finding.place().length());
    return new Statement(finding, spans, start, text.substring(start, end)).isTrue();
  }

  private static int offset(String text, int line) {
    int at = 0;
    for (int i = 1; i < line; i++) {
      at = text.indexOf('\n', at) + 1;
    }
    return at;
  }

  // Mistakes

  private static final String SIGNS = "abcdefgh12345678NBRQKPSDUTxO-+=>()/.~#* ";

  /** The text with one mistake; the kinds take turns. */
  private static String mutant(String text, Random random, int kind) {
    int moves = text.indexOf("\n\n") + 2;
    for (int attempt = 0; attempt < 1000; attempt++) {
      int at = moves + random.nextInt(text.length() - moves - 1);
      char c = text.charAt(at);
      StringBuilder out = new StringBuilder(text);
      switch (kind % 12) {
        case 0 -> out.deleteCharAt(at);
        case 1 -> out.insert(at, c);
        case 2 -> out.setCharAt(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
        case 3 -> out.insert(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
        case 4 -> swap(out, at);
        case 5 -> replaceIf(out, at, "/", "");
        case 6 -> changeNumber(out, at, random);
        case 7 -> smallLetter(out, at);
        case 8 -> dropWord(out, at);
        case 9 -> changeRank(out, at, random);
        case 10 -> changeHeader(out, random);
        default -> addSign(out, at, random);
      }
      if (!out.toString().equals(text)) {
        return out.toString();
      }
    }
    throw new AssertionError("no mistake of kind " + kind % 12 + " fits\n" + text);
  }

  private static void swap(StringBuilder out, int at) {
    char c = out.charAt(at);
    out.setCharAt(at, out.charAt(at + 1));
    out.setCharAt(at + 1, c);
  }

  private static void replaceIf(StringBuilder out, int at, String old, String now) {
    if (out.substring(at).startsWith(old)) {
      out.replace(at, at + old.length(), now);
    }
  }

  private static void changeNumber(StringBuilder out, int at, Random random) {
    if (out.charAt(at) == '.' && Character.isDigit(out.charAt(at - 1))) {
      out.setCharAt(at - 1, (char) ('0' + random.nextInt(10)));
    }
  }

  private static void smallLetter(StringBuilder out, int at) {
    if ("NBRQKSUDYWC".indexOf(out.charAt(at)) >= 0) {
      out.setCharAt(at, Character.toLowerCase(out.charAt(at)));
    }
  }

  private static void dropWord(StringBuilder out, int at) {
    int end = out.indexOf(" ", at);
    if (out.charAt(at - 1) == ' ' && out.charAt(at) != '/' && end > 0) {
      out.delete(at, end + 1);
    }
  }

  private static void changeRank(StringBuilder out, int at, Random random) {
    if (Character.isDigit(out.charAt(at)) && Character.isLowerCase(out.charAt(at - 1))) {
      out.setCharAt(at, (char) ('0' + random.nextInt(10)));
    }
  }

  private static void changeHeader(StringBuilder out, Random random) {
    int at = random.nextInt(out.indexOf("\n\n"));
    if ("[]\"".indexOf(out.charAt(at)) >= 0) {
      out.deleteCharAt(at);
    }
  }

  private static void addSign(StringBuilder out, int at, Random random) {
    if (out.charAt(at) == ' ' && Character.isDigit(out.charAt(at - 1))) {
      out.insert(at, List.of("+", "#", "~", "!", "$1", "=N", ".", "??").get(random.nextInt(8)));
    }
  }
}
