package fivefold.render;

import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the tracks of timelines behind their boards, and the curves by which they leave the board
 * they branched from.
 */
final class TrackPainter {
  private final SvgRenderer options;
  private final Layout layout;
  private final Metrics metrics;
  private final Theme theme;
  private final Multiverse multiverse;
  private final Canvas canvas;

  TrackPainter(SvgRenderer options, Layout layout, Canvas canvas) {
    this.options = options;
    this.layout = layout;
    this.metrics = layout.metrics;
    this.theme = options.theme;
    this.multiverse = options.state.multiverse();
    this.canvas = canvas;
  }

  void draw() {
    for (int line = layout.extent.minTimeline(); line <= layout.extent.maxTimeline(); line++) {
      if (multiverse.hasTimeline(line)) {
        drawTrack(multiverse.timeline(line));
      }
    }
    // Outer timelines are younger; a later branch goes under an earlier one.
    List<Branch> branches = branches();
    branches.sort(
        (a, b) -> {
          int byAge = Integer.compare(Math.abs(b.child), Math.abs(a.child));
          return byAge != 0 ? byAge : Integer.compare(b.child, a.child);
        });
    for (Branch branch : branches) {
      drawBranch(branch);
    }
  }

  private void drawTrack(Timeline timeline) {
    Extent extent = layout.extent;
    int line = timeline.index();
    if (timeline.start() > extent.maxHalfTurn() || timeline.end() < extent.minHalfTurn()) {
      return;
    }
    double gap = metrics.columnGap();
    double left =
        timeline.start() < extent.minHalfTurn()
                || (timeline.start() == extent.minHalfTurn()
                    && options.lineage.parent(line).isPresent())
            ? layout.plotLeft - gap
            : layout.boardX(timeline.start())
                - (options.lineage.parent(line).isPresent() ? 0 : 0.4 * gap);
    double right =
        timeline.end() > extent.maxHalfTurn()
            ? layout.plotLeft + layout.plotWidth + gap
            : layout.boardX(timeline.end()) + layout.boardWidth + 0.55 * gap;
    double y = layout.trackY(line);
    double half = metrics.track() / 2;
    double barb = half + 1.6 * metrics.unit();
    double tip = right + 1.9 * half;
    if (!multiverse.isActive(line)) {
      canvas.outline(Outline.builder().moveTo(left, y).lineTo(right, y).build(), dotted());
      canvas.outline(
          Outline.builder()
              .moveTo(right, y - barb)
              .lineTo(tip, y)
              .lineTo(right, y + barb)
              .close()
              .build(),
          Ink.fill(Tone.CANVAS.in(theme)).edged(edge(line), 1.2 * metrics.font()));
      return;
    }
    canvas.outline(
        Outline.builder()
            .moveTo(left, y - half)
            .lineTo(right, y - half)
            .lineTo(right, y - barb)
            .lineTo(tip, y)
            .lineTo(right, y + barb)
            .lineTo(right, y + half)
            .lineTo(left, y + half)
            .close()
            .build(),
        Ink.fill(fill(line)).edged(edge(line), 1.2 * metrics.font()));
  }

  private Ink dotted() {
    return Ink.line(Tone.TRACK_WHITE_EDGE.in(theme), Math.max(1, 2 * metrics.unit()))
        .dashed(2 * metrics.unit(), 5 * metrics.unit());
  }

  /** A timeline and where its curve runs: how far from the parent's corner, and in which lane. */
  private record Branch(BoardCoord parent, int child, int exit, int lane) {}

  private List<Branch> branches() {
    List<Branch> found = new ArrayList<>();
    for (int line = layout.extent.minTimeline(); line <= layout.extent.maxTimeline(); line++) {
      int child = line;
      options
          .lineage
          .parent(line)
          .filter(parent -> parent.halfTurn() >= layout.extent.minHalfTurn())
          .filter(parent -> parent.halfTurn() < layout.extent.maxHalfTurn())
          .ifPresent(parent -> found.add(new Branch(parent, child, 0, 0)));
    }
    List<Branch> placed = new ArrayList<>();
    for (Branch branch : found) {
      int exit = 0;
      int lane = 0;
      for (Branch other : found) {
        if (other == branch || other.parent.halfTurn() != branch.parent.halfTurn()) {
          continue;
        }
        // The nearest child takes the lane next to the boards, so that no curve crosses another.
        if (length(other) < length(branch)
            || (length(other) == length(branch) && other.child < branch.child)) {
          lane++;
        }
        boolean sameSide =
            (other.child > other.parent.timeline()) == (branch.child > branch.parent.timeline());
        if (sameSide && other.parent.equals(branch.parent) && length(other) > length(branch)) {
          exit++;
        }
      }
      placed.add(new Branch(branch.parent, branch.child, exit, lane));
    }
    return placed;
  }

  private static int length(Branch branch) {
    return Math.abs(branch.child - branch.parent.timeline());
  }

  private void drawBranch(Branch branch) {
    double s = metrics.square();
    double gap = metrics.columnGap();
    double start = layout.boardX(branch.parent.halfTurn()) + layout.boardWidth;
    double offset = branch.lane == 0 ? 0.16 : branch.lane == 1 ? -0.16 : 0;
    double lane = start + gap * (0.5 + offset);
    double end = start + gap;
    double to = layout.trackY(branch.child);
    double direction = to > layout.trackY(branch.parent.timeline()) ? 1 : -1;
    double fromCorner = Math.min(1.6 * s + branch.exit * 1.1 * s, 0.45 * layout.boardHeight);
    double from =
        layout.trackY(branch.parent.timeline()) + direction * (layout.boardHeight / 2 - fromCorner);
    double bend = direction * Math.min(2.2 * s, Math.abs(to - from) / 2);
    // Both ends reach under the boards, where nothing of them is seen.
    double under = metrics.frame() / 2;
    Outline curve =
        Outline.builder()
            .moveTo(start - under, from)
            .lineTo(start, from)
            .quarterTo(lane, from, lane, from + bend)
            .lineTo(lane, to - bend)
            .quarterTo(lane, to, end, to)
            .lineTo(end + under, to)
            .build();
    double casing = 1.5 * metrics.unit();
    if (!multiverse.isActive(branch.child)) {
      canvas.outline(curve, Ink.line(Tone.CANVAS.in(theme), 2 * metrics.unit() + 2 * casing));
      canvas.outline(curve, dotted());
      return;
    }
    double line = 1.2 * metrics.font();
    canvas.outline(curve, Ink.line(Tone.CANVAS.in(theme), metrics.track() + line + 2 * casing));
    canvas.outline(curve, Ink.line(edge(branch.child), metrics.track() + line));
    canvas.outline(curve, Ink.line(fill(branch.child), metrics.track() - line));
  }

  private String fill(int line) {
    return side(line, Tone.TRACK, Tone.TRACK_WHITE, Tone.TRACK_BLACK);
  }

  private String edge(int line) {
    return side(line, Tone.TRACK, Tone.TRACK_WHITE_EDGE, Tone.TRACK_BLACK_EDGE);
  }

  /** White's timelines are the positive ones, Black's the negative ones, beyond the centre. */
  private String side(int line, Tone center, Tone white, Tone black) {
    Tone tone = multiverse.parity().distance(line) == 0 ? center : line > 0 ? white : black;
    return tone.in(theme);
  }
}
