package fivefold.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.conformance.Disagreements.Case;
import fivefold.conformance.Disagreements.Played;
import fivefold.fen.FenWriter;
import fivefold.fen.Hashing;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.notation.ReadOptions;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.text.Diagnostic;
import fivefold.text.JsonText;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Makes the suite; {@code conformance/make} runs it. It is no test that the build runs: every fact
 * is found by brute force, which takes minutes, and compared with what the fast search says.
 */
class SuiteMaker {
  private static final int PER_VARIANT = 15;
  private static final int LONGEST = 1_200;
  private static final long NODES = 8_000;
  private static final long PERFT_NODES = 12_000;

  /** Small boards on which checks, softmates, mates and stalemates abound; all pieces occur. */
  private static final List<String> OWN =
      List.of(
          "4x4 odd [nbr*k*/3p*/P*3/K*R*BN:0:1:w]",
          "5x5 odd [k*qbnr*/p*p*p*p*p*/5/P*P*P*P*P*/K*QBNR*:0:1:w]",
          "3x3 odd [2k*/3/K*2:0:1:w]",
          "4x4 odd [w*1k1/4/4/K1W*1:0:1:w]",
          "4x6 odd [w*2k*/4/2w*1/1W*2/4/K*2W*:0:1:w]",
          "5x5 odd [r*3k*/5/2n2/5/R*1K*1R*:0:1:w]",
          "3x5 odd [k*1p*/3/3/3/P*1K*:0:1:w]",
          "3x3 odd [q1k*/3/K*1D:0:1:w] [k2/1s1/K*2:1:1:w]",
          "4x4 odd [u1k1/d3/3D/K1U1:0:0:b] [u1k1/d3/3D/K1U1:0:1:w]",
          "4x4 odd [1y2/c3/3C/2Y1:0:1:w]",
          "3x3 odd [k2/2r/K2:-1:1:b] [k2/3/K1R:0:1:w] [1k1/b2/1K1:1:1:b]",
          "3x5 even [k2/p*p*1/3/1P*P*/2K:-0:1:w] [k2/p*2/3/P*2/2K:+0:1:w]",
          "5x5 even [s3k/2u2/5/2B2/K3S:-0:1:w] [y3k/5/1n1d1/5/K3C:+0:1:w]");

  private final Set<String> hashes = new LinkedHashSet<>();
  private final List<String> positions = new ArrayList<>();
  private final List<String> moves = new ArrayList<>();
  private final List<String> large = new ArrayList<>();
  private final Dice dice = new Dice(20_260_101);
  private int skipped;

  @Test
  void make() throws IOException {
    Disagreements disagreements = new Disagreements();
    for (Case each : disagreements.cases()) {
      position(each.name(), each.about(), each.state());
    }
    for (Played each : disagreements.played()) {
      played(each.where().name(), each.where().state(), each.moves(), each.reason());
    }
    for (Variant variant : Variants.all()) {
      if (variant.isPlayable()) {
        variant(variant.name(), Suite.written(variant.start()), PER_VARIANT);
        System.out.println(positions.size() + " with " + variant.name());
      }
    }
    int number = 0;
    for (String own : OWN) {
      String[] parts = own.split(" ", 3);
      State start = Suite.state(parts[0], parts[1], "Q", parts[2].replace(' ', '\n'));
      variant("own " + ++number, start, 50);
    }
    for (String facts : large) {
      positions.add(id(positions.size() + 1) + facts + "}");
    }
    assertThat(positions).hasSizeGreaterThan(2_000);
    Files.write(Suite.file("positions.jsonl"), positions);
    Files.write(Suite.file("moves.jsonl"), moves);
    Files.write(Suite.file("texts.jsonl"), texts());
    System.out.println(
        positions.size() + " positions, " + moves.size() + " turns; too large: " + skipped);
  }

  /** The start of a variant, and positions of random games from it. */
  private void variant(String name, State start, int most) {
    int found = position(name, "start", start) ? 1 : 0;
    for (int game = 0; game < 2 * most && found < most; game++) {
      State state = start;
      int length = 1 + dice.roll(10);
      for (int i = 0; i < length; i++) {
        Optional<LegalActions.Played> next =
            state.legalActions().playRandom(dice, 30, Budget.ofNodes(50_000));
        if (next.isEmpty()) {
          break;
        }
        state = next.get().state();
        boolean telling = state.verdict(Budget.ofNodes(20_000)) != Verdict.PLAYING;
        if (found < most && (telling || i == length - 1)) {
          State written = Suite.written(state);
          if (position(name, "", written)) {
            found++;
            if (found % 4 == 2) {
              turns(name, written);
            }
          }
        }
      }
    }
  }

