// What the guide says. Every example is a game that plays on the guide's board.

/** @typedef {{ sign: string, says: string, game?: string, at?: number }} Entry a sign or word, and where its example opens */

const BRANCH = '1. e4 / e5\n2. Nf3 / Nc6\n3. (0T3)Nf3>>(0T2)h3';
const HOP = `${BRANCH} / (1T2)Bc5\n4. (1T3)Ng1>(0T3)g3`;
const CHECK = '1. e3 / f6\n2. Qe2 / Nc6\n3. Qh5';

/** @type {{ id: string, title: string, intro: string, entries: Entry[] }[]} */
export const SECTIONS = [
  {
    id: 'boards', title: 'Boards and turns',
    intro: 'Every move leaves its board as it was and makes a new one to its right. Boards in a row are a timeline, and all of them together are the multiverse.',
    entries: [
      { sign: '(0T1)', says: 'Timeline 0, turn 1. Each turn has two boards, White’s with a light frame and Black’s with a dark one.', game: '1. e4 / e5', at: 2 },
      { sign: '(+1T2)', says: 'Timelines that White makes are +1, +2 and so on, and lie below. Black’s are −1, −2 and so on, and lie above.', game: BRANCH, at: 5 },
      { sign: '(−0T1), (+0T1)', says: 'Some variants start with two middle timelines, minus zero and plus zero.' },
    ],
  },
  {
    id: 'moves', title: 'Moves within a board',
    intro: 'Pieces move on their board as in chess. A move that stays there is written as in chess, with the board in front when there are several.',
    entries: [
      { sign: 'e4', says: 'A pawn goes to e4.', game: '1. e4', at: 0 },
      { sign: '(0T2)Nf3', says: 'On timeline 0, turn 2, a knight goes to f3.', game: '1. e4 / e5\n2. Nf3', at: 2 },
      { sign: 'Bxb2', says: 'x: the move takes a piece.', game: '1. b3 / g6\n2. Nc3 / Bg7\n3. d4 / Bxd4', at: 5 },
      { sign: 'O-O, O-O-O', says: 'Castling, never from one board to another.', game: '1. Nf3 / Nf6\n2. g3 / g6\n3. Bg2 / Bg7\n4. O-O', at: 6 },
      { sign: 'a8=Q', says: 'A pawn becomes a queen.' },
    ],
  },
  {
    id: 'jumps', title: 'Jumps and branches',
    intro: 'A piece may also leave its board. Turns and timelines are directions like files and ranks: a rook goes any way along one of the four, a bishop along two at once, a knight two along one and one along another, a unicorn along three at once, a dragon along all four. A move that leaves its board names both: timeline, turn, then square.',
    entries: [
      { sign: '>', says: 'A jump: the piece lands on the last board of another timeline, if it is the same player’s turn there. Both boards count as played.', game: HOP, at: 6 },
      { sign: '>>', says: 'A branch: the piece lands on a board of the past. That board stays as it was; a new timeline begins beside it.', game: BRANCH, at: 4 },
      { sign: '(>L1)', says: 'The timeline that the branch made.', game: BRANCH, at: 5 },
    ],
  },
  {
    id: 'present', title: 'The present',
    intro: 'The present is the earliest turn at which an active timeline ends. An action is all the moves of one turn: you play on boards until the present has passed to the other player, then submit.',
    entries: [
      { sign: 'must move', says: 'Your boards at the present. Each has to be played on, or be landed on.', game: HOP, at: 5 },
      { sign: 'optional', says: 'Your boards later than the present. They may wait.', game: `${BRANCH} / (1T2)Bc5`, at: 6 },
      { sign: '~', says: 'The present moved back, because a new timeline ends earlier.', game: BRANCH, at: 4 },
      { sign: 'inactive', says: 'A player may have only one active timeline more than the other has made. Those beyond that are inactive: they don’t hold the present back, but can be played on.' },
    ],
  },
  {
    id: 'mate', title: 'Check and mate',
    intro: 'You lose by leaving a king where it can be taken, on any board, past ones included. You are in check if a king could be taken when you pass on the boards that must move.',
    entries: [
      { sign: '+', says: 'Check. The red arrow shows who takes which king.', game: CHECK, at: 5 },
      { sign: '*', says: 'Softmate: no action that goes on helps; only branching into the past does.' },
      { sign: '#', says: 'Checkmate: no legal action at all, and the king would be taken.', game: CHECK, at: 5 },
      { sign: 'stalemate', says: 'No legal action, but no check either.' },
    ],
  },
  {
    id: 'signs', title: 'Signs and comments',
    intro: 'What annotators add. It doesn’t change the game.',
    entries: [
      { sign: '!! ! !? ?! ? ??', says: 'Brilliant, good, interesting, dubious, mistake, blunder.' },
      { sign: '{…}', says: 'A comment on the move before it.', game: '1. e4 {best by test} / e5', at: 1 },
      { sign: '(…)', says: 'A variation: what could have been played instead.' },
      { sign: '[%cal], [%csl]', says: 'Arrows and marks. Draw them with the right mouse button: Shift is red, Alt is blue, both are yellow.', game: '1. e4 {[%cal G(0T1w)e2e4] [%csl R(0T1b)e5]}', at: 1 },
    ],
  },
  {
    id: 'words', title: 'Words',
    intro: 'What the rules call things.',
    entries: [
      { sign: 'action', says: 'All the moves of one turn, submitted together.' },
      { sign: 'active', says: 'A timeline that counts for the present.' },
      { sign: 'half-turn', says: 'One board’s worth of time: White’s half of a turn, or Black’s.' },
      { sign: 'royal', says: 'A piece whose loss loses the game: kings and royal queens.' },
      { sign: 'variant', says: 'Another start: other boards, pieces or timelines. New lists them all.' },
    ],
  },
];

/** The section about what went wrong in a text. @param {string} code of a finding */
export function sectionFor(code) {
  if (/JUMP|BRANCH|TARGET|PAST/.test(code)) return 'jumps';
  if (/PRESENT|SUBMIT|NOT_PLAYED|ACTION/.test(code)) return 'present';
  if (/BOARD|TIMELINE|TURN|FEN|SIZE|NUMBER/.test(code)) return 'boards';
  if (/CHECK|MATE/.test(code)) return 'mate';
  if (/COMMENT|EVAL|VARIATION|DATA/.test(code)) return 'signs';
  return 'moves';
}
