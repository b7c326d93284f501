package fivefold.notation.pgn;

import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.notation.Spans;
import fivefold.notation.WrittenMove;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a finding says about a position, held against the rules. It knows the sentences that readers
 * say; one it does not know is not true either, so that none goes unchecked.
 */
final class Statement {
  private static final String BOARD = "(\\([+-]?\\d+T\\d+\\))";
  private static final String SQUARE = "([a-w]\\d+)";
  private static final String TYPE = "([a-z]+(?: [a-z]+)?)";

  /** What says something about the text alone. */
  private static final Set<Code> OF_THE_TEXT =
      EnumSet.of(
          Code.E_MOVE_SYNTAX,
          Code.W_MOVE_SYNTAX,
          Code.E_CHAR,
          Code.W_CHAR,
          Code.W_SERIAL,
          Code.E_HEADER_SYNTAX,
          Code.W_HEADER_SYNTAX,
          Code.W_HEADER_DUPLICATE,
          Code.E_UNKNOWN_VARIANT,
          Code.E_VARIANT_SIZE,
          Code.E_HEADER_VALUE,
          Code.W_HEADER_VALUE,
          Code.W_HEADER_CONFLICT,
          Code.E_SIZE,
          Code.W_SIZE,
          Code.W_TREE_PAREN,
          Code.W_TRAILING,
          Code.W_TURN_NUMBER,
          Code.W_PIECE_CASE,
          Code.W_TURN_BORDER,
          Code.E_NO_GAME,
          Code.W_RESULT_MISMATCH);

  private final String message;
  private final @Nullable String hint;
  private final Code code;
  private final State state;
  private final Names names;
  private final Optional<WrittenMove> here;
  private final Spans spans;
  private final long offset;
  private final String written;

  private Matcher parts = Pattern.compile("").matcher("");

  /**
   * @param offset where the finding stands
   * @param written the text it stands at
   */
  Statement(Diagnostic finding, Spans spans, long offset, String written) {
    this.message = finding.message();
    this.hint = finding.hint();
    this.code = finding.code();
    this.spans = spans;
    this.offset = offset;
    this.written = written;
    this.here = spans.moves().stream().filter(move -> move.span().offset() == offset).findFirst();
    this.state = here.map(move -> move.step().before()).orElseGet(this::stateAt);
    this.names = new Names(state);
  }

  /** The state a move is tried in that could not be played. */
  private State stateAt() {
    WrittenMove last = null;
    for (WrittenMove move : spans.moves()) {
      if (move.span().offset() < offset) {
        last = move;
      }
    }
    if (last == null) {
      return spans.nodeAt(0).state();
    }
    return last.submitted() ? last.node().state() : last.node().unfinished().orElseThrow();
  }

  private boolean is(String pattern) {
    parts = Pattern.compile(pattern, Pattern.DOTALL).matcher(message);
    return parts.matches();
  }

  boolean isTrue() {
    return isTrueItself() && suggestionsArePossible();
  }

  /** Moves that a hint offers can be played as they are written, and have their x. */
  private boolean suggestionsArePossible() {
    if (hint == null || !hint.startsWith("did you mean ")) {
      return true;
    }
    String moves = hint.substring("did you mean ".length(), hint.length() - 1);
    for (String each : moves.split(", | or ")) {
      if (!(state.read(each) instanceof Attempt.Ok ok)) {
        return false;
      }
      List<Step> steps = ok.state().steps();
      if (captures(steps.get(steps.size() - 1)) != each.contains("x")) {
        return false;
      }
    }
    return true;
  }

  private boolean isTrueItself() {
    if (OF_THE_TEXT.contains(code)) {
      return true;
    }
    return switch (code) {
      case W_NUMBERING -> number();
      case W_CAPTURE_MARK ->
          message.equals("this move captures") == captures(here.orElseThrow().step());
      case W_PRESENT_MARK ->
          is("this move rewinds the present")
              ? here.orElseThrow().step().rewinds()
              : !here.orElseThrow().step().takesPresent();
      case W_CHECK_MARK -> check();
      case W_TIMELINE_TOKEN -> token();
      case W_PROMO_ILLEGAL ->
          is("this move does not promote")
              && ((Step.Moved) here.orElseThrow().step()).move().promotion() == null;
      case E_PROMO_ILLEGAL -> is("pawns can't become (.) in this game") && !allowed(parts.group(1));
      case W_WRONG_PIECE -> wrongPiece();
      case W_JUMP_KIND -> jumpKind();
      case E_AMBIGUOUS, W_AMBIGUOUS -> is("(\\d+) moves fit.*") && fitting();
      case W_UNFINISHED_TURN, E_ACTION_INCOMPLETE -> incomplete();
      case E_ROYAL_CAPTURE -> is("the opponent could capture .*");
      case E_BOARD_MISSING, E_BOARD_NOT_PLAYABLE -> board();
      case E_NO_MATCH -> noMatch();
      default -> false;
    };
  }