  /** Puts a position down unless it is there already or too large for brute force. */
  private boolean position(String name, String about, State state) {
    String hash = Hashing.multiverse(state.multiverse());
    String boards = String.join("", FenWriter.blocks(state.multiverse()));
    if (boards.length() > LONGEST && !about.equals("start")) {
      return false;
    }
    Optional<List<Action>> actions = new BruteForce(NODES).actions(state);
    if (actions.isEmpty() && about.equals("start")) {
      actions = new BruteForce(50 * NODES).actions(state);
    }
    if (actions.isEmpty()) {
      skipped++;
      if (about.equals("start")) {
        large.add(facts(name, "start, too large to count", state, state.verdict(), hash));
      }
      return false;
    }
    String start = about.equals("start") ? name : "";
    if (!hashes.add(hash + state.rules().promotions() + start)) {
      return false;
    }
    Verdict verdict = BruteForce.verdict(state, actions.get());
    assertThat(state.verdict()).as(boards).isEqualTo(verdict);
    assertThat(state.legalActions().count(Long.MAX_VALUE, Budget.UNLIMITED).atLeast())
        .as(boards)
        .isEqualTo(actions.get().size());
    StringBuilder line = new StringBuilder(id(positions.size() + 1));
    line.append(facts(name, about, state, verdict, hash));
    line.append(",\"perft\":[").append(actions.get().size());
    BruteForce deep = new BruteForce(PERFT_NODES);
    // Deep counts of every fourth position are enough.
    boolean counts = positions.size() % 4 == 0 || about.equals("start");
    for (int depth = 2; counts && depth <= 4; depth++) {
      OptionalLong count = deep.perft(state, depth);
      if (count.isEmpty()) {
        break;
      }
      line.append(',').append(count.getAsLong());
    }
    positions.add(line.append("]}").toString());
    return true;
  }

  private static String id(int number) {
    return "{\"id\":\"p" + number + "\",";
  }

  private static String facts(
      String name, String about, State state, Verdict verdict, String hash) {
    StringBuilder line = new StringBuilder("\"name\":").append(JsonText.quote(name));
    if (!about.isEmpty()) {
      line.append(",\"about\":").append(JsonText.quote(about));
    }
    line.append(',').append(Suite.position(state));
    line.append(",\"mover\":\"").append(state.mover().name().toLowerCase(Locale.ROOT));
    line.append("\",\"present\":\"").append(state.present()).append('"');
    line.append(",\"hash\":\"").append(hash).append('"');
    line.append(",\"verdict\":\"").append(verdict.name().toLowerCase(Locale.ROOT)).append('"');
    return line.toString();
  }

  /** Turns in a position: a legal one, and moves that are refused, for as many reasons as come. */
  private void turns(String name, State state) {
    List<Action> actions = new BruteForce(NODES).actions(state).orElseThrow();
    if (!actions.isEmpty()) {
      Action action = actions.get(dice.roll(actions.size()));
      played(name, state, Disagreements.text(state, action), "");
      // The turn without its last move, or its first alone: often not enough.
      State begun = state.play(action.plies().get(0)).orThrow();
      begun
          .submitRefusal()
          .ifPresent(
              refusal ->
                  played(
                      name,
                      state,
                      List.of(action.plies().get(0).describe(state.parity())),
                      Disagreements.reason(refusal)));
    }
    Set<Refusal.Kind> seen = new LinkedHashSet<>();
    for (int i = 0; i < 40 && seen.size() < 4; i++) {
      Move move = anyMove(state);
      Optional<Refusal> refusal = state.refusal(move);
      if (refusal.isPresent() && seen.add(refusal.get().kind())) {
        String text = move.describe(state.parity());
        played(name, state, List.of(text), Disagreements.reason(refusal.get()));
      }
    }
    List<Move> candidates = state.moveCandidates();
    for (int i = 0; i < 10 && !candidates.isEmpty(); i++) {
      Move move = candidates.get(dice.roll(candidates.size()));
      Optional<Refusal> refusal = state.play(move).orThrow().submitRefusal();
      if (refusal.isPresent() && refusal.get().kind() == Refusal.Kind.ROYAL_CAPTURE) {
        String text = move.describe(state.parity());
        played(name, state, List.of(text), Disagreements.reason(refusal.get()));
        break;
      }
    }
  }

