package fivefold.cli.option;

import fivefold.cli.io.UsageException;
import fivefold.model.Moment;
import fivefold.model.Multiverse;
import fivefold.render.Extent;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which part of a multiverse a picture shows, and from which side, a mixin. */
public final class ViewOptions {
  @Option(
      names = "--turns",
      paramLabel = "A..B",
      description = "Show these turns only, such as 3..7, 3.. or ..7.")
  private @Nullable String turns;

  @Option(
      names = "--timelines",
      paramLabel = "A..B",
      description = "Show these timelines only, such as -1..2 or 0..")
  private @Nullable String timelines;

  @Option(
      names = "--around",
      paramLabel = "N",
      description = "Show at most N turns before and after the present.")
  private @Nullable Integer around;

  @Option(names = "--flip", description = "Look from Black's side.")
  private boolean flip;

  public boolean flip() {
    return flip;
  }

  /** The part of a multiverse to show. */
  public Extent extent(Multiverse multiverse) {
    return extent(multiverse, multiverse);
  }

  /**
   * The part to show of a multiverse on the way to another one. It has the same size all the way,
   * so that an animation does not jump.
   */
  public Extent extent(Multiverse now, Multiverse end) {
    Extent extent = Extent.of(end);
    if (timelines != null) {
      Range range = Range.ofTimelines(timelines, end.parity());
      int from = range.from().orElse(extent.minTimeline());
      int to = range.to().orElse(extent.maxTimeline());
      if (from > to || from > extent.maxTimeline() || to < extent.minTimeline()) {
        throw new UsageException("this game has no timelines " + timelines);
      }
      extent = extent.timelines(from, to);
    }
    if (turns != null) {
      Range range = Range.ofTurns(turns);
      int from = range.from().orElse(Moment.turn(extent.minHalfTurn()));
      int to = range.to().orElse(Moment.turn(extent.maxHalfTurn()));
      if (from > to
          || from > Moment.turn(extent.maxHalfTurn())
          || to < Moment.turn(extent.minHalfTurn())) {
        throw new UsageException("this game has no turns " + turns);
      }
      extent = extent.turns(from, to);
    }
    return around == null ? extent : around(extent, now.present(), around);
  }

  private static Extent around(Extent extent, int present, int turns) {
    if (turns < 0 || turns > 1_000_000) {
      throw new UsageException("--around must be from 0 to 1000000");
    }
    int columns = Math.min(extent.columns(), 4 * turns + 1);
    int first = Math.max(extent.minHalfTurn(), present - 2 * turns);
    first = Math.min(first, extent.maxHalfTurn() - columns + 1);
    return extent.halfTurns(first, first + columns - 1);
  }
}
