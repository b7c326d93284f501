/* What the parts of the page hand to each other. */

type Colors = typeof import('../web/js/art.js').COLORS.light;
type ColorName = { [K in keyof Colors]: Colors[K] extends string ? K : never }[keyof Colors];
type Metrics = typeof import('../web/js/art.js').METRICS;
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
interface Point { x: number; y: number }

/** A board, with a square, or -1 on its frame. */
interface Hit { l: number; v: number; sq: number }
interface Picked extends Hit { code: number }
interface TargetHit extends Hit { branch: boolean; capture: boolean; promotes: boolean }
interface Drag { code: number; x: number; y: number }

/** A node of the tree, linked for walking; its last child is its main line. */
interface LinkedNode extends TreeNode {
  id: number;
  turn: number;
  player: Side;
  moves: Move[];
  children: LinkedNode[];
}

/** World (squares) to screen (pixels) and back. */
interface Transform {
  z: number;
  dpr: number;
  x(wx: number): number;
  y(wy: number): number;
  wx(sx: number): number;
  wy(sy: number): number;
}
interface Camera { x: number; y: number; z: number }

interface Settings {
  theme: string;
  coordinates: string;
  movable: boolean;
  arrows: boolean;
  motion: boolean;
  letters: boolean;
  panelLeft: boolean;
  panelWidth: number;
  welcomed: boolean;
  layers: Layers;
  pieces: string;
  sound: boolean;
  /** What is asked of the engine; seconds are null without a limit, memory is in megabytes. */
  engine: { lines: number; seconds: number | null; memory: number };
}

/** What lies over the boards when it is switched on. */
interface Layers {
  /** What the engine would play. */
  best: boolean;
  /** What it thinks of each timeline. */
  scores: boolean;
  /** Jumps of past actions. */
  travels: boolean;
  /** Boards as they would be if the mover passed. */
  passed: boolean;
  /** What was drawn. */
  drawn: boolean;
}

interface Ring {
  l: number;
  v: number;
  strokes: [ColorName, number][];
  dash?: boolean;
  tab?: { text: string; ground: ColorName; color: ColorName; dash?: boolean };
}
interface SceneArrow {
  from: Place;
  to: Place;
  color: ColorName;
  /** Higher ones lie above lower ones. */
  rank: number;
  alpha: number;
  check?: boolean;
  dash?: boolean;
  promotion?: number;
}
/** Boards, squares and ways that are pointed out for a while. */
interface Spotlight {
  rings: Ring[];
  arrows: SceneArrow[];
  squares: { at: Place; color: ColorName; alpha: number }[];
}
/** What lies on the boards, as plain data. */
interface Scene {
  /** Tints by board. */
  squares: Map<string, { sq: number; color: ColorName; alpha: number }[]>;
  rings: Ring[];
  arrows: SceneArrow[];
  targets: TargetHit[];
  hovered: TargetHit | null;
  movable: { l: number; v: number; squares: number[] }[];
  picked: Picked | null;
  coordinates: string;
  /** The board in focus. */
  focus: string | null;
  cursor: Hit | null;
  drag: Drag | null;
  ghost: { l: number; v: number; from: Coord; label: string } | null;
  /** Boards that would be there after a pass. */
  passed: { l: number; v: number; id: number }[];
  /** The editor's unmoved marks and places for new boards. */
  dots: Place[];
  plus: { l: number; v: number }[];
}
/** What a scene is made of. */
interface SceneInput {
  view: View;
  settings: Pick<Settings, 'coordinates' | 'movable' | 'arrows'>;
  /** The action that led here. */
  last: Move[];
  drawn: Drawn;
  /** Jumps of the actions before, newest first. */
  travels: Move[];
  /** Whether boards are shown as they would be after a pass. */
  passed: boolean;
  mate: boolean;
  threats: boolean;
  picked: Picked | null;
  targets: TargetHit[];
  hovered: TargetHit | null;
  hoverBoard: string | null;
  cursor: Hit | null;
  drag: Drag | null;
  linked: Move[] | null;
  hint: Move[] | null;
  flashLine: number | null;
  pulsing: Coord[];
  lit?: Spotlight | null;
  /** What the engine would play. */
  best?: Move[] | null;
}

/** One thing that can be done, wherever it is offered. Some take a node; else it is the current one. */
interface Command {
  label: string;
  /** What screen readers and tooltips say, when the label is a sign. */
  name?: string;
  icon?: string;
  /** Such as 'Ctrl+Z', 'ArrowLeft', '?'; the first is shown. */
  keys?: string[];
  /** Where the key help lists it. */
  group?: string;
  /** What the key help says, when the label is not enough. */
  help?: string;
  /** Whether its keys work while a text field has the focus. */
  inFields?: boolean;
  when?(node: number): boolean;
  pressed?(): boolean;
  run(node: number): unknown;
}

// --- studies on this device ---

/** What the list of studies tells of a chapter; its text lies elsewhere. */
interface ChapterFacts {
  id: string;
  title: string;
  variant: string;
  /** The length of its text. */
  bytes: number;
  shape?: Shape;
}
interface ChapterRecord extends GameText {
  id: string;
  /** The study it belongs to. */
  study: string;
  /** The node that was looked at. */
  node: number;
  /** The moves played there and not submitted, when the text does not have them. */
  draft?: string;
  /** When it was written, and how many actions it had. */
  saved?: number;
  actions?: number;
}
/** What a chapter was at some time. */
interface VersionRecord extends GameText {
  chapter: string;
  at: number;
  node: number;
  actions?: number;
}
interface StudyRecord {
  id: string;
  /** Its own name; '' as long as it goes by its first chapter's title. */
  name: string;
  created: number;
  edited: number;
  /** Grows with every write; 0 before the first. */
  revision: number;
  /** The chapter that was open last. */
  open: string;
  chapters: ChapterFacts[];
  origin?: 'link';
  /** Nothing was done in it yet. */
  untouched?: boolean;
  /** When it was thrown away. */
  deleted?: number;
}
