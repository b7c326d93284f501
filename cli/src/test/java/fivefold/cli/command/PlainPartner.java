package fivefold.cli.command;

import fivefold.Games;
import fivefold.Notations;
import fivefold.model.Move;
import fivefold.notation.ReadOptions;
import fivefold.rules.State;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/**
 * An engine for matches in tests: plays the first legal action, or does wrong in the way that its
 * argument says.
 */
public final class PlainPartner {
  private PlainPartner() {}

  public static void main(String[] args) throws Exception {
    String fault = args.length > 0 ? args[0] : "";
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String position = "position startpos";
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.equals("5duci")) {
        System.out.println("5duciok");
      } else if (line.equals("isready")) {
        System.out.println("readyok");
      } else if (line.startsWith("position")) {
        position = line;
      } else if (line.startsWith("go")) {
        switch (fault) {
          case "crash" -> System.exit(1);
          case "sleep" -> Thread.sleep(60_000);
          case "illegal" -> System.out.println("bestmove (0T1)a1a1");
          default -> System.out.println("bestmove " + first(position));
        }
      } else if (line.equals("quit")) {
        return;
      }
    }
  }

  private static String first(String position) {
    State state =
        Games.read(Notations.UCI, "position", position, ReadOptions.LENIENT)
            .orThrow()
            .end()
            .state();
    return state.legalActions().limit(1).findFirst().orElseThrow().plies().stream()
        .map(ply -> ((Move) ply).uci())
        .collect(Collectors.joining(" "));
  }
}
