package fivefold.cli.command.db;

import fivefold.cli.io.UsageException;
import fivefold.cli.option.Range;
import fivefold.db.ActionText;
import fivefold.db.Material;
import fivefold.db.Query;
import fivefold.db.pattern.Pattern;
import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.Setup;
import fivefold.fen.SetupBoard;
import fivefold.fen.SetupText;
import fivefold.game.Result;
import fivefold.model.Board;
import fivefold.rules.Verdict;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import fivefold.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What games are looked for, a mixin: all conditions must be met. */
public final class QueryOptions {
  private static final int MOST = 1_000_000;

  @Option(
      names = "--player",
      paramLabel = "P",
      description = "White or Black has these letters in the name; case plays no part.")
  private List<String> players = new ArrayList<>();

  @Option(
      names = "--header",
      paramLabel = "K=V",
      description = "A header has this value; * stands for anything, case plays no part.")
  private List<String> headers = new ArrayList<>();

  @Option(
      names = "--text",
      paramLabel = "WORDS",
      description = "Headers and comments have all these words; ope* finds every ending.")
  private @Nullable String text;

  @Option(
      names = "--result",
      paramLabel = "R",
      description = "The result: 1-0, 0-1, 1/2-1/2 or * (unknown).")
  private @Nullable String result;

  @Option(
      names = "--hash",
      paramLabel = "H",
      description =
          "The game came to the position with this MD5 hash, see 'fivefold hash'. Every game is"
              + " replayed for it; a FILE is found much faster.")
  private @Nullable String hash;

  @Option(
      names = "--fen",
      paramLabel = "BLOCK",
      description =
          "The game has this board, see 'fivefold fen': [ROWS:L:T:c] at its place, ROWS anywhere.")
  private @Nullable String fen;

  @Option(
      names = "--pattern",
      paramLabel = "P",
      description =
          "Pieces on boards, such as 'Nf3 k', or 'a(+1): N; b: k; b before a; a.N attacks b.k'.")
  private @Nullable String pattern;

  @Option(
      names = "--material",
      paramLabel = "M",
      description = "A board has these pieces, such as KRvK; KQ*vK* for these and any others.")
  private @Nullable String material;

  @Option(
      names = "--action",
      paramLabel = "A",
      description = "An action has these moves, such as Nf3 or '(0T5)Qh5>>(0T2)f7'.")
  private @Nullable String action;

  @Option(
      names = "--length",
      paramLabel = "A..B",
      description = "How many actions the main line has.")
  private @Nullable String length;

  @Option(names = "--timelines", paramLabel = "A..B", description = "How many timelines there are.")
  private @Nullable String timelines;

  @Option(
      names = "--branches",
      paramLabel = "A..B",
      description = "How many timelines were made by jumps.")
  private @Nullable String branches;

  @Option(
      names = "--verdict",
      paramLabel = "V",
      description = "The game came to checkmate, stalemate, softmate or check.")
  private @Nullable String verdict;

  /** The query of the options. */
  Query query() {
    Query query = new Query();
    try {
      players.forEach(query::player);
      for (String header : headers) {
        int equals = header.indexOf('=');
        if (equals <= 0) {
          throw new UsageException("--header needs a key and a value, such as Event=Open*");
        }
        query.header(header.substring(0, equals).strip(), header.substring(equals + 1).strip());
      }
      if (text != null) {
        query.words(text);
      }
      if (result != null) {
        query.result(result(result));
      }
      if (length != null) {
        query.length(between(length));
      }
      if (timelines != null) {
        query.timelines(between(timelines));
      }
      if (branches != null) {
        query.branches(between(branches));
      }
      if (hash != null) {
        if (!hash.matches("[0-9a-fA-F]{32}")) {
          throw new UsageException("--hash must be 32 hexadecimal digits");
        }
        query.hash(hash);
      }
      if (fen != null) {
        board(query, fen);
      }
      if (material != null) {
        query.material(Material.parse(material));
      }
      if (action != null) {
        query.action(ActionText.parse(action));
      }
      if (pattern != null) {
        query.pattern(Pattern.parse(pattern));
      }
      if (verdict != null) {
        query.verdict(verdict(verdict));
      }
      return query;
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  private static Query.Between between(String text) {
    Range range = Range.ofLengths(text, MOST);
    return new Query.Between(boxed(range.from()), boxed(range.to()));
  }

  private static @Nullable Integer boxed(OptionalInt number) {
    return number.isPresent() ? number.getAsInt() : null;
  }

  private static @Nullable Result result(String token) {
    if (token.equals("*")) {
      return null;
    }
    return Result.ofToken(token.strip())
        .orElseThrow(() -> new UsageException("--result must be 1-0, 0-1, 1/2-1/2 or *"));
  }

  private static Verdict verdict(String word) {
    for (Verdict verdict : Verdict.values()) {
      if (verdict != Verdict.UNKNOWN
          && verdict
              .name()
              .toLowerCase(Locale.ROOT)
              .equals(word.strip().toLowerCase(Locale.ROOT))) {
        return verdict;
      }
    }
    throw new UsageException("--verdict must be checkmate, stalemate, softmate, check or playing");
  }

  private static void board(Query query, String written) {
    String block = written.strip();
    boolean placed = block.startsWith("[");
    SourceText source = SourceText.of("--fen", placed ? block : "[" + block + ":0:1:w]");
    List<Span> blocks = FenReader.blocks(Span.of(source), new Diagnostics());
    Setup setup = FenReader.of(FenMode.LENIENT).read(SetupText.of(blocks));
    SetupBoard only = setup.boards().size() == 1 ? setup.boards().get(0) : null;
    Board board = only == null ? null : only.board();
    if (only == null || board == null) {
      throw new UsageException(
          "--fen: "
              + (setup.findings().isEmpty()
                  ? "expected one board such as [ROWS:0:1:w]"
                  : setup.findings().get(0).message()));
    }
    Optional<Predicate<Query.PlacedBoard>> place =
        !placed
            ? Optional.empty()
            : Optional.of(
                at -> {
                  OptionalInt line = at.in().parity().index(only.sign(), only.distance());
                  return line.isPresent()
                      && line.getAsInt() == at.at().timeline()
                      && only.halfTurn() == at.at().halfTurn();
                });
    query.board(board, place);
  }
}
