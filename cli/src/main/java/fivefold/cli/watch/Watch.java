package fivefold.cli.watch;

import fivefold.game.Game;
import fivefold.game.Node;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;

/** Shows a game on the terminal and lets the user step through it. */
public final class Watch {
  private static final String ENTER = "\u001b[?1049h\u001b[?25l";
  private static final String LEAVE = "\u001b[?25h\u001b[?1049l";
  private static final String HOME = "\u001b[H";
  private static final String CLEAR_LINE = "\u001b[K";
  private static final String CLEAR_REST = "\u001b[J";

  /** How long after an escape the rest of a sequence may come, in milliseconds. */
  private static final long PATIENCE = 60;

  /** How often to see whether the terminal has changed its size. */
  private static final long PULSE = 300;

  private final WatchScreen screen;

  public Watch(boolean ascii, boolean colors) {
    this.screen = new WatchScreen(ascii, colors);
  }

  /**
   * Runs until the user leaves.
   *
   * @return false when there is no terminal that can do it
   */
  public boolean run(Game game, Node start, boolean flipped) throws IOException {
    try (Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build()) {
      if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
        return false;
      }
      AtomicBoolean interrupted = new AtomicBoolean();
      terminal.handle(Terminal.Signal.INT, signal -> interrupted.set(true));
      Attributes before = terminal.enterRawMode();
      PrintWriter out = terminal.writer();
      out.print(ENTER);
      try {
        WatchModel model = WatchModel.of(game, start);
        loop(terminal, flipped ? model.flip() : model, interrupted);
      } finally {
        out.print(LEAVE);
        out.flush();
        terminal.setAttributes(before);
      }
      return true;
    }
  }

  private void loop(Terminal terminal, WatchModel start, AtomicBoolean interrupted)
      throws IOException {
    WatchModel model = start;
    Size shownAt = draw(terminal, model);
    while (!interrupted.get()) {
      int first = terminal.reader().read(PULSE);
      if (first == NonBlockingReader.READ_EXPIRED) {
        if (!terminal.getSize().equals(shownAt)) {
          shownAt = draw(terminal, model);
        }
        continue;
      }
      Key key = first < 0 ? Key.QUIT : key(terminal.reader(), first);
      if (key == Key.QUIT && !model.help()) {
        return;
      }
      model = model.press(key);
      shownAt = draw(terminal, model);
    }
  }

  /** A key, with the rest of its escape sequence. */
  private static Key key(NonBlockingReader reader, int first) throws IOException {
    if (first != '\u001b') {
      return Key.of(String.valueOf((char) first));
    }
    StringBuilder sequence = new StringBuilder();
    int next = reader.read(PATIENCE);
    while (next >= 0 && sequence.length() < 12) {
      sequence.append((char) next);
      boolean introducer = sequence.length() == 1 && (next == '[' || next == 'O');
      if (!introducer && next >= '@' && next <= '~') {
        break;
      }
      next = reader.read(PATIENCE);
    }
    return Key.of(sequence.toString());
  }

  private Size draw(Terminal terminal, WatchModel model) {
    Size size = terminal.getSize();
    int columns = size.getColumns() > 0 ? size.getColumns() : 80;
    int rows = size.getRows() > 0 ? size.getRows() : 24;
    StringBuilder frame = new StringBuilder(HOME);
    List<String> lines = screen.lines(model, columns, rows);
    for (int i = 0; i < lines.size(); i++) {
      frame.append(i == 0 ? "" : "\r\n").append(lines.get(i)).append(CLEAR_LINE);
    }
    terminal.writer().print(frame.append(CLEAR_REST));
    terminal.writer().flush();
    return size;
  }
}
