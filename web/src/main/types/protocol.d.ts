/*
 * The protocol between the page and the engine: every operation, its arguments, its answer. The
 * page's scripts are checked against it when they are compiled, the engine's actual answers by
 * ProtocolTest. An operation that fails by misuse answers {error} instead, which engine.js turns
 * into a rejected promise.
 */

/** A timeline and a half-turn. */
type Coord = [l: number, v: number];
/** A timeline, a half-turn, and a square: rank times width plus file. */
type Place = [l: number, v: number, sq: number];
/** White is 0, Black is 1. */
type Side = 0 | 1;

interface Line {
  i: number;
  label: string;
  /** The half-turns of its first and last board. */
  start: number;
  end: number;
  active: boolean;
  /** Who made it; -1 for lines that were there from the start. */
  creator: -1 | Side;
  /** The board it left its parent from. */
  from?: Coord;
  /** Numbers of boards, -1 where there is none. */
  boards: number[];
}

/** What is needed to draw boards. */
interface BoardsView {
  w: number;
  h: number;
  even: boolean;
  present: number;
  mover: Side;
  lines: Line[];
  /** The squares of boards that were not sent before, by number: one character a square, '0' plus its piece's code. */
  boards: Record<string, string>;
  must: Coord[];
}

/** A move: 0 on its board, 1 to another timeline's last board, 2 into the past, 3 a pass. */
interface Move {
  from: Place;
  to: Place;
  /** The board that the moved piece is on afterwards. */
  made: Coord;
  kind: 0 | 1 | 2 | 3;
  board: string;
  text: string;
  toBoard?: string;
  toText?: string;
  /** The code of the promoted piece. */
  promotion?: number;
}

/** What the opponent could take. */
interface Threat {
  from: Place;
  to: Place;
  piece: number;
  victim: number;
}

/** A board that could be played on when the turn began, and the number of the move that did, or -1. */
interface Chip {
  at: Coord;
  move: number;
  must: boolean;
}

/** A position in which someone is to move. */
interface View extends BoardsView {
  optional: Coord[];
  chips: Chip[];
  /** The moves of the turn under way. */
  draft: Move[];
  /** The timeline that a branching move would make. */
  next: number;
  nextLabel: string;
  /** Boards that must move, with the squares of the pieces that can. */
  movable: [l: number, v: number, squares: number[]][];
  checks: Threat[];
  checkCount: number;
  threats: Threat[];
  canSubmit: boolean;
  /** Royal pieces that could be taken after the moves of the turn. */
  standing: Threat[];
  /** Letters of what pawns may become. */
  promotions: string;
}

/** An action in the tree; the first of a tree is its start and has no parent. */
interface TreeNode {
  parent?: number;
  turn?: number;
  player?: Side;
  moves?: Move[];
  /** Whether the position has several timelines. */
  many?: boolean;
  /** Signs of evaluation, one a move. */
  signs?: string[];
  /** The moves that give check, by number; the sign of mate belongs to the last. */
  checks?: number[];
  /** Every comment, and those that belong to the last move. */
  remarks?: string[];
  comment?: string;
  drawn?: Drawn;
  /** What a program thought of it and was kept: hundredths of a pawn, or a mate, for White. */
  score?: { score: number; mate: number };
  result?: string;
}

/** The study after an operation; the tree comes along when it has changed. */
interface Shown {
  view: View;
  node: number;
  undo: boolean;
  redo: boolean;
  revision: number;
  tree?: TreeNode[];
  variant?: string;
  headers?: [key: string, value: string][];
  /** Why nothing was done, as the rest of a sentence. */
  refused?: string;
  /** Undo and redo: whether there was anything. */
  done?: boolean;
  /** Submit: whether the action was in the tree already. */
  existed?: boolean;
  /** Load: the text could not be read. */
  failed?: boolean;
}

/** Where a piece can go. */
interface Target {
  to: Place;
  branch: boolean;
  capture: boolean;
  promotes: boolean;
}

/** A text that was read and not accepted yet. */
interface ReadAnswer {
  notation?: string;
  games: number;
  actions: number;
  errors: number;
  findings: Finding[];
  /** The game's end, when there is a game. */
  view?: View;
}

/** A multiverse from afar. */
interface Shape {
  /** Each timeline's number, first and last half-turn, and the board it left its parent from. */
  lines: (number[])[];
  boards: number;
  /** Of one board, such as 8×8. */
  size: string;
}

/** A game as text. */
interface GameText {
  text: string;
  notation: string;
}

interface Saved extends GameText {
  shape: Shape;
}

/** A game of a text with several. */
interface ImportedGame extends Saved {
  /** Where it opens: its end. */
  node: number;
  errors: number;
  variant: string;
  headers: [key: string, value: string][];
}

