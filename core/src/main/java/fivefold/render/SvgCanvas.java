package fivefold.render;

import java.util.HashMap;
import java.util.Map;

/**
 * Writes an SVG document. Silhouettes that need a line under their fill are written once and used
 * twice. Text is escaped; characters XML does not know are replaced.
 */
final class SvgCanvas implements Canvas {
  private final String idPrefix;
  private final StringBuilder definitions = new StringBuilder();
  private final StringBuilder body = new StringBuilder();
  private final Map<Outline, String> shapes = new HashMap<>();
  private StringBuilder out = body;
  private int clips;

  SvgCanvas(String idPrefix) {
    this.idPrefix = idPrefix;
  }

  /** The finished document. */
  String document(double width, double height, String title, String description) {
    String w = Decimal.of(width);
    String h = Decimal.of(height);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\""
        + w
        + "\" height=\""
        + h
        + "\" viewBox=\"0 0 "
        + w
        + " "
        + h
        + "\" font-family=\"system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif\">\n"
        + "<title>"
        + escape(title)
        + "</title>\n<desc>"
        + escape(description)
        + "</desc>\n<defs>\n"
        + definitions
        + "</defs>\n"
        + body
        + "</svg>\n";
  }

  @Override
  public void rect(double x, double y, double width, double height, double radius, Ink ink) {
    out.append("<rect");
    attribute("x", x);
    attribute("y", y);
    attribute("width", width);
    attribute("height", height);
    if (radius > 0) {
      attribute("rx", radius);
    }
    ink(ink);
    out.append("/>\n");
  }

  @Override
  public void outline(Outline outline, Ink ink) {
    if (ink.outside()) {
      String id = shape(outline);
      out.append("<use href=\"#").append(id).append('"');
      ink(new Ink(null, ink.stroke(), ink.strokeWidth(), 0, 0, ink.opacity(), false));
      out.append("/><use href=\"#").append(id).append('"');
      ink(new Ink(ink.fill(), null, 0, 0, 0, ink.opacity(), false));
      out.append("/>\n");
      return;
    }
    out.append("<path");
    attribute("d", outline.toSvg());
    ink(ink);
    out.append("/>\n");
  }

  /** The id of a path without colours of its own among the definitions. */
  private String shape(Outline outline) {
    String id = shapes.get(outline);
    if (id == null) {
      id = idPrefix + "s" + shapes.size();
      shapes.put(outline, id);
      definitions.append("<path id=\"").append(id).append("\" d=\"");
      definitions.append(outline.toSvg()).append("\"/>\n");
    }
    return id;
  }

  @Override
  public void text(double x, double y, String text, Lettering lettering) {
    out.append("<text");
    attribute("x", x);
    attribute("y", y);
    attribute("font-size", lettering.size());
    if (lettering.bold()) {
      attribute("font-weight", "600");
    }
    if (lettering.anchor() != Lettering.Anchor.START) {
      attribute("text-anchor", lettering.anchor() == Lettering.Anchor.MIDDLE ? "middle" : "end");
    }
    attribute("fill", lettering.color());
    out.append('>').append(escape(text)).append("</text>\n");
  }

  @Override
  public void define(String name, double width, double height, double scale, Runnable drawing) {
    StringBuilder outer = out;
    out = new StringBuilder();
    out.append("<g id=\"").append(idPrefix).append(name).append("\">");
    if (scale != 1) {
      out.append("<g transform=\"scale(").append(Decimal.of(scale, 4)).append(")\">");
    }
    out.append('\n');
    drawing.run();
    out.append(scale == 1 ? "</g>\n" : "</g></g>\n");
    definitions.append(out);
    out = outer;
  }

  @Override
  public void stamp(String name, double x, double y) {
    out.append("<use href=\"#").append(idPrefix).append(name).append('"');
    attribute("x", x);
    attribute("y", y);
    out.append("/>\n");
  }

  @Override
  public void named(double x, double y, String name, Runnable drawing) {
    out.append("<g");
    attribute("transform", "translate(" + Decimal.of(x) + " " + Decimal.of(y) + ")");
    out.append("><title>").append(escape(name)).append("</title>\n");
    drawing.run();
    out.append("</g>\n");
  }

  @Override
  public void group(double opacity, Runnable drawing) {
    out.append("<g");
    opacity(opacity);
    out.append(">\n");
    drawing.run();
    out.append("</g>\n");
  }

  @Override
  public void clip(double x, double y, double width, double height, Runnable drawing) {
    String id = idPrefix + "c" + clips++;
    StringBuilder outer = out;
    out = definitions;
    out.append("<clipPath id=\"").append(id).append("\"><rect");
    attribute("x", x);
    attribute("y", y);
    attribute("width", width);
    attribute("height", height);
    out.append("/></clipPath>\n");
    out = outer;
    out.append("<g clip-path=\"url(#").append(id).append(")\">\n");
    drawing.run();
    out.append("</g>\n");
  }

  private void ink(Ink ink) {
    attribute("fill", ink.fill() == null ? "none" : ink.fill());
    if (ink.stroke() != null) {
      attribute("stroke", ink.stroke());
      attribute("stroke-width", ink.strokeWidth());
      if (ink.dash() > 0) {
        attribute("stroke-dasharray", Decimal.of(ink.dash()) + " " + Decimal.of(ink.gap()));
      } else {
        attribute("stroke-linecap", "round");
        attribute("stroke-linejoin", "round");
      }
    }
    opacity(ink.opacity());
  }

  private void opacity(double value) {
    if (value < 1) {
      attribute("opacity", value);
    }
  }

  private void attribute(String name, double value) {
    attribute(name, Decimal.of(value));
  }

  /** Only for values of our own. */
  private void attribute(String name, String value) {
    out.append(' ').append(name).append("=\"").append(value).append('"');
  }

  /** Text that may come from anywhere, as XML character data. */
  static String escape(String text) {
    StringBuilder safe = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      switch (c) {
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '&' -> safe.append("&amp;");
        case '"' -> safe.append("&quot;");
        default -> safe.appendCodePoint(isXml(c) ? c : 0xfffd);
      }
    }
    return safe.toString();
  }

  /** The characters of XML 1.0, without the C1 controls it discourages. */
  private static boolean isXml(int c) {
    return c == '\t'
        || c == '\n'
        || (c >= 0x20 && c < 0x7f)
        || (c >= 0xa0 && c < 0xd800)
        || (c >= 0xe000 && c < 0xfffe)
        || (c >= 0x10000 && (c & 0xfffe) != 0xfffe);
  }
}
