package fivefold.notation;

import fivefold.game.Evaluation;
import fivefold.game.Result;
import fivefold.model.PieceType;
import fivefold.notation.MovePattern.Form;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns the comments that {@link CommentStore} made back into what they hold. A comment that only
 * looks like one stays a comment, with a warning.
 */
final class CommentStoreReader {
  private final ScriptCursor at;
  private final Script.Builder out = Script.builder();
  private final Diagnostics found;
  private final MovePattern.Draft draft = MovePattern.draft();

  private CommentStoreReader(Script script, Diagnostics found) {
    this.at = script.cursor();
    this.found = found;
  }

  /** The script with everything back in its place. */
  static Script restore(Script script, Diagnostics found) {
    CommentStoreReader reader = new CommentStoreReader(script, found);
    while (reader.at.next()) {
      reader.event();
    }
    if (script.softmateIsCheck()) {
      reader.out.softmateIsCheck();
    }
    if (script.isFlat()) {
      reader.out.flat();
    }
    return reader.out.build(script.source(), script.end());
  }

  private void event() {
    if (at.event() != Script.Event.COMMENT || !at.text().startsWith(CommentStore.SIGN)) {
      copy();
      return;
    }
    // Dry first: half a variation would be worse than none.
    if (read(false)) {
      read(true);
    } else {
      found.report(
          Code.W_STORED_COMMENT,
          at.place(),
          "this comment should hold a part of the game, but does not",
          null);
      copy();
    }
  }

  /** Takes an event over as it is. */
  private void copy() {
    int start = at.start();
    int end = at.end();
    switch (at.event()) {
      case HEADER ->
          out.header(start, end, at.key(), at.text(), at.textSpan().start(), at.textSpan().end());
      case BOARD -> {
        if (at.text().equals(at.source().text().substring(start, end))) {
          out.board(start, end);
        } else {
          out.board(start, end, at.text());
        }
      }
      case COMMENT -> out.comment(start, end, at.text());
      case TURN -> out.turn(start, end, at.number(), at.color());
      case MOVE -> out.move(start, end, draft(at.move()));
      case EVALUATION -> out.evaluation(start, end, at.evaluation());
      case NEW_LINE -> out.newLine(start, end, at.board());
      case NEW_PRESENT -> out.newPresent(start, end, at.number());
      case PRESENT -> out.present(start, end, at.number(), Objects.requireNonNull(at.color()));
      case OPEN -> out.open(start, end);
      case CLOSE -> out.close(start, end);
      case RESULT -> out.result(start, end, at.result());
      case BROKEN -> out.broken(start, end);
    }
  }

  private MovePattern.Draft draft(MovePattern move) {
    return draft
        .clear()
        .form(move.form())
        .source(move.source())
        .piece(move.piece())
        .from(move.fromFile(), move.fromRank())
        .arrow(move.arrow())
        .capture(move.capture())
        .enPassant(move.enPassant())
        .target(move.target())
        .to(move.toFile(), move.toRank())
        .promotion(move.promotion())
        .check(move.check())
        .rewinds(move.rewinds())
        .evaluation(move.evaluation());
  }

  private boolean read(boolean emit) {
    String text = at.text();
    TextInput in =
        new TextInput(
            SourceText.of("", text),
            CommentStore.SIGN.length(),
            ReadOptions.LENIENT,
            new Diagnostics(0));
    int start = in.at();
    in.moveTo(in.wordEnd(start));
    return switch (in.cut(start, in.at())) {
      case CommentStore.HEADERS -> headers(in, emit);
      case CommentStore.VARIANT -> variant(in, emit);
      case CommentStore.BOARDS -> boards(in, emit);
      case CommentStore.EVALUATION -> evaluation(in, emit);
      case CommentStore.RESULT -> result(in, emit);
      case CommentStore.VARIATION -> variation(in, emit);
      default -> false;
    };
  }

  private boolean headers(TextInput in, boolean emit) {
    in.skipBlanks();
    while (!in.atEnd()) {
      String key = quoted(in);
      in.skipBlanks();
      String value = key == null ? null : quoted(in);
      if (key == null || value == null) {
        return false;
      }
      header(emit, key, value);
      in.skipBlanks();
    }
    return true;
  }

  private void header(boolean emit, String key, String value) {
    if (emit) {
      out.header(at.start(), at.end(), key, value, at.start(), at.end());
    }
  }

  private boolean variant(TextInput in, boolean emit) {
    in.skipBlanks();
    String name = quoted(in);
    if (name != null) {
      header(emit, "Board", name);
    }
    return name != null;
  }

