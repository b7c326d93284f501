package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import org.junit.jupiter.api.Test;

/** The engine's answers, on the JVM; the same through the browser is the page's test. */
class SessionTest {
  private final Session session = new Session();

  @Test
  void playsSubmitsAndUndoes() {
    assertThat(call("play", 0, 2, 12, 0, 2, 28, "")).contains("\"canSubmit\":true");
    assertThat(call("submit")).contains("\"existed\":false", "\"text\":\"e4\"", "\"mover\":1");
    // Undo gives the turn back as it was before it was submitted, then move by move.
    assertThat(call("undo")).contains("\"node\":0", "\"canSubmit\":true");
    assertThat(call("undo")).contains("\"draft\":[]", "\"undo\":false");
    assertThat(call("redo")).contains("\"canSubmit\":true");
  }

  @Test
  void refusesWhatTheRulesRefuse() {
    assertThat(call("play", 0, 2, 12, 0, 2, 44, "")).contains("\"refused\":");
    assertThat(call("submit")).contains("\"refused\":\"nothing was moved\"");
    assertThat(call("why", 0, 2, 12, 0, 2, 44, "")).contains("\"why\":");
  }

  @Test
  void findsTheSameActionAgain() {
    call("play", 0, 2, 12, 0, 2, 28, "");
    call("submit");
    call("go", 0);
    call("play", 0, 2, 12, 0, 2, 28, "");
    assertThat(call("submit")).contains("\"existed\":true", "\"node\":1");
  }

  @Test
  void aNewVariationLeavesTheMainLineAlone() {
    call("play", 0, 2, 12, 0, 2, 28, "");
    call("submit");
    call("go", 0);
    call("play", 0, 2, 11, 0, 2, 27, "");
    String answer = call("submit");
    // In preorder the variation comes first and the main line last.
    assertThat(answer.indexOf("\"text\":\"d4\"")).isLessThan(answer.indexOf("\"text\":\"e4\""));
    assertThat(answer).contains("\"node\":1");
  }

  @Test
  void sendsEveryBoardOnce() {
    String first = call("look");
    assertThat(first).contains("\"boards\":{\"0\":");
    assertThat(call("look")).contains("\"boards\":{}");
  }

  @Test
  void handsAnyPositionToAnotherEngine() {
    for (Variant variant : Variants.all()) {
      if (variant.isPlayable()) {
        State start = variant.start();
        assertThat(PositionText.read(PositionText.write(start)))
            .as(variant.name())
            .isEqualTo(start);
      }
    }
  }

  private String call(String op, Object... args) {
    String[] texts = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      texts[i] = String.valueOf(args[i]);
    }
    return session.call(op, texts);
  }
}
