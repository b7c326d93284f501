/*
 * What the npm package asks of the engine: every operation, by what it is about, with its arguments and its answer. The package
 * is compiled against it, and its tests compare the engine's actual answers with it. An operation may also make objects, which
 * the package fetches afterwards; they are named behind "makes".
 */

/** The half-turn of turn T is 2T for White and 2T + 1 for Black. */
type BoardRow = [timeline: number, halfTurn: number];

type MoveKind = 'physical' | 'hop' | 'branch' | 'pass';

/** A move: its text or '' where that is asked for apart, its kind, where from, where to, the board it arrives on, pieces as letters, and what is special about it. */
type MoveRow = [
  text: string,
  kind: MoveKind,
  ...from: [...BoardRow, square: string],
  ...to: [...BoardRow, square: string],
  ...arrival: BoardRow,
  piece: string,
  taken: string,
  promotion: string,
  special: '' | 'castling' | 'en passant',
];

/** A capture of a royal piece that the opponent threatens. */
type CaptureRow = [text: string, ...from: [...BoardRow, square: string], ...to: [...BoardRow, square: string]];

/** Its number, its label, whether it is active, its first and last half-turn. */
type TimelineRow = [index: number, label: string, active: boolean, start: number, end: number];

type PlayerName = 'white' | 'black';

/** What can't be done, and why. */
interface Failure {
  code: string;
  message: string;
  hint?: string;
}

/** Why a move can't be played. */
interface RefusalRow extends Failure {
  board?: BoardRow;
  square?: string;
}

/** Nothing but what was made, or why nothing was. */
interface Attempt {
  refused?: RefusalRow;
}

type Outcome = 'read' | 'read_with_warnings' | 'partly_read' | 'no_game' | 'unreadable';

/** What the playing engine thinks. */
interface ThinkingRow {
  depth: number;
  nodes: number;
  ms: number;
  lines: {
    /** In hundredths of a pawn, for White. */
    score: number;
    /** Above 0 when White mates in so many actions, below 0 when Black does, else 0. */
    mate: number;
    /** Whether the mate holds against every reply. */
    proved: boolean;
    /** Whether the score is what a search found, not how it looks at first sight. */
    searched: boolean;
    /** What is played, the first action first. */
    actions: string[];
  }[];
}

/** Operations that begin something. */
interface OfNothing {
  /** Makes a reader of a text; '' detects the notation. */
  open(text: string, notation: string, variant: string, mode: string, limits: '' | 'service'): { failed?: Failure };
  /** Makes a game that begins with a variant's start. */
  start(variant: string): { failed?: Failure };
  /** Makes the position that was saved as text. */
  position(saved: string): {};
  /** Makes a playing engine. */
  engine(): {};
}

interface OfReader {
  /** Makes the next game, if it can be read. */
  read(): { outcome: Outcome; notation?: string; errors: number; warnings: number; findings: Finding[]; more: boolean };
}

interface OfSearch {
  /** Makes the next so many actions, as far as some milliseconds go. */
  next(wanted: number, ms: number): { done: boolean };
}

interface OfGame {
  game(): { variant?: string; size: number; headers: Record<string, string> };
  /** These four make nodes. */
  root(): {};
  end(): {};
  mainline(): {};
  nodes(): {};
  /** '' takes a header away. */
  header(key: string, value: string): {};
  /** Options are letters: f full coordinates, m no marks, c no comments, b always boards. */
  write(notation: string, form: string, options: string): { failed?: Failure; text?: string; losses?: Loss[] };
  /** Makes a game. */
  copy(): {};
  /** Takes over what another game has. */
  merge(): {};
}

interface OfNode {
  node(): {
    text: string;
    depth: number;
    turn?: number;
    player?: PlayerName;
    comments: string[];
    /** Of each move, '' for none. */
    signs: string[];
    result?: string;
  };
  /** Makes the position after it. */
  position(): {};
  /** These three make nodes. */
  parent(): {};
  children(): {};
  path(): {};
  moves(): { moves: MoveRow[] };
  /** Makes the node of an action, given as text, as an action, or as a turn under way. */
  play(text: string): Attempt;
  promote(how: 'one' | 'all'): {};
  delete(): {};
  comment(text: string): {};
  uncomment(): {};
  evaluate(move: number, sign: string): {};
  result(result: string): {};
  svg(theme: string, square: number, flip: boolean, coordinates: boolean, turns: number, title: string): { svg: string };
  /** Options are letters: a ASCII, c compact, f flipped. */
  draw(options: string): { text: string };
}

interface OfPosition {
  facts(): {
    width: number;
    height: number;
    mover: PlayerName;
    present: number;
    even: boolean;
    timelines: TimelineRow[];
    mustMove: BoardRow[];
    mayMove: BoardRow[];
    promotions: string;
    inCheck: boolean;
    submittable: boolean;
  };
  /** The rows from the top, nothing if there is no such board. */
  board(timeline: number, halfTurn: number): { rows?: string[] };
  /** Makes a list of moves: all, those of a timeline, those of a square. Their texts are asked for apart. */
  moves(timeline?: number, square?: string): { moves: MoveRow[] };
  /** These four make positions; an action, or a list with the number of a move in it, can be given in place of a text. */
  play(text: string): Attempt;
  move(text: string, index?: number): Attempt;
  submit(): Attempt;
  undo(): {};
  /** The moves of the turn under way. */
  turn(): { moves: MoveRow[] };
  /** A move of a list as text. */
  text(index: number): { text: string };
  /** An action as text. */
  action(): { text: string };
  /** Makes the list of the moves of an action. */
  steps(): { moves: MoveRow[] };
  checks(): { captures: CaptureRow[] };
  threats(): { captures: CaptureRow[] };
  /** Whether some legal action has a move of a list. */
  mayPlay(index: number, ms: number): { legal: 'yes' | 'no' | 'unknown' };
  verdict(ms: number): { verdict: VerdictName };
  count(cap: number, ms: number): { count: number; complete: boolean };
  /** Makes a search for legal actions. */
  actions(): {};
  /** Makes an action, if there is one. */
  random(seed: number): {};
  svg(theme: string, square: number, flip: boolean, coordinates: boolean, turns: number, title: string): { svg: string };
  draw(options: string): { text: string };
  fen(): { fen: string[] };
  save(): { text: string };
  hash(): { hash: string };
  key(): { key: string };
  /** Makes a game that begins here. */
  game(): {};
  /** Makes the proof of a mate, a game. Promotions are letters, '' for what the game allows. */
  solve(within: number, ms: number, checksOnly: boolean, promotions: string): {
    result: 'mate' | 'none' | 'unknown';
    in: number;
    nodes: number;
    ms: number;
    first?: string;
  };
  /** Why it is mate. */
  explain(ms: number): { lines?: string[] };
  /** Thinks with an engine. */
  analyse(lines: number, ms: number, depth: number): ThinkingRow;
  choose(level: number, ms: number): ThinkingRow;
}
