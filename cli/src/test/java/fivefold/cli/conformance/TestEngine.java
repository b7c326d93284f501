package fivefold.cli.conformance;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.model.Move;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.rules.Action;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;

/** An engine that plays any legal turn, or with an argument makes mistakes, to try the examiner. */
final class TestEngine {
  private TestEngine() {}

  public static void main(String[] args) throws IOException {
    boolean careless = args.length > 0;
    Notation uci = Notations.find("5duci").orElseThrow();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    ReadResult position = Games.read(uci, "start", "position startpos\n", ReadOptions.LENIENT);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.equals("5duci")) {
        System.out.println("id name test\n5duciok");
      } else if (line.equals("isready")) {
        System.out.println("readyok");
      } else if (line.startsWith("position")) {
        ReadResult next = Games.read(uci, "position", line + "\n", ReadOptions.LENIENT);
        boolean unfinished = next.game().filter(g -> g.end().unfinished().isPresent()).isPresent();
        if ((next.hasErrors() || unfinished) && !careless) {
          System.out.println("info position error: " + next.diagnostics());
        } else {
          position = next;
        }
      } else if (line.startsWith("go")) {
        Optional<Action> action =
            position.orThrow().end().state().legalActions().stream().findFirst();
        System.out.println(
            action
                .map(
                    each ->
                        each.plies().stream()
                            .map(ply -> ((Move) ply).uci())
                            .collect(Collectors.joining(" ", "bestmove ", "")))
                .orElse(careless ? "bestmove (0T1)a1a2" : "nobestmove"));
      }
      System.out.flush();
    }
  }
}
