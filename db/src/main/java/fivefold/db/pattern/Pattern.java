package fivefold.db.pattern;

import fivefold.model.BoardCoord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;

/**
 * What to look for: boards with pieces, how they lie to each other, and which piece attacks which.
 * All of it must be true in one position.
 */
public final class Pattern {
  private static final int MOST_BOARDS = 6;
  private static final java.util.regex.Pattern BOARD =
      java.util.regex.Pattern.compile("([a-z][a-z0-9]*)\\s*(?:\\(([^)]*)\\))?\\s*:(.*)");
  private static final java.util.regex.Pattern RELATION =
      java.util.regex.Pattern.compile("([a-z][a-z0-9]*)\\s+([a-z-]+)\\s+([a-z][a-z0-9]*)");
  private static final java.util.regex.Pattern ATTACK =
      java.util.regex.Pattern.compile(
          "([a-z][a-z0-9]*)\\.(\\S+)\\s+attacks\\s+([a-z][a-z0-9]*)\\.(\\S+)");

  final List<BoardClause> boards;
  final List<Relation> relations;
  final List<Attack> attacks;

  private Pattern(List<BoardClause> boards, List<Relation> relations, List<Attack> attacks) {
    this.boards = List.copyOf(boards);
    this.relations = List.copyOf(relations);
    this.attacks = List.copyOf(attacks);
  }

  /** How two boards lie to each other. */
  record Relation(String first, Kind kind, String second) {
    enum Kind {
      BEFORE,
      AFTER,
      SAME_TURN,
      ABOVE,
      BELOW,
      SAME_LINE,
      NEXT_LINE
    }

    boolean holds(BoardCoord a, BoardCoord b) {
      return switch (kind) {
        case BEFORE -> a.turn() < b.turn();
        case AFTER -> a.turn() > b.turn();
        case SAME_TURN -> a.turn() == b.turn();
        case ABOVE -> a.timeline() > b.timeline();
        case BELOW -> a.timeline() < b.timeline();
        case SAME_LINE -> a.timeline() == b.timeline();
        case NEXT_LINE -> Math.abs(a.timeline() - b.timeline()) == 1;
      };
    }
  }

  /**
   * Reads a pattern.
   *
   * @throws IllegalArgumentException when it is none, with the reason
   */
  public static Pattern parse(String text) {
    Map<String, BoardClause> boards = new LinkedHashMap<>();
    List<Relation> relations = new ArrayList<>();
    List<Attack> attacks = new ArrayList<>();
    for (String each : text.split(";", -1)) {
      String clause = each.strip();
      Matcher board = BOARD.matcher(clause);
      Matcher relation = RELATION.matcher(clause);
      Matcher attack = ATTACK.matcher(clause);
      if (attack.matches()) {
        attacks.add(
            new Attack(
                attack.group(1),
                PiecePattern.parse(attack.group(2)),
                attack.group(3),
                PiecePattern.parse(attack.group(4))));
      } else if (board.matches()) {
        put(boards, BoardClause.of(board.group(1), board.group(2), pieces(board.group(3))));
      } else if (relation.matches() && isRelation(relation.group(2))) {
        relations.add(new Relation(relation.group(1), kind(relation.group(2)), relation.group(3)));
      } else if (clause.isEmpty()) {
        throw new IllegalArgumentException("the pattern has an empty part");
      } else {
        put(boards, BoardClause.of("", null, pieces(clause)));
      }
    }
    // A board may be named only where it attacks or lies.
    relations.forEach(r -> List.of(r.first(), r.second()).forEach(n -> name(boards, n)));
    for (Attack attack : attacks) {
      has(boards, attack.from(), attack.attacker());
      has(boards, attack.to(), attack.target());
    }
    if (boards.size() > MOST_BOARDS) {
      throw new IllegalArgumentException("a pattern may have at most " + MOST_BOARDS + " boards");
    }
    return new Pattern(new ArrayList<>(boards.values()), relations, attacks);
  }

  private static void put(Map<String, BoardClause> boards, BoardClause clause) {
    if (boards.putIfAbsent(clause.name(), clause) != null) {
      throw new IllegalArgumentException(
          clause.name().isEmpty()
              ? "only one board may go without a name; write a: Nf3; b: k"
              : "the board " + clause.name() + " is described twice");
    }
  }

  private static void name(Map<String, BoardClause> boards, String name) {
    boards.putIfAbsent(name, BoardClause.of(name, null, List.of()));
  }

  /** Boards without the piece need not be tried. */
  private static void has(Map<String, BoardClause> boards, String name, PiecePattern piece) {
    name(boards, name);
    boards.computeIfPresent(name, (any, clause) -> piece.not() ? clause : clause.with(piece));
  }

  private static List<PiecePattern> pieces(String words) {
    String stripped = words.strip();
    return stripped.isEmpty()
        ? List.of()
        : Arrays.stream(stripped.split("[\\s,]+")).map(PiecePattern::parse).toList();
  }

  private static boolean isRelation(String word) {
    return Arrays.stream(Relation.Kind.values()).anyMatch(kind -> name(kind).equals(word));
  }

  private static Relation.Kind kind(String word) {
    return Arrays.stream(Relation.Kind.values())
        .filter(kind -> name(kind).equals(word))
        .findFirst()
        .orElseThrow();
  }

  private static String name(Relation.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The fewest timelines of a game that can match. */
  public int leastTimelines() {
    int least = 1;
    for (BoardClause board : boards) {
      String line = board.line();
      if (line != null) {
        // A timeline beyond the centre has at least the centre beside it.
        least = Math.max(least, Math.abs(Integer.parseInt(line)) + 1);
      }
    }
    for (Relation relation : relations) {
      boolean two =
          relation.kind() == Relation.Kind.ABOVE
              || relation.kind() == Relation.Kind.BELOW
              || relation.kind() == Relation.Kind.NEXT_LINE;
      least = two ? Math.max(least, 2) : least;
    }
    return least;
  }
}
