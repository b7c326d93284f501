package fivefold.cli.picture;

import fivefold.render.Canvas;
import fivefold.render.Ink;
import fivefold.render.Lettering;
import fivefold.render.Outline;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;

/** Draws on a bitmap. Definitions are drawn once each, as small bitmaps that are then repeated. */
final class AwtCanvas implements Canvas {
  private final Letters letters;
  private final Map<String, Stamp> stamps;
  private Graphics2D graphics;
  private double opacity = 1;

  AwtCanvas(BufferedImage image, Letters letters) {
    this.letters = letters;
    this.stamps = new HashMap<>();
    this.graphics = open(image);
  }

  /** A defined drawing, and how far its bitmap reaches beyond the origin. */
  private record Stamp(BufferedImage image, int pad) {}

  private static Graphics2D open(BufferedImage image) {
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    return graphics;
  }

  @Override
  public void rect(double x, double y, double width, double height, double radius, Ink ink) {
    paint(
        radius > 0
            ? new RoundRectangle2D.Double(x, y, width, height, 2 * radius, 2 * radius)
            : new Rectangle2D.Double(x, y, width, height),
        ink);
  }

  @Override
  public void outline(Outline outline, Ink ink) {
    PathPen pen = new PathPen();
    outline.trace(pen);
    paint(pen.path, ink);
  }

  private void paint(Shape shape, Ink ink) {
    Composite before = graphics.getComposite();
    graphics.setComposite(composite(ink.opacity()));
    if (ink.outside()) {
      stroke(shape, ink);
    }
    if (ink.fill() != null) {
      graphics.setColor(Color.decode(ink.fill()));
      graphics.fill(shape);
    }
    if (!ink.outside()) {
      stroke(shape, ink);
    }
    graphics.setComposite(before);
  }

  private void stroke(Shape shape, Ink ink) {
    if (ink.stroke() == null) {
      return;
    }
    graphics.setColor(Color.decode(ink.stroke()));
    float width = (float) ink.strokeWidth();
    graphics.setStroke(
        ink.dash() > 0
            ? new BasicStroke(
                width,
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_MITER,
                10,
                new float[] {(float) ink.dash(), (float) ink.gap()},
                0)
            : new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(shape);
  }

  private AlphaComposite composite(double own) {
    return AlphaComposite.SrcOver.derive((float) (own * opacity));
  }

  @Override
  public void text(double x, double y, String text, Lettering lettering) {
    letters.draw(graphics, x, y, text, lettering);
  }

  @Override
  public void define(String name, double width, double height, double scale, Runnable drawing) {
    int pad = (int) Math.ceil(0.1 * Math.max(width, height)) + 1;
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(width) + 2 * pad,
            (int) Math.ceil(height) + 2 * pad,
            BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D outer = graphics;
    graphics = open(image);
    graphics.translate(pad, pad);
    graphics.scale(scale, scale);
    drawing.run();
    graphics.dispose();
    graphics = outer;
    stamps.put(name, new Stamp(image, pad));
  }

  @Override
  public void stamp(String name, double x, double y) {
    Stamp stamp = stamps.get(name);
    if (stamp == null) {
      throw new IllegalArgumentException("not defined: " + name);
    }
    Composite before = graphics.getComposite();
    graphics.setComposite(composite(1));
    graphics.drawImage(
        stamp.image, (int) Math.round(x) - stamp.pad, (int) Math.round(y) - stamp.pad, null);
    graphics.setComposite(before);
  }

  @Override
  public void named(double x, double y, String name, Runnable drawing) {
    AffineTransform before = graphics.getTransform();
    graphics.translate(x, y);
    drawing.run();
    graphics.setTransform(before);
  }

  @Override
  public void group(double part, Runnable drawing) {
    double outer = opacity;
    opacity = outer * part;
    drawing.run();
    opacity = outer;
  }

  @Override
  public void clip(double x, double y, double width, double height, Runnable drawing) {
    Shape before = graphics.getClip();
    graphics.clip(new Rectangle2D.Double(x, y, width, height));
    drawing.run();
    graphics.setClip(before);
  }

  void close() {
    graphics.dispose();
  }

  private static final class PathPen implements Outline.Pen {
    /** How far the handles of a curve reach to draw a quarter of a circle. */
    private static final double QUARTER = 0.5523;

    final Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);

    @Override
    public void moveTo(double x, double y) {
      path.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
      path.lineTo(x, y);
    }

    @Override
    public void curveTo(double x1, double y1, double x2, double y2, double x, double y) {
      path.curveTo(x1, y1, x2, y2, x, y);
    }

    @Override
    public void circle(double x, double y, double r) {
      double k = QUARTER * r;
      path.moveTo(x - r, y);
      path.curveTo(x - r, y - k, x - k, y - r, x, y - r);
      path.curveTo(x + k, y - r, x + r, y - k, x + r, y);
      path.curveTo(x + r, y + k, x + k, y + r, x, y + r);
      path.curveTo(x - k, y + r, x - r, y + k, x - r, y);
      path.closePath();
    }

    @Override
    public void close() {
      path.closePath();
    }
  }
}
