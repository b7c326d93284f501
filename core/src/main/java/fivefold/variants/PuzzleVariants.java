package fivefold.variants;

/** Puzzles and studies. {@link VariantData} says how to read them. */
final class PuzzleVariants {
  private PuzzleVariants() {}

  static String data() {
    return """
      # Rook Tactics I
      5x5 odd Q
      also Rook Tactics 1
      note A puzzle: after 1. Kb2 / Ke4 2. Re1 / Kd3 White mates in one.
      [4k/5/5/5/K1R2:0:1:w]

      # Rook Tactics IV
      4x4 odd Q
      also Rook Tactics 4
      note A puzzle for Black, after 1. a2 / Rc4 2. (0T2)Kd1>>(0T1)c2 / (1T1)Ra2 3. (1T2)Kb3.
      [r2k/4/4/P2K:0:1:w]

      # Brawn Tactics 1
      5x5 odd Q
      note A puzzle: after 1. Wd3 / Wc4 2. Wc2 / Kd4 White mates in one. The layout is that of Focused
      note - Just Brawns with moved kings.
      [w*w*w*w*k/5/5/5/KW*W*W*W*:0:1:w]

      # Brawn Tactics 2
      5x5 odd Q
      note A puzzle: White mates in four.
      [3k1/2w2/ww2W/2WW1/K4:0:1:w]

      # BrawnTactics/Base
      5x5 odd Q
      [3wk/5/3WW/5/K4:0:1:w]

      # BrawnTactics/1
      5x5 odd Q
      note A puzzle, after 1. We3 / Wxe3.
      [2w1k/3w1/3W1/5/K3W*:0:1:w]

      # BrawnTactics/2
      5x5 odd Q
      [3wk/2w2/3WW/5/K4:0:1:w]

      # BrawnTactics/3
      5x5 odd Q
      note A puzzle, after 1. We3 / Wxe3.
      [4k/3w1/3W1/5/K3W*:0:1:w]

      # Underpromotion Puzzle
      5x5 odd Q,N,R,B,S,U,D,C
      note A puzzle: after 1. Wxd3 / Kxd3 White mates in two. Its source lets pawns become anything,
      note so all promotions are allowed here.
      [5/3kW/ww1w1/2W2/K4:0:1:w]

      # King and Pawn endgame study
      8x8 odd Q
      [8/8/3k4/8/3K4/3P4/8/8:0:1:w]
      """;
  }
}
