package fivefold.web;

import org.teavm.jso.JSExport;

/** The way in from JavaScript: one operation with text arguments, one answer in JSON. */
public final class Engine {
  private static final Session SESSION = new Session();

  private Engine() {}

  /** Nothing to start: the page calls. */
  public static void main(String[] args) {}

  /** Does an operation of the {@link Session}. What went wrong is in the answer's "error". */
  @JSExport
  public static String call(String op, String[] args) {
    try {
      return SESSION.call(op, args);
    } catch (RuntimeException e) {
      // A bug of ours must reach the page as a message, not as a dead worker.
      return new Json()
          .object()
          .field("error", e.getClass().getSimpleName() + ": " + e.getMessage())
          .endObject()
          .toString();
    }
  }
}
