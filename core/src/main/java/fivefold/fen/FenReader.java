package fivefold.fen;

import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import fivefold.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads 5DFEN. It never fails: what is wrong is said by {@link Setup#validate()}. */
public final class FenReader {
  private final FenMode mode;

  private FenReader(FenMode mode) {
    this.mode = mode;
  }

  public static FenReader of(FenMode mode) {
    return new FenReader(mode);
  }

  /**
   * The blocks in a text that has nothing else but white space between them. Anything else is
   * reported and left out.
   */
  public static List<Span> blocks(Span text, Diagnostics found) {
    String chars = text.source().text();
    List<Span> blocks = new ArrayList<>();
    int i = text.start();
    while (i < text.end()) {
      char c = chars.charAt(i);
      if (FenBlockReader.isSpace(c)) {
        i++;
        continue;
      }
      int end = i;
      if (c == '[') {
        int close = chars.indexOf(']', i);
        end = close < 0 || close >= text.end() ? text.end() : close + 1;
        blocks.add(text.at(i, end));
      } else {
        int open = chars.indexOf('[', i);
        end = open < 0 || open >= text.end() ? text.end() : open;
        found.report(
            Code.E_FEN_BRACKET, text.at(i, end), "only blocks in brackets can stand here", null);
      }
      i = end;
    }
    return blocks;
  }

  /** Reads blocks of boards with a known size. */
  public Setup read(SourceText blocks, Size size) {
    Diagnostics found = new Diagnostics();
    List<Span> spans = blocks(Span.of(blocks), found);
    return read(SetupText.of(spans), size, Rules.STANDARD.promotions(), found);
  }

  /** Reads headers and blocks. */
  public Setup read(SetupText text) {
    Diagnostics found = new Diagnostics();
    @Nullable Size size = null;
    if (text.size() != null) {
      size = SetupHeaders.size(text.size(), mode, found).orElse(null);
    } else {
      size = sizeWithoutHeader(text, found);
    }
    Optional<List<PieceType>> promotions =
        text.promotions() == null
            ? Optional.empty()
            : SetupHeaders.promotions(text.promotions(), mode, found);
    return read(text, size, promotions.orElse(Rules.STANDARD.promotions()), found);
  }

  private Setup read(
      SetupText text, @Nullable Size size, List<PieceType> promotions, Diagnostics found) {
    FenBlockReader reader = new FenBlockReader(mode, size, found);
    @Nullable Span before = null;
    for (Span block : text.blocks()) {
      if (before != null) {
        checkLayout(before, block, found);
      }
      reader.read(block);
      before = block;
    }
    return new Setup(text, size, promotions, reader.boards(), reader.hasUnplaced(), found);
  }

  /** Blocks are written one a line; the catalogue, being data, need not. */
  private void checkLayout(Span before, Span block, Diagnostics found) {
    if (mode == FenMode.CATALOGUE || before.source() != block.source()) {
      return;
    }
    String text = block.source().text();
    for (int i = before.end(); i < block.start(); i++) {
      if (text.charAt(i) == '\n' || text.charAt(i) == '\r') {
        return;
      }
    }
    found.report(
        Code.W_FEN_LAYOUT,
        block,
        "this block begins on the line of the one before it",
        "write one block a line");
  }

  /**
   * Without a {@code Size} header boards are 8x8, or as large as the first block when its rows
   * agree on a size; a strict reader misses the header then.
   */
  private Size sizeWithoutHeader(SetupText text, Diagnostics found) {
    if (mode != FenMode.CATALOGUE && !text.blocks().isEmpty()) {
      Span first = text.blocks().get(0);
      Optional<Size> seen = FenSize.of(first);
      if (seen.isPresent() && !seen.get().equals(Size.STANDARD)) {
        found.report(
            Code.W_SIZE.raisedIf(!mode.isLenient()),
            first,
            "no Size header: boards are taken as " + seen.get(),
            "add [Size \"" + seen.get() + "\"]");
        return seen.get();
      }
    }
    return Size.STANDARD;
  }
}