/** A game of a text with several, as an explorer counts it. */
interface PlayedGame extends GameText {
  errors: number;
  white: string;
  black: string;
  event: string;
  round: string;
  date: string;
  result: string;
  variant: string;
  /** Its date as a number such as 20250314, or 0. */
  last: number;
  /** How many actions its main line has, and with how many timelines it ends. */
  actions: number;
  timelines: number;
  /** Every action once with the keys of the position before it, the main line first. */
  played: [tree: string, boards: string, action: string][];
}

interface Written {
  text: string;
  notation?: string;
  losses?: Loss[];
}

/** The start position under construction. */
interface Setup extends BoardsView {
  text: string;
  valid: boolean;
  /** Whether White and Black have a royal piece. */
  royals: [boolean, boolean];
  promotions: string;
  undo: boolean;
  redo: boolean;
  findings: Finding[];
}

interface LegalAction {
  moves: Move[];
  check: boolean;
}

/** A move, and whether some legal action has it. */
interface Choice {
  move: Move;
  legal: 'yes' | 'no' | 'unknown';
}

/** What was drawn on the boards; brushes are G, R, Y, B and O. */
interface Drawn {
  arrows: { brush: string; from: Place; to: Place }[];
  squares: { brush: string; at: Place }[];
}

/** Whether there is a mate in so many actions, or up to how many there is none. */
interface MateAnswer {
  result: 'mate' | 'none' | 'unknown';
  in: number;
  /** How much was searched. */
  nodes: number;
  /** The action that begins it. */
  first?: Move[];
  /** A few replies, the longest defence first, and how many more fall to the same answer. */
  groups?: { reply: Move[]; answer: Move[]; more: number }[];
  groupCount?: number;
  replies?: number;
  /** The proof, for addProof. */
  proof?: string;
}

/** What an action is worth to a player who wants to mate. */
interface Judgement {
  result: 'mate' | 'none' | 'unknown';
  in: number;
  /** What holds out longest, or what refutes it; nothing when there is no reply. */
  reply?: Move[];
}

/** What the playing engine thinks: its best lines, the best first. */
interface Thought {
  /** Whose turn it is. */
  mover: Side;
  depth: number;
  nodes: number;
  ms: number;
  lines: ThoughtLine[];
  /** What the last board of each timeline gives White, in hundredths of a pawn. */
  timelines: { l: number; score: number }[];
}
interface ThoughtLine {
  /** In hundredths of a pawn, for White. */
  score: number;
  /** Above 0 when White mates in so many actions, below 0 when Black does, else 0. */
  mate: number;
  /** Whether the mate holds against every reply. */
  proved: boolean;
  /** Whether the score is what a search found, not how it looks at first sight. */
  searched: boolean;
  actions: Move[][];
}

/** A capture that every way of playing these moves allows; the boards are those after the turn. */
interface MateReason {
  capture: string;
  from: Place;
  to: Place;
  beaten: Move[];
}

/** A move in arguments: from and to as places, then a promotion's letter or ''. */
type MoveArguments = [...from: Place, ...to: Place, promotion: string];

/** 'c' if the player gives check with every action, then letters of what pawns may become; without any, what the game allows. */
type SolveOptions = string;

interface Operations {
  /** What there is to choose from. */
  hello(): Hello;
  /** The start of a variant; nothing for one that can't be played. */
  variant(name: string): { view?: BoardsView };

  // Looking at the study
  targets(l: number, sq: number): { targets: Target[] };
  candidates(): { moves: Move[] };
  /** Why a move can't be played, as the rest of a sentence. */
  why(...move: MoveArguments): { why?: string };
  /** The position with moves played that are in no study, as far as they can be played. */
  imagine(moves: string): { view: View };
  /** The position of a node, or of the one that is looked at, as text for another engine. */
  position(node?: number): { position: string };
  /** Without the turn under way if that could be submitted: it would be read as submitted. */
  save(): Saved;
  /** Options are letters: f full coordinates, m no marks, c no comments, b always boards. Notation '' is the safest. */
  write(notation: string, form: string, options: string, what: 'tree' | 'line' | 'from', node: number): Written;
  svg(node: number, theme: string, square: number, flip: boolean, coordinates: boolean, turns: number, title: string): { svg: string };
  /** Reads a text and keeps its first game until accept; '' detects the notation. */
  read(text: string, notation: string, variant: string): ReadAnswer;
  /** Begins to read every game of a text. */
  readAll(text: string, notation: string, variant: string): {};
  /** The next so many of them; unread are those of which nothing could be read. */
  nextGames(wanted: number): { games: ImportedGame[]; unread: number; done: boolean };

