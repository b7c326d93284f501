package fivefold.conformance;

import fivefold.Games;
import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The cases in which programs that play 5D chess differ, each by a name, with the position that
 * tells them apart and what is right in it. Where a case is settled by a move, the move is legal
 * ({@code can}) or not ({@code cannot}); where it is settled by a count or a verdict, the position
 * alone tells it.
 */
final class Disagreements {
  private static final long NODES = 2_000_000;

  /** A position with the name of the case it decides. */
  record Case(String name, String about, State state) {}

  /** Moves of a turn in a position, with what the rules make of them. */
  record Played(Case where, List<String> moves, String reason) {}

  private final List<Case> cases = new ArrayList<>();
  private final List<Played> played = new ArrayList<>();

  List<Case> cases() {
    return cases;
  }

  List<Played> played() {
    return played;
  }

  Disagreements() {
    movement();
    enPassant();
    castlingAndPromotion();
    timelines();
    ends();
    starts();
  }

  private void movement() {
    String three = "[3k/4/4/K3:-1:1:w] [3k/4/P3/K3:0:1:w] [3k/4/4/K3:1:1:w]";
    add("D1 pawn direction along L", "White's pawns go towards negative timelines", "4x4", three);
    can("(0T1)a2(-1T1)a2");
    cannot("(0T1)a2(1T1)a2");
    add(
        "D2 pawn captures across T and L",
        "a pawn takes one turn back and one turn ahead on the next timeline",
        "4x4",
        "[3k/4/n3/K3:-1:1:w] [3k/4/4/K3:-1:1:b] [3k/4/4/K3:-1:2:w] [3k/4/4/K3:-1:2:b]"
            + " [3k/4/n3/K3:-1:3:w] [3k/4/P3/3K:0:1:w] [3k/4/P3/3K:0:1:b] [3k/4/P3/3K:0:2:w]");
    can("(0T2)a2(-1T1)a2");
    can("(0T2)a2(-1T3)a2");
    add(
        "D3 double step along L",
        "unmoved pawns of both colours step twice across timelines",
        "4x4",
        "[k3/4/p*3/K3:-1:1:b] [k3/4/4/3K:0:1:b] [k3/4/4/3K:1:1:b]");
    can("(-1T1)a2(1T1)a2");
    add(
        "D3 double step along L, blocked",
        "the square between must be empty",
        "4x4",
        "[k3/4/p*3/K3:-1:1:b] [k3/4/n3/3K:0:1:b] [k3/4/4/3K:1:1:b]");
    cannot("(-1T1)a2(1T1)a2");
    add("D4 who may step twice", "the flag counts, not the rank", "5x5", "[4k/5/5/P4/4K:0:1:w]");
    cannot("(0T1)a2(0T1)a4");
    add(
        "D4 double step from the first rank",
        "an unmoved pawn on rank 1 steps twice",
        "5x5",
        "[4k/5/5/5/P*3K:0:1:w]");
    can("(0T1)a1(0T1)a3");
    add(
        "D5 brawn, no quiet step across rank and timeline",
        "only captures go there",
        "4x4",
        "[k3/4/4/3K:-1:1:w] [k3/4/2W1/3K:0:1:w]");
    cannot("(0T1)c2(-1T1)c3");
    add(
        "D5 brawn takes forward in the past",
        "one rank on, one turn back",
        "4x4",
        "[k3/2n1/4/3K:0:1:w] [k3/2n1/4/3K:0:1:b] [k3/4/2W1/3K:0:2:w]");
    can("(0T2)c2(0T1)c3");
    add(
        "D5 brawn, Black's captures",
        "Black's brawns have the extra captures too",
        "4x4",
        "[k3/2w1/4/3K:0:1:b] [k3/4/2N1/3K:1:1:b]");
    can("(0T1)c3(1T1)c2");
    add("D6 royal queen", "a rider, and royal", "5x5", "[1y3/5/5/5/3YK:0:1:w]");
    can("(0T1)d1(0T1)d4");
    cannotSubmit("(0T1)d1(0T1)d3", "(0T1)d1(0T1)b1");
  }

