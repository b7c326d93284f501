package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.Games;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.notation.ReadOptions;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.Turn;
import fivefold.rules.search.TurnSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Legal actions and verdicts along recorded games, as other engines found them too. */
class CorpusCountsTest {
  private static final int CAP = 1000;

  /** Every state of the main line, the start first. */
  private static List<State> states(Path file) throws IOException {
    Game game =
        Games.read(file.getFileName().toString(), Files.readString(file), ReadOptions.LENIENT)
            .orThrow();
    List<State> states = new ArrayList<>(List.of(game.start()));
    game.mainline().stream().map(Node::state).forEach(states::add);
    return states;
  }

  private static State last(String file) throws IOException {
    List<State> states = states(Corpus.require("corpus").resolve(file));
    return states.get(states.size() - 1);
  }

  static Stream<String> counts() throws IOException {
    return Files.readAllLines(Corpus.require("corpus/counts.tsv")).stream().skip(1);
  }

  /** The counts at every state, 1000 meaning 1000 or more. */
  @ParameterizedTest
  @MethodSource("counts")
  void legalActions(String line) throws IOException {
    String[] columns = line.split("\t");
    List<Long> expected = Stream.of(columns[1].split(" ")).map(Long::valueOf).toList();
    List<Long> counted = new ArrayList<>();
    for (State state : states(Corpus.require("corpus").resolve(columns[0]))) {
      counted.add(state.legalActions().count(CAP, Budget.UNLIMITED).atLeast());
    }
    assertThat(counted).isEqualTo(expected);
  }

  /** Counts without a cap, and listing gives as many. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"games/cwmtt-exiledKings.5dpgn, 55332", "games/cwmtt-another.5dpgn, 271480"})
  void manyActions(String file, long expected) throws IOException {
    State state = last(file);
    assertThat(state.legalActions().count(Long.MAX_VALUE, Budget.UNLIMITED))
        .isEqualTo(new LegalActions.Count(expected, true, false));
    assertThat(state.legalActions().stream().count()).isEqualTo(expected);
  }

  /** Where softmates and the checkmate lie; everywhere else play or a plain check goes on. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "wide,          22 26 43 45,    47",
    "manyChecks,    26 34 44 46 50, 52",
    "silly,         26,             38",
    "NP0,           '',             83",
    "futures,       '',             19",
    "ctp1,          7 9,            16",
    "standard,      '',             16",
    "100_timelines, '',             21",
  })
  void verdicts(String game, String softmates, int checkmate) throws IOException {
    Map<Integer, Verdict> expected = new TreeMap<>();
    for (String at : softmates.isEmpty() ? new String[0] : softmates.split(" ")) {
      expected.put(Integer.valueOf(at), Verdict.SOFTMATE);
    }
    expected.put(checkmate, Verdict.CHECKMATE);
    List<State> states = states(Corpus.require("corpus/hard/cwmtt-" + game + ".5dpgn"));
    Map<Integer, Verdict> found = new TreeMap<>();
    for (int i = 0; i < states.size(); i++) {
      Verdict verdict = states.get(i).verdict();
      assertThat(verdict).isNotEqualTo(Verdict.UNKNOWN);
      boolean inCheck = !states.get(i).checks().isEmpty();
      assertThat(verdict == Verdict.PLAYING || verdict == Verdict.STALEMATE).isNotEqualTo(inCheck);
      if (verdict != Verdict.PLAYING && verdict != Verdict.CHECK) {
        found.put(i, verdict);
      }
    }
    assertThat(found).isEqualTo(expected);
  }

  static Stream<String> answers() throws IOException {
    return Files.readAllLines(Corpus.require("corpus/hard/random/answers.tsv")).stream().skip(1);
  }

  /** Positions from random play on which other searches do not finish. */
  @ParameterizedTest
  @MethodSource("answers")
  void hardPositions(String line) throws IOException {
    String[] columns = line.split("\t");
    State state = last("hard/random/" + columns[0]);
    assertThat(state.multiverse().size().toString()).isEqualTo(columns[1]);
    assertThat(state.multiverse().timelineCount()).isEqualTo(Integer.parseInt(columns[2]));
    assertThat("" + state.mover().letter()).isEqualTo(columns[3]);
    assertThat(state.verdict().name()).isEqualToIgnoringCase(columns[4]);
    assertThat(state.legalActions().existAdvancing(Budget.UNLIMITED))
        .contains(Boolean.valueOf(columns[5]));
    boolean rewinding = Boolean.parseBoolean(columns[6]);
    Turn turn = state.searchable();
    Budget.Meter meter = Budget.UNLIMITED.start();
    assertThat(new TurnSearch(turn, TurnSearch.Question.REWIND, meter).next())
        .isEqualTo(rewinding ? ActionSource.Answer.FOUND : ActionSource.Answer.NONE);
    assertThat(state.legalActions().exist(Budget.UNLIMITED))
        .contains(Boolean.parseBoolean(columns[5]) || rewinding);
  }

  @Test
  void slowCheckmate() throws IOException {
    State state = last("hard/slow_88_20.5dpgn");
    assertThat(state.inCheck()).isTrue();
    assertThat(state.verdict()).isEqualTo(Verdict.CHECKMATE);
    assertThat(state.legalActions()).isEmpty();
  }
}