  /** The next so many of them for an explorer. */
  nextPlayed(wanted: number): { games: PlayedGame[]; unread: number; done: boolean };
  /** The keys by which explorers know the position of a node, or of the one that is looked at. */
  keys(node?: number): { tree: string; boards: string };
  /** The moves of actions by boards and squares, one a line; none for those that can't be played here. */
  named(lines: string): { actions: Move[][] };

  // Changing the study
  look(): Shown;
  go(node: number): Shown;
  play(...move: MoveArguments): Shown;
  /** Moves with commas, parted by semicolons. */
  propose(moves: string): Shown;
  takeBack(index: number): Shown;
  submit(): Shown;
  undo(): Shown;
  redo(): Shown;
  promote(node: number, how: 'one' | 'all'): Shown;
  delete(node: number): Shown;
  comment(node: number, text: string): Shown;
  evaluate(node: number, move: number, sign: string): Shown;
  /** Draws an arrow or colours a square, or takes the same away. */
  drawArrow(node: number, brush: string, ...fromTo: [...Place, ...Place]): Shown;
  drawSquare(node: number, brush: string, ...at: Place): Shown;
  /** Keeps scores with nodes: a number and a score each, `1 0.35;2 #-3`. */
  score(scores: string): Shown;
  header(key: string, value: string): Shown;
  /** Puts what solve proved into the tree, as variations from here. */
  addProof(proof: string): Shown;
  /** These put another game in the place of the old one; only a replacement can be undone. */
  start(variant: string): Shown;
  accept(how: 'open' | 'replace'): Shown;
  load(text: string, notation: string, node: number): Shown;

  // Editing a start position
  edit(): { setup: Setup };
  editPut(l: number, v: number, sq: number, code: number): { setup: Setup };
  editAdd(l: number, v: number): { setup: Setup };
  editRemove(l: number, v: number): { setup: Setup };
  editSize(w: number, h: number): { setup: Setup };
  editParity(parity: 'odd' | 'even'): { setup: Setup };
  editPromotions(letters: string): { setup: Setup };
  editUndo(): { setup: Setup };
  editRedo(): { setup: Setup };
  editText(text: string): { setup: Setup };
  editPlay(): Shown;

  // Searching in a position from another engine
  setPosition(position: string): {};
  verdict(nodes: number): { verdict: VerdictName };
  count(cap: number, ms: number): { count: number; more: boolean };
  /** From now on actions lists those whose text has every one of these words, out of all legal actions. */
  filter(words: string): {};
  /** The next so many, as far as some milliseconds go. */
  actions(wanted: number, ms: number): { actions: LegalAction[]; done: boolean };
  /** So many moves of a timeline from a number on, and whether some legal action has each together with what was played. */
  choices(played: string, l: number, first: number, wanted: number, ms: number): { choices: Choice[]; done: boolean };
  /** One of the first so many legal actions, none if there is none. */
  random(seed: number, among: number): { moves?: Move[] };
  /** Looks for a forced mate. Ask for one action, two, and so on to show progress; end the engine to stop. */
  solve(within: number, ms: number, options: SolveOptions): MateAnswer;
  /** How many first actions mate in so many, 2 for several; nothing if the time was too short. */
  ways(mateIn: number, ms: number, options: SolveOptions): { ways?: number };
  /** Checks a proof with nothing but the rules. */
  checkProof(proof: string, ms: number, options: SolveOptions): { holds: 'yes' | 'no' | 'unknown'; in?: number; replies?: number };
  /** Whether an action, as moves for propose, keeps a mate in so many actions, itself counted. */
  judge(moves: string, within: number, ms: number): Judgement;
  /** In how many actions the opponent mates by force after an action, as moves for propose; 0 if that was not found. */
  risk(moves: string, within: number, ms: number): { mateIn: number };
  /**
   * Thinks for so long; what it found out helps the next time. Its tables take so many megabytes. With a number
   * from 0 and a count, looks at one of so many parts of the actions.
   */
  analyse(lines: number, ms: number, memory?: number, part?: number, of?: number): Thought;
  /** What a level from 1 to 8 plays: the first action of the first line. */
  choose(level: number, ms: number): Thought;
  /** Why it is checkmate or softmate: nothing if it is neither, or if the time was too short. */
  explain(ms: number): { must?: Coord[]; reasons?: MateReason[]; lines?: string[] };
}

type Operation = keyof Operations;
type Arguments<O extends Operation> = Parameters<Operations[O]>;
type Answer<O extends Operation> = ReturnType<Operations[O]>;
/** The operations that change or show the study. */
type StudyOperation = { [O in Operation]: Answer<O> extends Shown ? O : never }[Operation];
type EditOperation = { [O in Operation]: Answer<O> extends { setup: Setup } ? O : never }[Operation];
