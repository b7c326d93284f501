package fivefold.variants;

/**
 * Start positions that players share as files for the commercial game. {@link VariantData} says how
 * to read them.
 */
final class SharedVariants {
  private SharedVariants() {}

  static String data() {
    return """
      # Simple Set (6x6) - Turn Zero
      6x6 odd Q
      by Doczek
      [r*nbqk*r*/p*p*p*p*p*p*/6/6/P*P*P*P*P*P*/R*K*QBNR*:0:0:b]
      [r*nbqk*r*/p*p*p*p*p*p*/6/6/P*P*P*P*P*P*/R*K*QBNR*:0:1:w]

      # Small Set (5x5) - Turn Zero
      5x5 odd Q
      by Doczek
      [k*qbnr*/p*p*p*p*p*/5/P*P*P*P*P*/K*QBNR*:0:0:b]
      [k*qbnr*/p*p*p*p*p*/5/P*P*P*P*P*/K*QBNR*:0:1:w]

      # Very Small Set (4x4) - Turn Zero
      4x4 odd Q
      by Doczek
      [nbr*k*/p*p*p*p*/P*P*P*P*/NBR*K*:0:0:b]
      [nbr*k*/p*p*p*p*/P*P*P*P*/NBR*K*:0:1:w]

      # Defended King's Pawn
      8x8 odd Q
      by Mage
      [r*bnqk*nbr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*BNQK*NBR*:0:1:w]

      # Horde Chess
      8x8 odd Q
      by Chess
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/1P*P*2P*P*1/P*P*P*P*P*P*P*P*/P*P*P*P*P*P*P*P*/P*P*P*P*P*P*P*P*/P*P*P*P*P*P*P*P*:0:1:w]

      # Brawn Horde
      8x8 odd Q
      by CrazyPenguin
      [r*nbqk*bnr*/w*w*w*w*w*w*w*w*/8/1W*W*2W*W*1/W*W*W*W*W*W*W*W*/W*W*W*W*W*W*W*W*/W*W*W*W*W*W*W*W*/W*W*W*W*W*W*W*W*:0:1:w]

      # Peasant Revolt
      8x8 odd Q
      by Chess
      [1nn1k*1n1/4p*3/8/8/8/8/P*P*P*P*P*P*P*P*/4K*3:0:1:w]

      # Mournful Vertigo (T0)
      7x7 even Q
      by Void Voyage
      [w*BDR*UK*N/2NBP*W*1/3P*3/7/7/3r*cn1/2b2r*1:-0:0:b]
      [w*BDR*UK*N/2NBP*W*1/3P*3/7/7/3r*cn1/2b2r*1:-0:1:w]
      [2B2R*1/3R*CN1/7/7/3p*3/2nbp*w*1/W*bdr*uk*n:+0:0:b]
      [2B2R*1/3R*CN1/7/7/3p*3/2nbp*w*1/W*bdr*uk*n:+0:1:w]

      # Excessive - Two Regents
      8x8 odd Q
      also Excessive 2 Regents
      by sanoy1997
      [r*usyk*sdr*/r*nbcqbnr*/w*w*w*w*w*w*w*w*/p*p*p*p*p*p*p*p*/P*P*P*P*P*P*P*P*/W*W*W*W*W*W*W*W*/R*NBCQBNR*/R*USYK*SDR*:0:1:w]

      # Excessive - Slanted
      8x8 odd Q
      by sanoy1997
      [k*qbnw*p*2/qbnw*p*3/bnw*p*3P*/nw*p*3P*W*/w*p*3P*W*N/p*3P*W*NB/3P*W*NBQ/2P*W*NBQK*:0:1:w]

      # Excessive - Quadrants
      8x8 odd Q
      by CrazyPenguin
      [snbw*W*BNS/nycw*W*CYN/bcr*w*W*R*CB/w*w*w*w*W*W*W*W*/W*W*W*W*w*w*w*w*/BQR*W*w*r*qb/NK*QW*w*qk*n/SNBW*w*bns:0:1:w]

      # Handicap - Two Frontlines
      8x8 odd Q
      by sanoy1997
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/p*p*p*p*p*p*p*p*/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]

      # Disconnected - Reunion 5
      8x8 odd Q
      by sanoy1997
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-1:1:w]
      [8/8/8/8/8/8/8/8:0:5:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:1:w]

      # Disconnected - Reunion 10
      8x8 odd Q
      by sanoy1997
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-1:1:w]
      [8/8/8/8/8/8/8/8:0:10:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:1:w]

      # Disconnected - Reunion 25
      8x8 odd Q
      by sanoy1997
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-1:1:w]
      [8/8/8/8/8/8/8/8:0:25:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:1:w]

      # Disconnected - Continual Reunion
      8x8 odd Q
      by sanoy1997
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-4:1:w]
      [8/8/8/8/8/8/8/8:-3:5:w]
      [8/8/8/8/8/8/8/8:-2:10:w]
      [8/8/8/8/8/8/8/8:-1:5:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]
      [8/8/8/8/8/8/8/8:+1:5:b]
      [8/8/8/8/8/8/8/8:+2:10:b]
      [8/8/8/8/8/8/8/8:+3:5:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+4:1:w]

      # Mini Shogi
      7x7 odd Q
      by CrazyPenguin
      [r*nck*cnr*/1r*3b1/p*p*p*p*p*p*p*/7/P*P*P*P*P*P*P*/1B3R*1/R*NCK*CNR*:0:1:w]

      # Disconnected - Late Arrival, Unopposed
      8x8 odd Q
      by thatotherdavidguy
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:-1:1:w]
      [k*w*w*w*4/w*w*w*5/w*w*6/w*7/7W*/6W*W*/5W*W*W*/4W*W*W*K*:0:10:w]
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:+1:1:w]

      # Disconnected - Late Arrival, Symmetric
      8x8 odd Q
      by thatotherdavidguy
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:-1:1:w]
      [k*w*w*w*3u/w*w*w*5/w*w*6/w*7/W*7/W*W*6/W*W*W*5/K*W*W*W*3U:0:10:w]
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:+1:1:w]

      # Alice Chess Knockoff (might be inbalanced)
      8x8 even Q
      also Alice Chess Knockoff
      by sanoy1997
      [8/8/8/8/8/8/8/8:+0:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:w]

      # Alice Chess Knockoff (T0) (might be inbalanced)
      8x8 even Q
      also Alice Chess Knockoff (T0)
      by sanoy1997
      [8/8/8/8/8/8/8/8:+0:0:b]
      [8/8/8/8/8/8/8/8:+0:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:w]

      # Mongolian Raid
      8x8 odd Q
      by Narik
      [5bbk*/6w*w*/nnnnnn2/1p*p*p*p*3/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]

      # Fairy Hippodrome
      6x6 even Q
      by Los Bros SPQR
      [unck*nu/w*w*w*w*w*w*/6/6/P*P*P*P*P*P*/UNCK*NU:+0:1:w]
      [unck*nu/p*p*p*p*p*p*/6/6/W*W*W*W*W*W*/UNCK*NU:-0:1:w]

      # Distant Dimensions (T0)
      8x8 odd Q
      by Narik
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+2:100:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:100:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-1:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-1:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-2:100:w]

      # Two Timelines Turn Zero
      8x8 even Q
      by CrazyPenguin0111
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+0:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:w]

      # Reversed Royalty Turn Zero
      8x8 odd Q
      by CrazyPenguin0111
      [r*nbycbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBYCBNR*:0:0:b]
      [r*nbycbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBYCBNR*:0:1:w]

      # Opposing Triangles
      8x8 odd Q
      by Mage
      [r*k*bbr*w*2/w*nqnw*3/1w*w*w*4/2w*5/5W*2/4W*W*W*1/3W*NQNW*/2W*R*BBK*R*:0:1:w]

      # Caged Queen
      8x8 odd Q
      by Mage
      [r*bnnbr*k*1/1w*w*w*1w*1q/4w*W*w*1/w*5W*w*/W*w*5W*/1W*w*W*4/Q1W*1W*W*W*1/1K*R*BNNBR*:0:1:w]

      # Banana Split
      8x8 odd Q
      by The_GrimmCreeper
      [p*p*p*p*p*p*p*p*/8/8/8/8/8/P*P*P*P*P*P*P*P*/NNNQK*NNN:+1:0:b]
      [p*p*p*p*p*p*p*p*/8/8/8/8/8/P*P*P*P*P*P*P*P*/NNNQK*NNN:+1:1:w]
      [8/8/8/8/8/8/8/8:0:100:w]
      [nnnqk*nnn/p*p*p*p*p*p*p*p*/8/8/8/8/8/P*P*P*P*P*P*P*P*:-1:0:b]
      [nnnqk*nnn/p*p*p*p*p*p*p*p*/8/8/8/8/8/P*P*P*P*P*P*P*P*:-1:1:w]

      # Matriarchy
      8x8 odd Q
      by Mage
      [sncqycns/w*w*w*w*w*w*w*w*/8/8/8/8/W*W*W*W*W*W*W*W*/SNCQYCNS:0:0:b]
      [sncqycns/w*w*w*w*w*w*w*w*/8/8/8/8/W*W*W*W*W*W*W*W*/SNCQYCNS:0:1:w]

      # Scourging Assessment
      8x8 odd Q
      by Void Voyage
      [C4R*2/1Np*1p*1w*1/3p*Bp*2/2dP*1u2/3w*4/2bs1p*2/3np*c1r*/W*1nr*k*b2:-1:1:b]
      [C4R*2/1Np*1p*1w*1/3p*Bp*2/2dP*1u2/3w*4/2bs1p*2/3np*c1r*/W*1nr*k*b2:-1:2:w]
      [2R*5/8/5N2/1p*BW*1P*2/2p*1w*bP*1/2n5/8/5r*2:0:1:b]
      [2R*5/8/5N2/1p*BW*1P*2/2p*1w*bP*1/2n5/8/5r*2:0:2:w]
      [2BK*R*N1w*/R*1CP*N3/2P*1SB2/4W*3/2U1p*D2/2P*bP*3/1W*1P*1P*n1/2r*4c:+1:1:b]
      [2BK*R*N1w*/R*1CP*N3/2P*1SB2/4W*3/2U1p*D2/2P*bP*3/1W*1P*1P*n1/2r*4c:+1:2:w]

      # Excessive - Stacked
      8x8 odd Q
      by CrazyPenguin
      [k*qbnw*p*2/qbnw*p*3/bnw*p*3P*/nw*p*3P*W*/w*p*3P*W*N/p*3P*W*NB/3P*W*NBQ/2P*W*NBQK*:-1:0:b]
      [k*qbnw*p*2/qbnw*p*3/bnw*p*3P*/nw*p*3P*W*/w*p*3P*W*N/p*3P*W*NB/3P*W*NBQ/2P*W*NBQK*:-1:1:w]
      [r*usyk*sdr*/r*nbcqbnr*/w*w*w*w*w*w*w*w*/p*p*p*p*p*p*p*p*/P*P*P*P*P*P*P*P*/W*W*W*W*W*W*W*W*/R*NBCQBNR*/R*USYK*SDR*:0:0:b]
      [r*usyk*sdr*/r*nbcqbnr*/w*w*w*w*w*w*w*w*/p*p*p*p*p*p*p*p*/P*P*P*P*P*P*P*P*/W*W*W*W*W*W*W*W*/R*NBCQBNR*/R*USYK*SDR*:0:1:w]
      [snbw*W*BNS/nycw*W*CYN/bcr*w*W*R*CB/w*w*w*w*W*W*W*W*/W*W*W*W*w*w*w*w*/BQR*W*w*r*qb/NK*QW*w*qk*n/SNBW*w*bns:+1:0:b]
      [snbw*W*BNS/nycw*W*CYN/bcr*w*W*R*CB/w*w*w*w*W*W*W*W*/W*W*W*W*w*w*w*w*/BQR*W*w*r*qb/NK*QW*w*qk*n/SNBW*w*bns:+1:1:w]

      # Two Timelines - Defended Pawn
      8x8 even Q
      by Narik
      [r*qbnk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*QBNK*BNR*:+0:0:w]
      [r*qbnk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*QBNK*BNR*:-0:0:w]

      # Hyper Jump
      1x1 odd Q
      by CrazyPenguin
      note A queen with an empty past of 4096 turns.
      [1:0:1w..4096b]
      [Q:0:4097:w]

      # T0 Global Warming
      1x1 odd Q
      by CrazyPenguin
      [1:0:0:b]
      [1:0:1:w]

      # T-∞
      8x8 odd Q
      also T-∞ v2
      also T-infinity
      by CrazyPenguin and Tesseract
      unplayable its past reaches back to turn -127, and no notation has turns before zero
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:-127b..1w]

      # Standard - Duplicated, White disadvantaged
      8x8 odd Q
      by GHXX
      note White already has a timeline of its own: the next one it makes stays inactive until Black
      note has made one.
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:1:w]

      # Oops - All Knights
      8x8 odd Q
      by Sanoy1997
      [nnnnk*nnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNK*NNN:0:1:w]

      # Oops - All Bishops
      8x8 odd Q
      by Sanoy1997
      [bbbbk*bbb/bbbbbbbb/8/8/8/8/BBBBBBBB/BBBBK*BBB:0:1:w]

      # Fancy - Hats
      8x8 odd Q
      by Sanoy1997
      [p*p*p*yk*p*p*p*/2p*p*p*p*2/2p*p*p*p*2/2p*p*p*p*2/2P*P*P*P*2/2P*P*P*P*2/2P*P*P*P*2/P*P*P*YK*P*P*P*:0:1:w]
      """;
  }
}
