package fivefold.render;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.PieceType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OutlineTest {
  @Test
  void writesSvg() {
    Outline outline =
        Outline.builder().path("M1 2H3.456V-4L-1 -0.004C1 2 3 4 5 6Z").circle(10, 10, 2.5).build();
    assertThat(outline.toSvg())
        .isEqualTo(
            "M1 2L3.46 2L3.46-4L-1 0C1 2 3 4 5 6ZM7.5 10a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0z");
  }

  /** Overlapping parts drawn in opposite directions would leave a hole. */
  @ParameterizedTest
  @EnumSource(PieceType.class)
  void partsOfPiecesAreDrawnClockwise(PieceType type) {
    AreaPen pen = new AreaPen();
    PieceArt.of(type).silhouette().trace(pen);
    assertThat(pen.areas).isNotEmpty().allMatch(area -> area > 0);
    assertThat(pen.outside).as("points off the grid").isZero();
  }

  /** Sums up the area under each closed part, taking curves for their chords. */
  private static final class AreaPen implements Outline.Pen {
    final List<Double> areas = new ArrayList<>();
    int outside;
    private double startX;
    private double startY;
    private double x;
    private double y;
    private double area;

    @Override
    public void moveTo(double toX, double toY) {
      startX = toX;
      startY = toY;
      x = toX;
      y = toY;
      area = 0;
    }

    @Override
    public void lineTo(double toX, double toY) {
      area += x * toY - toX * y;
      x = toX;
      y = toY;
      outside += toX < 2 || toX > 43 || toY < 1 || toY > 42 ? 1 : 0;
    }

    @Override
    public void curveTo(double x1, double y1, double x2, double y2, double toX, double toY) {
      lineTo(toX, toY);
    }

    @Override
    public void circle(double centerX, double centerY, double radius) {
      areas.add(radius);
    }

    @Override
    public void close() {
      lineTo(startX, startY);
      areas.add(area);
    }
  }
}
