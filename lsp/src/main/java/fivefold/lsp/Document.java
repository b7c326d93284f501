package fivefold.lsp;

import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.ReadMemory;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.jspecify.annotations.Nullable;

/** A text that is open in the editor. */
final class Document {
  private final String uri;
  private final @Nullable Notation expected;
  private final ReadMemory memory = new ReadMemory();
  private volatile Version version;

  /** The text as it is at some time, and what is read in it as soon as that is known. */
  record Version(int number, String text, CompletableFuture<Reading> reading) {
    Version(int number, String text) {
      this(number, text, new CompletableFuture<>());
    }
  }

  Document(String uri, String language, int number, String text) {
    this.uri = uri;
    this.expected = expected(uri, language);
    this.version = new Version(number, text);
  }

  /**
   * The notation that a text of a kind is in while it is too short to tell. Branched reads 5DPGN
   * too.
   */
  private static @Nullable Notation expected(String uri, String language) {
    String name = uri.toLowerCase(Locale.ROOT);
    for (Notation notation : Notations.all()) {
      boolean named = language.equals(notation.id()) || name.endsWith("." + notation.id());
      if (named && notation != Notations.PGN) {
        return notation;
      }
    }
    return language.equals("5dpgn") || name.endsWith(".5dpgn") ? Notations.BRANCHED : null;
  }

  String uri() {
    return uri;
  }

  Version version() {
    return version;
  }

  /** Whether nothing has changed since a version. */
  @SuppressWarnings("ReferenceEquality") // the same text may have been sent again
  boolean isAt(Version known) {
    return version == known;
  }

  /** Takes edits, one after the other; each speaks of the text after those before it. */
  Version change(int number, List<TextDocumentContentChangeEvent> changes) {
    String text = version.text();
    for (TextDocumentContentChangeEvent change : changes) {
      Range range = change.getRange();
      if (range == null) {
        text = change.getText();
      } else {
        Lines lines = new Lines(text);
        int start = lines.offset(range.getStart());
        int end = Math.max(start, lines.offset(range.getEnd()));
        text = text.substring(0, start) + change.getText() + text.substring(end);
      }
    }
    return replace(number, text);
  }

  /** Reads the same text again, as after a change of settings. */
  Version again() {
    return replace(version.number(), version.text());
  }

  private Version replace(int number, String text) {
    Version next = new Version(number, text);
    version = next;
    return next;
  }

  /** Reads a text of this document; only for the thread that reads. */
  Reading read(String text, Settings settings) {
    return Reading.of(text, expected, settings, memory);
  }
}
