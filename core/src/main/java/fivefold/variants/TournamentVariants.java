package fivefold.variants;

/**
 * Start positions made for tournaments of the community, and some more of the same kind. {@link
 * VariantData} says how to read them.
 */
final class TournamentVariants {
  private TournamentVariants() {}

  static String data() {
    return """
      # Bob
      8x8 odd Q
      by Mage
      [yr*nbqnbr*/w*w*c2cw*w*/4w*w*2/w*w*1w*1W*2/2w*1W*1W*W*/2W*W*4/W*W*C2CW*W*/R*BNQBNR*Y:0:0:b]
      [yr*nbqnbr*/w*w*c2cw*w*/4w*w*2/w*w*1w*1W*2/2w*1W*1W*W*/2W*W*4/W*W*C2CW*W*/R*BNQBNR*Y:0:1:w]

      # Frustraiting Dragons
      8x8 odd Q
      by Mage
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/2D2D2/2d2d2/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/2D2D2/2d2d2/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]

      # Interdimensional Cowboys
      6x6 even Q
      by Los Bros SPQR
      [ucnk*cu/w*w*w*w*w*w*/6/6/W*W*W*W*W*W*/UCNK*CU:+0:1:w]
      [ucnk*cu/w*w*w*w*w*w*/6/6/W*W*W*W*W*W*/UCNK*CU:-0:1:w]

      # Who Even Needs Pawns
      8x8 odd Q
      by Los Bros SPQR
      [r*nbqk*bnr*/cccccccc/8/8/8/8/CCCCCCCC/R*NBQK*BNR*:0:0:b]
      [r*nbqk*bnr*/cccccccc/8/8/8/8/CCCCCCCC/R*NBQK*BNR*:0:1:w]

      # Excessive - Stacked Regents
      8x8 even Q
      by CrazyPenguin
      [r*nbcybnr*/sr*sdusr*s/w*w*w*w*w*w*w*w*/p*p*p*p*p*p*p*p*/P*P*P*P*P*P*P*P*/W*W*W*W*W*W*W*W*/SR*SDUSR*S/R*NBQK*BNR*:+0:1:w]
      [r*nbqk*bnr*/sr*sdusr*s/w*w*w*w*w*w*w*w*/p*p*p*p*p*p*p*p*/P*P*P*P*P*P*P*P*/W*W*W*W*W*W*W*W*/SR*SDUSR*S/R*NBCYBNR*:-0:1:w]

      # Spaced Dimensions
      8x8 odd Q
      by Mage
      unplayable its outer timelines have gaps: two boards, then none for a turn, and so on
      """
        + spaced()
        + """

      # The Classic
      8x8 odd Q
      by Mage
      note Sources disagree on who moves first: one copy has White to move.
      [r*n1qk*b1r*/p*p*3p*p*p*/2p*1p*n2/3p*2B1/3P*4/2P*QP*N2/P*P*3P*P*P*/R*N2K*2R*:0:1:b]

      # Town of Dragons
      8x8 odd Q
      by Narik
      [r*dbqk*bdr*/p*p*p*p*p*p*p*p*/1DdDDdD1/2D2D2/2d2d2/1dDddDd1/P*P*P*P*P*P*P*P*/R*DBQK*BDR*:0:1:w]

      # Pawns Day Celebration
      8x8 odd Q
      by SjRolMor
      [w*w*w*ck*w*w*w*/p*p*p*p*p*p*p*p*/P*P*P*P*P*P*P*P*/p*p*p*p*p*p*p*p*/P*P*P*P*P*P*P*P*/p*p*p*p*p*p*p*p*/P*P*P*P*P*P*P*P*/W*W*W*CK*W*W*W*:0:1:w]

      # Standard ++
      8x8 odd Q
      by SjRolMor
      [r*dcqk*sur*/p*nbw*w*bnp*/1p*p*w*w*p*p*1/3p*p*3/3P*P*3/1P*P*W*W*P*P*1/P*NBW*W*BNP*/R*UCQK*SDR*:+2:1:w]
      [r*dcqk*sur*/p*nbw*w*bnp*/1p*p*w*w*p*p*1/3p*p*3/3P*P*3/1P*P*W*W*P*P*1/P*NBW*W*BNP*/R*UCQK*SDR*:+1:1:b]
      [p*p*p*p*p*p*p*p*/p*p*p*p*p*p*p*p*/p*p*p*p*p*p*p*p*/8/8/P*P*P*P*P*P*P*P*/P*P*P*P*P*P*P*P*/P*P*P*P*P*P*P*P*:0:0:b]
      [p*p*p*p*p*p*p*p*/p*p*p*p*p*p*p*p*/p*p*p*p*p*p*p*p*/8/8/P*P*P*P*P*P*P*P*/P*P*P*P*P*P*P*P*/P*P*P*P*P*P*P*P*:0:1:w]
      [r*dcqk*sur*/p*nbw*w*bnp*/1p*p*w*w*p*p*1/3p*p*3/3P*P*3/1P*P*W*W*P*P*1/P*NBW*W*BNP*/R*UCQK*SDR*:-1:1:b]
      [r*dcqk*sur*/p*nbw*w*bnp*/1p*p*w*w*p*p*1/3p*p*3/3P*P*3/1P*P*W*W*P*P*1/P*NBW*W*BNP*/R*UCQK*SDR*:-2:1:w]

      # Unicorn Blockade
      8x8 even Q
      by LosBroSPQR
      [r*nbck*bnr*/2bssb2/uuuuuuuu/8/8/UUUUUUUU/2BSSB2/R*NBCK*BNR*:-0:0:b]
      [r*nbck*bnr*/2bssb2/uuuuuuuu/8/8/UUUUUUUU/2BSSB2/R*NBCK*BNR*:-0:1:w]
      [r*nbck*bnr*/2bssb2/uuuuuuuu/8/8/UUUUUUUU/2BSSB2/R*NBCK*BNR*:+0:0:b]
      [r*nbck*bnr*/2bssb2/uuuuuuuu/8/8/UUUUUUUU/2BSSB2/R*NBCK*BNR*:+0:1:w]

      # bunker
      8x8 odd Q
      by nikita
      [b1k*k*k*k*1b/p*np*p*p*p*np*/p*p*1p*p*1p*p*/dddddddd/DDDDDDDD/P*P*1P*P*1P*P*/P*NP*P*P*P*NP*/B1K*K*K*K*1B:0:2:b]
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:-1:1:b]
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:-1:2:w]
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:-1:2:b]
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:+1:1:b]
      [r*nbqcbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQCBNR*:+1:2:w]

      # In the End
      8x8 odd Q
      by LosBroSPQR
      [r*2k*3r*/w*2r*1w*w*w*/1w*c1w*3/2w*w*2C1/1c2W*W*2/3W*1CW*1/W*W*W*1R*2W*/R*3K*2R*:0:0:b]
      [r*2k*3r*/w*2r*1w*w*w*/1w*c1w*3/2w*w*2C1/1c2W*W*2/3W*1CW*1/W*W*W*1R*2W*/R*3K*2R*:0:1:w]

      # Crossing the Wall
      8x8 odd Q
      by LosBroSPQR
      [c2cc2c/dddw*w*ddd/dddccddd/ddd2ddd/DDD2DDD/DDUCCUDD/DDDW*W*DDD/C2CC2C:0:0:b]
      [c2cc2c/dddw*w*ddd/dduccudd/ddd2ddd/DDD2DDD/DDUCCUDD/DDDW*W*DDD/C2CC2C:0:1:w]
      [r*nbcybnr*/w*w*w*w*w*w*w*w*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:0:b]
      [r*nbcybnr*/w*w*w*w*w*w*w*w*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:1:w]
      [r*nbqk*bn1/p*p*p*p*p*p*p*p*/8/8/8/8/W*W*W*W*W*W*W*W*/R*NBCYBNR*:-1:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/W*W*W*W*W*W*W*W*/R*NBCYBNR*:-1:1:w]

      # 5D Checkers With Multiverse Timetravel
      8x8 odd Q
      by pgn to variant
      [1b1k*1b1b/b1b1b1b1/1b1b1b1b/8/8/B1B1B1B1/1B1B1B1B/B1B1K*1B1:0:0:w]
      [1b1k*1b1b/b1b1b1b1/1b1b1b1b/8/8/B1B1B1B1/1B1B1B1B/B1B1K*1B1:0:0:b]

      # Under Pressure
      8x8 odd Q
      by LosBroSPQR
      [r*k*yr*nnr*b/1p*p*p*cw*w*w*/w*qb1w*3/1w*w*w*4/4W*W*W*1/3W*1BQW*/W*W*W*CP*P*P*1/BR*NNR*YK*R*:0:0:b]
      [r*k*yr*nnr*b/1p*p*p*cw*w*w*/w*qb1w*3/1w*w*w*4/4W*W*W*1/3W*1BQW*/W*W*W*CP*P*P*1/BR*NNR*YK*R*:0:1:w]

      # Dragon Force
      8x8 odd Q
      by LosBroSPQR
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/4dd2/8/8/4DD2/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/4dd2/8/8/4DD2/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]

      # Across Your Face
      8x8 odd Q
      by SavingsNewspaper2
      [r*nbqk*bnr*/p*p*p*p*p*Dp*p*/8/8/8/8/P*P*P*P*P*dP*P*/R*NBQK*BNR*:0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*Dp*p*/8/8/8/8/P*P*P*P*P*dP*P*/R*NBQK*BNR*:0:1:w]

      # The Third Dimension is Z
      8x8 even Q
      by blockmath_
      [udr*br*r*du/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/UDR*BR*R*DU:-3:1:w]
      [dbur*nubd/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/DBUR*NUBD:-2:1:w]
      [r*ubnbbur*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*UBNBBUR*:-1:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:w]
      [br*nr*qnr*b/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/BR*NR*QNR*B:+0:1:w]
      [r*ubnbbur*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*UBNBBUR*:+1:1:w]
      [dbur*nubd/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/DBUR*NUBD:+2:1:w]
      [udr*br*r*du/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/UDR*BR*R*DU:+3:1:w]

      # Timeline Advantage for Queen
      8x8 even Q
      by Mage
      note Only one of the two central timelines is there: Black has a timeline to spare for the
      note missing queen.
      [r*nb1k*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+0:0:b]
      [r*nb1k*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+0:1:w]

      # Exiled Kings draw
      8x8 odd Q
      by Mauer01
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NB2BNR*:0:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQ1B1R*:+1:1:w]
      [8/8/4N3/8/8/8/8/8:+2:0:b]

      # old ass standard exiling line
      8x8 odd Q
      by pgn to variant
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/4P*3/P*P*P*P*1P*P*P*/R*NBQK*BNR*:0:1:b]
      [r*nbqk*b1r*/p*p*p*p*p*p*p*p*/5n2/8/8/4P*3/P*P*P*P*1P*P*P*/R*NBQK*BNR*:0:2:w]
      [r*nbqk*b1r*/p*p*p*p*p*p*p*p*/5n2/8/8/4P*N2/P*P*P*P*1P*P*P*/R*NBQK*B1R*:0:2:b]
      [r*nbqk*b1r*/p*p*p*p*1p*p*p*/4p*n2/8/8/4P*N2/P*P*P*P*1P*P*P*/R*NBQK*B1R*:0:3:w]
      [r*nbqk*b1r*/p*p*p*p*1p*p*p*/4p*n2/8/8/2P*1P*N2/P*P*1P*1P*P*P*/R*NBQK*B1R*:0:3:b]
      [r*nbqk*b1r*/p*p*1p*1p*p*p*/2p*1p*n2/8/8/2P*1P*N2/P*P*1P*1P*P*P*/R*NBQK*B1R*:0:4:w]
      [r*nbqk*b1r*/p*p*1p*1p*p*p*/2p*1p*n2/8/8/1QP*1P*N2/P*P*1P*1P*P*P*/R*NB1K*B1R*:0:4:b]
      [r*nb1k*b1r*/p*p*1p*1p*p*p*/1qp*1p*n2/8/8/1QP*1P*N2/P*P*1P*1P*P*P*/R*NB1K*B1R*:0:5:w]
      [r*nb1k*b1r*/p*p*1p*1p*p*p*/1qp*1p*n2/8/8/2P*1P*N2/P*P*1P*1P*P*P*/R*NB1K*B1R*:0:5:b]
      [r*nbqk*bnr*/p*p*p*p*p*Qp*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:1:b]
      [r*nbq1bnr*/p*p*p*p*p*k*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:2:w]
      [r*nbq1bnr*/p*p*p*p*p*k*p*p*/8/8/8/5N2/P*P*P*P*P*P*P*P*/R*NBQK*B1R*:+1:2:b]
      [r*nbq1b1r*/p*p*p*p*p*k*p*p*/5n2/8/8/5N2/P*P*P*P*P*P*P*P*/R*NBQK*B1R*:+1:3:w]
      [r*nbq1b1r*/p*p*p*p*p*k*p*p*/5n2/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*B1R*:+1:3:b]
      [r*nbq1bnr*/p*p*p*p*p*k*p*p*/8/5N2/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+2:2:b]

      # Timeline Range
      8x8 odd Q
      by Ezzeth
      [u1bnyb1u/w*1w*w*w*w*1w*/1w*4w*1/8/8/8/1P*P*P*P*P*P*1/1R*4R*1:-1:0:b]
      [u1bnyb1u/w*1w*w*w*w*1w*/1w*4w*1/8/8/8/1P*P*P*P*P*P*1/1R*4R*1:-1:1:w]
      [2nnnn2/c1w*w*w*w*1c/8/8/8/8/C1W*W*W*W*1C/2NNNN2:0:0:b]
      [2nnnn2/c1w*w*w*w*1c/8/8/8/8/C1W*W*W*W*1C/2NNNN2:0:1:w]
      [1r*4r*1/1p*p*p*p*p*p*1/8/8/8/1W*4W*1/W*1W*W*W*W*1W*/U1BNYB1U:+1:0:b]
      [1r*4r*1/1p*p*p*p*p*p*1/8/8/8/1W*4W*1/W*1W*W*W*W*1W*/U1BNYB1U:+1:1:w]
      """;
  }

  /** The outer timelines of Spaced Dimensions: pairs of boards with gaps between them. */
  private static String spaced() {
    String standard = "[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:";
    StringBuilder out = new StringBuilder();
    for (int turn = 0; turn <= 90; turn += 2) {
      String run = turn + "b.." + (turn + 1) + "w]\n";
      out.append(standard).append("-1:").append(run).append(standard).append("+1:").append(run);
    }
    return out.append(standard).append("0:0b..1w]\n").toString();
  }
}
