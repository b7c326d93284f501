package fivefold.web;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.rules.State;
import fivefold.text.JsonText;
import fivefold.web.json.PositionText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The engine answers the page as {@code protocol.d.ts} says. Every operation is called, and its
 * arguments and its answer become TypeScript of the described type: what is missing, too much or of
 * another type is an error with the operation's name in it.
 */
@ExtendWith(WithBrowser.class)
class ProtocolTest {
  private static final List<String> DESCRIPTION =
      List.of("src/main/types/common.d.ts", "src/main/types/protocol.d.ts");
  private static final String GAME =
      """
      [Title "A game with everything"]

      {before} 1. Nf3! {good} (/ d5) / (0T1)0000
      2. (0T2)Nf3>>(0T1)f5 / (1T1)e5 1-0
      """;

  private static final String ALMOST_MATE = "1. e3 / f6 2. Qe2 / Nc6";

  private final Session session = new Session();
  private final Set<String> called = new TreeSet<>();
  private final StringBuilder answers = new StringBuilder();
  private final StringBuilder script = new StringBuilder();

  @Test
  void theEngineAnswersAsDescribed() {
    callEverything();
    TypeScript compiler = new TypeScript(WithBrowser.driver());
    script.append("const all: Record<Operation, true> = {");
    called.forEach(op -> script.append(op).append(": true, "));
    script.append("};\nexport { all };\n");
    assertThat(compiler.check(Map.of("src/test/js/answers.ts", script.toString()))).isEmpty();
    // What is described but never sent would be dead weight on both sides.
    for (String description : DESCRIPTION) {
      assertThat(described(compiler.source(description)))
          .isNotEmpty()
          .allSatisfy(field -> assertThat(answers).contains("\"" + field + "\":"));
    }
  }

  /** An answer that is not as described is found, so that we know the check bites. */
  @Test
  void findsAnswersThatDiffer() {
    call("targets", 0, 12);
    TypeScript compiler = new TypeScript(WithBrowser.driver());
    String right = script.toString();
    Map<String, String> wrong =
        Map.of(
            "src/test/js/type.ts", right.replaceFirst("\"branch\":false", "\"branch\":0"),
            "src/test/js/name.ts", right.replaceFirst("\"branch\":false", "\"branches\":false"),
            "src/test/js/missing.ts", right.replaceFirst(",\"branch\":false", ""));
    assertThat(wrong.values()).doesNotContain(right);
    List<String> found = compiler.check(wrong);
    assertThat(found).hasSameSizeAs(wrong.keySet());
    for (String file : wrong.keySet()) {
      assertThat(found).anySatisfy(finding -> assertThat(finding).startsWith(file + ":2: "));
    }
  }

  private void callEverything() {
    call("hello");
    call("variant", "Standard");
    call("look");
    call("targets", 0, 12);
    call("why", 0, 2, 12, 0, 2, 44, "");
    call("play", 0, 2, 12, 0, 2, 44, "");
    call("play", 0, 2, 12, 0, 2, 28, "");
    call("takeBack", 0);
    call("propose", "0,2,12,0,2,28,");
    call("submit");
    call("undo");
    call("redo");
    call("submit");
    call("read", GAME, "", "Standard");
    call("read", "1. e4 / Ke4 oops", "", "");
    call("read", GAME, "", "Standard");
    call("accept", "open");
    call("readAll", GAME + "\n" + GAME, "", "Standard");
    call("nextGames", 2);
    call("readAll", GAME + "\n" + GAME, "", "Standard");
    call("nextPlayed", 2);
    call("keys");
    call("keys", 1);
    call("named", "(0T1)e2e4\n(0T1)e2e9");
    call("go", 1);
    call("candidates");
    call("comment", 1, "a remark");
    call("evaluate", 1, 0, "!?");
    call("drawArrow", 1, "G", 0, 2, 12, 0, 2, 28);
    call("drawSquare", 1, "R", 0, 2, 12);
    call("score", "1 0.35;2 #-3");
    call("header", "White", "Someone");
    call("promote", 2, "one");
    call("delete", 2);
    call("save");
    call("write", "axel", "", "", "tree", 0);
    call("write", "", "", "", "from", 1);
    call("svg", 0, "LIGHT", 12, false, false, 0, "");
    call("load", "nothing at all", "", 0);
    call("load", "[Board \"custom\"]\n[Size \"5x5\"]\n[4k/P4/5/5/4K:0:1:w]\n", "", 0);
    call("candidates");
    call("load", "1. f3 / e6 2. g4 / Qh4", "", 4);
    call("load", "1. e4 / e5 2. Qh5 / Nc6 3. Bc4 / Nf6 4. Qxf7", "", 7);
    call("edit");
    call("editPut", 0, 2, 0, 0);
    call("editAdd", 1, 2);
    call("editRemove", 1, 2);
    call("editSize", 7, 8);
    call("editParity", "even");
    call("editPromotions", "QN");
    call("editUndo");
    call("editRedo");
    call("editText", "[4k:0:1:q]");
    call("editPlay");
    call("start", "Standard");
    call("position");
    call("setPosition", PositionText.write(fivefold.variants.Variants.standard().start()));
    call("verdict", 1000);
    call("count", 10, 1000);
    call("filter", "e4");
    call("actions", 2, 1000);
    call("choices", "", 0, 0, 3, 1000);
    call("random", 1, 10);
    call("solve", 1, 10_000, "");
    call("analyse", 2, 200);
    call("analyse", 1, 50, 1);
    call("choose", 2, 200);
    State almost = Games.read(ALMOST_MATE).orThrow().end().state();
    call("load", ALMOST_MATE, "", 4);
    call("setPosition", PositionText.write(almost));
    call("judge", "0,6,12,0,6,39,", 1, 10_000);
    call("risk", "0,6,12,0,6,21,", 1, 10_000);
    call("judge", "0,6,12,0,6,21,", 1, 10_000);
    String proof = SessionTest.proof(call("solve", 1, 10_000, "cQ"));
    call("ways", 1, 10_000, "");
    call("checkProof", proof, 10_000, "");
    call("addProof", proof);
    call("imagine", "0,6,12,0,6,39,");
    String two = "[Board \"Very Small - Open\"]\n[Size \"4x4\"]\n1. Nc3";
    call("setPosition", PositionText.write(Games.read(two).orThrow().end().state()));
    call("solve", 3, 20_000, "");
    call("setPosition", PositionText.write(almost.play("Qh5").orThrow()));
    call("explain", 10_000);
  }

  private String call(String op, Object... args) {
    String[] texts = new String[args.length];
    List<String> typed = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      texts[i] = String.valueOf(args[i]);
      if (args[i] instanceof String text) {
        StringBuilder quoted = new StringBuilder();
        JsonText.appendQuoted(quoted, text);
        typed.add(quoted.toString());
      } else {
        typed.add(texts[i]);
      }
    }
    String answer = session.call(op, texts);
    called.add(op);
    answers.append(answer);
    script.append("export const ").append("args").append(called.size()).append('_');
    script.append(answers.length()).append(": Arguments<'").append(op).append("'> = [");
    script.append(String.join(", ", typed)).append("];\n");
    script.append("export const answer").append(answers.length()).append(": Answer<'").append(op);
    script.append("'> = ").append(answer).append(";\n");
    return answer;
  }

  /** The names of fields in the description. */
  private static Set<String> described(String text) {
    Set<String> names = new TreeSet<>();
    Matcher field = Pattern.compile("^  (\\w+)\\??: ", Pattern.MULTILINE).matcher(text);
    while (field.find()) {
      names.add(field.group(1));
    }
    return names;
  }
}
