package fivefold.web;

import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.fen.SetupResult;
import fivefold.fen.SetupText;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.model.Timeline;
import fivefold.rules.State;
import fivefold.text.Diagnostic;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import fivefold.web.json.FindingJson;
import fivefold.web.json.Json;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A start position under construction. It may be wrong at any moment; its text is the truth that is
 * read and validated, and only a valid one can be played.
 */
final class SetupEditor {
  private static final int MAX_BOARDS = 2000;
  private static final int MAX_UNDO = 200;

  private Draft draft;
  private final Deque<Draft> past = new ArrayDeque<>();
  private final Deque<Draft> future = new ArrayDeque<>();

  /** Boards by timeline and half-turn; maps are replaced, never changed. */
  private record Draft(
      Size size,
      Parity parity,
      List<PieceType> promotions,
      SortedMap<Integer, SortedMap<Integer, Board>> lines) {

    Draft with(int timeline, int halfTurn, Board board) {
      SortedMap<Integer, SortedMap<Integer, Board>> changed = new TreeMap<>(lines);
      SortedMap<Integer, Board> line = new TreeMap<>(lines.getOrDefault(timeline, new TreeMap<>()));
      line.put(halfTurn, board);
      changed.put(timeline, line);
      return new Draft(size, parity, promotions, changed);
    }

    Draft without(int timeline, int halfTurn) {
      SortedMap<Integer, SortedMap<Integer, Board>> changed = new TreeMap<>(lines);
      SortedMap<Integer, Board> line = new TreeMap<>(lines.get(timeline));
      line.remove(halfTurn);
      if (line.isEmpty()) {
        changed.remove(timeline);
      } else {
        changed.put(timeline, line);
      }
      return new Draft(size, parity, promotions, changed);
    }

    Optional<Board> board(int timeline, int halfTurn) {
      SortedMap<Integer, Board> line = lines.get(timeline);
      return line == null ? Optional.empty() : Optional.ofNullable(line.get(halfTurn));
    }

    int boardCount() {
      int count = 0;
      for (SortedMap<Integer, Board> line : lines.values()) {
        count += line.size();
      }
      return count;
    }
  }

  SetupEditor(State start) {
    draft = draftOf(start);
  }

  private static Draft draftOf(State state) {
    Multiverse multiverse = state.multiverse();
    SortedMap<Integer, SortedMap<Integer, Board>> lines = new TreeMap<>();
    for (Timeline timeline : multiverse.timelines()) {
      SortedMap<Integer, Board> boards = new TreeMap<>();
      for (int v = timeline.start(); v <= timeline.end(); v++) {
        Board board = timeline.board(v);
        if (board != null) {
          boards.put(v, board);
        }
      }
      lines.put(timeline.index(), boards);
    }
    return new Draft(multiverse.size(), multiverse.parity(), state.rules().promotions(), lines);
  }

  /** Puts a piece code on a square, 0 to clear it. */
  void put(int timeline, int halfTurn, int square, int code) {
    Board board = draft.board(timeline, halfTurn).orElse(null);
    if (board == null
        || (code != 0 && ((code & Piece.TYPE_MASK) == 0 || Piece.ofCode(code) == null))) {
      return;
    }
    int index = draft.size.index(square % draft.size.width(), square / draft.size.width());
    change(draft.with(timeline, halfTurn, board.toBuilder().code(index, code).build()));
  }

  /** Adds a board, a copy of its neighbour on the line or, on a new line, of the nearest one. */
  void add(int timeline, int halfTurn) {
    if (draft.board(timeline, halfTurn).isPresent() || draft.boardCount() >= MAX_BOARDS) {
      return;
    }
    Board model = Board.empty(draft.size);
    for (int[] near : new int[][] {{0, -1}, {0, 1}, {1, 0}, {-1, 0}}) {
      Optional<Board> neighbour = draft.board(timeline + near[0], halfTurn + near[1]);
      if (neighbour.isPresent()) {
        model = neighbour.get();
        break;
      }
    }
    change(draft.with(timeline, halfTurn, model));
  }

  void remove(int timeline, int halfTurn) {
    if (draft.board(timeline, halfTurn).isPresent() && draft.boardCount() > 1) {
      change(draft.without(timeline, halfTurn));
    }
  }

  /** A new size; pieces that still have their square stay. */
  void resize(int width, int height) {
    if (width < 1 || height < 1 || width > Size.MAX || height > Size.MAX) {
      return;
    }
    Size size = new Size(width, height);
    SortedMap<Integer, SortedMap<Integer, Board>> lines = new TreeMap<>();
    for (Map.Entry<Integer, SortedMap<Integer, Board>> line : draft.lines.entrySet()) {
      SortedMap<Integer, Board> boards = new TreeMap<>();
      for (Map.Entry<Integer, Board> board : line.getValue().entrySet()) {
        boards.put(board.getKey(), resized(board.getValue(), size));
      }
      lines.put(line.getKey(), boards);
    }
    change(new Draft(size, draft.parity, draft.promotions, lines));
  }

  private static Board resized(Board board, Size size) {
    Board.Builder builder = Board.builder(size);
    for (int rank = 0; rank < Math.min(size.height(), board.size().height()); rank++) {
      for (int file = 0; file < Math.min(size.width(), board.size().width()); file++) {
        builder.code(size.index(file, rank), board.code(board.size().index(file, rank)));
      }
    }
    return builder.build();
  }

  void parity(boolean even) {
    change(new Draft(draft.size, even ? Parity.EVEN : Parity.ODD, draft.promotions, draft.lines));
  }

