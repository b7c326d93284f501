package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of action sequences that several independent engines agree on. */
class GoldenCountsTest {

  @ParameterizedTest(name = "{0} depth {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Standard | [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w] | 1 | 20",
        "Standard | [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w] | 2 | 400",
        "Standard | [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w] | 3 | 9822",
        "Standard | [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w] | 4 | 753223",
        "Very Small - Open | [nbr*k*/3p*/P*3/K*R*BN:0:1:w] | 4 | 24268",
        "Very Small | [nbr*k*/p*p*p*p*/P*P*P*P*/K*R*BN:0:1:w] | 4 | 3370",
        "Small | [k*qbnr*/p*p*p*p*p*/5/P*P*P*P*P*/K*QBNR*:0:1:w] | 4 | 11905",
        "Just Kings | [2k*/3/K*2:0:1:w] | 4 | 128",
        "Just Pawns | [p*p*p*p*k*/5/5/5/K*P*P*P*P*:0:1:w] | 4 | 58067",
        "Just Brawns | [w*w*w*w*k*/5/5/5/K*W*W*W*W*:0:1:w] | 4 | 55073",
        "Just Knights | [n1k*n1/5/5/5/1NK*1N:0:1:w] | 4 | 161206",
        "Just Unicorns | [1u1uk*/5/5/5/K*U1U1:0:1:w] | 4 | 12229",
        "Royal Queen Showdown | [4y1/6/6/6/6/1Y4:0:1:w] | 4 | 96361",
        "King of Kings | [cck*cc/5/5/5/CCK*CC:0:1:w] | 3 | 5166",
        "Turn Zero | [r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:0:b][r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w] | 3 | 33186",
      })
  void sequences(String name, String blocks, int depth, long expected) {
    assertThat(Perft.count(Positions.state(blocks), depth)).as(name).isEqualTo(expected);
  }
}
