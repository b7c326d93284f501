package fivefold.render;

import fivefold.model.Color;
import fivefold.model.PieceType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The drawings of the twelve pieces, on a grid of 45 by 45 with the base line at 41.5.
 *
 * <p>Each is one silhouette made of simple solids, all drawn clockwise so that overlapping ones
 * unite, with a line around, and some detail inside. Drawn small, the detail would blur: then only
 * the cut stays, one broad stroke for pieces that would look alike without it.
 *
 * @param silhouette the union of its parts, to be filled over its own line
 * @param detail thin strokes inside
 * @param dots small filled details, such as eyes
 * @param cut the broad stroke that stays when small
 * @param alwaysCut whether the cut belongs to the full drawing too, as the bishop's does
 */
public record PieceArt(
    Outline silhouette,
    Outline detail,
    @Nullable Outline dots,
    @Nullable Outline cut,
    boolean alwaysCut) {

  /** The side of the grid. */
  public static final double GRID = 45;

  private static final String COLLAR =
      "M31.2 29.5C31.2 32 30 33.5 30 36.5H15C15 33.5 13.8 32 13.8 29.5Z";

  private static final Map<PieceType, PieceArt> ALL = new EnumMap<>(PieceType.class);

  static {
    ALL.put(
        PieceType.PAWN,
        of(
            plinth(12.5, 32.5)
                .circle(22.5, 14.2, 6.3)
                .path("M16.2 22.2C16 21.1 16.8 20.3 17.8 20.3H27.2C28.2 20.3 29 21.1 28.8 22.2")
                .path("L27.2 24.2H17.8Z")
                .path("M25.8 23.5C25.8 29 28 32.5 30.8 37H14.2C17 32.5 19.2 29 19.2 23.5Z"),
            "M18.6 24.2H26.4M15.2 36H29.8",
            null,
            null));
    ALL.put(
        PieceType.BRAWN,
        of(
            plinth(11, 34)
                .circle(22.5, 9.8, 5.4)
                .path(
                    "M7.5 18.4C7.5 16.85 8.75 15.6 10.3 15.6H34.7C36.25 15.6 37.5 16.85 37.5 18.4")
                .path("V21.2L27 29.5L30 37H15L18 29.5L7.5 21.2Z"),
            "M17.6 29.8H27.4M15.2 36H29.8M15.5 20.5L22.5 25.5L29.5 20.5",
            null,
            "M14.5 19.8L22.5 25.2L30.5 19.8"));
    ALL.put(
        PieceType.ROOK,
        of(
            plinth(10.5, 34.5)
                .path("M10.8 8.2H16.4V11.8H19.7V8.2H25.3V11.8H28.6V8.2H34.2V16.4L30.6 20H14.4")
                .path("L10.8 16.4ZM29.6 19L31 37H14L15.4 19Z"),
            "M14.8 20H30.2M15 32.5H30M13.5 36H31.5",
            null,
            null));
    ALL.put(
        PieceType.KNIGHT,
        of(
            plinth(11, 34.5)
                .path(
                    "M14.2 36.5C15.6 30.2 21.8 28.6 22.2 24.2C20.8 25.3 19.2 26 17.6 25.8L15.7 27.8")
                .path("C14.9 28.7 13.8 29.1 12.6 28.6L10.4 27.5C8.8 26.6 8.2 24.8 9 23.2L13.2 16.2")
                .path("C14.2 13.8 15.3 11.4 17.4 9.6L19.3 4.8L22 8.9")
                .path("C25.3 9.8 28.3 12.3 30.3 16.4C33.2 22.3 32.6 29 31.3 36.5Z"),
            "M24.5 12.8C28 17 29 23.5 28 31.5M14 36H32",
            Outline.builder().circle(18.3, 15.6, 1.5),
            null));
    // The knight's head the other way round, so that the horn is not all that tells them apart.
    ALL.put(
        PieceType.UNICORN,
        of(
            plinth(10.5, 34)
                .path("M13.7 36.5C12.4 29 11.8 22.3 14.7 16.4C16.7 12.3 19.7 9.8 23 8.9L25.7 4.8")
                .path(
                    "L27.6 9.6C29.7 11.4 30.8 13.8 31.8 16.2L36 23.2C36.8 24.8 36.2 26.6 34.6 27.5")
                .path("L32.4 28.6C31.2 29.1 30.1 28.7 29.3 27.8L27.4 25.8")
                .path("C25.8 26 24.2 25.3 22.8 24.2C23.2 28.6 29.4 30.2 30.8 36.5Z")
                .path("M25.3 8.6L41.2 1.2L32.8 15.8Z"),
            "M20.5 12.8C17 17 16 23.5 17 31.5M13 36H31M31.2 6.3L34.6 11.8",
            Outline.builder().circle(26.7, 15.8, 1.5),
            null));
    ALL.put(
        PieceType.BISHOP,
        new PieceArt(
            plinth(11, 34)
                .circle(22.5, 7.2, 3)
                .path("M22.5 8.8C28.9 13.6 31.6 18.2 31.6 22.8C31.6 26.7 29.2 29.4 27.4 30.7H17.6")
                .path("C15.8 29.4 13.4 26.7 13.4 22.8C13.4 18.2 16.1 13.6 22.5 8.8Z")
                .path("M16 30.2H29V33.2H16ZM27 33L30.8 37H14.2L18 33Z")
                .build(),
            Outline.parse("M16.6 30.4H28.4M17.5 33.2H27.5M14.5 36H30.5"),
            null,
            Outline.parse("M27.8 13.2L22.3 20.6"),
            true));
    ALL.put(
        PieceType.DRAGON,
        of(
            plinth(11, 34)
                .path(
                    "M17.4 2.6L20.7 6.6H24.3L27.6 2.6L28.3 9.2L25.6 14.2C30.5 13 35.2 9.8 39.6 4.8")
                .path("C41.6 12.5 41 20 37.2 26.5L33.6 22.4L30.9 27.3L27.6 24.6L28 30.5L31 37H14")
                .path("L17 30.5L17.4 24.6L14.1 27.3L11.4 22.4L7.8 26.5C4 20 3.4 12.5 5.4 4.8")
                .path("C9.8 9.8 14.5 13 19.4 14.2L16.7 9.2Z"),
            "M26 16.5L33.6 22M26 16.5L30.6 26M26 16.5L37.6 11"
                + "M19 16.5L11.4 22M19 16.5L14.4 26M19 16.5L7.4 11M15 36H30",
            Outline.builder().circle(20.6, 9.6, 1).circle(24.4, 9.6, 1),
            null));
    ALL.put(
        PieceType.QUEEN,
        of(
            plinth(11, 34)
                .path(COLLAR)
                .circle(6.6, 13, 2.8)
                .circle(14.2, 8.8, 2.8)
                .circle(22.5, 7, 2.8)
                .circle(30.8, 8.8, 2.8)
                .circle(38.4, 13, 2.8)
                .path("M13.8 22.2L14.6 10L19.4 20.5L22.5 8.5L25.6 20.5L30.4 10L31.2 22.2L38.6 14")
                .path("L31.4 30.5H13.6L6.4 14Z"),
            "M14 30H31M15 33.2H30M14.5 36H30.5",
            null,
            "M15.5 31.8H29.5"));
    ALL.put(
        PieceType.PRINCESS,
        of(
            plinth(12.5, 32.5)
                .path("M16.2 30.5H28.8L29.6 37H15.4Z")
                .circle(22.5, 8.6, 3.2)
                .circle(11.2, 18.4, 2.7)
                .circle(33.8, 18.4, 2.7)
                .path("M17.8 23.4L22.5 9.5L27.2 23.4L34.2 19L29.4 31H15.6L10.8 19Z"),
            "M15.8 30.5H29.2M15.5 36H29.5",
            Outline.builder().circle(22.5, 25.8, 1.5),
            "M16.5 30.6H28.5"));
    ALL.put(
        PieceType.KING,
        of(
            cross(plinth(11, 34).path(COLLAR))
                .path("M22.5 17.2C25 12.2 36 12 36 20.3C36 25.2 31.2 27.5 30.6 30.5H14.4")
                .path("C13.8 27.5 9 25.2 9 20.3C9 12 20 12.2 22.5 17.2Z"),
            "M22.5 18.5V29.5M14.3 30H30.7M15 33.2H30M14.5 36H30.5",
            null,
            null));
    ALL.put(
        PieceType.COMMON_KING,
        of(
            plinth(11, 34)
                .path(COLLAR)
                .path("M22.5 19.6C25 15 35.5 15 35.5 22C35.5 26.3 31.2 28 30.6 30.5H14.4")
                .path("C13.8 28 9.5 26.3 9.5 22C9.5 15 20 15 22.5 19.6Z")
                .circle(22.5, 16, 2.6),
            "M14.3 30H30.7M15 33.2H30M14.5 36H30.5M17 24.2H28",
            null,
            "M16.5 24H28.5"));
    ALL.put(
        PieceType.ROYAL_QUEEN,
        of(
            cross(plinth(11, 34).path(COLLAR))
                .circle(6.8, 13, 3)
                .circle(38.2, 13, 3)
                .path(
                    "M15.4 20.4L17.6 16L22.5 12L27.4 16L29.6 20.4L38.4 14L31.4 30.5H13.6L6.6 14Z"),
            "M14 30H31M15 33.2H30M14.5 36H30.5",
            null,
            "M15.5 31.8H29.5"));
  }

  /** The drawing of a kind of piece. */
  public static PieceArt of(PieceType type) {
    PieceArt art = ALL.get(type);
    if (art == null) {
      throw new IllegalStateException("no drawing for " + type);
    }
    return art;
  }

  /**
   * A part of a drawing: its line is painted first and the fill over it, so that only the outer
   * half of the line shows.
   *
   * @param width the width of the line, in units of the grid
   */
  public record Layer(Outline outline, @Nullable Tone fill, @Nullable Tone line, double width) {}

  /** What has to be painted, in this order, to draw a piece with so much detail. */
  public static List<Layer> layers(PieceType type, Color color, Metrics.Detail detail) {
    boolean white = color == Color.WHITE;
    boolean full = detail == Metrics.Detail.FULL;
    Tone fill = white ? Tone.WHITE_PIECE : Tone.BLACK_PIECE;
    Tone line = white ? Tone.WHITE_PIECE_LINE : Tone.BLACK_PIECE_LINE;
    Tone inner = white ? Tone.WHITE_PIECE_LINE : Tone.BLACK_PIECE_DETAIL;
    if (detail == Metrics.Detail.BLOBS) {
      return List.of(new Layer(blob(type), fill, inner, 0.08 * GRID));
    }
    PieceArt art = of(type);
    List<Layer> layers = new ArrayList<>();
    // Black shapes look heavier, so a small one gets less of a line.
    layers.add(new Layer(art.silhouette, fill, line, full ? 3 : white ? 5.6 : 3.4));
    if (full) {
      layers.add(new Layer(art.detail, null, inner, 1.3));
      if (art.dots != null) {
        layers.add(new Layer(art.dots, inner, null, 0));
      }
    }
    if (art.cut != null && (!full || art.alwaysCut)) {
      layers.add(new Layer(art.cut, null, inner, full ? 2.2 : art.alwaysCut ? 3.4 : 2.9));
    }
    return layers;
  }

  /** Where a drawing would be noise: small discs for pawns, squares for royal pieces, discs. */
  private static Outline blob(PieceType type) {
    Outline.Builder outline = Outline.builder();
    return type.isRoyal()
        ? outline.rect(0.14 * GRID, 0.14 * GRID, 0.72 * GRID, 0.72 * GRID).build()
        : outline.circle(GRID / 2, GRID / 2, (type.isPawnLike() ? 0.24 : 0.36) * GRID).build();
  }

  private static PieceArt of(
      Outline.Builder silhouette,
      String detail,
      Outline.@Nullable Builder dots,
      @Nullable String cut) {
    return new PieceArt(
        silhouette.build(),
        Outline.parse(detail),
        dots == null ? null : dots.build(),
        cut == null ? null : Outline.parse(cut),
        false);
  }

  /** The foot all pieces stand on. */
  private static Outline.Builder plinth(double left, double right) {
    return Outline.builder()
        .moveTo(left + 1.5, 41.5)
        .quarterTo(left, 41.5, left, 40)
        .lineTo(left, 38.8)
        .quarterTo(left, 36, left + 2.8, 36)
        .lineTo(right - 2.8, 36)
        .quarterTo(right, 36, right, 38.8)
        .lineTo(right, 40)
        .quarterTo(right, 41.5, right - 1.5, 41.5)
        .close();
  }

  /** Only royal pieces wear it. */
  private static Outline.Builder cross(Outline.Builder outline) {
    return outline.path("M20.8 2.2H24.2V5.3H27.3V8.7H24.2V13.7H20.8V8.7H17.7V5.3H20.8Z");
  }
}
