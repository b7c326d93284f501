package fivefold.game;

import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.SetupResult;
import fivefold.fen.SetupText;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Random games for tests; the same seed gives the same game. They like what is rare: jumps,
 * castling, promotions, en passant. Starts take turns: ordinary, turn zero, even timelines, small
 * boards, and one where pawns are about to promote and kings may castle.
 */
public final class GameGenerator {
  private static final int MAX_TIMELINES = 7;

  private static final List<String> STARTS =
      List.of(
          "Standard",
          "Standard - Turn Zero",
          "Standard - Two Timelines",
          "",
          "Standard - Princess",
          "");

  /** Promotions, castling and en passant are a move away. */
  private static final String BUSY = "[r*3k*2r*/1P4P1/8/8/2p5/8/1P*1P*4/R*3K*2R*:0:1:w]";

  private final Random random;
  private final State start;
  private final String variant;

  private GameGenerator(long seed) {
    this.random = new Random(seed * 0x9E3779B97F4A7C15L + 17);
    this.variant = STARTS.get((int) Math.floorMod(seed, (long) STARTS.size()));
    this.start = variant.isEmpty() ? busy() : start(variant);
  }

  /** A game without variations or annotations. */
  public static Game line(long seed, int actions) {
    GameGenerator generator = new GameGenerator(seed);
    Game game = generator.newGame();
    generator.play(game.root(), actions);
    return game;
  }

  /**
   * A game with headers, comments, evaluations, variations, a result or an unfinished turn at its
   * end.
   */
  public static Game tree(long seed, int actions) {
    GameGenerator generator = new GameGenerator(seed);
    Game game = generator.newGame();
    generator.play(game.root(), actions);
    for (Node node : game.mainline()) {
      generator.addVariations(node.parent().orElseThrow(), node);
    }
    generator.annotate(game);
    return game;
  }

  private Game newGame() {
    return variant.isEmpty() ? Game.of(start) : Game.of(start, variant);
  }

  private static State start(String name) {
    return ((VariantLookup.Found) Variants.find(name)).variant().start();
  }

  private static State busy() {
    List<Span> blocks = FenReader.blocks(Span.of("busy", BUSY), new Diagnostics());
    SetupResult result =
        FenReader.of(FenMode.LENIENT)
            .read(
                SetupText.of(blocks)
                    .withSize(Span.of("size", "8x8"))
                    .withPromotions(Span.of("promotions", "Q,N,R,B")))
            .validate();
    return ((SetupResult.Valid) result).state();
  }

  private Node play(Node from, int actions) {
    Node node = from;
    for (int i = 0; i < actions; i++) {
      Optional<State> turn = turn(node.state());
      if (turn.isEmpty()) {
        break;
      }
      node = node.play(turn.get()).orThrow();
    }
    return node;
  }

  /** The moves of a random action, ready to submit; empty when the game is over. */
  private Optional<State> turn(State state) {
    for (int attempt = 0; attempt < 12; attempt++) {
      State turn = state;
      for (int i = 0; i < 12; i++) {
        List<Move> candidates = turn.moveCandidates();
        if (candidates.isEmpty()) {
          break;
        }
        turn = turn.play(choose(turn, candidates)).orThrow();
        if (turn.submitRefusal().isEmpty()) {
          return Optional.of(turn);
        }
      }
    }
    if (!state.legalActions().exist(Budget.ofNodes(20_000)).orElse(false)) {
      return Optional.empty();
    }
    Iterator<Action> actions = state.legalActions().iterator();
    State turn = state;
    for (Ply ply : actions.next().plies()) {
      turn = turn.play(ply).orThrow();
    }
    return Optional.of(turn);
  }

