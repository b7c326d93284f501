package fivefold.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import fivefold.cli.CliRunner.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

class UciCommandTest {
  private static List<String> uci(String... lines) {
    Result result = new CliRunner().stdin(String.join("\n", lines) + "\n").run("uci");
    assertThat(result.status()).as(result.err()).isZero();
    return result.out().lines().toList();
  }

  @Test
  void introducesItselfAndSaysGoodbye() {
    List<String> out = uci("5duci", "quit");
    assertThat(out).contains("5duciok", "bye");
    assertThat(out)
        .anyMatch(line -> line.startsWith("option name Hash"))
        .anyMatch(line -> line.startsWith("option name MultiPV"))
        .anyMatch(line -> line.startsWith("option name Level"));
  }

  @Test
  void findsAMove() {
    List<String> out = uci("position startpos", "go nodes 300");
    assertThat(out.get(out.size() - 1)).startsWith("bestmove (0T1)");
    assertThat(out)
        .anyMatch(line -> line.matches("info depth \\d+ score cp -?\\d+ nodes .* pv .*"));
  }

  @Test
  void anEndlessSearchIsStopped() {
    List<String> out = uci("position startpos", "go", "isready", "stop", "quit");
    assertThat(out).contains("readyok");
    assertThat(out.get(out.size() - 2)).startsWith("bestmove ");
  }

  @Test
  void aWrongPositionKeepsTheOldOne() {
    List<String> out =
        uci(
            "position startpos moves (0T1)e2e4 submit",
            "position startpos moves (0T1)e2e5",
            "print");
    assertThat(out).anyMatch(line -> line.startsWith("info position error: "));
    assertThat(out.get(out.size() - 1)).contains("/4P3/").endsWith(":0:1:b]");
  }

  /** The draft of the protocol shows such a line. */
  @Test
  void aBoardThatMovesAgainMovesInTheNextAction() {
    List<String> out = uci("position startpos moves (0T1)e2e3 (0T1)g8f6 submit", "print");
    assertThat(out).noneMatch(line -> line.contains("error"));
    assertThat(out.get(out.size() - 1)).contains("5n2/").contains("4P3/").endsWith(":0:2:w]");
  }

  @Test
  void withoutALegalActionThereIsNoMove() {
    List<String> out = uci("position size 3x3 odd fen [k2/1Q1/1K1:0:1:b]", "go depth 1");
    assertThat(out.get(out.size() - 1)).isEqualTo("nobestmove");
  }

  @Test
  void givesAsManyLinesAsAskedFor() {
    List<String> out = uci("setoption name MultiPV value 2", "position startpos", "go depth 1");
    assertThat(out)
        .anyMatch(line -> line.contains("multipv 1 "))
        .anyMatch(line -> line.contains("multipv 2 "));
  }

  @Test
  void whatItDoesNotUnderstandIsSaidAndNothingElseHappens() {
    assertThat(uci("hello", "setoption name Colour value red", "setoption name Hash value much"))
        .containsExactly(
            "info string unknown command: hello",
            "info string unknown option: Colour",
            "info string hash takes a number from 1 to 65536");
  }
}