  private void enPassant() {
    game(
        "D7 en passant on a young timeline",
        "the first chance is the second board of a new timeline",
        "1. e4 / a6 2. e5 / a5 3. h3 / h6 4. (0T4)Nb1>>(0T3)b3 / (1T3)d5");
    can("(1T4)e5(1T4)d6");
    add(
        "D8 brawns in en passant",
        "brawns take and are taken",
        "6x6",
        "[5k/1w*4/6/W5/6/K5:0:1:b] [5k/6/6/Ww4/6/K5:0:2:w]");
    can("(0T2)a3(0T2)b4");
    add(
        "D9 en passant after a double step along L",
        "there is none",
        "6x6",
        "[5k/6/6/6/6/K5:0:2:w] [5k/6/6/P5/6/K5:1:1:b] [5k/6/6/Pp4/6/K5:1:2:w]");
    cannot("(1T2)a3(1T2)b4");
    add(
        "D10 false en passant",
        "the square where the victim stands must have been empty before",
        "8x8",
        "[4k3/3p*4/8/3pP3/8/8/8/4K3:0:1:w] [4k3/3p*4/8/3pP3/8/8/8/5K2:0:1:b]"
            + " [4k3/8/8/3pP3/8/8/8/5K2:0:2:w] [4k3/8/8/8/8/8/8/4K3:1:1:w]"
            + " [4k3/8/8/8/8/8/8/5K2:1:1:b] [4k3/3p4/8/8/8/8/8/5K2:1:2:w]");
    cannot("(0T2)e5(0T2)d6");
  }

  private void castlingAndPromotion() {
    add(
        "D11 castling and pawns behind the king",
        "a pawn attacks forward only",
        "8x8",
        "[4k3/8/8/8/8/R*3K*3/3p4/8:0:1:w]");
    can("(0T1)e3(0T1)c3");
    add(
        "D11 castling through an attack",
        "the crossed square must not be attacked on this board",
        "8x8",
        "[3rk3/8/8/8/8/8/8/R*3K*3:0:1:w]");
    cannot("(0T1)e1(0T1)c1");
    add(
        "D12 castling, rook two squares away",
        "the king lands where the rook was",
        "5x5",
        "[4k/5/5/5/R*1K*1R*:0:1:w]");
    can("(0T1)c1(0T1)a1");
    can("(0T1)c1(0T1)e1");
    add("D12 castling, rook on any file", "", "6x6", "[5k/6/6/6/6/1R*2K*1:0:1:w]");
    can("(0T1)e1(0T1)c1");
    add("D12 castling, rook beside the king", "", "6x6", "[5k/6/6/6/6/3R*K*1:0:1:w]");
    cannot("(0T1)e1(0T1)c1");
    add(
        "D13 where the king lands",
        "two squares from where he stood, on every board",
        "7x7",
        "[3k3/7/7/7/7/7/R*2K*2R*:0:1:w]");
    can("(0T1)d1(0T1)b1");
    cannot("(0T1)d1(0T1)a1");
    add("D14 promotion, queen only", "", "5x5", "[4k/P4/5/5/4K:0:1:w]");
    can("(0T1)a4(0T1)a5=Q");
    cannot("(0T1)a4(0T1)a5=N");
    cannot("(0T1)a4(0T1)a5");
    addWith("D14 promotion from a list", "", "5x5", "Q,N", "[4k/P4/5/5/4K:0:1:w]");
    can("(0T1)a4(0T1)a5=N");
    add(
        "D15 brawn promotes on another board",
        "its captures that change the rank may promote",
        "4x4",
        "[k1n1/4/4/3K:0:1:w] [k1n1/4/4/3K:0:1:b] [k3/2W1/4/3K:0:2:w]");
    can("(0T2)c3(0T1)c4=Q");
  }

  private void timelines() {
    add(
        "D17 active timelines by index",
        "with 0, +1 and +2 White is two ahead: +2 is inactive",
        "4x4",
        "[3k/4/4/K3:0:1:w] [3k/4/4/K3:1:1:w] [3k/4/4/K3:2:1:w]");
    playsAll("(0T1)a1(0T1)b1", "(1T1)a1(1T1)b1");
    add(
        "D18 threats ahead of the present are no check",
        "only boards at the present are passed",
        "8x8",
        "[k7/8/8/8/8/8/8/7K:0:1:w] [k7/8/8/7r/8/8/8/7K:1:2:w]");
    add(
        "D19 the present is that of active timelines",
        "an inactive timeline that is behind holds nobody up",
        "4x4",
        "[3k/4/4/K3:0:2:w] [3k/4/4/K3:1:2:w] [3k/4/4/K3:2:1:w]");
    playsAll("(0T2)a1(0T2)b1", "(1T2)a1(1T2)b1");
    add(
        "D20 a turn that leaves a king to be taken",
        "it can't be submitted",
        "4x4",
        "[r2k/4/4/1K2:0:1:w]");
    cannotSubmit("(0T1)b1(0T1)a1");
    add(
        "D20 a turn that leaves the present",
        "all boards at the present are to be played",
        "4x4",
        "[3k/4/4/K3:0:1:w] [3k/4/4/K3:1:1:w]");
    cannotSubmit("(0T1)a1(0T1)b1");
    addEven(
        "D21 two central timelines",
        "-0 and +0 are neighbours",
        "4x4",
        "[3k/4/4/K3:-0:1:w] [3k/4/P3/K3:+0:1:w]");
    can("(+0T1)a2(-0T1)a2");
    addEven(
        "D27 order of moves",
        "moves that make no timeline may come in any order",
        "4x4",
        "[3k/4/4/K3:-0:1:w] [3k/4/4/K3:+0:1:w]");
    playsAll("(-0T1)a1(-0T1)b1", "(+0T1)a1(+0T1)a2");
    playsAll("(+0T1)a1(+0T1)a2", "(-0T1)a1(-0T1)b1");
    game(
        "D28 turn zero",
        "Black can jump to his board of turn zero",
        "[Board \"Standard - Turn Zero\"]\n1. Nf3");
    can("(0T1)g8(0T0)g6");
    add(
        "D29 no star means moved",
        "pawns, kings and rooks without stars neither step twice nor castle",
        "5x5",
        "[4k/5/5/P4/R3K:0:1:w]");
    cannot("(0T1)a2(0T1)a4");
    cannot("(0T1)e1(0T1)c1");
  }

