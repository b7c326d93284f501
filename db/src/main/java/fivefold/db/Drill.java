package fivefold.db;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Positions to practise, each with the actions that answer it, and when to ask for them again: what
 * was known after about twice as long as before, what was not known the same day.
 */
public final class Drill {
  private static final int MOST_DAYS = 365;

  private final Database database;
  private final Map<String, Card> cards = new LinkedHashMap<>();

  /** A position and what to play there. */
  public record Card(State position, List<Action> answers) {
    String key() {
      return position.key().toString();
    }
  }

  public Drill(Database database) {
    this.database = database;
  }

  /** Adds what a study has a player play, in all its lines. */
  public void add(Game study, Color player) {
    for (Node node : study.nodes()) {
      if (!node.isLeaf() && node.state().mover() == player) {
        for (Node child : node.children()) {
          add(node.state(), child.action());
        }
      }
    }
  }

  /**
   * Adds what was played most in the positions that arise when the player always plays it, as long
   * as so many games did, against every answer that so many games gave.
   */
  public void addTree(State start, Color player, long fewest, int longest) throws SQLException {
    record Ahead(State state, int depth) {}
    Deque<Ahead> ahead = new ArrayDeque<>(List.of(new Ahead(start, 0)));
    OpeningTree tree = new OpeningTree(database);
    while (!ahead.isEmpty()) {
      Ahead at = ahead.pop();
      boolean mine = at.state().mover() == player;
      for (OpeningTree.Branch branch : tree.of(at.state(), false)) {
        if (branch.row().games() < fewest || at.depth() >= longest) {
          break;
        }
        if (mine) {
          add(at.state(), branch.action());
        }
        if (at.state().play(branch.action()) instanceof Attempt.Ok ok) {
          ahead.push(new Ahead(ok.state(), at.depth() + 1));
        }
        if (mine) {
          break; // only the most played
        }
      }
    }
  }

  private void add(State position, Action answer) {
    Card fresh = new Card(position, new ArrayList<>());
    Card card = cards.getOrDefault(fresh.key(), fresh);
    cards.put(fresh.key(), card);
    if (!card.answers().contains(answer)) {
      card.answers().add(answer);
    }
  }

  public int size() {
    return cards.size();
  }

  /**
   * The cards to ask for on a day, at most so many: those that wait longest first, then new ones.
   */
  public List<Card> due(long day, int most) throws SQLException {
    Map<Card, Long> due = new LinkedHashMap<>();
    try (PreparedStatement select = database.prepare("SELECT due FROM card WHERE position = ?")) {
      for (Card card : cards.values()) {
        select.setString(1, card.key());
        try (ResultSet row = select.executeQuery()) {
          long when = row.next() ? row.getLong(1) : day;
          if (when <= day) {
            due.put(card, when);
          }
        }
      }
    }
    return due.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .limit(most)
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * Notes whether a card was known, and returns after how many days to ask again.
   *
   * @param day the day it is
   */
  public int answered(Card card, boolean known, long day) throws SQLException {
    int before = 0;
    try (PreparedStatement select = database.prepare("SELECT days FROM card WHERE position = ?")) {
      select.setString(1, card.key());
      try (ResultSet row = select.executeQuery()) {
        before = row.next() ? row.getInt(1) : 0;
      }
    }
    int days = known ? Math.min(MOST_DAYS, 2 * before + 1) : 0;
    try (PreparedStatement note =
        database.prepare(
            "INSERT INTO card VALUES(?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET due = excluded.due,"
                + " days = excluded.days, right = right + excluded.right,"
                + " wrong = wrong + excluded.wrong")) {
      note.setString(1, card.key());
      note.setLong(2, day + days);
      note.setInt(3, days);
      note.setInt(4, known ? 1 : 0);
      note.setInt(5, known ? 0 : 1);
      note.executeUpdate();
    }
    return days;
  }
}
