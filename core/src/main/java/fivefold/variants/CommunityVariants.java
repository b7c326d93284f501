package fivefold.variants;

/**
 * Start positions that players have added to collections and programs. {@link VariantData} says how
 * to read them.
 */
final class CommunityVariants {
  private CommunityVariants() {}

  static String data() {
    return """
      # Standard - Brawns
      8x8 odd Q,N,R,B
      [r*nbqk*bnr*/w*w*w*w*w*w*w*w*/8/8/8/8/W*W*W*W*W*W*W*W*/R*NBQK*BNR*:0:1:w]

      # Standard - Turn Zero - Brawns
      8x8 odd Q,N,R,B
      also Standard with Brawns (T0)
      also Standard - Brawns T0 (5+5)
      [r*nbqk*bnr*/w*w*w*w*w*w*w*w*/8/8/8/8/W*W*W*W*W*W*W*W*/R*NBQK*BNR*:0:0:b]
      [r*nbqk*bnr*/w*w*w*w*w*w*w*w*/8/8/8/8/W*W*W*W*W*W*W*W*/R*NBQK*BNR*:0:1:w]

      # Standard - Defended Pawn - Alt
      8x8 odd Q,N,R,B
      note Not the Defended Pawn of the game: here bishop and knight of the king's side change places.
      [r*nbqk*nbr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*NBR*:0:1:w]

      # Standard - Double Royalty
      8x8 odd Q,N,R,B
      also Double Royalty
      [r*nbyk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBYK*BNR*:0:1:w]

      # Standard - Staggered Timelines
      8x8 even Q,N,R,B
      also Staggered Timelines
      also Fair Two Timelines
      note Some collections call this layout Two Timelines.
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+0:1:w]

      # Standard - Staggered Timelines - Brawns
      8x8 even Q,N,R,B
      also Staggered Timelines - Brawns
      [r*nbqk*bnr*/w*w*w*w*w*w*w*w*/8/8/8/8/W*W*W*W*W*W*W*W*/R*NBQK*BNR*:-0:1:b]
      [r*nbqk*bnr*/w*w*w*w*w*w*w*w*/8/8/8/8/W*W*W*W*W*W*W*W*/R*NBQK*BNR*:+0:1:w]

      # Royalty War
      8x8 even Q,N,R,B,C
      also Misc - Royalty War
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBYCBNR*:+0:0:b]
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBYCBNR*:+0:1:w]
      [r*nbycbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:0:b]
      [r*nbycbnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:-0:1:w]

      # Timeline Invasion Global Warming (Standard)
      8x8 odd Q
      also Standard - Timeline Invasion Global Warming
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/8/8:-1:1:w]
      [8/8/8/8/8/8/8/8:0:1:w]
      [8/8/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:+1:1:w]

      # All Pieces
      8x8 odd Q
      note Kings and rooks count as moved in its source.
      [kyqsnbrc/udp*p*w*w*du/8/8/8/8/UDP*P*W*W*DU/KYQSNBRC:0:1:w]

      # Reversed Royalty Skirmish
      5x5 odd Q
      [ycccc/ccccc/5/CCCCC/CCCCY:0:1:w]

      # T-minus-infinity (ftxi host, 42 turns)
      8x8 odd Q
      also T-minus-infinity
      note The same board on every half-turn from T0b to T41w: Black can go far back from the first
      note turn on.
      [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:0b..41w]

      # Misc - Miniature
      5x5 odd Q,N,R,B,U,D,S
      also Miniature
      also misc_mini
      [r*nbqk*/p*p*p*p*p*/5/P*P*P*P*P*/R*NBQK*:0:1:w]
      """;
  }
}
