package fivefold.cli.option;

import fivefold.cli.io.UsageException;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.render.Extent;
import fivefold.render.Metrics;
import fivefold.render.SvgRenderer;
import fivefold.render.Theme;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How picture files look, a mixin. */
public final class PictureOptions {
  /** The names of themes on the command line. */
  public enum ThemeName {
    LIGHT(Theme.LIGHT),
    DARK(Theme.DARK),
    CONTRAST(Theme.HIGH_CONTRAST),
    PRINT(Theme.PRINT);

    private final Theme theme;

    ThemeName(Theme theme) {
      this.theme = theme;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int USUAL_SQUARE = 28;
  private static final int SMALLEST_PIECES = 12;

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      defaultValue = "light",
      description = "The colours of a picture: ${COMPLETION-CANDIDATES}.")
  private ThemeName theme = ThemeName.LIGHT;

  @Option(
      names = "--square",
      paramLabel = "PX",
      description = "The size of a square in pixels, 2 to 400 (default: 28, or what --fit allows).")
  private @Nullable Integer square;

  @Option(
      names = "--fit",
      paramLabel = "WxH",
      description =
          "The size a bitmap must fit into (default: 2400x2400, or 1200x1200 for a GIF, with"
              + " squares of at least 12 pixels).")
  private @Nullable String fit;

  @Option(names = "--title", paramLabel = "TEXT", description = "The heading of a picture.")
  private @Nullable String title;

  @Option(names = "--caption", paramLabel = "TEXT", description = "The text below a picture.")
  private @Nullable String caption;

  @Option(names = "--rings", description = "Mark the boards on which the player must or may move.")
  private boolean rings;

  @Option(names = "--threats", description = "Show every threat to a royal piece, not only checks.")
  private boolean threats;

  @Option(
      names = "--coordinates",
      negatable = true,
      description = "Label files and ranks in the squares (default: if there is room).")
  private @Nullable Boolean coordinates;

  /** Checks what can be checked without a game. */
  public void check() {
    if (square != null && (square < Metrics.MIN_SQUARE || square > Metrics.MAX_SQUARE)) {
      throw new UsageException("--square must be from 2 to 400");
    }
    fit(1);
  }

  /** A picture of an animation; all have captions of one height. */
  public SvgRenderer frame(Game game, Node node, Extent extent, boolean flip) {
    return renderer(game, node, extent, flip)
        .caption(caption == null ? place(game, node) : caption, caption == null ? 2 : 0);
  }

  /** The picture of a position in a game, at the usual size unless another was asked for. */
  public SvgRenderer renderer(Game game, Node node, Extent extent, boolean flip) {
    SvgRenderer renderer =
        SvgRenderer.of(node)
            .extent(extent)
            .theme(theme.theme)
            .square(square == null ? USUAL_SQUARE : square)
            .title(title == null ? players(game.headers()) : title)
            .caption(caption == null ? place(game, node) : caption);
    if (threats) {
      renderer = renderer.threats();
    }
    if (rings) {
      renderer = renderer.rings();
    }
    if (coordinates != null) {
      renderer = renderer.coordinates(coordinates);
    }
    return flip ? renderer.flip() : renderer;
  }

  /**
   * The same at the largest size, up to the usual one, that fits; but pieces stay recognisable
   * unless a smaller size was asked for.
   */
  public SvgRenderer fitted(SvgRenderer renderer, int usualSide) {
    if (square != null) {
      return renderer;
    }
    int[] room = fit(usualSide);
    int size = fit == null ? USUAL_SQUARE : (int) Metrics.MAX_SQUARE;
    double least = fit == null ? SMALLEST_PIECES : Metrics.MIN_SQUARE;
    SvgRenderer fitted = renderer.square(size);
    while (size > least
        && (fitted.picture().width() > room[0] || fitted.picture().height() > room[1])) {
      size--;
      fitted = renderer.square(size);
    }
    return fitted;
  }

  private int[] fit(int usualSide) {
    if (fit == null) {
      return new int[] {usualSide, usualSide};
    }
    if (!fit.matches("[1-9][0-9]{0,5}x[1-9][0-9]{0,5}")) {
      throw new UsageException("--fit takes a size such as 1200x800, not '" + fit + "'");
    }
    int x = fit.indexOf('x');
    return new int[] {
      Integer.parseInt(fit.substring(0, x)), Integer.parseInt(fit.substring(x + 1))
    };
  }

  private static String players(Headers headers) {
    Optional<String> white = headers.get("White");
    Optional<String> black = headers.get("Black");
    return white.isPresent() && black.isPresent()
        ? white.get() + " – " + black.get()
        : headers.get("Event").orElse("");
  }

  private static String place(Game game, Node node) {
    String variant = game.variant().orElse("Custom start position");
    return node.isRoot() ? variant : variant + ", after " + node;
  }
}