  private boolean boards(TextInput in, boolean emit) {
    located(emit, "Size", word(in));
    located(emit, "Promotions", word(in));
    in.skipBlanks();
    boolean any = false;
    while (in.peek() == '[') {
      int start = in.at();
      while (!in.atEnd() && in.take() != ']') {
        continue;
      }
      if (emit) {
        out.board(at.start(), at.end(), in.cut(start, in.at()));
      }
      any = true;
      in.skipBlanks();
    }
    return any && in.atEnd();
  }

  /** A header whose value is looked at in the source. */
  private void located(boolean emit, String key, String value) {
    if (!emit) {
      return;
    }
    int place = at.source().text().substring(at.start(), at.end()).indexOf(value);
    if (place >= 0) {
      int start = at.start() + place;
      out.header(at.start(), at.end(), key, value, start, start + value.length());
    }
  }

  private static String word(TextInput in) {
    in.skipBlanks();
    int start = in.at();
    in.moveTo(in.wordEnd(start));
    return in.cut(start, in.at());
  }

  private boolean evaluation(TextInput in, boolean emit) {
    Evaluation evaluation = Evaluation.ofSign(word(in)).orElse(null);
    if (evaluation != null && emit) {
      out.evaluation(at.start(), at.end(), evaluation);
    }
    return evaluation != null;
  }

  private boolean result(TextInput in, boolean emit) {
    Result result = Result.ofToken(word(in)).orElse(null);
    if (result != null && emit) {
      out.result(at.start(), at.end(), result);
    }
    return result != null;
  }

  private boolean variation(TextInput in, boolean emit) {
    int depth = 1;
    if (emit) {
      out.open(at.start(), at.end());
    }
    in.skipBlanks();
    while (!in.atEnd()) {
      int opened = part(in, emit);
      depth += opened;
      if (opened == BROKEN || depth < 1) {
        return false;
      }
      in.skipBlanks();
    }
    if (emit) {
      out.close(at.start(), at.end());
    }
    return depth == 1;
  }

  private static final int BROKEN = Integer.MIN_VALUE / 2;

  /** Reads one token; says how many variations it opened. */
  private int part(TextInput in, boolean emit) {
    int start = at.start();
    int end = at.end();
    char c = in.peek();
    if (c == '/') {
      in.take();
      if (emit) {
        out.turn(start, end, 0, null);
      }
      return 0;
    }
    if (c == '(' && TextInput.isBlank(in.peek(1))) {
      in.take();
      if (emit) {
        out.open(start, end);
      }
      return 1;
    }
    if (c == ')') {
      in.take();
      if (emit) {
        out.close(start, end);
      }
      return -1;
    }
    if (c == '"') {
      String text = quoted(in);
      if (text != null && emit) {
        out.comment(start, end, text);
      }
      return text == null ? BROKEN : 0;
    }
    if (c == '(') {
      boolean move = move(in);
      if (move && emit) {
        out.move(start, end, draft);
      }
      return move ? 0 : BROKEN;
    }
    return result(in, emit) ? 0 : BROKEN;
  }

  /** Reads a move with both boards into the draft. */
  private boolean move(TextInput in) {
    draft.clear();
    BoardPattern from = in.board('(', ')');
    if (from == null) {
      return false;
    }
    draft.source(from);
    if (in.accept("0000")) {
      draft.form(Form.PASS);
      return true;
    }
    int fromFile = in.file();
    int fromRank = in.rank();
    BoardPattern to = in.board('(', ')');
    int toFile = in.file();
    int toRank = in.rank();
    if (to == null || fromFile < 0 || fromRank < 0 || toFile < 0 || toRank < 0) {
      return false;
    }
    draft.from(fromFile, fromRank).target(to).to(toFile, toRank);
    if (in.accept('=')) {
      PieceType promotion = in.piece();
      if (promotion == null) {
        return false;
      }
      draft.promotion(promotion);
    }
    int signs = in.at();
    while (in.peek() == '!' || in.peek() == '?') {
      in.take();
    }
    Evaluation evaluation = Evaluation.ofSign(in.cut(signs, in.at())).orElse(null);
    draft.evaluation(evaluation);
    return evaluation != null || in.at() == signs;
  }

  /** A text as {@link CommentStore#quote} writes it, or null. */
  private static @Nullable String quoted(TextInput in) {
    if (!in.accept('"')) {
      return null;
    }
    StringBuilder text = new StringBuilder();
    while (!in.atEnd()) {
      char c = in.take();
      if (c == '"') {
        return text.toString();
      }
      if (c != '\\') {
        text.append(c);
        continue;
      }
      int code = 0;
      boolean known = in.accept('u');
      for (int i = 0; i < 4 && known; i++) {
        int digit = Character.digit(in.take(), 16);
        known = digit >= 0;
        code = code * 16 + digit;
      }
      if (!known) {
        return null;
      }
      text.append((char) code);
    }
    return null;
  }
}