  private void ends() {
    game("D23 softmate", "every answer rewinds the present", "1. f3 / e6 2. g4 / Qh4");
    add("D24 stalemate", "no legal action and no check: a draw", "1x1", "[1:0:1:w]");
    game(
        "D24 stalemate of a king",
        "no legal action and no check: a draw",
        "[Board \"custom\"]\n[Size \"5x5\"]\n[k4/5/5/5/KQ3:0:1:w]\n1. Qb3");
    game(
        "D25 checkmate", "there is no way out, not even in time", "1. e3 / f6 2. Qe2 / Nc6 3. Qh5");
    game(
        "D26 the sample of Alexbay's text",
        "a softmate with eight answers, though it is printed as mate",
        "1. e3 / f6 2. (0T2)Nb1>>(0T1)b3 / (1T1)a6 3. (1T2)c3 / (0T2)Nc6 (1T2)Nc6"
            + " 4. (0T3)Qh5 (1T3)Qc2");
    game(
        "D22 the sign ~",
        "a jump that moves the present back to its new timeline",
        "1. Nf3 / Nf6 2. (0T2)Nf3>>(0T1)f5");
  }

  /** Start positions that sources give differently. */
  private void starts() {
    for (String name :
        List.of(
            "Standard - Half Reflected",
            "Standard - Two Timelines",
            "Very Small",
            "Timeline Fragments",
            "Checkmate Practice - Rook")) {
      game("start of " + name, "sources differ", "[Board \"" + name + "\"]\n");
    }
  }

  // How a case is put down

  private void add(String name, String about, String size, String boards) {
    cases.add(new Case(name, about, Suite.state(size, "odd", "Q", boards.replace(' ', '\n'))));
  }

  private void addEven(String name, String about, String size, String boards) {
    cases.add(new Case(name, about, Suite.state(size, "even", "Q", boards.replace(' ', '\n'))));
  }

  private void addWith(String name, String about, String size, String promotions, String boards) {
    cases.add(new Case(name, about, Suite.state(size, "odd", promotions, boards)));
  }

  private void game(String name, String about, String text) {
    cases.add(new Case(name, about, Suite.written(Games.read(text).orThrow().end().state())));
  }

  private Case last() {
    return cases.get(cases.size() - 1);
  }

  private Move move(String text) {
    State state = last().state;
    return Move.parse(text, state.parity(), state.mover())
        .orElseThrow(() -> new IllegalArgumentException(text));
  }

  /** The move is part of some legal turn; the shortest is put down. */
  private void can(String text) {
    State state = last().state;
    Action action =
        new BruteForce(NODES)
            .actionWith(state, move(text))
            .orElseThrow(() -> new IllegalStateException(last().name + ": " + text));
    played.add(new Played(last(), text(state, action), ""));
  }

  /** The piece can't make the move. */
  private void cannot(String text) {
    Refusal refusal =
        last()
            .state
            .refusal(move(text))
            .orElseThrow(() -> new IllegalStateException(last().name + ": " + text));
    played.add(new Played(last(), List.of(text), reason(refusal)));
  }

  /** The moves can be made, but no turn be ended with them alone. */
  private void cannotSubmit(String... texts) {
    for (String text : texts) {
      State turn = last().state.play(move(text)).orThrow();
      Refusal refusal =
          turn.submitRefusal()
              .orElseThrow(() -> new IllegalStateException(last().name + ": " + text));
      played.add(new Played(last(), List.of(text), reason(refusal)));
    }
  }

  /** These moves, in this order, are a legal turn. */
  private void playsAll(String... texts) {
    State turn = last().state;
    for (String text : texts) {
      turn = turn.play(move(text)).orThrow();
    }
    turn.submit().orThrow();
    played.add(new Played(last(), List.of(texts), ""));
  }

  static List<String> text(State state, Action action) {
    return action.plies().stream().map(ply -> ply.describe(state.parity())).toList();
  }

  static String reason(Refusal refusal) {
    return refusal.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
