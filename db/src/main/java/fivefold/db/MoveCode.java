package fivefold.db;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Pass;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Square;
import fivefold.rules.Action;
import fivefold.rules.State;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The moves of a game as bytes: three for most actions. A piece always leaves the last board of its
 * timeline, so the turn need not be said.
 *
 * <pre>
 * game    length of the main line in bytes, its plies, then what else is in the tree
 * ply     head, [timeline], from, to, [timeline, turns back], [promotion]
 * head    kind (2 bits), promotes, ends the action, timeline (4 bits, 15: as a number of its own)
 * </pre>
 *
 * Two games of one start have the same bytes exactly when they have the same tree of actions, and
 * one main line begins with another exactly when its bytes do.
 */
final class MoveCode {
  private static final int PHYSICAL = 0;
  private static final int JUMP = 1;
  private static final int PASS = 2;
  private static final int KIND = 3;
  private static final int PROMOTES = 4;
  static final int ENDS_ACTION = 8;
  private static final int LINE_SHIFT = 4;
  private static final int FAR = 15;

  private static final PieceType[] TYPES = PieceType.values();

  private MoveCode() {}

  /** All actions of a game: the main line first, then what else is in its tree. */
  static byte[] of(Game game) {
    ByteArrayOutputStream main = new ByteArrayOutputStream();
    List<Node> line = game.mainline();
    for (Node node : line) {
      put(main, node.action());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream(main.size() + 2);
    number(out, main.size());
    out.writeBytes(main.toByteArray());
    if (game.hasVariations() || hasUnfinished(game)) {
      rest(out, game, line);
    }
    return out.toByteArray();
  }

  private static boolean hasUnfinished(Game game) {
    for (Node node : game.nodes()) {
      if (node.unfinished().isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** The side lines, each node with its depth; nobody reads them but to compare. */
  private static void rest(ByteArrayOutputStream out, Game game, List<Node> line) {
    for (Node node : game.nodes()) {
      int depth = node.depth();
      boolean isMain = depth == 0 || (depth <= line.size() && line.get(depth - 1) == node);
      if (!isMain) {
        boolean leavesMain =
            depth == 1
                || (depth - 2 < line.size() && line.get(depth - 2) == node.parent().orElseThrow());
        number(out, depth * 4L + (leavesMain ? 1 : 0));
        put(out, node.action());
      }
      State unfinished = node.unfinished().orElse(null);
      if (unfinished != null) {
        number(out, depth * 4L + 2);
        put(out, unfinished.action());
      }
    }
  }

  /** The bytes of one action. */
  static byte[] of(Action action) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    put(out, action);
    return out.toByteArray();
  }

  private static void put(ByteArrayOutputStream out, Action action) {
    List<Ply> plies = action.plies();
    for (int i = 0; i < plies.size(); i++) {
      put(out, plies.get(i), i == plies.size() - 1);
    }
  }

  private static void put(ByteArrayOutputStream out, Ply ply, boolean last) {
    Move move = ply instanceof Move m ? m : null;
    int kind = move == null ? PASS : move.isPhysical() ? PHYSICAL : JUMP;
    boolean promotes = move != null && move.promotion() != null;
    long line = zigzag(ply.from().timeline());
    out.write(
        kind
            | (promotes ? PROMOTES : 0)
            | (last ? ENDS_ACTION : 0)
            | (int) Math.min(line, FAR) << LINE_SHIFT);
    if (line >= FAR) {
      number(out, line);
    }
    if (move == null) {
      return;
    }
    out.write(square(move.fromSquare()));
    out.write(square(move.toSquare()));
    if (kind == JUMP) {
      number(out, zigzag(move.to().timeline()));
      number(out, zigzag((move.from().halfTurn() - move.to().halfTurn()) / 2));
    }
    PieceType promotion = move.promotion();
    if (promotion != null) {
      out.write(promotion.ordinal());
    }
  }

  private static int square(Square square) {
    return square.rank() << 4 | square.file();
  }

  private static long zigzag(int number) {
    return number >= 0 ? 2L * number : -2L * number - 1;
  }

  /** Seven bits a byte, the low ones first. */
  private static void number(ByteArrayOutputStream out, long number) {
    long rest = number;
    while (rest >= 0x80) {
      out.write((int) ((rest & 0x7f) | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  /** Reads bytes one ply after the other. */
  static final class Reader {
    private final byte[] bytes;
    private int at;

    Reader(byte[] bytes, int at) {
      this.bytes = bytes;
      this.at = at;
    }

    int at() {
      return at;
    }

    int number() {
      int value = 0;
      for (int shift = 0; ; shift += 7) {
        int b = bytes[at++];
        value |= (b & 0x7f) << shift;
        if (b >= 0) {
          return value;
        }
      }
    }

    private int signed() {
      int number = number();
      return (number & 1) == 0 ? number >> 1 : -((number + 1) >> 1);
    }

    private Square square() {
      int code = bytes[at++] & 0xff;
      return Square.of(code & 15, code >> 4);
    }

    /** Whether the ply that comes next is the last of its action. */
    boolean endsAction() {
      return (bytes[at] & ENDS_ACTION) != 0;
    }

    Ply ply(Multiverse now) {
      int head = bytes[at++] & 0xff;
      int line = head >> LINE_SHIFT;
      int timeline;
      if (line == FAR) {
        timeline = signed();
      } else {
        timeline = (line & 1) == 0 ? line >> 1 : -((line + 1) >> 1);
      }
      BoardCoord from = new BoardCoord(timeline, now.timeline(timeline).end());
      if ((head & KIND) == PASS) {
        return new Pass(from);
      }
      Square fromSquare = square();
      Square toSquare = square();
      BoardCoord to = from;
      if ((head & KIND) == JUMP) {
        int target = signed();
        to = new BoardCoord(target, from.halfTurn() - 2 * signed());
      }
      PieceType promotion = (head & PROMOTES) == 0 ? null : TYPES[bytes[at++]];
      return new Move(from, fromSquare, to, toSquare, promotion);
    }

    /** All plies of an action that is played from a multiverse. */
    Action action(Multiverse now) {
      List<Ply> plies = new ArrayList<>(2);
      boolean last;
      do {
        last = endsAction();
        plies.add(ply(now));
      } while (!last);
      return Action.of(plies);
    }
  }
}