  private Move choose(State turn, List<Move> candidates) {
    List<Move> special = new ArrayList<>();
    List<Move> rare = new ArrayList<>();
    List<Move> plain = new ArrayList<>();
    boolean full = turn.multiverse().timelineCount() >= MAX_TIMELINES;
    for (Move move : candidates) {
      boolean jump = !move.isPhysical();
      if (move.promotion() != null
          || turn.isCastling(move)
          || isEnPassant(turn, move)
          || invitesEnPassant(turn, move)) {
        special.add(move);
      } else if (!jump || !full) {
        (jump && random.nextInt(4) == 0 ? rare : plain).add(move);
      }
    }
    if (!special.isEmpty() && random.nextInt(3) > 0) {
      return special.get(random.nextInt(special.size()));
    }
    List<Move> pool = !rare.isEmpty() && (plain.isEmpty() || random.nextInt(3) == 0) ? rare : plain;
    pool = pool.isEmpty() ? candidates : pool;
    return pool.get(random.nextInt(pool.size()));
  }

  /** Whether a pawn makes a double step in the start that has a pawn waiting for it. */
  private boolean invitesEnPassant(State state, Move move) {
    PieceType type = state.pieceAt(move.from(), move.fromSquare()).type();
    return variant.isEmpty()
        && type.isPawnLike()
        && move.isPhysical()
        && Math.abs(move.toSquare().rank() - move.fromSquare().rank()) == 2;
  }

  /** Whether a move takes a pawn that is not on the square it goes to. */
  public static boolean isEnPassant(State state, Move move) {
    PieceType type = state.pieceAt(move.from(), move.fromSquare()).type();
    return type.isPawnLike()
        && state.isCapture(move)
        && state.pieceAt(move.to(), move.toSquare()) == null;
  }

  private void addVariations(Node parent, Node main) {
    if (random.nextInt(4) > 0) {
      return;
    }
    for (int i = random.nextInt(2); i >= 0; i--) {
      play(parent, 1 + random.nextInt(3));
    }
    main.promote();
  }

  private void annotate(Game game) {
    game.setHeaders(
        Headers.of(
            "White", "Player " + random.nextInt(100),
            "Black", "O'Neil, \"Max\" \\ Co.",
            "Date", "2026.01.0" + (1 + random.nextInt(9))));
    int number = 0;
    for (Node node : game.nodes()) {
      int moves = node.isRoot() ? 0 : node.action().plies().size();
      if (random.nextInt(5) == 0) {
        number++;
        node.addComment(
            new Comment(
                random.nextInt(moves + 1) - 1,
                "remark " + number + ": + # >>" + data(node, number)));
      }
      if (moves > 0 && random.nextInt(5) == 0) {
        Evaluation[] signs = Evaluation.values();
        node.evaluate(random.nextInt(moves), signs[random.nextInt(signs.length)]);
      }
    }
    Node end = game.end();
    if (random.nextBoolean()) {
      Result[] results = Result.values();
      end.setResult(results[random.nextInt(results.length)]);
    } else {
      unfinished(end.state()).ifPresent(end::setUnfinished);
    }
  }

  /** What a program might have added to every third remark. */
  private static String data(Node node, int number) {
    if (number % 3 != 1) {
      return "";
    }
    Timeline line = node.state().multiverse().timelines().get(0);
    BoardCoord last = new BoardCoord(line.index(), line.end());
    Drawing.Arrow arrow =
        new Drawing.Arrow(
            Brush.RED,
            last,
            Square.of(0, 1),
            new BoardCoord(0, last.halfTurn() - 2),
            Square.of(2, 3));
    return " [%eval -1.2] [%emt 0:05] [%clk 1:00:0"
        + number % 10
        + "] [%cal "
        + arrow.text(node.state().parity())
        + ",Y"
        + last.labelWithColor(node.state().parity())
        + "a1b2] [%csl B"
        + last.labelWithColor(node.state().parity())
        + "c3]";
  }

  /** A turn that can't be submitted yet. */
  private static Optional<State> unfinished(State state) {
    for (Move move : state.moveCandidates()) {
      State turn = state.play(move).orThrow();
      if (turn.submitRefusal().isPresent() && turn.royalCaptures().isEmpty()) {
        return Optional.of(turn);
      }
    }
    return Optional.empty();
  }
}
