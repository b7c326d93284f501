package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.IoProblem;
import fivefold.cli.io.Origin;
import fivefold.cli.io.OutputFile;
import fivefold.cli.io.Paint;
import fivefold.cli.io.Streams;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.PictureOptions;
import fivefold.cli.option.PositionOptions;
import fivefold.cli.option.ViewOptions;
import fivefold.cli.picture.Bitmaps;
import fivefold.cli.watch.Watch;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Multiverse;
import fivefold.render.AlexbayPrint;
import fivefold.render.Extent;
import fivefold.render.Picture;
import fivefold.render.SvgRenderer;
import fivefold.render.TextRenderer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "show",
    description = "Draw the multiverse of a position, in the terminal or as a picture file.",
    footer = {
      "  fivefold show game.5dpgn",
      "  fivefold show --at 12b --ascii --width 80 game.5dpgn",
      "  fivefold show --variant \"Turn Zero\"",
      "  fivefold show --svg board.svg --around 2 --theme dark game.5dpgn",
      "  fivefold show --gif game.gif --delay 800 game.5dpgn",
      "  fivefold show --watch game.5dpgn"
    })
public final class ShowCommand extends CliCommand {
  /** The ways to draw with characters. */
  enum Style {
    BOARDS,
    ALEXBAY;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** More boards than this would make a text nobody can read, and fill the memory. */
  private static final long MAX_TEXT_BOARDS = 200_000;

  private static final int USUAL_PNG_SIDE = 2400;
  private static final int USUAL_GIF_SIDE = 1200;

  /** More pixels than this, over all frames, would take minutes. */
  private static final double MAX_GIF_PIXELS = 2e9;

  @Mixin private GameOptions games = new GameOptions();
  @Mixin private PositionOptions position = new PositionOptions();
  @Mixin private ViewOptions view = new ViewOptions();

  @Option(names = "--ascii", description = "Use letters and plain frames instead of chess symbols.")
  private boolean ascii;

  @Option(names = "--compact", description = "Draw each square one column wide.")
  private boolean compact;

  @Option(
      names = "--width",
      paramLabel = "N",
      description = "Fit the text into N columns (default: those of the terminal).")
  private @Nullable Integer width;

  @Option(
      names = "--from-turn",
      paramLabel = "N",
      description = "Begin at turn N rather than show the present and as much as fits beside it.")
  private @Nullable Integer fromTurn;

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      defaultValue = "boards",
      description = "How to draw with characters: ${COMPLETION-CANDIDATES}.")
  private Style style = Style.BOARDS;

  @Option(names = "--svg", paramLabel = "OUT", description = "Write an SVG picture; - is stdout.")
  private @Nullable String svg;

  @Option(names = "--png", paramLabel = "OUT", description = "Write a PNG picture.")
  private @Nullable String png;

  @Option(
      names = "--gif",
      paramLabel = "OUT",
      description = "Write an animated GIF of the game, from its start to the position.")
  private @Nullable String gif;

  @Option(
      names = "--delay",
      paramLabel = "MS",
      defaultValue = "1000",
      description = "How long each frame of a GIF is shown (default: ${DEFAULT-VALUE}).")
  private int delay = 1000;

  @Option(
      names = "--watch",
      description = "Step through the game with the arrow keys; ? shows all keys.")
  private boolean watch;

  @Mixin private PictureOptions picture = new PictureOptions();

  private @Nullable Bitmaps bitmaps;

  /** How many games were drawn; the files of the second one and so on are numbered. */
  private int drawn;

  @Override
  public boolean takeFiles(List<String> files) {
    games.takeFiles(files);
    return true;
  }

  @Override
  public Exit run(Context context) throws IOException {
    picture.check();
    if (width != null && width < 1) {
      throw new UsageException("--width must be at least 1");
    }
    if (delay < 20 || delay > 600_000) {
      throw new UsageException("--delay must be from 20 to 600000 milliseconds");
    }
    if (watch
        && !(context.streams().isTerminal(Streams.Standard.IN)
            && context.streams().isTerminal(Streams.Standard.OUT))) {
      throw new UsageException("--watch needs a terminal, and the game in a file");
    }
    return games
        .runOrVariant(context)
        .withBrokenGames()
        .oneByOne((origin, game) -> show(context, origin, game));
  }

