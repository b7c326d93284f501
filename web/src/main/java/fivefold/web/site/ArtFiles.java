package fivefold.web.site;

import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.render.Metrics;
import fivefold.render.PieceArt;
import fivefold.render.Theme;
import fivefold.render.Tone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Writes {@code theme.css} and {@code js/art.js}: every colour by theme, the drawings of pieces,
 * the lengths of pictures. The build runs it, so that the page paints at once, before any rules are
 * loaded, and still draws what the core draws.
 */
public final class ArtFiles {
  /** Squares at 100 %. */
  private static final double FULL_SIZE = 15;

  private static final Map<String, Theme> THEMES = new LinkedHashMap<>();

  static {
    THEMES.put("light", Theme.LIGHT);
    THEMES.put("dark", Theme.DARK);
    THEMES.put("hc", Theme.HIGH_CONTRAST);
  }

  private ArtFiles() {}

  /** Writes both files. The argument is the folder of the site. */
  public static void main(String[] args) throws IOException {
    Path site = Path.of(args[0]);
    Files.createDirectories(site.resolve("js"));
    Files.writeString(site.resolve("theme.css"), css());
    Files.writeString(site.resolve("js/art.js"), script());
  }

  private static String css() {
    StringBuilder out =
        new StringBuilder("/* Written by the build from fivefold.render.Tone. */\n");
    THEMES.forEach(
        (name, theme) -> {
          // The light theme is also that of a page whose script has not run yet.
          out.append(name.equals("light") ? ":root" : "[data-theme=" + name + "]").append('{');
          for (Tone tone : Tone.values()) {
            String kebab = tone.name().toLowerCase(Locale.ROOT).replace('_', '-');
            out.append("--").append(kebab).append(':').append(tone.in(theme)).append(';');
          }
          out.append("}\n");
        });
    return out.toString();
  }

  private static String script() {
    StringBuilder out =
        new StringBuilder("// Written by the build from fivefold.render and fivefold.model.\n\n");
    Metrics metrics = Metrics.of(FULL_SIZE);
    out.append("/** Lengths in squares. */\nexport const METRICS = { frame: ");
    out.append(metrics.frame() / FULL_SIZE);
    out.append(", gapX: ").append(metrics.columnGap() / FULL_SIZE);
    out.append(", gapY: ").append(metrics.rowGap() / FULL_SIZE).append(" };\n\n");
    out.append("/** The smallest squares, in pixels, that carry so much detail. */\n");
    out.append("export const DETAIL = {");
    for (Metrics.Detail detail : Metrics.Detail.values()) {
      out.append(' ').append(word(detail)).append(": ").append(detail.from()).append(',');
    }
    out.append(" };\n\n");
    colors(out);
    pieces(out);
    return out.toString();
  }

  private static void colors(StringBuilder out) {
    out.append("/** Every colour and opacity, by theme. */\nexport const COLORS = {\n");
    THEMES.forEach(
        (name, theme) -> {
          out.append("  ").append(name).append(": {\n   ");
          for (Tone tone : Tone.values()) {
            out.append(' ').append(word(tone)).append(": '").append(tone.in(theme)).append("',");
          }
          out.append("\n    presentFill: ").append(theme.presentFill());
          out.append(", inactiveBoard: ").append(theme.inactiveBoard());
          out.append(", inactivePieces: ").append(theme.inactivePieces()).append(",\n  },\n");
        });
    out.append("};\n\n");
  }

  /** Kinds of pieces in the order of their codes, each drawn for White and Black. */
  private static void pieces(StringBuilder out) {
    Map<String, Integer> paths = new LinkedHashMap<>();
    StringBuilder kinds = new StringBuilder();
    for (PieceType type : PieceType.values()) {
      kinds.append("  { letter: '").append(type.letter()).append("', name: '");
      kinds.append(type.name().toLowerCase(Locale.ROOT).replace('_', ' '));
      kinds.append("', tracked: ").append(type.tracksUnmoved()).append(",\n");
      for (Metrics.Detail detail : Metrics.Detail.values()) {
        kinds.append("    ").append(word(detail)).append(": [");
        for (Color color : Color.values()) {
          layers(kinds, type, color, detail, paths);
        }
        kinds.append("],\n");
      }
      kinds.append("  },\n");
    }
    out.append("/** Outlines on a grid of ").append((int) PieceArt.GRID).append(" units. */\n");
    out.append("export const GRID = ").append((int) PieceArt.GRID).append(";\n");
    out.append("export const PATHS = [\n");
    paths.keySet().forEach(path -> out.append("  '").append(path).append("',\n"));
    out.append("];\n\n");
    out.append("/**\n * Kinds of pieces by code less one; what is drawn is a list of layers");
    out.append(" [path, fill, line, width],\n * first White's, then Black's.\n */\n");
    out.append("export const KINDS = [\n").append(kinds).append("];\n");
  }

  private static void layers(
      StringBuilder out,
      PieceType type,
      Color color,
      Metrics.Detail detail,
      Map<String, Integer> paths) {
    out.append('[');
    if (detail != Metrics.Detail.TILES) {
      for (PieceArt.Layer layer : PieceArt.layers(type, color, detail)) {
        int path = paths.computeIfAbsent(layer.outline().toSvg(), key -> paths.size());
        out.append('[').append(path);
        for (Tone tone : new Tone[] {layer.fill(), layer.line()}) {
          out.append(", ").append(tone == null ? "null" : "'" + word(tone) + "'");
        }
        out.append(", ").append(layer.width()).append("], ");
      }
    }
    out.append("], ");
  }

  /** {@code LIGHT_SQUARE} as {@code lightSquare}. */
  private static String word(Enum<?> constant) {
    StringBuilder out = new StringBuilder();
    boolean upper = false;
    for (char c : constant.name().toCharArray()) {
      if (c == '_') {
        upper = true;
      } else {
        out.append(upper ? c : Character.toLowerCase(c));
        upper = false;
      }
    }
    return out.toString();
  }
}
