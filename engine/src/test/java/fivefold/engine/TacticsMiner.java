package fivefold.engine;

import fivefold.Games;
import fivefold.Notations;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import fivefold.rules.search.TurnStart;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Looks for positions of the themes in seeded random games; what it finds is proved. */
final class TacticsMiner {
  private static final int MOST_OF_ONE_START = 3;

  private static final int SIZE = 5;

  /** A few pieces at random, with pawns that are about to become something. */
  private static final String ENDGAME = "endgame";

  private static final Budget QUICK = Budget.ofNodes(3_000);

  private static final List<String> STARTS =
      List.of(
          "Small",
          "Small - Open",
          "Small - Centered",
          "Very Small",
          "Very Small - Open",
          "Simple - Simple Set",
          "Misc - Timeline Skirmish",
          "Misc - Timeline Fragments",
          "Focused - Just Knights",
          "Focused - Just Bishops",
          "Focused - Just Rooks",
          "Focused - Just Unicorns",
          "Focused - Just Dragons",
          "Focused - Just Brawns",
          "Checkmate Practice - Rook",
          "Checkmate Practice - Queen",
          "4x4 Q,N [kq2/4/4/K1QR:0:1:w]",
          "5x5 Q [k4/1p3/2Q2/3S1/K4:0:1:w]",
          "5x5 Q [kr3/5/2N2/5/K2RB:0:1:w]");

  private final Map<Theme, Integer> wanted = new EnumMap<>(Theme.class);
  private final Map<String, Integer> found = new HashMap<>();

  private TacticsMiner(Set<Theme> themes, int each) {
    themes.forEach(theme -> wanted.put(theme, each));
  }

  /** Prints what it finds: so many of each theme, looking for so many seconds. */
  static void run(Set<Theme> themes, int each, long seed, long seconds) {
    new TacticsMiner(themes, each).run(seed, System.nanoTime() + seconds * 1_000_000_000);
  }

  private void run(long seed, long until) {
    for (long s = seed; !wanted.isEmpty() && System.nanoTime() < until; s++) {
      Dice dice = new Dice(s * 7919);
      String start = dice.roll(2) == 0 ? ENDGAME : STARTS.get(dice.roll(STARTS.size()));
      Game game = start(start, dice);
      Set<Theme> had = EnumSet.noneOf(Theme.class);
      Node node = game.root();
      if (!TurnStart.of(node.state().multiverse(), node.state().rules()).canTake(Color.WHITE)) {
        look(game, node, start, had);
      }
      int jumps = 10 + dice.roll(35);
      for (int i = 0; i < (start.equals(ENDGAME) ? 5 : 14); i++) {
        Optional<Played> next = node.state().legalActions().playRandom(dice, jumps);
        if (next.isEmpty() || next.get().state().multiverse().timelineCount() > 5) {
          break;
        }
        node = node.play(next.get().action()).orThrow();
        look(game, node, start, had);
      }
    }
  }

  private static Game start(String start, Dice dice) {
    if (start.equals(ENDGAME)) {
      return endgame(dice);
    }
    if (!start.endsWith("]")) {
      return Game.of(SelfPlay.variant(start).start(), start);
    }
    return custom(start.split(" "));
  }

  private static Game custom(String... sizePromotionsBoards) {
    return Games.read(
            "[Board \"custom\"]\n[Size \"%s\"]\n[Promotions \"%s\"]\n%s\n"
                .formatted((Object[]) sizePromotionsBoards))
        .orThrow();
  }

  private static Game endgame(Dice dice) {
    String boards = "[" + rows(dice) + ":0:1:w]";
    if (dice.roll(2) == 0) {
      boards += "[" + rows(dice) + ":1:1:w]";
    }
    return custom(SIZE + "x" + SIZE, "Q,R,B,N", boards);
  }

