package fivefold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.game.RandomGames;
import fivefold.notation.Limits;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.text.Diagnostic;
import fivefold.variants.Variants;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Many games from one stream. */
class GameReaderTest {

  private static List<ReadResult> all(Reader in) {
    List<ReadResult> all = new ArrayList<>();
    new GameReader("stream", in, Notations.PGN, ReadOptions.LENIENT).forEachRemaining(all::add);
    return all;
  }

  /** Gives a few characters at a time, as a slow network does. */
  private static final class Drip extends Reader {
    private final String text;
    private final Random random;
    private int at;

    Drip(String text, long seed) {
      this.text = text;
      this.random = new Random(seed);
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      if (at == text.length()) {
        return -1;
      }
      int count = Math.min(Math.min(length, 1 + random.nextInt(1000)), text.length() - at);
      text.getChars(at, at + count, buffer, offset);
      at += count;
      return count;
    }

    @Override
    public void close() {}
  }

  /** Endless text that is never all in memory. */
  private static final class Repeat extends Reader {
    private final String piece;
    private long left;
    private int at;

    Repeat(String piece, long times) {
      this.piece = piece;
      this.left = times;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      if (left == 0) {
        return -1;
      }
      int count = Math.min(length, piece.length() - at);
      piece.getChars(at, at + count, buffer, offset);
      at += count;
      if (at == piece.length()) {
        at = 0;
        left--;
      }
      return count;
    }

    @Override
    public void close() {}
  }