  // Numbers and signs

  /** A number is only wrong when it is not the one that follows. */
  private boolean number() {
    if (is("(White|Black) is to move")) {
      return names.isMover(parts.group(1)) && !written.startsWith(parts.group(1).substring(0, 1));
    }
    if (!is("the turn should be (\\d+)([wb]): (White|Black) is to move")) {
      return false;
    }
    Node next =
        spans.moves().stream()
            .filter(move -> move.span().offset() > offset)
            .findFirst()
            .map(move -> move.submitted() ? move.node().parent().orElseThrow() : move.node())
            .orElseThrow();
    String right = next.nextTurnNumber() + "" + next.state().mover().letter();
    String stands = written.replaceAll("\\.+$", "").replaceAll("^(\\d+)$", "$1w");
    return (parts.group(1) + parts.group(2)).equals(right) && !stands.equals(right);
  }

  private static boolean captures(Step step) {
    return step instanceof Step.Moved moved && moved.isCapture();
  }

  private boolean check() {
    if (!is("this is (no check|check|softmate|checkmate)(?:, not (check|softmate|checkmate))?")) {
      return false;
    }
    String verdict = here.orElseThrow().node().state().verdict().name().toLowerCase(Locale.ROOT);
    String said = parts.group(1);
    boolean none = verdict.equals("playing") || verdict.equals("stalemate");
    return said.equals(none ? "no check" : verdict) && !said.equals(parts.group(2));
  }

  private boolean token() {
    WrittenMove before = null;
    for (WrittenMove move : spans.moves()) {
      before = move.span().offset() < offset ? move : before;
    }
    Step step = before == null ? null : before.step();
    if (is("the move before makes no timeline")) {
      return step == null || !step.branches();
    }
    return is("the move before makes timeline ([+-]?\\d+)")
        && step != null
        && state.parity().label(step.arrival().timeline()).equals(parts.group(1))
        && !written.contains("L" + parts.group(1) + ")");
  }

  private boolean allowed(String letter) {
    return state.rules().promotions().contains(PieceType.ofLetter(letter.charAt(0)).orElseThrow());
  }

  private boolean wrongPiece() {
    return is("the piece on " + BOARD + SQUARE + " is an? " + TYPE)
        && names.isA(parts.group(3), parts.group(1), parts.group(2));
  }

  private boolean jumpKind() {
    Step step = here.orElseThrow().step();
    if (is("this jump makes a new timeline")) {
      return step.branches();
    }
    return is("this jump makes no new timeline|the piece stays on its board.*") && !step.branches();
  }

  private boolean fitting() {
    return Integer.parseInt(parts.group(1)) > 1;
  }

  private boolean incomplete() {
    if (!is(".*the present has not passed to the opponent: (.*) must still be played")) {
      return false;
    }
    WrittenMove last = null;
    for (WrittenMove move : spans.moves()) {
      last = move.submitted() ? last : move;
    }
    if (last == null) {
      return false;
    }
    State begun = last.node().unfinished().orElseThrow();
    List<String> waiting = new ArrayList<>();
    for (BoardCoord coord : begun.mandatoryBoards()) {
      waiting.add(coord.label(state.parity()));
    }
    return parts.group(1).equals(String.join(", ", waiting));
  }

  // Boards, squares and pieces

  private boolean board() {
    if (is("there is no timeline 0, only -0 and \\+0")) {
      return state.parity() == Parity.EVEN;
    }
    if (is("there is no timeline ([+-]?\\d+)")) {
      return names.timeline(parts.group(1)).isEmpty();
    }
    if (is("no board of turn (\\d+) can be moved on")) {
      int turn = Integer.parseInt(parts.group(1));
      return state.playableBoards().stream().noneMatch(coord -> coord.turn() == turn);
    }
    if (is("it is (White|Black)'s turn")) {
      return names.isMover(parts.group(1));
    }
    if (is("it is not (White|Black)'s turn on timeline ([+-]?\\d+)")) {
      return names.isMover(parts.group(1))
          && !state.isPlayable(names.timeline(parts.group(2)).orElseThrow());
    }
    if (is("there is no board \\(([+-]?\\d+)T(\\d+)([wb])\\)")) {
      return names.timeline(parts.group(1)).isEmpty() || state.multiverse().board(named()) == null;
    }
    return is("board \\(([+-]?\\d+)T(\\d+)([wb])\\) has been played.*")
        && state.multiverse().board(named()) != null
        && state.multiverse().timeline(named().timeline()).end() > named().halfTurn();
  }

