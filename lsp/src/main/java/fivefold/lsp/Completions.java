package fivefold.lsp;

import fivefold.Notations;
import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.lsp.Outline.Item;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.notation.CheckSigns;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.Notation;
import fivefold.notation.Script.Event;
import fivefold.rules.Attempt;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * What can be written next: one move, never a whole action, since there may be thousands of these.
 * Only moves that some legal action has after those already written.
 */
final class Completions {
  private static final long MOVES_MILLIS = 1_000;
  private static final Budget SIGN = Budget.ofMillis(50);
  private static final List<String> KEYS =
      List.of(
          "Event",
          "Site",
          "Date",
          "Round",
          "White",
          "Black",
          "Result",
          "Mode",
          "Board",
          "Variant",
          "Size",
          "Promotions");

  private final Reading reading;
  private final int offset;
  private final Notation notation;
  private final Budget budget;
  private final List<CompletionItem> items = new ArrayList<>();
  private boolean incomplete;

  private Completions(Reading reading, int offset, Notation notation, BooleanSupplier stop) {
    this.reading = reading;
    this.offset = offset;
    this.notation = notation;
    this.budget = Budget.ofMillis(MOVES_MILLIS).until(stop).fromNow();
  }

  static CompletionList of(Reading reading, int offset, BooleanSupplier stop) {
    WrittenGame game = reading.gameAt(offset).orElse(null);
    Notation notation = game == null ? null : game.notation();
    if (game == null || (notation != Notations.PGN && notation != Notations.BRANCHED)) {
      return new CompletionList(false, List.of());
    }
    Completions completions = new Completions(reading, offset, notation, stop);
    if (!completions.headers()) {
      Item item = game.outline().itemAt(offset);
      boolean inComment =
          item != null
              && item.event() == Event.COMMENT
              && offset > item.start()
              && offset < item.end();
      if (!inComment) {
        completions.moves(game);
      }
    }
    return new CompletionList(completions.incomplete, completions.items);
  }

  // Headers

  /** Completes a header if the offset is in one. */
  private boolean headers() {
    int line = reading.lines().line(offset);
    String before = reading.text().substring(reading.lines().start(line), offset);
    if (!before.stripLeading().startsWith("[")) {
      return false;
    }
    int quote = before.indexOf('"');
    if (quote < 0) {
      int start = offset - (before.length() - before.indexOf('[') - 1);
      for (String key : KEYS) {
        add(key, start, key, CompletionItemKind.Property, "header", items.size());
      }
      return true;
    }
    String key = before.substring(before.indexOf('[') + 1, quote).strip();
    boolean names = key.equalsIgnoreCase("Board") || key.equalsIgnoreCase("Variant");
    if (names && before.indexOf('"', quote + 1) < 0) {
      for (Variant variant : Variants.all()) {
        if (variant.isPlayable()) {
          int start = offset - (before.length() - quote - 1);
          add(variant.name(), start, variant.name(), CompletionItemKind.EnumMember, "variant", 0);
        }
      }
    }
    return true;
  }

  // Moves

  private void moves(WrittenGame game) {
    int word = wordStart();
    String typed = reading.text().substring(word, offset);
    Optional<Cursor> found = Cursor.at(game, word);
    if (found.isEmpty()) {
      return;
    }
    Cursor cursor = found.get();
    State turn = cursor.turn();
    boolean begins = turn.atRest() && !cursor.numbered();
    boolean letters =
        game.outline().variationAt(word) != Outline.MAIN
            || (notation == Notations.BRANCHED && !cursor.node().isLeaf());
    offer(turn, begins ? cursor.serial(letters) : "", word, typed);
    if (turn.atRest()) {
      return;
    }
    // The turn may be over: then the opponent's moves come next.
    Game aside = Game.of(turn.startOfTurn());
    if (aside.root().play(turn) instanceof Insertion.Done done) {
      Node next = done.node();
      Color mover = next.state().mover();
      boolean white = mover == Color.WHITE;
      int number = cursor.node().nextTurnNumber() + (white ? 1 : 0);
      offer(next.state(), white ? number + ". " : "/ ", word, typed);
    }
  }

  private int wordStart() {
    int start = offset;
    while (start > 0 && isWord(reading.text().charAt(start - 1))) {
      start--;
    }
    // A parenthesis before a word may open a variation; one that belongs to a board has a T in it.
    while (start < offset
        && reading.text().charAt(start) == '('
        && !isBoard(reading.text().substring(start, offset))) {
      start++;
    }
    return start;
  }

  private static boolean isBoard(String word) {
    if (word.length() == 1) {
      return false;
    }
    char c = word.charAt(1);
    boolean label = c == '-' || c == '+' || Character.isDigit(c);
    int t = word.indexOf('T');
    int dot = word.indexOf('.');
    return label && dot < 0 && (t > 0 || word.length() < 5);
  }

  private static boolean isWord(char c) {
    return !Character.isWhitespace(c) && c != '/' && c != '.' && c != '{' && c != '}' && c != ']';
  }

  private void offer(State turn, String serial, int start, String typed) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    for (Move move : turn.moveCandidates()) {
      if (!(turn.step(move) instanceof Step.Moved step)) {
        continue;
      }
      String text = step.toString();
      if (!matches(text.toLowerCase(Locale.ROOT), wanted)) {
        continue;
      }
      Optional<Boolean> legal = turn.mayPlay(move, budget);
      if (legal.isEmpty()) {
        // Undecided moves are not offered; asked again, there may be time for them.
        incomplete = true;
      } else if (legal.get()) {
        String written = text + marks(step);
        int rank = written.length() > text.length() ? 0 : step.isCapture() ? 1 : 2;
        add(written, start, serial + written, CompletionItemKind.Value, detail(step), rank);
      }
    }
  }

  /** Whether what is typed is the beginning of a move, or of its part behind the board. */
  private static boolean matches(String text, String typed) {
    int board = text.startsWith("(") ? text.indexOf(')') + 1 : 0;
    return text.startsWith(typed) || text.startsWith(typed, board);
  }

  /** The signs that the rules put behind a move which ends the turn. */
  private String marks(Step.Moved step) {
    String present = notation == Notations.PGN && step.rewinds() ? "~" : "";
    String line =
        notation == Notations.PGN && step.branches()
            ? " (>L" + step.before().parity().label(step.arrival().timeline()) + ")"
            : "";
    State after = step.after();
    String sign = "";
    if (after.submit() instanceof Attempt.Ok ok && ok.state().inCheck()) {
      Verdict verdict = CheckSigns.verdict(ok.state(), SIGN.until(budget.stop()));
      Game aside = Game.of(after.startOfTurn());
      if (aside.root().play(after) instanceof Insertion.Done done) {
        Check[] signs = CheckSigns.of(done.node(), verdict);
        sign = signs[done.node().action().plies().indexOf(step.move())].sign();
      }
    }
    return sign + present + line;
  }

  private static String detail(Step.Moved step) {
    return switch (step.kind()) {
      case PHYSICAL -> step.isCapture() ? "takes" : "";
      case HOP -> "to another timeline";
      case BRANCH -> "makes a timeline";
    };
  }

  private void add(
      String label, int start, String text, CompletionItemKind kind, String detail, int rank) {
    CompletionItem item = new CompletionItem(label);
    item.setKind(kind);
    item.setDetail(detail.isEmpty() ? null : detail);
    item.setFilterText(label);
    item.setSortText(String.format(Locale.ROOT, "%d%05d", rank, items.size()));
    item.setTextEdit(Either.forLeft(new TextEdit(reading.lines().range(start, offset), text)));
    items.add(item);
  }
}
