package fivefold.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyTest {

  private static ReadResult read(String text) {
    return Games.read(StudyNotation.INSTANCE, "study", text, ReadOptions.LENIENT);
  }

  private static String branched(Game game) {
    String text = Notations.BRANCHED.write(game, WriteOptions.DEFAULT).text();
    return text.substring(text.indexOf("\n\n") + 2).replaceAll("\\s+", " ").strip();
  }

  @Test
  void movesInBracesAreASideLine() {
    Game game = read("[Board \"Standard\"]\n\n1. e4 {1b. c5 2. Nf3} / e5\n2. f4\n").orThrow();
    assertThat(branched(game)).isEqualTo("1. e4 (1b. c5 2. Nf3) 1b. e5 2. f4");
  }

  @Test
  void remarksThatMentionMovesStayRemarks() {
    Game game = read("1. e4 {Prevents Nf3} / e5 {%c the usual } 2. Nf3").orThrow();
    assertThat(game.size()).isEqualTo(3);
    assertThat(game.mainline().get(0).comments())
        .extracting(Comment::text)
        .containsExactly("Prevents Nf3");
  }

  @Test
  void marksStayComments() {
    String marks = "{[%csl R(w.0T1)e4 G(b.0T1)d5]}";
    Game game = read("1. e4 " + marks + " / e5 {[%cal B(w.0T1)e2(0T1)e4]}").orThrow();
    assertThat(Notations.PGN.write(game)).contains(marks, "{[%cal B(w.0T1)e2(0T1)e4]}");
  }

  @Test
  void placesStayRight() {
    List<Diagnostic> found = read("1. e4 {1b. c5 2. Nf4} / e5").diagnostics();
    assertThat(found.get(0).code()).isEqualTo(Code.E_NO_MATCH);
    assertThat(found.get(0).column()).isEqualTo(18);
  }
}