  @Test
  void gamesAreTheSameHoweverTheTextArrives() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3000; i++) {
      text.append("[White \"number ")
          .append(i)
          .append("\"]\n\n1. e4 {")
          .append("x".repeat(i % 300));
      text.append("\n[not a header]} / e5 2. Nf3").append(i % 3 == 0 ? " " : "\n\n");
    }
    List<ReadResult> games = all(new StringReader(text.toString()));

    assertThat(games).hasSize(3000);
    for (long seed = 0; seed < 3; seed++) {
      List<ReadResult> dripped = all(new Drip(text.toString(), seed));
      assertThat(dripped).as("seed " + seed).hasSize(3000);
      for (int i = 0; i < 3000; i += 97) {
        assertThat(dripped.get(i).orThrow()).isEqualTo(games.get(i).orThrow());
        assertThat(games.get(i).orThrow().headers().get("White")).contains("number " + i);
      }
    }
  }

  @Test
  void linesAndColumnsAreThoseOfTheWholeStream() {
    String good = "[White \"A\"]\n\n1. e4 / e5\n2. Nf3 / Nc6\n\n";
    int count = 20_000;
    String text = good.repeat(count) + "[White \"C\"] 1. e4 / e5\n2. Nf4 [White \"B\"] 1. e5\n";
    List<Diagnostic> found = new ArrayList<>();
    all(new StringReader(text)).forEach(result -> found.addAll(result.diagnostics()));

    assertThat(found).extracting(Diagnostic::line).containsExactly(5 * count + 2, 5 * count + 2);
    assertThat(found).extracting(Diagnostic::column).containsExactly(4, 23);
  }

  @Test
  void aGameLongerThanAWindowIsReadWhole() {
    String comment = "long ".repeat(100_000);
    List<ReadResult> games =
        all(new StringReader("1. e4 {" + comment + "} / e5\n[White \"B\"]\n1. d4\n"));

    assertThat(games).hasSize(2);
    assertThat(games.get(0).orThrow().mainline().get(0).comments().get(0).text())
        .isEqualTo(comment.strip());
  }

  @Test
  void memoryStaysFlat() {
    String game = "[White \"A\"]\n[Board \"Standard\"]\n\n1. e4 {a remark} / e5\n2. Nf3 / Nc6\n\n";
    GameReader games =
        new GameReader("endless", new Repeat(game, 60_000), Notations.PGN, ReadOptions.LENIENT);
    int count = 0;
    while (games.hasNext()) {
      Script script = games.nextScript();
      // A script holds on to its window; windows must not grow with the stream.
      assertThat(script.source().length()).isLessThan(1 << 19);
      count++;
    }

    assertThat(count).isEqualTo(60_000);
  }

  @Test
  void anUnclosedCommentDoesNotSwallowTheStream() {
    String broken = "1. e4 {never closed / e5\n\n";
    String good = "[White \"A\"]\n\n1. d4 / d5\n\n";
    List<ReadResult> games = all(new StringReader(broken + good.repeat(30_000)));

    assertThat(games).hasSize(30_001);
    assertThat(games.get(0).hasErrors()).isTrue();
    assertThat(games.get(1).hasErrors()).isFalse();
  }

  @Test
  void aGameWithoutEndIsRefused() {
    ReadOptions options = ReadOptions.LENIENT.withLimits(new Limits(1_000_000, 9, 9, 9, 9, 9));
    GameReader games =
        new GameReader("endless", new Repeat("e4 e5 ", Long.MAX_VALUE), Notations.PGN, options);

    assertThat(games.next().diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("E_LIMIT");
    assertThat(games.hasNext()).isFalse();
  }

  @Test
  void theNotationIsFoundOutOnce() {
    GameReader games =
        Games.readAll("x", new StringReader("1. e4 (1b. e5) 1b. d5\n"), ReadOptions.LENIENT);
    assertThat(games.next().orThrow().size()).isEqualTo(3);
    assertThat(games.notation()).contains(Notations.BRANCHED);
  }

  @Test
  void streamErrorsComeOut() {
    Reader failing =
        new Reader() {
          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("gone");
          }

          @Override
          public void close() {}
        };
    GameReader games = new GameReader("x", failing, Notations.PGN, ReadOptions.LENIENT);

    assertThatThrownBy(games::hasNext)
        .isInstanceOf(UncheckedIOException.class)
        .hasRootCauseMessage("gone");
  }

  @Test
  void blanksAreNoGame() {
    assertThat(all(new StringReader(" \n\t\r\n "))).isEmpty();
    assertThat(Games.read("\n").diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("E_NO_GAME");
  }

  @Test
  void warningsAreNoGame() {
    ReadResult result = Games.read(Notations.BRANCHED, "x", ")", ReadOptions.LENIENT);

    assertThat(result.game()).isEmpty();
    assertThat(result.diagnostics()).extracting(found -> found.code().name()).contains("E_NO_GAME");
  }

  @Test
  void orThrowNamesTheFirstError() {
    ReadResult result = Games.read("1. e5\n");

    assertThatThrownBy(result::orThrow)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("E_NO_MATCH");
  }

  @Test
  void gamesCanBePlayedLaterAndByOtherThreads() throws InterruptedException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      text.append("[White \"")
          .append(i)
          .append("\"]\n1. e4 / e5\n2. Nf")
          .append(i % 9)
          .append("\n\n");
    }
    List<ReadResult> expected = Games.readAll(text.toString());
    GameReader games =
        Games.readAll("text", new StringReader(text.toString()), ReadOptions.LENIENT);
    List<GameReader.Unplayed> unplayed = new ArrayList<>();
    while (games.hasNext()) {
      unplayed.add(games.nextUnplayed());
    }
    ReadResult[] results = new ReadResult[unplayed.size()];
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      int first = t;
      Thread thread =
          new Thread(
              () -> {
                for (int i = first; i < results.length; i += 4) {
                  results[i] = unplayed.get(i).play();
                }
              });
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(List.of(results)).isEqualTo(expected);
    assertThat(expected).hasSize(300).anyMatch(ReadResult::hasErrors);
    assertThat(unplayed.get(7).length()).isBetween(30, 40);
  }

  /** What one machine splits, another one replays. */
  @Test
  void theTextOfAGameIsAGame() {
    String comment = "{ blank\r\n\r\n[Board \"no header\"] }";
    RandomGames random = new RandomGames(3, List.of(Variants.standard()), 3, 5, 30, 0);
    for (Notation notation : Notations.all()) {
      if (!notation.reads() || !notation.writes()) {
        continue;
      }
      StringBuilder stream = new StringBuilder();
      for (int i = 0; i < 3; i++) {
        stream.append(notation.write(random.game(i)).replace("\n", "\r\n"));
        stream.append(notation == Notations.PGN ? comment : "").append("\r\n\r\n");
      }
      GameReader games =
          new GameReader("s", new StringReader(stream + ""), notation, ReadOptions.LENIENT);
      int line = 0;
      while (games.hasNext()) {
        GameReader.Unplayed next = games.nextUnplayed();
        assertThat(next.line()).as(notation.id()).isGreaterThan(line);
        line = next.line();
        ReadResult alone = Games.read(notation, "alone", next.text(), ReadOptions.LENIENT);
        assertThat(alone.game()).as(notation.id()).isEqualTo(next.play().game());
      }
      assertThat(line).as(notation.id()).isPositive();
    }
  }
}
