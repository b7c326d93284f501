package fivefold.cli.command;

import static fivefold.cli.CliRunner.fivefold;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {
  /** Mate in 2, begun by a rook that goes back a turn. */
  private static final String ROOK =
      "[Board \"custom\"]\n[Size \"5x5\"]\n[4k/5/5/5/K1R2:0:1:w]\n1. Kb2 / Ke4 2. Re1 / Kd3\n";

  private static final String UNDERPROMOTION =
      "[Board \"custom\"]\n[Size \"5x5\"]\n[5/3kW/ww1w1/2W2/K4:0:1:w]\n1. Wxd3 / Kxd3\n";

  @TempDir Path folder;
  private String rook;
  private String brawn;

  @BeforeEach
  void write() throws Exception {
    rook = Files.writeString(folder.resolve("rook.5dpgn"), ROOK).toString();
    brawn = Files.writeString(folder.resolve("brawn.5dpgn"), UNDERPROMOTION).toString();
  }

  @Test
  void tellsAMateAndItsFirstAction() {
    CliRunner.Result run = fivefold("solve", rook);
    assertThat(run.out()).isEqualTo("mate in 1: Re5\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void tellsThatThereIsNone() {
    CliRunner.Result run = fivefold("solve", "--max", "2", brawn);
    assertThat(run.out()).isEqualTo("no mate in 2\n");
    assertThat(run.status()).isEqualTo(1);
    assertThat(fivefold("solve", "--checks", brawn).out()).isEqualTo("no mate by checks in 3\n");
  }

  @Test
  void promotionsAreAsked() {
    assertThat(fivefold("solve", "--promotions", "all", "--unique", brawn).out())
        .isEqualTo("mate in 2, unique: We5=N\n");
    assertThat(fivefold("solve", "--promotions", "Q,K", brawn).status()).isEqualTo(2);
  }

  @Test
  void aBudgetLeavesItOpen() {
    CliRunner.Result run = fivefold("solve", "--budget", "1", brawn);
    assertThat(run.out()).isEqualTo("unknown\n");
    assertThat(run.status()).isEqualTo(4);
  }

  @Test
  void speaksJson() {
    assertThat(fivefold("solve", "--json", "--unique", rook).out())
        .startsWith("{\"schema\":1,\"file\":\"" + rook + "\",\"game\":1,\"at\":\"2b\"")
        .contains("\"result\":\"mate\",\"in\":1,\"first\":[\"(0T3)e1e5\"],\"ways\":1,\"max\":3");
    assertThat(fivefold("solve", "--json", brawn).out()).contains("\"result\":\"none\",\"max\":3");
  }

  @Test
  void writesProofsThatHold() {
    String proof = folder.resolve("proof.5dpgn").toString();
    fivefold("solve", "--promotions", "all", "--proof", proof, brawn);
    CliRunner.Result verified = fivefold("solve", "--verify", proof);
    assertThat(verified.out()).isEqualTo("proof holds: mate in 2, 13 replies\n");
    assertThat(verified.status()).isZero();
    fivefold("solve", "--promotions", "all", "--full", "--proof", proof, brawn);
    assertThat(fivefold("solve", "--verify", proof).out())
        .isEqualTo("proof holds: mate in 2, 13 replies\n");
  }

  @Test
  void aGameIsNoProof() throws Exception {
    Path game = folder.resolve("game.5dpgn");
    Files.writeString(game, ROOK.replace("Kd3", "Kd3 3. Re4"));
    CliRunner.Result run = fivefold("solve", "--verify", "--at", "2b", game.toString());
    assertThat(run.out()).startsWith("no proof: after 3w. Re4 nothing answers ");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void refusesNonsense() {
    assertThat(fivefold("solve", "--max", "0", rook).status()).isEqualTo(2);
    assertThat(fivefold("solve", "--full", rook).status()).isEqualTo(2);
    assertThat(fivefold("solve", "--verify", "--unique", rook).status()).isEqualTo(2);
  }
}
