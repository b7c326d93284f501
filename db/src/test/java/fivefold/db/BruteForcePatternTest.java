package fivefold.db;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.db.BruteForce.Condition;
import fivefold.db.pattern.Pattern;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Size;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Patterns of pieces on boards and between boards find what looking at all positions finds. */
class BruteForcePatternTest {
  private static BruteForce games;

  @BeforeAll
  static void fill() throws Exception {
    games = BruteForce.filled();
  }

  private static void agree(String pattern, Predicate<Multiverse> test) throws Exception {
    // Looking at everything takes long in long games.
    int longest = 7;
    Condition condition =
        games.somewhere(
            pattern,
            q -> q.pattern(Pattern.parse(pattern)).length(new Query.Between(null, longest)),
            game -> game.end().depth() <= longest,
            at -> test.test(at.state().multiverse()));
    assertThat(games.found(List.of(condition)))
        .as(pattern)
        .isNotEmpty()
        .isEqualTo(games.wanted(List.of(condition)));
  }

  private static void onOneBoard(String pattern, Predicate<Board> test) throws Exception {
    agree(pattern, in -> BruteForce.anyBoard(in, test));
  }

  private static char letter(Board board, String square) {
    return BruteForce.letter(board, square);
  }

  @Test
  void piecesOnOneBoard() throws Exception {
    onOneBoard("Nc3 !nc4", board -> letter(board, "c3") == 'N' && letter(board, "c4") != 'n');
    onOneBoard(
        "?c3 .b2",
        board ->
            letter(board, "c3") != '.' && letter(board, "c3") != 0 && letter(board, "b2") == '.');
    onOneBoard("~Nc3", board -> "Nn".indexOf(letter(board, "c3")) >= 0);
    onOneBoard(
        "Nb? !Q",
        board -> {
          boolean knight = false;
          for (int rank = 1; rank <= board.size().height(); rank++) {
            knight |= letter(board, "b" + rank) == 'N';
          }
          return knight && !BruteForce.has(board, "Q");
        });
  }

  @Test
  void placesOfBoards() throws Exception {
    agree(
        "a(0T2b): N",
        in ->
            !BruteForce.boards(
                    in,
                    (board, at) ->
                        in.parity().index((char) 0, 0).orElse(Integer.MIN_VALUE) == at.timeline()
                            && at.turn() == 2
                            && Color.ofHalfTurn(at.halfTurn()) == Color.BLACK
                            && BruteForce.has(board, "N"))
                .isEmpty());
    agree(
        "a(T1): ~N; b(-1): ~N",
        in ->
            !BruteForce.boards(in, (board, at) -> at.turn() == 1 && hasKnight(board)).isEmpty()
                && BruteForce.boards(in, (board, at) -> hasKnight(board)).stream()
                    .anyMatch(
                        b ->
                            in.parity().index('-', 1).orElse(Integer.MIN_VALUE) == b.timeline()
                                && BruteForce.boards(
                                        in, (board, at) -> at.turn() == 1 && hasKnight(board))
                                    .stream()
                                    .anyMatch(a -> !a.equals(b))));
  }

  private static boolean hasKnight(Board board) {
    return BruteForce.has(board, "Nn");
  }

  @Test
  void relationsBetweenBoards() throws Exception {
    Map<String, BiPredicate<BoardCoord, BoardCoord>> relations =
        Map.of(
            "before", (a, b) -> a.turn() < b.turn(),
            "after", (a, b) -> a.turn() > b.turn(),
            "same-turn", (a, b) -> a.turn() == b.turn(),
            "above", (a, b) -> a.timeline() > b.timeline(),
            "below", (a, b) -> a.timeline() < b.timeline(),
            "same-line", (a, b) -> a.timeline() == b.timeline(),
            "next-line", (a, b) -> Math.abs(a.timeline() - b.timeline()) == 1);
    for (Map.Entry<String, BiPredicate<BoardCoord, BoardCoord>> relation : relations.entrySet()) {
      agree(
          "a: Nc3; b: .b1 n; a " + relation.getKey() + " b",
          in -> {
            List<BoardCoord> firsts =
                BruteForce.boards(in, (board, at) -> letter(board, "c3") == 'N');
            List<BoardCoord> seconds =
                BruteForce.boards(
                    in, (board, at) -> letter(board, "b1") == '.' && BruteForce.has(board, "n"));
            return firsts.stream()
                .anyMatch(
                    a ->
                        seconds.stream()
                            .anyMatch(b -> !a.equals(b) && relation.getValue().test(a, b)));
          });
    }
  }

  /** Which way a piece goes: along files, ranks, turns and timelines. */
  private interface Goes {
    boolean along(BoardCoord from, int square, int[] way);
  }

  private static boolean attacks(Multiverse in, String who, String whom, Goes goes) {
    Size size = in.size();
    for (Timeline line : in.timelines()) {
      BoardCoord from = new BoardCoord(line.index(), line.end());
      for (int a : squares(line.last(), who)) {
        for (BoardCoord to : BruteForce.boards(in, (board, at) -> !at.equals(from))) {
          int halfTurns = to.halfTurn() - from.halfTurn();
          for (int b : halfTurns % 2 == 0 ? squares(in.board(to), whom) : List.<Integer>of()) {
            int[] way = {
              b % size.stride() - a % size.stride(),
              b / size.stride() - a / size.stride(),
              halfTurns / 2,
              to.timeline() - from.timeline()
            };
            if (goes.along(from, a, way)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private static List<Integer> squares(Board board, String letters) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < board.size().indices(); i++) {
      int code = board.code(i);
      if (code != 0 && letters.indexOf(Piece.ofCode(code).letter()) >= 0) {
        squares.add(i);
      }
    }
    return squares;
  }

  private static boolean leapsAsKnight(int[] way) {
    int[] sorted = Arrays.stream(way).map(Math::abs).sorted().toArray();
    return Arrays.equals(sorted, new int[] {0, 0, 1, 2});
  }

  /** As a queen goes: equally far along each of some axes, over empty squares of boards there. */
  private static boolean ridesAsQueen(Multiverse in, BoardCoord from, int square, int[] way) {
    int far = Arrays.stream(way).map(Math::abs).max().orElse(0);
    if (Arrays.stream(way).anyMatch(each -> each != 0 && Math.abs(each) != far)) {
      return false;
    }
    for (int i = 1; i < far; i++) {
      Board between =
          in.board(from.timeline() + i * way[3] / far, from.halfTurn() + 2 * i * way[2] / far);
      int on = square + i * (way[1] * in.size().stride() + way[0]) / far;
      if (between == null || between.code(on) != 0) {
        return false;
      }
    }
    return far > 0;
  }

  @Test
  void attacksAcrossBoards() throws Exception {
    agree(
        "a(+1): N; b: ~K; b before a; a.N attacks b.~K",
        in -> {
          int line = in.parity().index('+', 1).orElse(Integer.MIN_VALUE);
          return attacks(
              in,
              "N",
              "Kk",
              (from, square, way) -> from.timeline() == line && way[2] < 0 && leapsAsKnight(way));
        });
    agree(
        "a.Q attacks b.k",
        in -> attacks(in, "Q", "k", (from, square, way) -> ridesAsQueen(in, from, square, way)));
  }
}
