package fivefold.web;

import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.solve.Explanation;
import fivefold.solve.Judgement;
import fivefold.solve.ProofCheck;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import fivefold.web.json.Json;
import fivefold.web.json.Split;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Mates for the page: found with their proof, put into a tree, explained. */
final class Mates {
  private Mates() {}

  /** So many groups of replies are listed. */
  private static final int GROUPS = 3;

  /**
   * Looks for a mate in so many actions. The page asks for one, two, three … to show how far it is,
   * and ends the engine to stop it.
   *
   * @param options {@code c} if the player gives check with every action, then letters of what
   *     pawns may become; without any, what the game allows
   */
  static void solve(Json json, State position, int within, Budget budget, String options) {
    State state = asked(position, options);
    Solver any = Solver.of(state).within(within).budget(budget);
    Game game = Game.of(state);
    Solution solution =
        (options.startsWith("c") ? any.checksOnly() : any).prove(game.root(), false);
    json.field("result", solution.result().name().toLowerCase(Locale.ROOT));
    json.field("in", solution.in()).field("nodes", solution.nodes());
    if (solution.isMate()) {
      Node first = game.root().next().orElseThrow();
      MoveJson.write(json.name("first"), first.steps());
      groups(json, first);
      json.field("proof", proof(game));
    }
  }

  /** The position with other promotions, if they are asked for. */
  private static State asked(State state, String options) {
    List<PieceType> types = new ArrayList<>();
    for (int i = 0; i < options.length(); i++) {
      PieceType.ofLetter(options.charAt(i)).ifPresent(types::add);
    }
    return types.isEmpty()
        ? state
        : State.of(state.multiverse(), state.rules().withPromotions(types));
  }

  /** The first replies with their answers, and how many replies there are in how many groups. */
  private static void groups(Json json, Node first) {
    List<Node> replies = first.children();
    long all = 0;
    json.name("groups").array();
    // The longest defence is the last child.
    for (int i = replies.size() - 1; i >= 0; i--) {
      Node reply = replies.get(i);
      int more = 0;
      for (Comment comment : reply.comments()) {
        more += number(comment.text());
      }
      all += 1 + more;
      if (replies.size() - i <= GROUPS) {
        json.object();
        MoveJson.write(json.name("reply"), reply.steps());
        MoveJson.write(json.name("answer"), reply.next().orElseThrow().steps());
        json.field("more", more).endObject();
      }
    }
    json.endArray().field("groupCount", replies.size()).field("replies", all);
  }

  /** How many first actions mate in so many, 2 for several; nothing if the budget is too small. */
  static void ways(Json json, State position, int in, Budget budget, String options) {
    Solver any = Solver.of(asked(position, options)).budget(budget);
    int ways = (options.startsWith("c") ? any.checksOnly() : any).ways(in, 2);
    if (ways >= 0) {
      json.field("ways", ways);
    }
  }

  /** The number in a remark such as "and 31 more". */
  private static int number(String remark) {
    int number = 0;
    for (int i = 0; i < remark.length(); i++) {
      char c = remark.charAt(i);
      if (c >= '0' && c <= '9') {
        number = 10 * number + (c - '0');
      }
    }
    return number;
  }

  /** Checks a proof with nothing but the rules. */
  static void check(Json json, State position, String proof, Budget budget, String options) {
    Game game = Game.of(asked(position, options));
    add(game.root(), proof);
    ProofCheck.Outcome outcome = ProofCheck.of(game.root(), budget);
    if (outcome instanceof ProofCheck.Holds holds) {
      json.field("holds", "yes").field("in", holds.in()).field("replies", holds.replies());
    } else {
      json.field("holds", outcome instanceof ProofCheck.Hole ? "no" : "unknown");
    }
  }

  /** Whether an action keeps a mate, and what the opponent replies. */
  static void judge(Json json, State state, String moves, int within, Budget budget) {
    Action action = action(moves, state.multiverse().size());
    Judgement judgement = Solver.of(state).within(within).budget(budget).judge(action);
    json.field("result", judgement.result().name().toLowerCase(Locale.ROOT));
    json.field("in", judgement.in());
    judgement
        .reply()
        .ifPresent(
            reply -> MoveJson.write(json.name("reply"), state.play(action).orThrow().steps(reply)));
  }

