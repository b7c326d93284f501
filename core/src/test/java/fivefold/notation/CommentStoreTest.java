package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.game.GameGenerator;
import fivefold.game.Node;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a notation lacks travels in its comments and comes back. */
class CommentStoreTest {
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
  void variationsComeBackOutOf5dpgn(long seed) {
    Game game = GameGenerator.tree(seed, 12);
    CommentStore.Packed packed = CommentStore.pack(game, Notations.PGN.carries());
    Written written = Notations.PGN.write(packed.game(), WriteOptions.DEFAULT);

    assertThat(written.losses()).as("seed " + seed).isEmpty();
    ReadResult again = Games.read(Notations.PGN, "kept", written.text(), ReadOptions.LENIENT);
    assertThat(again.orThrow()).as(written.text()).isEqualTo(game);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 5})
  void everythingComesBackWhereThereAreOnlyComments(long seed) {
    Game game = GameGenerator.tree(seed, 8);
    Set<Feature> onlyComments = EnumSet.of(Feature.COMMENTS, Feature.COMMENT_PLACES);
    CommentStore.Packed packed = CommentStore.pack(game, onlyComments);

    assertThat(packed.game().headers().isEmpty()).isTrue();
    assertThat(packed.game().end().result()).isEmpty();
    // Written without its headers, as a notation without any would do.
    String text = Notations.PGN.write(packed.game());
    String moves = text.substring(text.indexOf("\n\n") + 2);
    ReadResult again = Games.read(Notations.PGN, "kept", moves, ReadOptions.LENIENT);
    assertThat(again.orThrow()).as(moves).isEqualTo(game);
  }

  @Test
  void theOriginalStaysAsItWas() {
    Game game = GameGenerator.tree(3, 12);
    int size = game.size();
    CommentStore.pack(game, EnumSet.of(Feature.COMMENTS));
    assertThat(game.size()).isEqualTo(size);
    assertThat(game.headers().isEmpty()).isFalse();
  }

  @Test
  void aDamagedOneStaysAComment() {
    String text = "1. e4 {%fivefold variation / (0T1)e7 oops} / e5\n";
    ReadResult result = Games.read(Notations.PGN, "x", text, ReadOptions.LENIENT);

    assertThat(result.hasErrors()).isFalse();
    assertThat(result.diagnostics())
        .extracting(found -> found.code().name())
        .contains("W_STORED_COMMENT");
    Node first = result.orThrow().mainline().get(0);
    assertThat(first.comments()).hasSize(1);
  }

  @Test
  void withoutCommentsNothingIsPacked() {
    Game game = GameGenerator.tree(3, 12);
    assertThat(CommentStore.pack(game, Notations.EXPORT.carries()).game()).isSameAs(game);
  }
}
