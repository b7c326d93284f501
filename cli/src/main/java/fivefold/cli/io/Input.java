package fivefold.cli.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** One opened input: a file or standard input. Its text is UTF-8 or, with a mark, UTF-16. */
public final class Input {
  /** More than this is never held as one string; a hostile or endless input stops here. */
  public static final int MAX_TEXT_BYTES = 64 << 20;

  private final String name;
  private final InputStream bytes;
  private final Context context;

  public Input(String name, InputStream bytes, Context context) {
    this.name = name;
    this.bytes = bytes;
    this.context = context;
  }

  /** How diagnostics name this input: the path as it was given, or {@code <stdin>}. */
  public String name() {
    return name;
  }

  /**
   * The whole text. Bytes that are no UTF-8 become U+FFFD, with a warning.
   *
   * @throws IOException also when there is more than {@link #MAX_TEXT_BYTES}
   */
  public String text() throws IOException {
    byte[] all = bytes.readNBytes(MAX_TEXT_BYTES + 1);
    if (all.length > MAX_TEXT_BYTES) {
      throw new IOException("more than " + (MAX_TEXT_BYTES >> 20) + " MiB of text");
    }
    Mark mark = Mark.of(all);
    ByteBuffer body = ByteBuffer.wrap(all, mark.length(), all.length - mark.length());
    try {
      return mark.charset().newDecoder().decode(body.duplicate()).toString();
    } catch (CharacterCodingException e) {
      context.warn(name + ": not valid " + mark.charset() + " text; bad bytes are read as U+FFFD");
      return mark.charset().decode(body).toString();
    }
  }

  /** The text as a stream, for inputs of any length. Bytes that are no UTF-8 become U+FFFD. */
  public Reader reader() throws IOException {
    byte[] head = bytes.readNBytes(3);
    Mark mark = Mark.of(head);
    PushbackInputStream rest = new PushbackInputStream(bytes, 3);
    rest.unread(head, mark.length(), head.length - mark.length());
    return new InputStreamReader(rest, mark.charset());
  }

  /** A byte order mark, or its absence. */
  private record Mark(Charset charset, int length) {
    static Mark of(byte[] text) {
      if (startsWith(text, 0xef, 0xbb, 0xbf)) {
        return new Mark(StandardCharsets.UTF_8, 3);
      }
      if (startsWith(text, 0xfe, 0xff)) {
        return new Mark(StandardCharsets.UTF_16BE, 2);
      }
      if (startsWith(text, 0xff, 0xfe)) {
        return new Mark(StandardCharsets.UTF_16LE, 2);
      }
      return new Mark(StandardCharsets.UTF_8, 0);
    }

    private static boolean startsWith(byte[] text, int... mark) {
      for (int i = 0; i < mark.length; i++) {
        if (i >= text.length || (text[i] & 0xff) != mark[i]) {
          return false;
        }
      }
      return true;
    }
  }
}
