package fivefold.cli.io;

import fivefold.cli.io.Streams.Standard;
import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;

/** Makes the {@link Streams} of the real process: always UTF-8, whatever the platform says. */
public final class ProcessStreams {
  private ProcessStreams() {}

  public static Streams open() {
    Set<Standard> terminals = terminals();
    OutputStream loud =
        new FailFastOutput(new FileOutputStream(FileDescriptor.out), ProcessStreams::isClosedPipe);
    PrintStream out = print(loud, 1 << 16, terminals.contains(Standard.OUT));
    PrintStream err = print(new StandardError(out), 1 << 10, true);
    return new Streams(new StandardIn(), out, err, terminals, System.getenv());
  }

  private static PrintStream print(OutputStream to, int buffer, boolean flushEachLine) {
    return new PrintStream(
        new BufferedOutputStream(to, buffer), flushEachLine, StandardCharsets.UTF_8);
  }

  /** The launcher tells which streams are terminals; Java 17 can only tell all or nothing. */
  private static Set<Standard> terminals() {
    String told = System.getProperty("fivefold.terminals");
    if (told == null) {
      return hasConsole() ? EnumSet.allOf(Standard.class) : EnumSet.noneOf(Standard.class);
    }
    Set<Standard> terminals = EnumSet.noneOf(Standard.class);
    for (Standard stream : Standard.values()) {
      if (told.indexOf('0' + stream.ordinal()) >= 0) {
        terminals.add(stream);
      }
    }
    return terminals;
  }

  /** From Java 22 on there is always a console object, which must be asked what it is. */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean hasConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException olderJava) {
      return true;
    }
  }

  /** The system's message may be translated, so Linux is also asked what the stream is. */
  private static boolean isClosedPipe(IOException e) {
    if (String.valueOf(e.getMessage()).contains("pipe")) {
      return true;
    }
    try {
      return Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString().startsWith("pipe:");
    } catch (IOException | UnsupportedOperationException notLinux) {
      return false;
    }
  }

  /**
   * Where standard input is closed, the number of its descriptor goes to the first file that the
   * virtual machine opens for itself, and reading would give its bytes.
   */
  private static final class StandardIn extends FilterInputStream {
    private boolean asked;

    StandardIn() {
      super(System.in);
    }

    @Override
    public int read() throws IOException {
      refuseOwnFiles();
      return super.read();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      refuseOwnFiles();
      return super.read(buffer, offset, length);
    }

    private void refuseOwnFiles() throws IOException {
      if (asked) {
        return;
      }
      asked = true;
      String file;
      try {
        file = Files.readSymbolicLink(Path.of("/proc/self/fd/0")).toString();
      } catch (IOException | UnsupportedOperationException notLinux) {
        return;
      }
      if (file.startsWith(System.getProperty("java.home")) || isOnClassPath(file)) {
        throw new IOException("standard input is closed");
      }
    }

    private static boolean isOnClassPath(String file) {
      for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        if (file.endsWith(".jar") && Path.of(part).toAbsolutePath().toString().equals(file)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Lets data written before a message come out before it, when both go to one place. */
  private static final class StandardError extends FilterOutputStream {
    private final PrintStream data;

    StandardError(PrintStream data) {
      super(new FileOutputStream(FileDescriptor.err));
      this.data = data;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      data.flush();
      out.write(bytes, offset, length);
    }
  }
}
