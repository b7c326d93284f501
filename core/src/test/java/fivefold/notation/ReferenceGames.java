package fivefold.notation;

import fivefold.Games;
import fivefold.Notations;
import fivefold.game.Game;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Four short games that every notation is shown with: A has a branch and actions on two boards and
 * ends in a softmate; B has en passant, both castlings, promotions, a hop and annotations; C has an
 * even number of timelines and a branch by Black; D starts at turn zero.
 */
public final class ReferenceGames {
  private static final Map<String, String> TEXTS = new LinkedHashMap<>();

  static {
    TEXTS.put(
        "a",
        """
        [Board "Standard"]
        [Mode "5D"]

        1. e3 / f6
        2. (0T2)Nb1>>(0T1)b3~ (>L1) / (1T1)a6
        3. (1T2)c3 / (0T2)Nc6 (1T2)Nc6
        4. (0T3)Qh5* (1T3)Qc2
        """);
    TEXTS.put(
        "b",
        """
        [Mode "5D"]
        [Board "Standard"]
        [Size "8x8"]
        [White "Alice"]
        [Black "Bob"]
        [Date "2026.01.01"]
        [Result "1/2-1/2"]

        1. e4 / Nf6
        2. e5 / d5
        3. exd6 {en passant} / g6
        4. Nf3 / Bg7
        5. Be2 / O-O
        6. O-O! / Bg4
        7. dxc7 / Nc6
        8. cxd8=Q / Rfxd8
        9. (0T9)Nf3>>(0T8)f5~ (>L1) / (1T8)Bxf5
        10. (1T9)cxd8=Q / (0T9)Rd8>x(1T9)d8
        11. (0T10)d3 (1T10)d3 1/2-1/2
        """);
    TEXTS.put(
        "c",
        """
        [Board "Standard - Two Timelines"]
        [Mode "5D"]

        1. (-0T1)e3 (+0T1)Nf3 / (-0T1)Nf6 (+0T1)e6
        2. (+0T2)Nf3>(-0T2)f5 / (-0T2)d6 (+0T2)d6
        3. (-0T3)Nd4 (+0T3)e3 / (+0T3)Ng8>>(+0T2)g6~ (>L-1)
        4. (-1T3)e3
        """);
    TEXTS.put(
        "d",
        """
        [Board "Standard - Turn Zero"]
        [Mode "5D"]

        1. Nf3 / (0T1)Ng8>>(0T0)g6~ (>L-1)
        2. (-1T1)Nf3
        """);
  }

  /** The hashes of the last states, as other programs compute them. */
  public static final Map<String, String> HASHES =
      Map.of(
          "a", "23b8df454f73ef8253f007755d58d675",
          "b", "963e0a0f39409bc747cf184e09a41c9f",
          "c", "81dff501c1232c11eb5953ac630e1ca4",
          "d", "247005e7e17c3fd2422db3382210b069");

  private ReferenceGames() {}

  /** The games by their letter, freshly read. */
  public static Map<String, Game> all() {
    Map<String, Game> games = new LinkedHashMap<>();
    TEXTS.forEach(
        (letter, text) ->
            games.put(
                letter, Games.read(Notations.PGN, letter, text, ReadOptions.LENIENT).orThrow()));
    return games;
  }

  public static Game game(String letter) {
    return all().get(letter);
  }
}
