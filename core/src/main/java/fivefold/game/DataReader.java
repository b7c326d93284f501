package fivefold.game;

import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the data of comments. */
final class DataReader {
  private final State state;
  private @Nullable Score score;
  private @Nullable Clock clock;
  private final List<Drawing.Arrow> arrows = new ArrayList<>();
  private final List<Drawing.Spot> squares = new ArrayList<>();

  /**
   * @param state the one that the comments are about
   */
  DataReader(State state) {
    this.state = state;
  }

  static CommentData read(List<Comment> comments, State state) {
    DataReader reader = null;
    for (Comment comment : comments) {
      if (Command.mayBeIn(comment.text())) {
        reader = reader == null ? new DataReader(state) : reader;
        for (Command command : Command.in(comment.text())) {
          DataKind kind = DataKind.of(command);
          if (kind != null) {
            reader.read(kind, command);
          }
        }
      }
    }
    return reader == null ? CommentData.EMPTY : reader.data();
  }

  private CommentData data() {
    return new CommentData(score, clock, arrows, squares);
  }

  /**
   * Takes a command over.
   *
   * @return what is wrong with it, in which case nothing of it counts; else null
   */
  @Nullable String read(DataKind kind, Command command) {
    if (!command.closed()) {
      return "it is not closed by ]";
    }
    return switch (kind) {
      case SCORE -> readScore(command.arguments());
      case CLOCK -> readClock(command.arguments());
      case SQUARES -> readSquares(new DrawingParser(command.arguments(), state));
      case ARROWS -> readArrows(new DrawingParser(command.arguments(), state));
    };
  }

  private @Nullable String readScore(String text) {
    Score read = Score.parse(text);
    score = read == null ? score : read;
    return read == null ? "a score is in pawns, or # and turns to mate, from White's side" : null;
  }

  private @Nullable String readClock(String text) {
    Clock read = Clock.parse(text);
    clock = read == null ? clock : read;
    return read == null ? "a time is in hours, minutes and seconds" : null;
  }

  private @Nullable String readSquares(DrawingParser parser) {
    List<Drawing.Spot> read = parser.spots();
    if (parser.problem() == null) {
      squares.addAll(read);
    }
    return parser.problem();
  }

  private @Nullable String readArrows(DrawingParser parser) {
    List<Drawing.Arrow> read = parser.arrows();
    if (parser.problem() == null) {
      arrows.addAll(read);
    }
    return parser.problem();
  }
}
