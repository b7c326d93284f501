package fivefold.variants;

/** The start positions the commercial game offers. {@link VariantData} says how to read them. */
final class GameVariants {
  private GameVariants() {}

  static String data() {
    return """
      # Standard
      8x8 odd Q
      also Standard - Default
      note Files of the community offer more promotions: Q,N,R,B.
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]

      # Standard - Turn Zero
      8x8 odd Q
      also Turn Zero
      also Standard - T0
      note One program writes the board of turn zero and a null move instead of two boards. Files of
      note the community offer more promotions: Q,N,R,B.
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]

      # Standard - Two Timelines
      8x8 even Q
      also Two Timelines
      also Standard - Two Timeline
      also Two Timeline
      note Two collections have another layout under this name, with Black to move on -0: here that is
      note Standard - Staggered Timelines. Files of the community offer more promotions: Q,N,R,B.
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+0:1:w]

      # Standard - Half Reflected
      8x8 odd Q
      also Half Reflected
      also Misc - Reflected Standard
      note Sources disagree on whose king and queen change places. A recorded game can only be
      note replayed with Black's, as here; one collection takes White's. Files of the community offer
      note more promotions: Q,N,R,B.
      [r*nbk*qbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]

      # Standard - Defended Pawn
      8x8 odd Q
      also Defended Pawn
      note Files of the community offer more promotions: Q,N,R,B.
      [r*qbnk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*QBNK*BNR*:0:1:w]

      # Standard - Princess
      8x8 odd Q
      also Princess
      note Pawns become queens in the game although there are none at the start. Files of the
      note community offer S,N,R,B instead.
      [r*nbsk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBSK*BNR*:0:1:w]

      # Standard - Reversed Royalty
      8x8 odd Q
      also Reversed Royalty
      note Files of the community offer more promotions: Q,N,R,B,C.
      [r*nbycbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBYCBNR*:0:1:w]

      # Simple - No Bishops
      6x6 odd Q
      also No Bishops
      also Simple - No Bishop
      [r*nqk*nr*/p*p*p*p*p*p*/6/6/P*P*P*P*P*P*/R*NQK*NR*:0:1:w]

      # Simple - No Knights
      6x6 odd Q
      also No Knights
      also Simple - No Knight
      [r*bqk*br*/p*p*p*p*p*p*/6/6/P*P*P*P*P*P*/R*BQK*BR*:0:1:w]

      # Simple - No Rooks
      6x6 odd Q
      also No Rooks
      also Simple - No Rook
      [nbqk*bn/p*p*p*p*p*p*/6/6/P*P*P*P*P*P*/NBQK*BN:0:1:w]

      # Simple - No Queens
      7x7 odd Q
      also No Queens
      also Simple - No Queen
      note A recorded game confirms where king and rooks stand.
      [r*nbk*nbr*/p*p*p*p*p*p*p*/7/7/7/P*P*P*P*P*P*P*/R*NBK*NBR*:0:1:w]

      # Simple - Knights vs. Bishops
      6x6 odd Q
      also Knights vs. Bishops
      also Simple - Knights vs. Bishop
      note White has the knights.
      [r*bqk*br*/p*p*p*p*p*p*/6/6/P*P*P*P*P*P*/R*NQK*NR*:0:1:w]

      # Simple - Simple Set
      6x6 odd Q
      also Simple Set
      [r*nbqk*r*/p*p*p*p*p*p*/6/6/P*P*P*P*P*P*/R*K*QBNR*:0:1:w]

      # Small
      5x5 odd Q
      also Misc - Small
      [k*qbnr*/p*p*p*p*p*/5/P*P*P*P*P*/K*QBNR*:0:1:w]

      # Small - Flipped
      5x5 odd Q
      also Misc - Small Flipped
      [nbr*qk*/p*p*p*p*p*/5/P*P*P*P*P*/K*QR*BN:0:1:w]

      # Small - Centered
      5x5 odd Q
      also Misc - Small Centered
      [r*nk*qr*/p*p*p*p*p*/5/P*P*P*P*P*/R*QK*NR*:0:1:w]

      # Small - Open
      5x5 odd Q
      also Misc - Small Open
      [p*r*nbk*/3p*p*/5/P*P*3/K*BNR*P*:0:1:w]

      # Very Small
      4x4 odd Q
      also Misc - Very Small
      note Sources disagree: here White's pieces mirror Black's through the centre. Older lists mirror
      note them along the files, from one hand or the other.
      [nbr*k*/p*p*p*p*/P*P*P*P*/K*R*BN:0:1:w]

      # Very Small - Open
      4x4 odd Q
      also Misc - Very Small Open
      note Programs differ in which pieces count as unmoved; it changes nothing, since king and rook
      note are neighbours.
      [nbr*k*/3p*/P*3/K*R*BN:0:1:w]

      # Misc - Timeline Invasion
      5x5 even Q
      also Timeline Invasion
      [nbk*r*b/p*p*p*p*p*/5/5/P*P*P*P*P*:-0:1:w]
      [p*p*p*p*p*/5/5/P*P*P*P*P*/NBK*R*B:+0:1:w]

      # Misc - Timeline Formations
      5x5 even Q
      also Timeline Formations
      [p*p*p*p*p*/5/5/5/2K*2:-0:1:w]
      [2k*2/5/5/5/P*P*P*P*P*:+0:1:w]

      # Misc - Timeline Tactician
      4x4 even Q
      also Timeline Tactician
      also Misc - Timeline Tactitian
      [k*bnr*/p*p*p*p*/4/4:-0:1:w]
      [4/4/P*P*P*P*/K*BNR*:+0:1:w]

      # Misc - Timeline Strategos
      5x5 even Q
      also Timeline Strategos
      [nbk*ur*/p*p*p*p*p*/5/5/5:-0:1:w]
      [5/5/5/P*P*P*P*P*/R*UK*BN:+0:1:w]

      # Misc - Timeline Battleground
      5x5 odd Q
      also Timeline Battleground
      also Misc - Timeline Battlegrounds
      note Lists spell the name with and without a final s.
      [r*r*k*r*r*/bbqbb/p*p*p*p*p*/5/P*P*P*P*P*:-1:1:w]
      [nnnnn/p*p*p*p*p*/5/P*P*P*P*P*/NNNNN:0:1:w]
      [p*p*p*p*p*/5/P*P*P*P*P*/BBQBB/R*R*K*R*R*:+1:1:w]

      # Misc - Timeline Skirmish
      5x5 even Q
      also Timeline Skirmish
      [3r*k*/3p*p*/5/BB3/NN3:-0:1:w]
      [3nn/3bb/5/P*P*3/K*R*3:+0:1:w]

      # Misc - Timeline Fragments
      4x4 even Q
      also Timeline Fragments
      note Sources disagree: a sample elsewhere has the two boards on each other's timeline.
      [k*p*p*p*/4/4/NBR*U:-0:1:b]
      [nbr*u/4/4/K*P*P*P*:+0:1:w]

      # Misc - Timeline Marauders
      5x5 odd Q
      also Timeline Marauders
      [w*r*k*r*w*/1w*w*w*1/5/5/5:-1:1:w]
      [w*1w*1w*/5/5/5/W*1W*1W*:0:1:w]
      [5/5/5/1W*W*W*1/W*R*K*R*W*:+1:1:w]

      # Misc - Excessive
      7x7 odd Q
      also Excessive
      [k*r*uqdr*k*/r*nbk*nbr*/p*p*p*p*p*p*p*/7/P*P*P*P*P*P*P*/R*NBK*NBR*/K*R*UQDR*K*:0:1:w]

      # Misc - Global Warming
      1x1 odd Q
      also Global Warming
      note The board is empty, so the game is a draw before the first move.
      [1:0:1:w]

      # Misc - King of Kings
      5x5 odd Q
      also King of Kings
      [cck*cc/5/5/5/CCK*CC:0:1:w]

      # Misc - Royal Queen Showdown
      6x6 odd Q
      also Royal Queen Showdown
      [4y1/6/6/6/6/1Y4:0:1:w]

      # Focused - Just Knights
      5x5 odd Q
      also Just Knights
      [n1k*n1/5/5/5/1NK*1N:0:1:w]

      # Focused - Just Bishops
      5x5 odd Q
      also Just Bishops
      [1bbk*1/5/5/5/1K*BB1:0:1:w]

      # Focused - Just Rooks
      5x5 odd Q
      also Just Rooks
      [1r*k*1r*/5/5/5/R*1K*R*1:0:1:w]

      # Focused - Just Queens
      6x6 odd Q
      also Just Queens
      [1q1k*2/6/6/6/6/2K*1Q1:0:1:w]

      # Focused - Just Pawns
      5x5 odd Q
      also Just Pawns
      [p*p*p*p*k*/5/5/5/K*P*P*P*P*:0:1:w]

      # Focused - Just Kings
      3x3 odd Q
      also Just Kings
      [2k*/3/K*2:0:1:w]

      # Focused - Just Unicorns
      5x5 odd Q
      also Just Unicorns
      note Programs differ in whether the kings count as unmoved; it changes nothing without rooks.
      [1u1uk*/5/5/5/K*U1U1:0:1:w]

      # Focused - Just Dragons
      5x5 odd Q
      also Just Dragons
      [2ddk*/5/5/5/K*DD2:0:1:w]

      # Focused - Just Brawns
      5x5 odd Q
      also Just Brawns
      also Brawns - Small
      note Files of the community offer more promotions: Q,N,R,B.
      [w*w*w*w*k*/5/5/5/K*W*W*W*W*:0:1:w]

      # Checkmate Practice - Knight
      6x6 odd Q
      note Sources disagree on the colours: another program gives White the knight and Black the lone
      note king, with the board turned round.
      [5n/6/6/6/6/K*5:0:1:w]

      # Checkmate Practice - Bishop
      6x6 odd Q
      note Sources disagree on the colours: another program gives White the bishop and Black the lone
      note king, on other files.
      [4b1/6/6/6/6/K*5:0:1:w]

      # Checkmate Practice - Rook
      6x6 odd Q
      note Sources disagree on the colours: another program gives White the rook and Black the lone
      note king, with the board turned round.
      [5r*/6/6/6/6/K*5:0:1:w]

      # Checkmate Practice - Queen
      6x6 odd Q
      note Sources disagree on the colours: another program gives White the queen and Black the lone
      note king, on other files.
      [4q1/6/6/6/6/K*5:0:1:w]

      # Checkmate Practice - Pawns
      6x6 odd Q
      note Sources disagree on the colours: another program gives White the pawns and Black the lone
      note king, with the board turned round.
      [2p*p*p*1/6/6/6/6/3K*2:0:1:w]
      """;
  }
}