  private BoardCoord named() {
    return BoardCoord.of(
        names.timeline(parts.group(1)).orElseThrow(),
        Integer.parseInt(parts.group(2)),
        parts.group(3).equals("w") ? Color.WHITE : Color.BLACK);
  }

  private boolean noMatch() {
    if (is("there is no (?:square |file |rank )?([a-w]?)(\\d*) on a board of \\d+x\\d+")) {
      String file = parts.group(1);
      String rank = parts.group(2);
      return (!file.isEmpty() && file.charAt(0) - 'a' >= state.multiverse().size().width())
          || (!rank.isEmpty() && Integer.parseInt(rank) > state.multiverse().size().height());
    }
    if (is("(White|Black) has no board left to move on")) {
      return names.isMover(parts.group(1)) && state.playableBoards().isEmpty();
    }
    if (is("(White|Black) has no " + TYPE + " on (?:" + BOARD + "|a board that can be moved on)")) {
      return names.isMover(parts.group(1)) && !names.owns(parts.group(2), parts.group(3));
    }
    if (is("there is no piece on " + BOARD + SQUARE)) {
      return names.piece(parts.group(1), parts.group(2)).isEmpty();
    }
    if (is("the piece on " + BOARD + SQUARE + " is not (White|Black)'s")) {
      return names.isMover(parts.group(3))
          && names.piece(parts.group(1), parts.group(2)).orElseThrow().color() != state.mover();
    }
    if (wrongPiece()) {
      return true;
    }
    if (is("(White|Black) can't castle to the (right|left).*")) {
      boolean right = parts.group(2).equals("right");
      return names.isMover(parts.group(1))
          && state.moveCandidates().stream()
              .filter(state::isCastling)
              .noneMatch(move -> right == move.toSquare().file() > move.fromSquare().file());
    }
    if (is(
        "the "
            + TYPE
            + " on "
            + BOARD
            + SQUARE
            + " can't go to "
            + BOARD
            + "?"
            + SQUARE
            + "( of another board| of turn \\d+| of timeline [+-]?\\d+)?(?:: (.*))?")) {
      return cannotGo();
    }
    return is(
            "no "
                + TYPE
                + "(?: on (?:file |rank )?([a-w]?)(\\d*))?(?: (?:on|of) "
                + BOARD
                + ")? can go to "
                + BOARD
                + "?"
                + SQUARE
                + "( of another board| of turn \\d+| of timeline [+-]?\\d+)?(?: by >>?)?")
        && noneCanGo();
  }

  private boolean cannotGo() {
    BoardCoord from = names.coord(parts.group(2));
    Square square = Square.parse(parts.group(3)).orElseThrow();
    if (!names.isA(parts.group(1), parts.group(2), parts.group(3))) {
      return false;
    }
    String reason = parts.group(7);
    for (Move move : state.moveCandidates(from.timeline(), square)) {
      if (names.goesTo(move, parts.group(4), parts.group(5), parts.group(6))) {
        return false;
      }
    }
    return reason == null || isReason(reason);
  }

  private boolean isReason(String reason) {
    Matcher way =
        Pattern.compile("the " + TYPE + " on " + BOARD + SQUARE + " is in the way").matcher(reason);
    if (way.matches()) {
      return names.isA(way.group(1), way.group(2), way.group(3));
    }
    return reason.matches(
        "an? "
            + TYPE
            + " (of the same side stands there|does not move that way)"
            + "|it stands there already|there is no board .* on the way");
  }

  private boolean noneCanGo() {
    String type = parts.group(1);
    String file = parts.group(2);
    String rank = parts.group(3);
    String signs = message.endsWith(" by >>") ? "BRANCH" : message.endsWith(" by >") ? "HOP" : "";
    for (Move move : state.moveCandidates()) {
      Piece piece = state.pieceAt(move.from(), move.fromSquare());
      boolean same =
          (type.equals("piece") || (piece != null && Names.of(piece.type()).equals(type)))
              && (file == null
                  || file.isEmpty()
                  || move.fromSquare().fileLetter() == file.charAt(0))
              && (rank == null
                  || rank.isEmpty()
                  || Integer.parseInt(rank) == move.fromSquare().rank() + 1)
              && (parts.group(4) == null
                  || move.from().label(state.parity()).equals(parts.group(4)))
              && (signs.isEmpty() || state.kind(move).name().equals(signs));
      if (same && names.goesTo(move, parts.group(5), parts.group(6), parts.group(7))) {
        return false;
      }
    }
    return true;
  }
}
