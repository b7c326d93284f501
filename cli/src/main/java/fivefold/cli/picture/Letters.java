package fivefold.cli.picture;

import fivefold.render.Lettering;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;

/** Sets text with a font of the system. A machine without any font gets pictures without text. */
final class Letters {
  private final boolean available;

  private Letters(boolean available) {
    this.available = available;
  }

  /**
   * Finds out whether there is a font; where there is none the JDK throws a plain Error, among
   * others.
   */
  static Letters ofSystem() {
    try {
      layout("T1", new Lettering(12, true, "#000000", Lettering.Anchor.START)).getBounds();
      return new Letters(true);
    } catch (RuntimeException | Error noFonts) {
      return new Letters(false);
    }
  }

  boolean available() {
    return available;
  }

  void draw(Graphics2D graphics, double x, double y, String text, Lettering lettering) {
    if (!available || text.isBlank()) {
      return;
    }
    TextLayout layout = layout(text, lettering);
    double width = layout.getAdvance();
    double left =
        switch (lettering.anchor()) {
          case START -> x;
          case MIDDLE -> x - width / 2;
          case END -> x - width;
        };
    graphics.setColor(Color.decode(lettering.color()));
    layout.draw(graphics, (float) left, (float) y);
  }

  private static TextLayout layout(String text, Lettering lettering) {
    Font font =
        new Font(Font.SANS_SERIF, lettering.bold() ? Font.BOLD : Font.PLAIN, 1)
            .deriveFont((float) lettering.size());
    return new TextLayout(text, font, new FontRenderContext(null, true, true));
  }
}
