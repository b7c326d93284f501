package fivefold.fuzz;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Move;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A game played by bytes: the first picks the variant, the others moves, undo and submit. */
final class Walk {
  /** Large starts only take longer. */
  private static final int MAX_BOARDS = 8;

  private static final List<Variant> VARIANTS =
      Variants.all().stream()
          .filter(each -> each.isPlayable() && each.start().multiverse().boardCount() <= MAX_BOARDS)
          .toList();

  private static final int UNDO = 250;
  private static final int SUBMIT = 240;

  private final byte[] data;
  private final Variant variant;
  private int at;
  private State state;

  Walk(byte[] data) {
    this.data = data;
    this.variant = VARIANTS.get(next() % VARIANTS.size());
    this.state = variant.start();
  }

  State state() {
    return state;
  }

  /** The next byte; 0 at the end. */
  int next() {
    return at < data.length ? data[at++] & 255 : 0;
  }

  boolean atEnd() {
    return at >= data.length;
  }

  /** Some of the remaining bytes as a text. */
  String text() {
    int length = Math.min(next() % 24, data.length - at);
    at += length;
    return new String(data, at - length, length, StandardCharsets.UTF_8);
  }

  /** One step; false when there is nothing left to do. */
  boolean step() {
    int b = next();
    if (b >= UNDO) {
      state = state.undo().orElse(state);
      return true;
    }
    if (b >= SUBMIT) {
      state = state.submit() instanceof Attempt.Ok ok ? ok.state() : state;
      return true;
    }
    List<Move> moves = state.moveCandidates();
    if (moves.isEmpty()) {
      return false;
    }
    Move move = moves.get((b + SUBMIT * (at % 3)) % moves.size());
    State before = state;
    Attempt attempt = before.play(move);
    Broken.unless(attempt instanceof Attempt.Ok, "a candidate is refused");
    state = attempt.orThrow();
    Broken.unless(state.undo().orElseThrow() == before, "undo gives another state");
    // Bytes that submit are rare, so most turns end as soon as they can.
    if (b % 8 != 0 && state.submit() instanceof Attempt.Ok ok) {
      state = ok.state();
    }
    return true;
  }

  /** Plays the bytes into a game, with remarks from the same bytes. */
  Game game(int actions) {
    Game game = Game.of(variant.start(), variant.name());
    Node node = game.root();
    while (!atEnd() && node.depth() < actions) {
      State turn = node.state();
      for (int tries = 0; tries < 8 && turn.submitRefusal().isPresent(); tries++) {
        List<Move> moves = turn.moveCandidates();
        if (moves.isEmpty() || !turn.royalCaptures().isEmpty()) {
          break;
        }
        turn = turn.play(moves.get((next() + SUBMIT * (at % 3)) % moves.size())).orThrow();
      }
      if (turn.submitRefusal().isPresent()) {
        break;
      }
      node = node.play(turn).orThrow();
      int remark = next();
      if (remark >= SUBMIT) {
        String text = text();
        if (!text.isBlank()) {
          node.addComment(text);
        }
      } else if (remark >= SUBMIT - 10) {
        node = node.parent().orElseThrow();
      }
    }
    return game;
  }
}
