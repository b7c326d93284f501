package fivefold.lsp;

import fivefold.model.Color;
import fivefold.notation.Script;
import fivefold.notation.Script.Event;
import fivefold.notation.ScriptCursor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The shape of a game's text: headers, actions, variations, and where each of them stands. */
final class Outline {
  /** The variation of what is in none. */
  static final int MAIN = -1;

  private final List<Item> items = new ArrayList<>();
  private final List<ActionText> actions = new ArrayList<>();
  private final List<Variation> variations = new ArrayList<>();

  /**
   * Something in the text.
   *
   * @param inner where the name of a header starts; otherwise the start
   * @param innerEnd where it ends
   * @param value where the value of a header starts, or -1
   * @param valueEnd where it ends
   * @param variation the number of the variation it is in, or {@link #MAIN}
   */
  record Item(
      Event event,
      int start,
      int end,
      int inner,
      int innerEnd,
      int value,
      int valueEnd,
      int variation) {}

  /**
   * An action: its number, if it has one, and its moves.
   *
   * @param number what is written before it; 0 for a slash or nothing
   * @param color the player, if the text says it
   * @param moves where its moves start
   * @param moveEnds where they end
   */
  record ActionText(
      int start,
      int end,
      int number,
      @Nullable Color color,
      int variation,
      List<Integer> moves,
      List<Integer> moveEnds) {

    /** Whether it goes on with the turn of the action before: the second half of one. */
    boolean continues(ActionText before) {
      return variation == before.variation
          && !moves.isEmpty()
          && (number == 0 || (color == Color.BLACK && number == before.number));
    }
  }

  /**
   * What stands between a pair of parentheses, these included.
   *
   * @param parent the number of the variation it lies in, or {@link #MAIN}
   * @param after the number of the action it comes after, or -1
   */
  record Variation(int start, int end, int parent, int after) {}

  private Outline() {}

  static Outline of(Script script, String text) {
    Outline outline = new Outline();
    outline.new Walk((int) script.source().firstOffset(), text).run(script.cursor());
    return outline;
  }

  List<Item> items() {
    return items;
  }

  List<ActionText> actions() {
    return actions;
  }

  List<Variation> variations() {
    return variations;
  }

  /** The number of the innermost variation around an offset, or {@link #MAIN}. */
  int variationAt(int offset) {
    int found = MAIN;
    for (int i = 0; i < variations.size(); i++) {
      Variation variation = variations.get(i);
      // They are sorted by their start, so the last that fits is the innermost.
      if (variation.start <= offset && offset <= variation.end) {
        found = i;
      }
    }
    return found;
  }

  /** The item that an offset lies in or at the end of. */
  @Nullable Item itemAt(int offset) {
    Item found = null;
    for (Item item : items) {
      if (item.start <= offset && offset <= item.end && (found == null || offset < item.end)) {
        found = item;
      }
    }
    return found;
  }

  /** One walk through a script. */
  private final class Walk {
    private final int base;
    private final String text;
    private final Deque<Integer> open = new ArrayDeque<>();
    private final Deque<Integer> lasts = new ArrayDeque<>();
    private int last = -1;

    private boolean begun;
    private int start;
    private int end;
    private int number;
    private @Nullable Color color;
    private List<Integer> moves = new ArrayList<>();
    private List<Integer> moveEnds = new ArrayList<>();

    Walk(int base, String text) {
      this.base = base;
      this.text = text;
    }

    void run(ScriptCursor at) {
      int furthest = base;
      while (at.next()) {
        int from = base + at.start();
        int to = base + at.end();
        furthest = Math.max(furthest, to);
        switch (at.event()) {
          case HEADER -> header(from, to);
          case TURN -> {
            finish();
            begin(from, to, at.number(), at.color());
            add(Event.TURN, from, to);
          }
          case MOVE -> {
            if (!begun) {
              begin(from, to, 0, null);
            }
            moves.add(from);
            moveEnds.add(to);
            end = Math.max(end, to);
            add(Event.MOVE, from, to);
          }
          case OPEN -> {
            finish();
            add(Event.OPEN, from, to);
            variations.add(new Variation(from, to, variation(), last));
            open.push(variations.size() - 1);
            lasts.push(last);
          }
          case CLOSE -> {
            finish();
            add(Event.CLOSE, from, to);
            close(to);
          }
          case RESULT -> {
            finish();
            add(Event.RESULT, from, to);
          }
          default -> add(at.event(), from, to);
        }
      }
      finish();
      while (!open.isEmpty()) {
        close(furthest);
      }
    }

    private int variation() {
      return open.isEmpty() ? MAIN : open.peek();
    }

    private void close(int to) {
      if (!open.isEmpty()) {
        int number = open.pop();
        Variation left = variations.get(number);
        variations.set(number, new Variation(left.start, to, left.parent, left.after));
        last = lasts.pop();
      }
    }

    private void begin(int from, int to, int written, @Nullable Color player) {
      begun = true;
      start = from;
      end = to;
      number = written;
      color = player;
    }

    private void finish() {
      if (begun && !moves.isEmpty()) {
        actions.add(
            new ActionText(
                start, end, number, color, variation(), List.copyOf(moves), List.copyOf(moveEnds)));
        last = actions.size() - 1;
        moves.clear();
        moveEnds.clear();
      }
      begun = false;
    }

    private void add(Event event, int from, int to) {
      items.add(new Item(event, from, to, from, to, -1, -1, variation()));
    }

    private void header(int from, int to) {
      int key = from;
      while (key < to && !Character.isLetterOrDigit(text.charAt(key))) {
        key++;
      }
      int keyEnd = key;
      while (keyEnd < to && isKey(text.charAt(keyEnd))) {
        keyEnd++;
      }
      int quote = text.indexOf('"', keyEnd);
      int last = text.lastIndexOf('"', to - 1);
      boolean quoted = quote >= 0 && quote < last && last < to;
      items.add(
          new Item(
              Event.HEADER,
              from,
              to,
              key,
              keyEnd,
              quoted ? quote + 1 : -1,
              quoted ? last : -1,
              MAIN));
    }

    private static boolean isKey(char c) {
      return Character.isLetterOrDigit(c) || c == '_' || c == '-';
    }
  }
}
