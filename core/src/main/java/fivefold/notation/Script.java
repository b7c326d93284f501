package fivefold.notation;

import fivefold.game.Evaluation;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.text.SourceText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One game as written: headers, boards, moves, comments and the shape of the tree, in the order of
 * the text, each with its place in it. A reader makes it without knowing the rules; {@link Replay}
 * plays it.
 *
 * <p>The events lie one after the other in a flat array, so that depth costs nothing and reading
 * allocates next to nothing: variations are {@link Event#OPEN} and {@link Event#CLOSE} around
 * theirs. A variation continues from the action before it and stands beside whatever follows it.
 */
public final class Script {
  /** In {@link Event#PRESENT}: only the player is given. */
  public static final int ANY_TURN = -1;

  final SourceText source;
  final int[] data;
  final List<String> strings;
  private final int end;
  private final int size;
  private final int headSize;
  private final boolean store;
  private final int signs;
  private final int promotions;
  private final boolean softmateIsCheck;
  private final boolean flat;

  private Script(SourceText source, int end, Builder builder) {
    this.source = source;
    this.end = end;
    this.data = builder.data;
    this.size = builder.size;
    this.headSize = builder.headSize;
    this.store = builder.store;
    this.strings = builder.strings;
    this.signs = builder.signs;
    this.promotions = builder.promotions;
    this.softmateIsCheck = builder.softmateIsCheck;
    this.flat = builder.flat;
  }

  /** What an event is. */
  public enum Event {
    /** A header: {@link ScriptCursor#key()} and {@link ScriptCursor#text()}. */
    HEADER,
    /** A 5DFEN block, brackets included: {@link ScriptCursor#text()}. */
    BOARD,
    /** A comment: {@link ScriptCursor#text()}. */
    COMMENT,
    /**
     * The start of an action: {@link ScriptCursor#number()}, 0 when none was written, and {@link
     * ScriptCursor#color()}, null when the text leaves it open.
     */
    TURN,
    /** A move: {@link ScriptCursor#move()}. */
    MOVE,
    /** An evaluation that stands apart from its move: {@link ScriptCursor#evaluation()}. */
    EVALUATION,
    /** The timeline the move before made: {@link ScriptCursor#board()}. */
    NEW_LINE,
    /** The turn the present moved to: {@link ScriptCursor#number()}. */
    NEW_PRESENT,
    /**
     * Where the present is before the next move: {@link ScriptCursor#number()}, which may be {@link
     * #ANY_TURN}, and {@link ScriptCursor#color()}.
     */
    PRESENT,
    /** A variation begins. */
    OPEN,
    /** A variation ends. */
    CLOSE,
    /** A result: {@link ScriptCursor#result()}, null for "not finished". */
    RESULT,
    /** Something that could not be read; the diagnostics say what. The line is broken here. */
    BROKEN
  }

  public SourceText source() {
    return source;
  }

  /** The offset in the source where this game ends; another may follow. */
  public int end() {
    return end;
  }

  /** Whether nothing was found. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Whether some move has a capture sign: then its absence from others says something. */
  public boolean marksCaptures() {
    return (signs & MovePattern.Draft.CAPTURE_BIT) != 0;
  }

  /** Whether some move has a check, softmate or mate sign. */
  public boolean marksChecks() {
    return (signs & MovePattern.Draft.CHECK_BITS) != 0;
  }

  /** Whether the sign for check stands for softmates too, for want of a sign of their own. */
  public boolean softmateIsCheck() {
    return softmateIsCheck;
  }

  /** Whether some move has the sign for rewinding the present. */
  public boolean marksPresent() {
    return (signs & MovePattern.Draft.REWINDS_BIT) != 0;
  }

  /** What pawns become in some move that may promote one on boards of a size. */
  List<PieceType> promotions(Size size) {
    EnumSet<PieceType> types = EnumSet.noneOf(PieceType.class);
    if ((promotions & ~1) != 0) {
      ScriptCursor at = cursor();
      while (at.next()) {
        MovePattern move = at.event() == Event.MOVE ? at.move() : null;
        if (move != null && move.promotion() != null && mayPromote(move, size)) {
          types.add(move.promotion());
        }
      }
    }
    return List.copyOf(types);
  }

  /** Whether a move is one of a pawn to the end of a board, as far as it tells. */
  private static boolean mayPromote(MovePattern move, Size size) {
    int rank = move.toRank();
    return (move.piece() == null || move.piece().isPawnLike())
        && (rank == MovePattern.ANY || rank == 0 || rank == size.height() - 1);
  }

  /**
   * Whether the text is one run of moves without borders between actions. They need not be guessed:
   * the timeline a move starts on says whose move it is.
   */
  public boolean isFlat() {
    return flat;
  }

  /** A walk through the events. */
  public ScriptCursor cursor() {
    return new ScriptCursor(this, size);
  }

  /** A walk through the events up to the last header or board, which usually come first. */
  ScriptCursor head() {
    return new ScriptCursor(this, headSize);
  }

  /** Whether comments hold parts of the game, see {@link CommentStore}. */
  boolean hasStore() {
    return store;
  }

  /** Starts a script of a source. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the events of a script. A reader may use one for many games. */
  public static final class Builder {
    private static final int ROOM = 768;

    private static final int[] NOTHING = {};

    /** Handed to the script as it is: most readers make one script and are done. */
    private int[] data = NOTHING;

    private int size;
    private int headSize;
    private boolean store;
    private List<String> strings = new ArrayList<>();
    private int signs;
    private int promotions;
    private boolean softmateIsCheck;
    private boolean flat;

    /** The events so far as a script of this source that ends at an offset; starts afresh. */
    public Script build(SourceText source, int end) {
      Script script = new Script(source, end, this);
      data = NOTHING;
      size = 0;
      headSize = 0;
      store = false;
      strings = new ArrayList<>();
      signs = 0;
      promotions = 0;
      softmateIsCheck = false;
      flat = false;
      return script;
    }

    /** The notation has no sign for softmate and uses the one for check. */
    public void softmateIsCheck() {
      softmateIsCheck = true;
    }

    /** Whether there are no events yet. */
    public boolean isEmpty() {
      return size == 0;
    }

    /** A header whose value lies between two offsets of the source, escapes and all. */
    public void header(int start, int end, String key, String value, int valueStart, int valueEnd) {
      begin(Event.HEADER, 9, 0, start, end);
      string(value, valueStart, valueEnd);
      string(key, 0, 0);
      headSize = size;
    }

    /** A header whose key and value stand in the source as they are. */
    public void header(int start, int end, int keyStart, int keyEnd, int valueStart, int valueEnd) {
      begin(Event.HEADER, 9, 0, start, end);
      string(null, valueStart, valueEnd);
      string(null, keyStart, keyEnd);
      headSize = size;
    }

    /** A 5DFEN block cut out of the source. */
    public void board(int start, int end) {
      begin(Event.BOARD, 6, 0, start, end);
      string(null, start, end);
      headSize = size;
    }

    /** A board that the source has in another form, as a 5DFEN block. */
    public void board(int start, int end, String block) {
      begin(Event.BOARD, 6, 0, start, end);
      string(block, start, end);
      headSize = size;
    }

    /** Says that the text has no borders between actions, see {@link Script#isFlat()}. */
    public void flat() {
      flat = true;
    }

    /**
     * A comment cut out of the source, where its text lies from one offset to another. One that
     * begins with % may hold more than words and is given as a text.
     */
    public void comment(int start, int end, int textStart, int textEnd) {
      begin(Event.COMMENT, 6, 0, start, end);
      string(null, textStart, textEnd);
    }

    public void comment(int start, int end, String text) {
      begin(Event.COMMENT, 6, 0, start, end);
      string(text, start, end);
      store |= text.startsWith(CommentStore.SIGN);
    }

    /** The start of an action; number 0 when none is written, color null when left open. */
    public void turn(int start, int end, int number, @Nullable Color color) {
      begin(Event.TURN, 4, color == null ? 0 : color.ordinal() + 1, start, end);
      data[size++] = number;
    }

    public void move(int start, int end, MovePattern.Draft move) {
      boolean source = move.source != 0;
      boolean target = move.target != 0;
      int flags = (source ? 1 : 0) | (target ? 2 : 0);
      int length = 4 + (source ? 2 : 0) + (target ? 2 : 0);
      begin(Event.MOVE, length, move.signs | flags << MovePattern.Draft.SIGN_BITS, start, end);
      data[size++] = move.squares;
      signs |= move.signs;
      promotions |= 1 << (move.squares >>> MovePattern.Draft.PROMOTION_SHIFT);
      if (source) {
        number(move.source);
      }
      if (target) {
        number(move.target);
      }
    }

    public void evaluation(int start, int end, Evaluation evaluation) {
      begin(Event.EVALUATION, 3, evaluation.ordinal(), start, end);
    }

    public void newLine(int start, int end, BoardPattern line) {
      begin(Event.NEW_LINE, 5, 0, start, end);
      number(line.pack());
    }

    public void newPresent(int start, int end, int turn) {
      begin(Event.NEW_PRESENT, 4, 0, start, end);
      data[size++] = turn;
    }

    /** Says where the present is, by its turn or {@link #ANY_TURN} and by who is to move. */
    public void present(int start, int end, int turn, Color color) {
      begin(Event.PRESENT, 4, color.ordinal() + 1, start, end);
      data[size++] = turn;
    }

    public void open(int start, int end) {
      begin(Event.OPEN, 3, 0, start, end);
    }

    public void close(int start, int end) {
      begin(Event.CLOSE, 3, 0, start, end);
    }

    public void result(int start, int end, @Nullable Result result) {
      begin(Event.RESULT, 3, result == null ? 0 : result.ordinal() + 1, start, end);
    }

    public void broken(int start, int end) {
      begin(Event.BROKEN, 3, 0, start, end);
    }

    private void begin(Event event, int length, int extra, int start, int end) {
      if (size + length > data.length) {
        data = Arrays.copyOf(data, Math.max(ROOM, data.length * 2));
      }
      data[size++] = event.ordinal() | length << 4 | extra << 8;
      data[size++] = start;
      data[size++] = end;
    }

    /** A text of its own, or with null the stretch of the source itself. */
    private void string(@Nullable String text, int start, int end) {
      data[size++] = text == null ? -1 : strings.size();
      data[size++] = start;
      data[size++] = end;
      if (text != null) {
        strings.add(text);
      }
    }

    private void number(long value) {
      data[size++] = (int) value;
      data[size++] = (int) (value >> 32);
    }
  }
}
