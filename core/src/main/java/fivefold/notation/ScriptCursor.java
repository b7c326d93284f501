package fivefold.notation;

import fivefold.game.Evaluation;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.notation.Script.Event;
import fivefold.text.Place;
import fivefold.text.SourceText;
import fivefold.text.Span;
import org.jspecify.annotations.Nullable;

/** A walk through the events of a script. */
public final class ScriptCursor {
  private static final Event[] EVENTS = Event.values();
  private static final Result[] RESULTS = Result.values();
  private static final Evaluation[] EVALUATIONS = Evaluation.values();

  private final Script script;
  private final int[] data;
  private final int limit;
  private final MovePattern.Draft draft = new MovePattern.Draft();
  private int at;
  private int next;

  ScriptCursor(Script script, int limit) {
    this.script = script;
    this.data = script.data;
    this.limit = limit;
  }

  /** Steps to the next event, if there is one. */
  public boolean next() {
    at = next;
    if (at >= limit) {
      return false;
    }
    next = at + (data[at] >> 4 & 15);
    return true;
  }

  public SourceText source() {
    return script.source;
  }

  public Event event() {
    return EVENTS[data[at] & 15];
  }

  /** Where the event starts in the source. */
  public int start() {
    return data[at + 1];
  }

  /** Where the event ends in the source. */
  public int end() {
    return data[at + 2];
  }

  public Place place() {
    return script.source.place(start(), end());
  }

  public Span span() {
    return new Span(script.source, start(), end());
  }

  /** The text of a header's value, a board or a comment. */
  public String text() {
    int index = data[at + 3];
    return index >= 0 ? script.strings.get(index) : written(data[at + 4], data[at + 5]);
  }

  /**
   * Where the text lies in the source; where the source says it in another form, a text of its own
   * that begins on the same line.
   */
  public Span textSpan() {
    Span written = new Span(script.source, data[at + 4], data[at + 5]);
    int index = data[at + 3];
    if (index < 0 || script.strings.get(index).equals(written.text())) {
      return written;
    }
    return Span.of(SourceText.inPlaceOf(written, script.strings.get(index)));
  }

  /** The key of a header. */
  public String key() {
    int index = data[at + 6];
    return index >= 0 ? script.strings.get(index) : written(data[at + 7], data[at + 8]);
  }

  private String written(int from, int to) {
    return script.source.text().substring(from, to);
  }

  /** The number of a turn or of the present. */
  public int number() {
    return data[at + 3];
  }

  /** The player of a turn, or null when the text does not say. */
  public @Nullable Color color() {
    int color = data[at] >> 8;
    return color == 0 ? null : color == 1 ? Color.WHITE : Color.BLACK;
  }

  public @Nullable Result result() {
    int result = data[at] >> 8;
    return result == 0 ? null : RESULTS[result - 1];
  }

  public Evaluation evaluation() {
    return EVALUATIONS[data[at] >> 8];
  }

  /** The timeline of {@link Event#NEW_LINE}. */
  public BoardPattern board() {
    return BoardPattern.unpack(longAt(at + 3));
  }

  public MovePattern move() {
    draft.squares = data[at + 3];
    int signs = data[at] >> 8;
    draft.signs = signs & (1 << MovePattern.Draft.SIGN_BITS) - 1;
    int flags = signs >> MovePattern.Draft.SIGN_BITS;
    draft.source = (flags & 1) == 0 ? 0 : longAt(at + 4);
    draft.target = (flags & 2) == 0 ? 0 : longAt(at + ((flags & 1) == 0 ? 4 : 6));
    return draft.build();
  }

  /** The move after this event, comments left aside; null when something else comes first. */
  @Nullable MovePattern moveAhead() {
    int here = at;
    int after = next;
    while (next() && event() == Event.COMMENT) {}
    MovePattern move = at < limit && event() == Event.MOVE ? move() : null;
    at = here;
    next = after;
    return move;
  }

  private long longAt(int i) {
    return (data[i] & 0xffffffffL) | (long) data[i + 1] << 32;
  }
}
