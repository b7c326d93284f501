package fivefold.text;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Everything that can be found in a text, by a name that scripts may rely on. The first letter is
 * the class: {@code E_} is always an error, {@code W_} always a warning.
 *
 * <p>Where a lenient reader takes something with a warning that a strict one refuses, there are two
 * codes of the same name: {@code W_TRAILING} is what the lenient reader says, {@code E_TRAILING}
 * what the strict one says; see {@link #raisedIf}. {@code docs/diagnostics.md} is made of this
 * list.
 */
public enum Code {
  // Files and games
  E_NO_GAME(
      "The text holds no game, or is in no notation that is known.",
      "Name the notation if it is one of them."),
  E_NOTATION_AMBIGUOUS("The text could be in more than one notation.", "Name the notation."),
  E_NO_SPECIFICATION(
      "The notation can't be read, since no specification of it was found.",
      "Use another notation."),
  E_LIMIT(
      "The game is larger than the limits that protect the reader.",
      "Raise the limits if the game really is that large."),
  W_ENCODING("Some bytes are not UTF-8; they are shown as \ufffd.", "Save the file as UTF-8."),
  W_EXPERIMENTAL(
      "Only a part of this notation's description is known, so the game may be misread.",
      "Compare the game with its source."),
  W_REPAIR(
      "Damaged text was repaired or skipped; only the repairing reader does that.",
      "Compare the game with its source."),
  W_STORED_COMMENT(
      "A comment that begins with %fivefold should hold a part of the game, but can't be read. It"
          + " stays a comment.",
      "Write the game again, or remove the comment."),
  W_COMMENT_DATA(
      "A command in a comment can't be understood. It stays as it is written.",
      "Write it like [%eval 0.35], [%clk 0:04:59], [%cal G(0T3)e2e4] or [%csl G(0T3)e4]."),
  W_LOSS(
      "The notation can't carry everything that the game holds.",
      "Choose a notation that carries it, or keep it in comments."),

  // Headers
  E_HEADER_SYNTAX(
      "Something in brackets is neither a header nor a board.",
      "Headers are written [Key \"value\"], one per line."),
  W_HEADER_SYNTAX(E_HEADER_SYNTAX),
  E_HEADER_DUPLICATE("A header is given twice; the first one counts.", "Remove one of the two."),
  W_HEADER_DUPLICATE(E_HEADER_DUPLICATE),
  E_HEADER_ORDER(
      "The headers that say where and who are out of order.",
      "The order is Event, Site, Date, Round, White, Black, Result."),
  E_HEADER_CONFLICT(
      "Two headers, or a header and the boards, contradict each other.",
      "Keep the one that is right."),
  W_HEADER_CONFLICT(E_HEADER_CONFLICT),
  E_HEADER_MISSING(
      "A header is missing that the notation demands.", "Add the header that the hint shows."),
  E_HEADER_VALUE(
      "The value of a header is not one it can have.",
      "Promotions are letters such as Q,N,R,B; Timeline is Odd or Even."),
  W_HEADER_VALUE(E_HEADER_VALUE),
  E_SIZE(
      "The size of the boards is unclear or out of range.",
      "Write width and height as in [Size \"8x8\"]."),
  W_SIZE(E_SIZE),
  E_UNKNOWN_VARIANT(
      "No variant has this name, or it can't be played.",
      "See the list of variants, or give the boards in 5DFEN."),
  E_VARIANT_SIZE(
      "The boards of the variant are not of the size that the header says.",
      "Remove the Size header, or name the right variant."),
  E_PARITY(
      "The timelines do not fit the declared number of centres.",
      "Even games have timelines -0 and +0 in the centre, odd ones have 0."),
  W_PARITY(E_PARITY),

  // Boards in 5DFEN
  E_FEN_EMPTY("There is no board to start from.", "Give the boards in 5DFEN, or name a variant."),
  E_FEN_BRACKET(
      "A board is not in brackets, or something stands outside of them.",
      "A board is written [rows:timeline:turn:colour]."),
  W_FEN_BRACKET(E_FEN_BRACKET),
  E_FEN_FIELDS(
      "A board does not have the four fields rows, timeline, turn and colour.",
      "A board is written like [4k/5/5/5/K1R2:0:1:w]."),
  E_FEN_ROWS("A board has more or fewer rows than its size says.", "Give a row for every rank."),
  E_FEN_WIDTH(
      "A row has more or fewer squares than the size says.",
      "Pieces and blank squares of a row add up to the width."),
  E_FEN_BLANKS("A number of blank squares begins with 0.", "Write the number without the zero."),
  W_FEN_BLANKS(
      "The digits of a row only make sense one by one, so they are read that way.",
      "Write one number for blank squares side by side: 11 means eleven."),
  E_FEN_PIECE(
      "Something in a row is not a piece.",
      "Pieces are P W K C Q Y S N R B U D, lower case for Black."),
  E_FEN_UNMOVED(
      "A star stands where it means nothing.", "A star follows a P, W, K or R that has not moved."),
  W_FEN_UNMOVED(E_FEN_UNMOVED),
  E_FEN_LINE(
      "The timeline of a board is not a label, or 0 is mixed with -0 and +0.",
      "Timelines are written like 0, -1 and +1."),
  W_FEN_LINE(E_FEN_LINE),
  E_FEN_TURN(
      "The turn of a board is not a number, or out of range.", "Turns are numbered from 0 or 1."),
  W_FEN_TURN(E_FEN_TURN),
  E_FEN_COLOR("The colour of a board is neither w nor b.", "Write w or b."),
  W_FEN_COLOR(E_FEN_COLOR),
  E_FEN_SPACE("There are blanks inside a board.", "Remove them."),
  W_FEN_SPACE(E_FEN_SPACE),
  W_FEN_LAYOUT(
      "Two boards stand on one line, which some programs can't read.",
      "Write each board on a line of its own."),
  W_FEN_PLUS(
      "A + stands before a piece. It is kept for pieces to come; today the letter alone counts.",
      "Remove the +."),
  E_FEN_DUPLICATE("A board is given twice.", "Remove one of the two."),
  E_FEN_GAP(
      "Boards are missing inside a timeline, or a timeline is missing between others.",
      "Give every board from the first to the last of each timeline."),
  E_FEN_CENTER("The central timeline is missing.", "Give timeline 0, or both -0 and +0."),

  // The text of moves
  E_CHAR("Characters mean nothing in this notation.", "Remove them."),
  W_CHAR(E_CHAR),
  E_MOVE_SYNTAX(
      "What should be a move is not one, or is not written as the notation demands.",
      "See the page of the notation."),
  W_MOVE_SYNTAX(E_MOVE_SYNTAX),
  E_SERIAL("The number of a turn is wrong, missing or written oddly.", "Number turns 1. 1b. 2."),
  W_SERIAL(E_SERIAL),
  E_TURN_NUMBER("The number of a turn is wrong or missing.", "Number the turns one by one."),
  W_TURN_NUMBER(E_TURN_NUMBER),
  W_NUMBERING(
      "The number of a turn does not fit the play. The play counts.",
      "Number the turns one by one."),
  E_TURN_BORDER(
      "Nothing tells where one player's moves end and the other's begin.",
      "Write / before Black's moves and a number before White's: 1. e4 / e5 2. Nf3."),
  W_TURN_BORDER(E_TURN_BORDER),
  E_VARIATION_ORDER(
      "A variation comes after the action it replaces, as in ordinary chess.",
      "Variations come before what they are an alternative to: (1w. d4) 1w. e4."),
  W_VARIATION_ORDER(E_VARIATION_ORDER),
  E_COMMENT_NESTED("A comment stands inside a comment.", "Write one comment after the other."),
  E_COMMENT_UNCLOSED("A comment is not closed.", "Add }."),
  E_COMMENT_IN_MOVE("A comment stands inside a move.", "Put it after the move."),
  W_COMMENT_IN_MOVE(E_COMMENT_IN_MOVE),
  E_TREE_PAREN(
      "The parentheses of variations do not match, or the notation has no variations.",
      "Close each variation once; the notation branched has variations."),
  W_TREE_PAREN(E_TREE_PAREN),
  E_TRAILING("The game goes on after its result.", "Put the result after the last move."),
  W_TRAILING(E_TRAILING),
  E_RESULT_MISMATCH(
      "The result after the moves is not the one in the header.", "Correct the one that is wrong."),
  W_RESULT_MISMATCH(E_RESULT_MISMATCH),

  // Moves and the rules
  E_NO_MATCH("No such move is possible.", "See the moves that the hint suggests."),
  E_AMBIGUOUS(
      "Several moves fit what is written.", "Add the square, or the board, that the piece leaves."),
  W_AMBIGUOUS(E_AMBIGUOUS),
  E_PIECE_CASE("A piece is written with a small letter.", "Write capital letters, as in Nf3."),
  W_PIECE_CASE(E_PIECE_CASE),
  E_WRONG_PIECE("A different piece makes this move.", "Correct the letter of the piece."),
  W_WRONG_PIECE(E_WRONG_PIECE),
  E_BOARD_REQUIRED("A move must name its board here.", "Write the board as in (0T1)e4."),
  E_BOARD_MISSING("The board that is named does not exist.", "Correct the timeline or the turn."),
  E_BOARD_NOT_PLAYABLE(
      "The player to move can't move on the board that is named.",
      "Name a board whose last half-turn is the opponent's."),
  E_JUMP_KIND(
      "The sign of a jump does not fit what it does.",
      "Write > for a jump to the end of a timeline, >> for one that makes a new timeline."),
  W_JUMP_KIND(E_JUMP_KIND),
  E_JUMP_PIECE("A jump must name its piece.", "Write the letter, P for a pawn."),
  E_JUMP_SOURCE(
      "A jump must name both boards and the square it leaves.", "Write (0T2)Nb1>>(0T1)b3."),
  E_CASTLE_ZERO("Castling is written with the letter O, not with zeros.", "Write O-O or O-O-O."),
  E_CASTLE_NOTATION(
      "Castling is not written as the notation demands.",
      "A king that does not start on e1 or e8 castles with a move of the king."),
  E_NULL_MOVE("There are no passes in 5D chess.", "Play a move on that board."),
  W_NULL_MOVE(E_NULL_MOVE),
  E_PROMO_MISSING("The piece that a pawn becomes is missing.", "Add it, as in e8=Q."),
  E_PROMO_ILLEGAL(
      "The promotion is not allowed in this game.", "Name the pieces in a Promotions header."),
  W_PROMO_ILLEGAL(E_PROMO_ILLEGAL),
  E_ACTION_INCOMPLETE(
      "The turn can't be submitted yet: some boards still wait for a move.",
      "Add the missing moves."),
  W_UNFINISHED_TURN(
      "The last turn of the game is not finished.", "Add the missing moves if there are any."),
  E_ROYAL_CAPTURE(
      "The turn can't be submitted: the opponent could take a king.", "Play another move."),
  W_DUPLICATE_VARIATION(
      "A variation repeats an action of the tree; the two are merged.", "Remove one of the two."),

  // Signs beside moves
  E_CAPTURE_MARK("The sign of a capture is wrong or missing.", "Write x where a piece is taken."),
  W_CAPTURE_MARK(E_CAPTURE_MARK),
  E_EN_PASSANT_MARK(
      "The sign of en passant is wrong or missing.", "Write e.p. where a pawn takes en passant."),
  W_EN_PASSANT_MARK(E_EN_PASSANT_MARK),
  W_CHECK_MARK(
      "The sign of check, softmate or checkmate is wrong or missing.",
      "Write + for check, * for softmate, # for checkmate."),
  W_PRESENT_MARK(
      "The sign of a move that rewinds the present is wrong or missing.",
      "Write ~ after such a move."),
  W_TIMELINE_TOKEN(
      "The timeline or the present that the text names is not what the move made.",
      "Correct it, or leave it out."),
  W_UNDECIDED(
      "Whether a position is check, softmate or mate could not be decided within the limit.",
      "Allow more time."),

  // Notations of their own
  E_RAW_TURN("A turn of an export does not begin with w. or b.", "Write w. or b."),
  E_AXEL_ORDER(
      "The parts of a move are missing or out of order.", "End each move with ; or a dot."),
  W_AXEL_ORDER(E_AXEL_ORDER),
  E_AXEL_PREFIX(
      "The beginning of an action is wrong.", "Start it with its number, or with .. for Black."),
  W_AXEL_PREFIX(E_AXEL_PREFIX),
  E_AXEL_TARGET("It is not clear where a move goes.", "Write at most two squares."),
  E_DYNA_STEP(
      "The step of a cell is wrong, missing or given twice.",
      "Number the moves of an action 3, 3#2, 3#3; those of Black 3.5, 3.5#2."),
  W_DYNA_STEP(E_DYNA_STEP),
  E_DYNA_MIRROR(
      "A cell where a piece arrives does not repeat the one where it leaves.",
      "Correct the one that is wrong."),
  W_DYNA_MIRROR(E_DYNA_MIRROR),
  E_ALEX_EVEN("There is no timeline -0 in this notation.", "Use another notation for even games."),
  E_ALEX_LINE("Timeline 0 is not written.", "Leave it out."),
  W_ALEX_TURN(
      "Turns are taken as the game shows them, though this notation calls turn zero 1.",
      "Add one to every turn."),
  E_ALEX_ACTION("Actions are not numbered one after the other.", "Number them 1w. 1b. 2w."),
  E_UCI_WORD(
      "A word of the position line is unknown or missing.",
      "Write position, then startpos or fen, then moves."),
  W_UCI_WORD(E_UCI_WORD),
  E_UCI_SUBMIT("There is nothing to submit.", "Remove the word, or add the missing moves."),
  W_UCI_SUBMIT(E_UCI_SUBMIT),
  E_UCI_UNSUBMITTED(
      "An action ends without the word submit.", "Write submit after the moves of each action."),
  W_UCI_UNSUBMITTED(E_UCI_UNSUBMITTED),
  E_UCI_LINE(
      "A timeline has a label of another notation.",
      "Here +0 is timeline 0, and -0 is timeline -1."),
  W_UCI_LINE(E_UCI_LINE),
  E_HEX_TOKEN("A word is not a move of this notation.", "See the page of the notation."),
  E_TN_ITEM("An item is not a move of this notation.", "See the page of the notation."),
  E_TN_HEADER("The notation has no headers.", "Remove them."),
  E_NID_SET("A set of moves is not numbered or not closed.", "Write 1. { and close it with }."),
  E_NID_ITEM("An item of a set can't be read.", "See the page of the notation."),
  E_NID_WRAP("The signs around a move do not match.", "Put the sign on both sides of the move."),
  W_NID_WRAP(E_NID_WRAP),
  W_NID_RETURN("A return is not a move and is skipped.", "Nothing needs to be done."),
  E_AQUA_HEADER("The first line does not describe the boards.", "Write it like 8;8;0;1;0;w."),
  E_AQUA_BOARD("A line does not describe a board.", "Write it like 4k/5/5/5/K4;-;-;w1."),
  E_AQUA_MOVE("What should be a move is not one.", "A move is written (x,y,T,L)(x,y,T,L)."),
  E_AQUA_LABEL("Turns have no numbers in this notation.", "Remove them."),
  W_AQUA_EN_PASSANT(
      "A square for en passant is given, but what happened before the start is not known.",
      "Nothing needs to be done."),
  E_JSON_SYNTAX("The text is not JSON.", "Correct it at the place that is shown."),
  E_JSON_VALUE("A value is missing, or not what it should be.", "See the page of the notation."),
  W_JSON_DUPLICATE("A key appears twice; the first one counts.", "Remove one of the two."),
  W_JSON_VERSION("The file was written by a newer version.", "Use a newer version."),
  E_RECORD_LINE(
      "A line of a position or record can't be understood.", "See the page of the notation."),
  W_RECORD_LINE(E_RECORD_LINE),
  E_RECORD_VALUE(
      "Something that a position needs is missing, or not what it should be.",
      "See the page of the notation."),
  E_RECORD_MODE(
      "The game starts from a mode of the program that is no variant here.",
      "Put the position in the file, between the lines position: and end-position."),
  E_PRESENT_LABEL(
      "The label of a turn, or of a position, is not where the present is.",
      "Write the turn and the player to move, such as T3w."),
  W_PRESENT_LABEL(E_PRESENT_LABEL),
  E_GHXX_VALUE(
      "A value of a variant is missing, or not what it should be.",
      "See the page of the notation.");

  private final String meaning;
  private final String advice;
  private final @Nullable Code strict;

  Code(String meaning, String advice) {
    this.meaning = meaning;
    this.advice = advice;
    this.strict = null;
  }

  /** A warning that a strict reader gives as an error. */
  Code(Code strict) {
    this.meaning = strict.meaning;
    this.advice = strict.advice;
    this.strict = strict;
  }

  public Severity severity() {
    return name().charAt(0) == 'E' ? Severity.ERROR : Severity.WARNING;
  }

  public boolean isError() {
    return severity() == Severity.ERROR;
  }

  /** What is the matter, in a sentence. */
  public String meaning() {
    return meaning;
  }

  /** What to do about it, in a sentence. */
  public String advice() {
    return advice;
  }

  /** The error that a strict reader gives instead of this warning, if it does. */
  public Optional<Code> strict() {
    return Optional.ofNullable(strict);
  }

  /** The code to report: this one, or for a strict reader the error it becomes. */
  public Code raisedIf(boolean isStrict) {
    return isStrict && strict != null ? strict : this;
  }
}