  void promotions(String letters) {
    List<PieceType> types = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      PieceType.ofLetter(letters.charAt(i))
          .filter(type -> Rules.canPromoteTo(type) && !types.contains(type))
          .ifPresent(types::add);
    }
    if (!types.isEmpty()) {
      change(new Draft(draft.size, draft.parity, types, draft.lines));
    }
  }

  private void change(Draft changed) {
    past.push(draft);
    future.clear();
    if (past.size() > MAX_UNDO) {
      past.removeLast();
    }
    draft = changed;
  }

  void undo() {
    if (!past.isEmpty()) {
      future.push(draft);
      draft = past.pop();
    }
  }

  void redo() {
    if (!future.isEmpty()) {
      past.push(draft);
      draft = future.pop();
    }
  }

  /** Headers and blocks, one a line, as a game would carry them. */
  String text() {
    StringBuilder out = new StringBuilder();
    out.append("[Board \"custom\"]\n[Size \"").append(draft.size).append("\"]\n");
    out.append("[Promotions \"").append(SetupHeaders.write(draft.promotions)).append("\"]\n");
    for (Map.Entry<Integer, SortedMap<Integer, Board>> line : draft.lines.entrySet()) {
      for (Map.Entry<Integer, Board> board : line.getValue().entrySet()) {
        BoardCoord coord = new BoardCoord(line.getKey(), board.getKey());
        out.append(FenWriter.block(board.getValue(), coord, draft.parity)).append('\n');
      }
    }
    return out.toString();
  }

  /** Reads a text; the boards change only when it is valid. */
  SetupResult read(String text) {
    SetupResult result = validate(text, null);
    if (result instanceof SetupResult.Valid valid) {
      Draft read = draftOf(valid.state());
      if (!read.equals(draft)) {
        change(read);
      }
    }
    return result;
  }

  /** The boards as they are, as a start position or as a list of what is wrong with them. */
  SetupResult validate() {
    return validate(text(), draft.parity);
  }

  private static SetupResult validate(String text, @Nullable Parity parity) {
    Span whole = Span.of("position", text);
    Span size = null;
    Span promotions = null;
    int at = 0;
    // Headers come first, as in a game; the first line that is none begins the boards.
    while (at < text.length()) {
      int end = text.indexOf('\n', at);
      end = end < 0 ? text.length() : end;
      String line = text.substring(at, end).strip();
      int open = line.indexOf('"');
      int close = line.lastIndexOf('"');
      if (!line.isEmpty() && (!line.startsWith("[") || open < 0 || close == open)) {
        break;
      }
      int quote = text.indexOf('"', at);
      if (line.startsWith("[Size ")) {
        size = whole.at(quote + 1, quote + close - open);
      } else if (line.startsWith("[Promotions ")) {
        promotions = whole.at(quote + 1, quote + close - open);
      }
      at = end + 1;
    }
    Diagnostics found = new Diagnostics();
    List<Span> blocks =
        FenReader.blocks(whole.at(Math.min(at, text.length()), text.length()), found);
    SetupText setup =
        SetupText.of(blocks).withSize(size).withPromotions(promotions).withParity(parity);
    SetupResult result = FenReader.of(FenMode.LENIENT).read(setup).validate();
    if (!found.hasErrors()) {
      return result;
    }
    List<Diagnostic> all = new ArrayList<>(found.list());
    all.addAll(result.diagnostics());
    return new SetupResult.Invalid(all);
  }

  private boolean hasRoyal(Color color) {
    for (SortedMap<Integer, Board> line : draft.lines.values()) {
      for (Board board : line.values()) {
        for (int i = 0; i < draft.size.indices(); i++) {
          Piece piece = Piece.ofCode(board.code(i));
          if (piece != null && piece.color() == color && piece.type().isRoyal()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Everything the editor shows. */
  void write(Json json, SetupResult result, BoardIds ids) {
    json.object();
    json.field("w", draft.size.width()).field("h", draft.size.height());
    json.field("even", draft.parity == Parity.EVEN);
    // While something is wrong nobody knows which lines are active: all count.
    Multiverse valid = result instanceof SetupResult.Valid v ? v.state().multiverse() : null;
    int present = Integer.MAX_VALUE;
    json.name("lines").array();
    for (Map.Entry<Integer, SortedMap<Integer, Board>> line : draft.lines.entrySet()) {
      int start = line.getValue().firstKey();
      int end = line.getValue().lastKey();
      present = Math.min(present, end);
      json.object();
      json.field("i", line.getKey()).field("label", draft.parity.signedLabel(line.getKey()));
      json.field("start", start).field("end", end);
      json.field("active", valid == null || valid.isActive(line.getKey())).field("creator", -1);
      json.name("boards").array();
      for (int v = start; v <= end; v++) {
        json.value(ids.of(line.getValue().getOrDefault(v, Board.empty(draft.size))));
      }
      json.endArray().endObject();
    }
    json.endArray();
    json.name("boards");
    ids.writeUnsent(json);
    present = valid == null ? present : valid.present();
    json.field("present", present).field("mover", Color.ofHalfTurn(present).ordinal());
    json.name("must").array().endArray();
    json.field("text", text());
    json.field("valid", result instanceof SetupResult.Valid);
    json.field("promotions", SetupHeaders.write(draft.promotions));
    json.name("royals").array();
    json.value(hasRoyal(Color.WHITE)).value(hasRoyal(Color.BLACK)).endArray();
    json.field("undo", !past.isEmpty()).field("redo", !future.isEmpty());
    FindingJson.write(json, result.diagnostics());
    json.endObject();
  }
}
