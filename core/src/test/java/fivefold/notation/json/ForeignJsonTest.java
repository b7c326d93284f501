package fivefold.notation.json;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The JSON of two other programs, and what is wrong with JSON that is no game. */
class ForeignJsonTest {

  private static String moves(Game game) {
    String written = Notations.PGN.write(game);
    return written.substring(written.indexOf("\n\n") + 2).strip();
  }

  private static String position(int line, int turn, String square) {
    return "{\"timeline\": "
        + line
        + ", \"turn\": "
        + turn
        + ", \"coordinate\": \""
        + square
        + "\"}";
  }

  private static String action(int number, String player, String... moves) {
    return "{\"action\": "
        + number
        + ", \"player\": \""
        + player
        + "\", \"moves\": ["
        + String.join(",", moves)
        + "]}";
  }

  private static String move(String start, String end) {
    return "{\"start\": " + start + ", \"end\": " + end + ", \"promotion\": null}";
  }

  @Test
  void readsActionLists() {
    String text =
        "["
            + action(1, "white", move(position(0, 1, "e2"), position(0, 1, "e3")))
            + ","
            + action(1, "black", move(position(0, 1, "f7"), position(0, 1, "f6")))
            + ","
            + action(2, "white", move(position(0, 2, "b1"), position(0, 1, "b3")))
            + "]";
    ReadResult result = Games.read(text);
    assertThat(moves(result.orThrow())).startsWith("1. e3 / f6\n2. (0T2)Nb1>>(0T1)b3~");
  }

  @Test
  void theirEvenGamesHaveNoTimelineZero() {
    String text =
        "["
            + action(
                1,
                "white",
                move(position(-1, 1, "e2"), position(-1, 1, "e3")),
                move(position(1, 1, "g1"), position(1, 1, "f3")))
            + "]";
    ReadOptions even = ReadOptions.LENIENT.withVariant("Standard - Two Timelines");
    assertThat(moves(Games.read("x", text, even).orThrow())).isEqualTo("1. (-0T1)e3 (+0T1)Nf3");
    assertThat(Games.read(text).diagnostics())
        .as("the start is not in the text and must be named")
        .extracting(found -> found.code().name())
        .contains("E_PARITY");
  }

  @Test
  void readsTheDumpOfTheConverter() {
    String text =
        """
        {"width": 8, "height": 8, "timelines": [], "tags": {"board": "Standard", "white": "A"},
         "moves": [
          {"from": [0, 0, 4, 1], "to": [0, 0, 4, 2], "src_piece": 1, "white": true},
          {"from": [0, 0, 5, 6], "to": [0, 0, 5, 5], "src_piece": 33, "white": false,
           "comments": ["hm"]},
          {"from": [0, 1, 1, 0], "to": [0, 0, 1, 2], "src_piece": 2, "white": true,
           "branches": true, "new_index": 1}
         ]}
        """;
    Game game = Games.read(text).orThrow();
    assertThat(moves(game)).startsWith("1. e3 / f6 {hm}\n2. (0T2)Nb1>>(0T1)b3~");
    assertThat(game.headers().get("White")).hasValue("A");
  }

  @Test
  void readsGamesInAnArrayAndOneBehindTheOther() {
    String game = JsonNotation.INSTANCE.write(Games.read("1. e3 / f6").orThrow());
    assertThat(Games.readAll(game + game)).hasSize(2).allMatch(result -> !result.hasErrors());
    assertThat(Games.readAll("[" + game + ",\n" + game + "]"))
        .hasSize(2)
        .allMatch(result -> !result.hasErrors() && result.game().orElseThrow().size() == 2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a": 1}                                                   | E_JSON_VALUE
          {"format": "fivefold", "actions": [{"moves": [{}]}]}       | E_JSON_VALUE
          {"format": "fivefold", "actions": [{"moves": 3}]}          | E_JSON_VALUE
          {"format": "fivefold", "actions": [{"parent": 5}]}         | E_JSON_VALUE
          {"format": "fivefold", "headers": {"White": 3}}            | E_JSON_VALUE
          {"format": "fivefold", "variant": "Nonsense"}              | E_UNKNOWN_VARIANT
          {"format": "fivefold", "actions": [                        | E_JSON_SYNTAX
          [{"action": 1, "moves": [{"start": {}}]}]                  | E_JSON_VALUE
          """)
  void whatIsWrongIsReported(String text, String code) {
    assertThat(Games.read(JsonNotation.INSTANCE, "x", text, ReadOptions.LENIENT).diagnostics())
        .extracting(found -> found.code().name())
        .contains(code);
  }
}