  private Exit show(Context context, Origin origin, Game game) throws IOException {
    Optional<Node> found = position.find(game);
    if (found.isEmpty()) {
      return position.missing(context, origin, game).show();
    }
    Node node = found.get();
    drawn++;
    if (watch) {
      Watch screen = new Watch(ascii, context.outPaint() == Paint.COLOURED);
      if (!screen.run(game, position.isGiven() ? node : game.root(), view.flip())) {
        throw new UsageException("--watch needs a terminal that can move its cursor");
      }
    } else if (svg == null && png == null && gif == null) {
      print(context, origin, node);
    }
    if (svg != null) {
      SvgRenderer renderer = renderer(game, node);
      write(context, svg, out -> out.write(renderer.render().getBytes(StandardCharsets.UTF_8)));
    }
    if (png != null) {
      Bitmaps writer = bitmaps(context);
      Picture drawing = picture.fitted(renderer(game, node), USUAL_PNG_SIDE).picture();
      requireFit(drawing, 1);
      write(context, png, out -> writer.writePng(drawing, out));
    }
    if (gif != null) {
      Bitmaps writer = bitmaps(context);
      List<Bitmaps.Frame> frames = frames(game, node);
      requireFit(frames.get(0).picture(), frames.size());
      write(
          context,
          gif,
          out -> writer.writeGif(frames, out, () -> context.progress().step("picture")));
    }
    return Exit.DONE;
  }

  private void print(Context context, Origin origin, Node node) {
    Multiverse multiverse = node.state().multiverse();
    Extent extent = view.extent(multiverse);
    if ((long) extent.rows() * extent.columns() > MAX_TEXT_BOARDS) {
      throw new UsageException(
          "there are too many boards to draw: use --turns, --timelines or --around");
    }
    String text =
        style == Style.ALEXBAY
            ? AlexbayPrint.render(multiverse, extent)
            : text(context, node, extent);
    if (context.json()) {
      context
          .out()
          .println(
              origin.json("show").with("at", PositionOptions.name(node)).with("picture", text));
      return;
    }
    context.beginText();
    context.out().print(text);
  }

  private String text(Context context, Node node, Extent extent) {
    TextRenderer renderer = TextRenderer.of(node).extent(extent);
    int columns = width != null ? width : context.columns().orElse(Integer.MAX_VALUE);
    renderer = renderer.width(columns);
    if (ascii) {
      renderer = renderer.ascii();
    }
    if (compact) {
      renderer = renderer.compact();
    }
    if (view.flip()) {
      renderer = renderer.flip();
    }
    if (fromTurn != null) {
      renderer = renderer.fromTurn(fromTurn);
    }
    if (context.outPaint() == Paint.COLOURED) {
      renderer = renderer.colors();
    }
    return renderer.render();
  }

  private SvgRenderer renderer(Game game, Node node) {
    return picture.renderer(game, node, view.extent(node.state().multiverse()), view.flip());
  }

  private SvgRenderer frame(Game game, Node node, Node end) {
    Extent extent = view.extent(node.state().multiverse(), end.state().multiverse());
    return picture.frame(game, node, extent, view.flip());
  }

  /** One picture for the start and one for each action, the last one for longer. */
  private List<Bitmaps.Frame> frames(Game game, Node end) {
    List<Node> nodes = new ArrayList<>();
    nodes.add(game.root());
    nodes.addAll(end.path());
    // All have the size that fits the last one, which is the largest.
    double square = picture.fitted(frame(game, end, end), USUAL_GIF_SIDE).square();
    List<Bitmaps.Frame> frames = new ArrayList<>();
    for (Node node : nodes) {
      Picture drawing = frame(game, node, end).square(square).picture();
      frames.add(new Bitmaps.Frame(drawing, node == end ? 2 * delay : delay));
    }
    return frames;
  }

  private static void requireFit(Picture drawing, int frames) {
    double pixels = drawing.width() * drawing.height();
    if (!Bitmaps.fits(drawing) || pixels * frames > MAX_GIF_PIXELS) {
      throw new UsageException(
          "the picture would have "
              + Math.round(pixels * frames / 1e6)
              + " million pixels: use --turns, --timelines, --around or a smaller --square");
    }
  }

  private Bitmaps bitmaps(Context context) {
    if (bitmaps == null) {
      bitmaps = new Bitmaps();
      if (!bitmaps.hasLetters()) {
        context.warn("this machine has no fonts: the picture has no text");
      }
    }
    return bitmaps;
  }

  /** Something that writes a file's content. */
  private interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private void write(Context context, String name, Content content) throws IOException {
    if (name.equals("-")) {
      PrintStream out = context.out();
      content.writeTo(out);
      out.flush();
      return;
    }
    String target = drawn == 1 ? name : numbered(name, drawn);
    try (OutputFile file = OutputFile.create(target)) {
      content.writeTo(file.out());
      file.commit();
    } catch (IOException e) {
      throw new IOException(target + ": cannot be written: " + IoProblem.describe(e), e);
    }
  }

  /** {@code game.svg} becomes {@code game-2.svg}. */
  static String numbered(String name, int number) {
    int slash = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
    int dot = name.lastIndexOf('.');
    int end = dot > slash + 1 ? dot : name.length();
    return name.substring(0, end) + "-" + number + name.substring(end);
  }
}
