package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The sets of squares against rides and jumps that are walked step by step. */
class ExposureTest {
  private static final List<String> VARIANTS =
      List.of("Standard", "Small", "Small - Centered", "Standard - Princess", "Very Small - Open");

  private static final int LONGEST = 7;

  @Test
  void countsWhatIsFoundStepByStep() {
    int[] seen = new int[1];
    RandomGames.visit(
        VARIANTS,
        40,
        14,
        30,
        (where, state) -> {
          for (Color attacker : Color.values()) {
            seen[0] += compare(state.multiverse(), attacker, where);
          }
        });
    assertThat(seen[0]).isGreaterThan(1_000);
  }

  private static int compare(Multiverse m, Color attacker, String where) {
    Evaluator evaluator = new Evaluator();
    long frame = Sets.frame(m.size().width(), m.size().height());
    int sum = 0;
    for (Timeline timeline : m.timelines()) {
      long guards = evaluator.terms(timeline.last()).attacks[attacker.opposite().ordinal()];
      Exposure exposure = new Exposure();
      exposure.add(m, timeline, attacker, guards, frame);
      int[] plain = plain(m, timeline, attacker, guards);
      assertThat(exposure.afar).as("%s, %s in %s", where, attacker, m).containsExactly(plain);
      sum += plain[0] + plain[1] + plain[2] + plain[3];
    }
    return sum;
  }

  private static int[] plain(Multiverse m, Timeline timeline, Color attacker, long guards) {
    Size size = m.size();
    Board board = timeline.last();
    boolean now = timeline.colorToMove() == attacker;
    int halfTurn = timeline.end() + (now ? 2 : 1);
    int[] counts = new int[4];
    for (Square from : squares(size)) {
      Piece piece = board.piece(from);
      if (piece == null || piece.color() != attacker || !isCounted(piece.type())) {
        continue;
      }
      for (Square to : squares(size)) {
        Piece taken = board.piece(to);
        if ((taken != null && taken.color() == attacker)
            || !attacks(m, piece.type(), timeline, timeline.end(), from, 0, 0, to)) {
          continue;
        }
        if (attacksRoyal(m, piece.type(), attacker, timeline, halfTurn, to)) {
          boolean guarded = (guards >>> size.index(to) & 1) != 0;
          counts[(guarded ? Exposure.GUARDED : 0) + (now ? 0 : Exposure.LATER)]++;
        }
      }
    }
    for (int when = 0; when < Exposure.GUARDED; when++) {
      counts[when] = Math.min(1, counts[when]);
    }
    return counts;
  }

  /** Kings and pawns are not; nor are unicorns and dragons, which do not move on one board. */
  private static boolean isCounted(PieceType type) {
    return type == PieceType.KNIGHT || (type.riderAxes() & 0b110) != 0;
  }

  private static boolean attacksRoyal(
      Multiverse m, PieceType type, Color attacker, Timeline timeline, int halfTurn, Square from) {
    for (int dl = -LONGEST; dl <= LONGEST; dl++) {
      for (int dt = -LONGEST; dt <= LONGEST; dt++) {
        Board board = at(m, timeline.index() + dl, halfTurn - 2 * dt);
        if (board == null || (dl == 0 && dt == 0)) {
          continue;
        }
        for (Square to : squares(m.size())) {
          Piece piece = board.piece(to);
          if (piece != null
              && piece.color() != attacker
              && piece.type().isRoyal()
              && attacks(m, type, timeline, halfTurn, from, dl, dt, to)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a piece on a square would reach another one, so many timelines and turns away. */
  private static boolean attacks(
      Multiverse m,
      PieceType type,
      Timeline timeline,
      int halfTurn,
      Square from,
      int dl,
      int dt,
      Square to) {
    int[] way = {dl, dt, to.file() - from.file(), to.rank() - from.rank()};
    int axes = 0;
    int longest = 0;
    int sum = 0;
    boolean even = true;
    for (int part : way) {
      int far = Math.abs(part);
      even &= far == 0 || longest == 0 || far == longest;
      axes += far == 0 ? 0 : 1;
      longest = Math.max(longest, far);
      sum += far;
    }
    if (type == PieceType.KNIGHT) {
      return axes == 2 && longest == 2 && sum == 3;
    }
    if (!even || axes == 0 || longest > LONGEST || (type.riderAxes() >> axes & 1) == 0) {
      return false;
    }
    for (int i = 1; i < longest; i++) {
      Board board = at(m, timeline.index() + i * dl / longest, halfTurn - 2 * (i * dt / longest));
      Square square =
          new Square(from.file() + i * way[2] / longest, from.rank() + i * way[3] / longest);
      if (board == null || board.piece(square) != null) {
        return false;
      }
    }
    return true;
  }

  private static List<Square> squares(Size size) {
    List<Square> squares = new ArrayList<>();
    for (int file = 0; file < size.width(); file++) {
      for (int rank = 0; rank < size.height(); rank++) {
        squares.add(new Square(file, rank));
      }
    }
    return squares;
  }

  /** A board, or what it will be if nobody moves there. */
  private static @Nullable Board at(Multiverse m, int line, int halfTurn) {
    if (!m.hasTimeline(line)) {
      return null;
    }
    Timeline timeline = m.timeline(line);
    boolean later = halfTurn > timeline.end() && halfTurn <= timeline.end() + 2;
    return later ? timeline.last() : timeline.board(halfTurn);
  }
}
