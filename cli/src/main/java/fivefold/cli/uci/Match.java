package fivefold.cli.uci;

import fivefold.Notations;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.rules.Attempt;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.List;

/**
 * Two engines against each other, with our rules as referee. An illegal action, no action where
 * there are some, a crash and a time-out lose the game.
 */
public final class Match {
  private static final Budget FOR_VERDICT = Budget.ofMillis(20_000);

  /**
   * One of the two.
   *
   * @param millis the time it has for a move
   */
  public record Player(String name, UciProcess process, long millis) {}

  /**
   * How a game went.
   *
   * @param score what the first engine got: 0, 1 or 2 half points
   * @param reason why it ended: {@code checkmate}, {@code illegal action: …}, …
   */
  public record Played(Game game, int score, String reason) {}

  private final List<Player> players;
  private final long patience;
  private final int longest;
  private final long[] latest = new long[2];

  /**
   * @param patience how long over its time an engine may be
   * @param longest after how many actions a game is a draw
   */
  public Match(Player first, Player second, long patience, int longest) {
    this.players = List.of(first, second);
    this.patience = patience;
    this.longest = longest;
  }

  /** By how many milliseconds a player was over his time at most; negative when he never was. */
  public long latest(int player) {
    return latest[player];
  }

  /**
   * Plays a game from the end of an opening.
   *
   * @param white which of the two has White, 0 or 1
   */
  public Played play(Game opening, int white) {
    Game game = opening.copy();
    Headers headers = game.headers().with("White", players.get(white).name());
    game.setHeaders(headers.with("Black", players.get(1 - white).name()));
    players.forEach(player -> player.process().newGame());
    Node node = game.end();
    String reason = over(node.state());
    boolean drawn = reason.equals("stalemate");
    while (reason.isEmpty()) {
      int number = node.state().mover() == Color.WHITE ? white : 1 - white;
      reason = answer(game, node, number);
      if (reason.isEmpty()) {
        node = node.next().orElseThrow();
        reason = over(node.state());
        drawn = reason.equals("stalemate");
      }
      if (reason.isEmpty() && node.depth() >= longest) {
        reason = longest + " actions";
        drawn = true;
      }
    }
    // Whoever is to move is mated, or did wrong.
    int loser = node.state().mover() == Color.WHITE ? white : 1 - white;
    int score = drawn ? 1 : loser == 0 ? 0 : 2;
    Result result = drawn ? Result.DRAW : (loser == white ? Result.BLACK_WINS : Result.WHITE_WINS);
    node.setResult(result);
    game.setHeaders(game.headers().with("Result", result.token()).with("Termination", reason));
    return new Played(game, score, reason);
  }

  /** Why nothing can be played any more; empty while something can. */
  private static String over(State state) {
    Verdict verdict = state.verdict(FOR_VERDICT);
    return switch (verdict) {
      case CHECKMATE -> "checkmate";
      case STALEMATE -> "stalemate";
      default -> "";
    };
  }

  /** Lets a player add its action to the game; says what went wrong. */
  private String answer(Game game, Node node, int number) {
    Player player = players.get(number);
    String position = Notations.UCI.write(game).strip();
    UciProcess.Reply reply = player.process().move(position, player.millis(), patience);
    if (reply instanceof UciProcess.Moves moves) {
      latest[number] = Math.max(latest[number], moves.millis() - player.millis());
      return play(node, moves.moves());
    }
    return reply instanceof UciProcess.NoMove
        ? "no action"
        : reply instanceof UciProcess.TimedOut
            ? "time-out"
            : "crash: " + ((UciProcess.Crashed) reply).reason();
  }

  private static String play(Node node, List<String> moves) {
    String written = String.join(" ", moves);
    Attempt turn = UciMoves.play(node.state(), moves);
    if (turn instanceof Attempt.Refused refused) {
      return "illegal action " + written + ": " + refused.refusal().message();
    }
    return node.play(turn.orThrow()) instanceof Insertion.Refused refused
        ? "illegal action " + written + ": " + refused.refusal().message()
        : "";
  }
}