  /** In how many actions the opponent mates by force after an action; 0 if that was not found. */
  static void risk(Json json, State state, String moves, int within, Budget budget) {
    State after = state.play(action(moves, state.multiverse().size())).orThrow();
    Solution solution = Solver.of(after).within(within).budget(budget).solve();
    json.field("mateIn", solution.isMate() ? solution.in() : 0);
  }

  /**
   * A tree as text: a line for each action, with its depth, its moves as the page names them, and
   * its remark.
   */
  private static String proof(Game game) {
    StringBuilder out = new StringBuilder();
    Size size = game.start().multiverse().size();
    int above = game.root().path().size();
    for (Node node : game.nodes()) {
      if (node.isRoot()) {
        continue;
      }
      out.append(node.path().size() - above).append(' ');
      String separator = "";
      for (Ply ply : node.action().plies()) {
        Move move = (Move) ply;
        out.append(separator);
        place(out, move.from(), move.fromSquare(), size).append(',');
        place(out, move.to(), move.toSquare(), size).append(',');
        out.append(move.promotion() == null ? "" : move.promotion().letter());
        separator = ";";
      }
      out.append(' ');
      node.comments().forEach(comment -> out.append(comment.text()));
      out.append('\n');
    }
    return out.toString();
  }

  private static StringBuilder place(StringBuilder out, BoardCoord at, Square square, Size size) {
    return out.append(at.timeline())
        .append(',')
        .append(at.halfTurn())
        .append(',')
        .append(MoveJson.index(square, size));
  }

  /** Adds the actions of a proof below a node; what is there already stays. */
  static void add(Node node, String proof) {
    List<Node> line = new ArrayList<>(List.of(node));
    for (String row : Split.at(proof, '\n')) {
      if (row.isEmpty()) {
        continue;
      }
      int first = row.indexOf(' ');
      int second = row.indexOf(' ', first + 1);
      int depth = Integer.parseInt(row.substring(0, first));
      while (line.size() > depth) {
        line.remove(line.size() - 1);
      }
      Node parent = line.get(depth - 1);
      Optional<Node> main = parent.next();
      Size size = node.state().multiverse().size();
      Insertion insertion = parent.play(action(row.substring(first + 1, second), size));
      if (!(insertion instanceof Insertion.Done done)) {
        throw new IllegalArgumentException("the proof does not fit here: " + row);
      }
      String remark = row.substring(second + 1);
      if (!done.existed() && !remark.isEmpty()) {
        done.node().addComment(remark);
      }
      if (depth == 1) {
        // Beside what was played, a variation.
        main.filter(other -> other != done.node()).ifPresent(Node::promote);
      }
      line.add(done.node());
    }
  }

  /** Moves with commas, parted by semicolons. */
  private static Action action(String text, Size size) {
    List<Move> moves = new ArrayList<>();
    for (String each : Split.at(text, ';')) {
      moves.add(Session.move(Split.at(each, ','), size));
    }
    return Action.of(moves);
  }

  /** Why it is mate; nothing when it is none, or when the budget does not suffice. */
  static void explain(Json json, State state, Budget budget) {
    Explanation explanation = Explanation.of(state, budget).orElse(null);
    if (explanation == null) {
      return;
    }
    json.name("must").array();
    for (BoardCoord board : explanation.mustMove()) {
      json.array().value(board.timeline()).value(board.halfTurn()).endArray();
    }
    json.endArray().name("reasons").array();
    for (Explanation.Reason reason : explanation.reasons()) {
      json.object().field("capture", reason.text());
      Move capture = reason.capture();
      MoveJson.place(json.name("from"), capture.from(), capture.fromSquare(), state);
      MoveJson.place(json.name("to"), capture.to(), capture.toSquare(), state);
      MoveJson.write(json.name("beaten"), reason.beaten());
      json.endObject();
    }
    json.endArray().name("lines").array();
    explanation.lines().forEach(json::value);
    json.endArray();
  }
}