  /** A move between squares anywhere, on boards that mostly exist. */
  private Move anyMove(State state) {
    List<BoardCoord> playable = state.playableBoards();
    BoardCoord from =
        dice.roll(4) == 0 || playable.isEmpty()
            ? board(state)
            : playable.get(dice.roll(playable.size()));
    BoardCoord to = dice.roll(2) == 0 ? from : board(state);
    return new Move(from, square(state), to, square(state));
  }

  private BoardCoord board(State state) {
    int line = dice.roll(state.multiverse().timelineCount() + 1);
    int first = state.multiverse().timelines().iterator().next().index();
    int turn = Math.max(0, state.present().turn() - dice.roll(3));
    return BoardCoord.of(first + line, turn, state.mover());
  }

  private Square square(State state) {
    Size size = state.multiverse().size();
    return Square.of(dice.roll(size.width()), dice.roll(size.height()));
  }

  private void played(String name, State state, List<String> texts, String reason) {
    State turn = state;
    boolean legal = reason.isEmpty();
    List<Move> made = new ArrayList<>();
    for (String text : texts) {
      Move move = Move.parse(text, state.parity(), state.mover()).orElseThrow();
      made.add(move);
      if (turn.refusal(move).isEmpty()) {
        turn = turn.play(move).orThrow();
      }
    }
    boolean listed =
        turn.pliesMade() == made.size()
            && new BruteForce(50 * NODES)
                .actions(state)
                .orElseThrow()
                .contains(state.standardOrder(made));
    assertThat(listed).as(name + texts).isEqualTo(legal);
    StringBuilder line = new StringBuilder("{\"id\":\"m").append(moves.size() + 1);
    line.append("\",\"name\":").append(JsonText.quote(name)).append(',');
    line.append(Suite.position(state));
    line.append(",\"moves\":").append(Suite.array(texts)).append(",\"legal\":").append(legal);
    if (legal) {
      String hash = Hashing.multiverse(turn.submit().orThrow().multiverse());
      line.append(",\"hash\":\"").append(hash).append('"');
    } else {
      line.append(",\"reason\":\"").append(reason).append('"');
    }
    moves.add(line.append('}').toString());
  }

  /** The texts of the clauses: what is read strictly or leniently, and what is refused where. */
  static List<String> texts() {
    List<String> lines = new ArrayList<>();
    for (Clause clause : Clause.all()) {
      for (Clause.Check check : clause.checks()) {
        boolean strict = check.kind().equals("accepts") || check.kind().equals("refuses");
        if ((strict || check.kind().equals("reads")) && check.word("variant:").isEmpty()) {
          lines.add(text(lines.size() + 1, clause, check, strict));
        }
      }
    }
    return lines;
  }

  private static String text(int number, Clause clause, Clause.Check check, boolean strict) {
    String text = check.texts().get(0);
    ReadResult result =
        Games.read(
            Notations.find(check.words().get(0)).orElseThrow(),
            "text",
            text,
            strict ? ReadOptions.STRICT : ReadOptions.LENIENT);
    StringBuilder line = new StringBuilder("{\"id\":\"t").append(number);
    line.append("\",\"name\":");
    line.append(JsonText.quote(clause.specification() + ": " + clause.id()));
    line.append(",\"notation\":").append(JsonText.quote(check.words().get(0)));
    line.append(",\"strict\":").append(strict);
    line.append(",\"text\":").append(JsonText.quote(text));
    line.append(",\"accepted\":").append(!result.hasErrors());
    if (result.hasErrors()) {
      Diagnostic first =
          result.diagnostics().stream().filter(Diagnostic::isError).findFirst().orElseThrow();
      line.append(",\"error\":\"").append(first.code()).append('"');
      line.append(",\"line\":").append(first.line());
      line.append(",\"column\":").append(first.column());
    } else {
      String hash = Hashing.multiverse(result.orThrow().end().state().multiverse());
      line.append(",\"hash\":\"").append(hash).append('"');
    }
    return line.append('}').toString();
  }
}
