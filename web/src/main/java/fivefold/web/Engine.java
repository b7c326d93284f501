package fivefold.web;

import fivefold.web.json.Json;
import fivefold.web.npm.Answers;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * The way in from JavaScript. The page has one study and calls operations with text arguments; the
 * npm package holds on to games and positions and asks about them. Both get JSON.
 */
public final class Engine {
  private static final Session SESSION = new Session();
  private static final Answers ANSWERS = new Answers();

  private Engine() {}

  /** Nothing to start: the page calls. */
  public static void main(String[] args) {}

  /** Does an operation of the {@link Session}. What went wrong is in the answer's "error". */
  @JSExport
  public static String call(String op, String[] args) {
    try {
      return SESSION.call(op, args);
    } catch (RuntimeException e) {
      return error(e);
    }
  }

  /** Does an operation of the {@link Answers} for the npm package. */
  @JSExport
  public static String ask(
      String op, @Nullable Object subject, @Nullable Object object, String[] args) {
    try {
      return ANSWERS.ask(op, subject, object, args);
    } catch (RuntimeException e) {
      return error(e);
    }
  }

  /** How many objects the last {@link #ask} made. */
  @JSExport
  public static int madeCount() {
    return ANSWERS.count();
  }

  /** One of the objects that the last {@link #ask} made. */
  @JSExport
  public static Object made(int index) {
    return ANSWERS.made(index);
  }

  /** A bug of ours must reach the page as a message, not as a dead worker. */
  private static String error(RuntimeException e) {
    return new Json()
        .object()
        .field("error", e.getClass().getSimpleName() + ": " + e.getMessage())
        .endObject()
        .toString();
  }
}
