package fivefold.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MultiverseTest {
  private static final Size SIZE = new Size(1, 1);
  private static final Board EMPTY = Board.empty(SIZE);

  private static Multiverse of(Parity parity, int min, int max) {
    List<Timeline> timelines = new ArrayList<>();
    for (int index = max; index >= min; index--) {
      timelines.add(Timeline.of(index, 2, EMPTY));
    }
    return Multiverse.of(SIZE, parity, timelines);
  }

  private static String active(Multiverse multiverse) {
    List<String> labels = new ArrayList<>();
    for (Timeline timeline : multiverse.timelines()) {
      if (multiverse.isActive(timeline.index())) {
        labels.add(multiverse.parity().label(timeline.index()));
      }
    }
    return String.join(" ", labels);
  }

  /** The n-th extra timeline of one side is active when the other side has at least n-1. */
  @ParameterizedTest
  @CsvSource({
    "ODD, 0, 0, 0",
    "ODD, 1, 0, 0 1",
    "ODD, 0, 1, -1 0",
    "ODD, 2, 0, 0 1",
    "ODD, 2, 1, -1 0 1 2",
    "ODD, 5, 1, -1 0 1 2",
    "ODD, 1, 5, -2 -1 0 1",
    "ODD, 3, 3, -3 -2 -1 0 1 2 3",
    "EVEN, 0, 0, -0 +0",
    "EVEN, 1, 0, -0 +0 +1",
    "EVEN, 0, 1, -1 -0 +0",
    "EVEN, 2, 0, -0 +0 +1",
    "EVEN, 0, 2, -1 -0 +0",
    "EVEN, 2, 1, -1 -0 +0 +1 +2",
    "EVEN, 1, 4, -2 -1 -0 +0 +1",
    // One of the two central timelines is missing: that side is one behind.
    "EVEN, 0, -1, +0",
    "EVEN, 1, -1, +0",
    "EVEN, -1, 0, -0"
  })
  void knowsWhichTimelinesAreActive(Parity parity, int white, int black, String labels) {
    Multiverse multiverse = of(parity, -black - parity.offset(), white);
    assertThat(multiverse.lines(Color.WHITE)).isEqualTo(white);
    assertThat(multiverse.lines(Color.BLACK)).isEqualTo(black);
    assertThat(active(multiverse)).isEqualTo(labels);
  }

  @Test
  void thePresentIsTheEarliestEndOfAnActiveTimeline() {
    // The worked sequence of the rules: T1b on a new timeline, then an inactive one, then Black's
    // branch that brings the inactive one back.
    Multiverse start = of(Parity.ODD, 0, 0);
    assertThat(start.present()).isEqualTo(2);
    Multiverse branched =
        start.append(0, EMPTY).append(0, EMPTY).append(0, EMPTY).branch(Color.WHITE, 3, EMPTY);
    assertThat(branched.present()).isEqualTo(3);
    assertThat(branched.presentColor()).isEqualTo(Color.BLACK);
    Multiverse answered = branched.append(1, EMPTY);
    assertThat(answered.present()).isEqualTo(4);
    Multiverse inactive = answered.branch(Color.WHITE, 1, EMPTY);
    assertThat(inactive.present()).isEqualTo(4);
    assertThat(active(inactive)).isEqualTo("0 1");
    Multiverse reactivated = inactive.branch(Color.BLACK, 4, EMPTY);
    assertThat(active(reactivated)).isEqualTo("-1 0 1 2");
    assertThat(reactivated.present()).isEqualTo(1);
  }

  @Test
  void newTimelinesGoToTheCreatorsSide() {
    Multiverse start = of(Parity.EVEN, -1, 0);
    assertThat(start.nextTimeline(Color.WHITE)).isEqualTo(1);
    assertThat(start.nextTimeline(Color.BLACK)).isEqualTo(-2);
    Multiverse both = start.branch(Color.BLACK, 4, EMPTY).branch(Color.WHITE, 5, EMPTY);
    assertThat(both.minTimeline()).isEqualTo(-2);
    assertThat(both.maxTimeline()).isEqualTo(1);
    assertThat(both.timeline(-2).start()).isEqualTo(4);
    assertThat(both.timeline(1).start()).isEqualTo(5);
    assertThat(both.timelineCount()).isEqualTo(4);
    assertThat(both.boardCount()).isEqualTo(4);
  }

  @Test
  void sharesWhatDidNotChange() {
    Multiverse before = of(Parity.ODD, -1, 1);
    Multiverse after = before.append(0, EMPTY).branch(Color.WHITE, 3, EMPTY);
    assertThat(after.timeline(-1)).isSameAs(before.timeline(-1));
    assertThat(after.timeline(1)).isSameAs(before.timeline(1));
    assertThat(before.timelineCount()).isEqualTo(3);
    assertThat(before.timeline(0).size()).isEqualTo(1);
  }

  @Test
  void hasNoBoardsOutside() {
    Multiverse multiverse = of(Parity.ODD, 0, 0);
    assertThat(multiverse.board(0, 2)).isSameAs(EMPTY);
    assertThat(multiverse.board(new BoardCoord(0, 3))).isNull();
    assertThat(multiverse.board(0, 1)).isNull();
    assertThat(multiverse.board(1, 2)).isNull();
    assertThat(multiverse.board(-1, 2)).isNull();
    assertThat(multiverse.hasTimeline(0)).isTrue();
    assertThat(multiverse.hasTimeline(1)).isFalse();
  }

  @Test
  void refusesGapsAMissingCentreAndOtherSizes() {
    Timeline centre = Timeline.of(0, 2, EMPTY);
    for (List<Timeline> wrong :
        List.of(
            List.<Timeline>of(),
            List.of(Timeline.of(1, 2, EMPTY)),
            List.of(Timeline.of(-1, 2, EMPTY)),
            List.of(centre, Timeline.of(2, 2, EMPTY)),
            List.of(centre, Timeline.of(0, 2, EMPTY)),
            List.of(Timeline.of(0, 2, Board.empty(Size.STANDARD))))) {
      assertThatThrownBy(() -> Multiverse.of(SIZE, Parity.ODD, wrong))
          .as("%s", wrong)
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> Multiverse.of(SIZE, Parity.EVEN, List.of(Timeline.of(-2, 2, EMPTY))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void isEqualByContent() {
    Multiverse one = of(Parity.ODD, -1, 1);
    assertThat(one).isEqualTo(of(Parity.ODD, -1, 1)).hasSameHashCodeAs(of(Parity.ODD, -1, 1));
    assertThat(one).isNotEqualTo(of(Parity.EVEN, -1, 1)).isNotEqualTo(of(Parity.ODD, 0, 1));
    assertThat(one).isNotEqualTo(one.append(0, EMPTY));
  }
}