  private static String rows(Dice dice) {
    char[] board = new char[SIZE * SIZE];
    Arrays.fill(board, '1');
    put(board, 'K', dice.roll(board.length), dice);
    int king = dice.roll(2 * SIZE);
    put(board, 'k', king, dice);
    for (int i = 1 + dice.roll(3); i > 0; i--) {
      put(board, "pnbrp".charAt(dice.roll(5)), king + dice.roll(3) - 1 + SIZE * dice.roll(2), dice);
    }
    for (int i = 1 + dice.roll(2); i > 0; i--) {
      put(board, 'P', SIZE + dice.roll(SIZE), dice);
    }
    for (int i = dice.roll(3); i > 0; i--) {
      put(board, "NBRN".charAt(dice.roll(4)), dice.roll(board.length), dice);
    }
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < board.length; i++) {
      rows.append(i > 0 && i % SIZE == 0 ? "/" : "").append(board[i]);
    }
    return rows.toString();
  }

  private static void put(char[] board, char piece, int wanted, Dice dice) {
    int at = Math.floorMod(wanted, board.length);
    while (board[at] != '1') {
      at = dice.roll(board.length);
    }
    board[at] = piece;
  }

  private void look(Game game, Node node, String start, Set<Theme> had) {
    for (Theme theme : Set.copyOf(wanted.keySet())) {
      String kind = theme + " " + start;
      if (found.getOrDefault(kind, 0) < (start.equals(ENDGAME) ? 99 : MOST_OF_ONE_START)
          && !had.contains(theme)
          && mayBe(theme, node.state())) {
        List<Action> answers = Proofs.answers(theme, node.state());
        if (!answers.isEmpty()) {
          had.add(theme);
          found.merge(kind, 1, Integer::sum);
          wanted.merge(theme, -1, (a, b) -> a + b == 0 ? null : a + b);
          List<String> best = new ArrayList<>();
          answers.forEach(a -> best.add(node.state().standardOrder(a.plies()).toString()));
          String text = Notations.PGN.write(game).replaceAll("\\s+", " ").strip();
          System.out.println(new Tactic(theme, best, text));
        }
      }
    }
  }

  /** A quick look that leaves most positions out. */
  private static boolean mayBe(Theme theme, State state) {
    return switch (theme) {
      case MATE -> {
        Solution mate = Solver.of(state).within(3).budget(QUICK).solve();
        yield mate.isMate() && mate.in() > 1;
      }
      case ZUGZWANG -> {
        Solution mate = Solver.of(state).within(2).budget(QUICK).solve();
        yield mate.isMate()
            && mate.in() == 2
            && !state.play(mate.first().orElseThrow()).orThrow().inCheck();
      }
      case UNDERPROMOTION ->
          state.moveCandidates().stream()
                  .anyMatch(m -> m.promotion() != null && m.promotion() != PieceType.QUEEN)
              && Solver.of(state).within(2).budget(QUICK).solve().isMate();
      case BRANCH_TO_ESCAPE, DO_NOT_BRANCH -> isInDanger(state);
      case HANGING -> state.multiverse().timelineCount() <= 3 && few(state, 60) && hangs(state);
      case FORK -> state.multiverse().timelineCount() > 1 && few(state, 50);
    };
  }

  private static boolean few(State state, int most) {
    long count = state.legalActions().limit(most + 1).count();
    return count > 1 && count <= most;
  }

  private static boolean hangs(State state) {
    for (Move move : state.moveCandidates()) {
      var taken = state.pieceAt(move.to(), move.toSquare());
      if (!move.isPhysical() && taken != null && !taken.type().isPawnLike()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInDanger(State state) {
    if (!few(state, 400)) {
      return false;
    }
    if (!state.inCheck()) {
      TurnStart start = TurnStart.of(state.multiverse(), state.rules());
      State passed = State.of(start.passed(), state.rules());
      return Solver.of(passed).within(2).budget(QUICK).solve().isMate();
    }
    return true;
  }
}
