package fivefold.cli.option;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Color;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Which position of a game's main line a command is about, a mixin. */
public final class PositionOptions {
  @Option(
      names = "--at",
      paramLabel = "A",
      converter = AtConverter.class,
      description = "The position: start, end (default), or after an action such as 12w or 12b.")
  private @Nullable At given;

  /** Whether {@code --at} was given at all. */
  public boolean isGiven() {
    return given != null;
  }

  /** The position in a game; empty when its main line has no such action. */
  public Optional<Node> find(Game game) {
    At at = given == null ? At.END : given;
    return switch (at.kind()) {
      case START -> Optional.of(game.root());
      case END -> Optional.of(game.end());
      case ACTION -> game.at(at.turn(), at.player());
    };
  }

  /** Says that a game has no such action. */
  public Showing missing(Context context, Origin origin, Game game) {
    String last = name(game.end());
    return () -> {
      context.error(origin.label() + ": there is no action " + given + ", the last is " + last);
      return Exit.NO;
    };
  }

  /** The name of a position as {@code --at} takes it: {@code start}, {@code 1w}, {@code 1b}, … */
  public static String name(Node node) {
    return node.isRoot() ? "start" : node.turnNumber() + "" + node.player().letter();
  }

  /**
   * A place on a main line.
   *
   * @param turn the number of the action's turn, 0 unless it is an action
   * @param player who made the action
   */
  public record At(Kind kind, int turn, Color player) {
    static final At START = new At(Kind.START, 0, Color.WHITE);
    static final At END = new At(Kind.END, 0, Color.WHITE);

    enum Kind {
      START,
      END,
      ACTION
    }

    @Override
    public String toString() {
      return kind == Kind.ACTION
          ? turn + "" + player.letter()
          : kind.name().toLowerCase(Locale.ROOT);
    }
  }

  /** Reads what stands behind {@code --at}. */
  public static final class AtConverter implements ITypeConverter<At> {
    @Override
    public At convert(String value) {
      String text = value.strip().toLowerCase(Locale.ROOT);
      if (text.equals("start")) {
        return At.START;
      }
      if (text.equals("end")) {
        return At.END;
      }
      if (text.matches("[1-9][0-9]{0,8}[wb]")) {
        int last = text.length() - 1;
        return new At(
            At.Kind.ACTION,
            Integer.parseInt(text.substring(0, last)),
            text.charAt(last) == 'w' ? Color.WHITE : Color.BLACK);
      }
      throw new TypeConversionException(
          "expected start, end, or an action such as 12w or 12b, not '" + value + "'");
    }
  }
}
