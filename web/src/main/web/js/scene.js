// What lies on the boards at a moment: rings, arrows, tints, targets, as plain data. Built anew on
// every change.
import { boardKey, onScreen } from './geometry.js';

/** @type {[ColorName, number][]} */
const MUST = [['nowLine', 4.2], ['now', 2.4]];
/** The colours that comments name, in those of the theme. @type {Record<string, ColorName>} */
const BRUSHES = { G: 'past', R: 'danger', Y: 'now', B: 'you', O: 'note' };
/** From this many checks on, arrows would hide the boards. */
const MANY_CHECKS = 12;
/** The rank of arrows that somebody points at elsewhere. */
export const POINTED = 2;

/** @returns {Scene} */
export const emptyScene = () => ({
  squares: new Map(), rings: [], arrows: [], targets: [], hovered: null, movable: [], picked: null, coordinates: 'focus', focus: null,
  cursor: null, drag: null, ghost: null, passed: [], dots: [], plus: [],
});

/** The scene of a position that is played or looked at. @param {SceneInput} input @returns {Scene} */
export function playScene(input) {
  const { view, settings, picked, targets, hovered, cursor, drag } = input;
  const passed = input.passed ? passedBoards(view) : [];
  const checked = new Set(view.checks.map(({ to }) => boardKey(to[0], to[1])));
  return {
    ...emptyScene(),
    passed,
    picked, targets, hovered, cursor, drag,
    squares: tints(input),
    rings: withLit(rings(input, checked), input.lit),
    arrows: [...arrows(input, passed), ...(input.lit?.arrows ?? [])],
    movable: settings.movable && !picked && !input.hint ? view.movable.map(([l, v, squares]) => ({ l, v, squares })) : [],
    coordinates: settings.coordinates,
    focus: picked ? boardKey(picked.l, picked.v) : input.hoverBoard,
    ghost: hovered?.branch ? { l: view.next, v: hovered.v + 1, from: [hovered.l, hovered.v], label: onScreen(view.nextLabel) } : null,
  };
}

/** What is pointed out takes the place of what a board says otherwise. @param {Ring[]} list @param {Spotlight | null | undefined} lit */
const withLit = (list, lit) => (lit ? [...list.filter(({ l, v }) => !lit.rings.some((ring) => ring.l === l && ring.v === v)), ...lit.rings] : list);

/** The boards that must move, as they would be for the opponent. @param {View} view */
function passedBoards(view) {
  return view.must.flatMap(([l, v]) => {
    const line = view.lines.find((each) => each.i === l);
    return line ? [{ l, v: v + 1, id: line.boards[v - line.start] }] : [];
  });
}

/** The editor's scene: unmoved marks, and the places where a board can be added. @param {BoardsView} view @param {Place[]} dots @returns {Scene} */
export function setupScene(view, dots) {
  const plus = [];
  for (const { i, start, end } of view.lines) {
    plus.push({ l: i, v: end + 1 });
    if (start > 2) plus.push({ l: i, v: start - 1 });
  }
  const lines = view.lines.map((line) => line.i);
  const v = Math.max(2, ...view.lines.filter((line) => line.i === 0 || lines.length === 1).map((line) => line.end));
  plus.push({ l: Math.max(...lines) + 1, v }, { l: Math.min(...lines) - 1, v });
  return { ...emptyScene(), coordinates: 'all', dots, plus };
}

/** @param {SceneInput} input */
function tints({ view, last, picked, drawn, lit }) {
  /** @type {Scene['squares']} */
  const squares = new Map();
  /** @param {Place} place @param {ColorName} color @param {number} alpha */
  const mark = ([l, v, sq], color, alpha) => {
    if (sq < 0) return; // a pass has no square
    const k = boardKey(l, v);
    const list = squares.get(k) ?? [];
    if (list.some((each) => each.sq === sq && each.color === color)) return;
    squares.set(k, [...list, { sq, color, alpha }]);
  };
  for (const move of last) mark(move.from, 'past', 0.42), mark([...move.made, move.to[2]], 'past', 0.42);
  for (const move of view.draft) mark(move.from, 'target', 0.35), mark([...move.made, move.to[2]], 'target', 0.35);
  for (const check of view.checks) mark(check.to, 'danger', 0.55);
  if (picked) mark([picked.l, picked.v, picked.sq], 'target', 0.78);
  for (const { at, color, alpha } of lit?.squares ?? []) mark(at, color, alpha);
  for (const { at, brush } of drawn.squares) mark(at, BRUSHES[brush] ?? 'note', 0.5);
  return squares;
}

/** @param {SceneInput} input @param {Set<string>} checked @returns {Ring[]} */
function rings({ view, mate, linked, flashLine, pulsing }, checked) {
  /** @type {Ring[]} */
  const list = [];
  for (const [l, v] of view.must) {
    const check = checked.has(boardKey(l, v));
    list.push({
      l, v,
      strokes: mate && check ? [['danger', 3]] : MUST,
      tab: check
        ? { text: mate ? 'mate' : 'check', ground: 'danger', color: 'onDanger' }
        : { text: 'must move', ground: 'now', color: 'onNow' },
    });
  }
  // A king may be taken on a board of the past as well.
  const open = new Set(view.must.map(([l, v]) => boardKey(l, v)));
  for (const key of checked) {
    if (open.has(key)) continue;
    const [l, v] = key.split(',').map(Number);
    list.push({ l, v, strokes: [['danger', 3]], tab: { text: mate ? 'mate' : 'check', ground: 'danger', color: 'onDanger' } });
  }
  for (const [l, v] of view.optional) {
    if (checked.has(boardKey(l, v))) continue;
    list.push({ l, v, dash: true, strokes: [['nowLine', 2]], tab: { text: 'optional', ground: 'nowSoft', color: 'nowText', dash: true } });
  }
  for (const { made, kind, from } of view.draft) {
    const boards = kind === 1 || kind === 2 ? [made, [from[0], from[1] + 1]] : [made];
    for (const [l, v] of boards) {
      list.push({ l, v, dash: true, strokes: [['you', 2]], tab: { text: 'played', ground: 'you', color: 'onYou' } });
    }
  }
  const lines = new Map(view.lines.map((line) => [line.i, line]));
  for (const move of linked ?? []) {
    for (const [l, v] of [move.from, move.to, move.made]) {
      const line = lines.get(l);
      if (line && v >= line.start && v <= line.end) list.push({ l, v, strokes: [['past', 3]] });
    }
  }
  const flashed = flashLine === null ? undefined : lines.get(flashLine);
  if (flashed) for (let v = flashed.start; v <= flashed.end; v++) list.push({ l: flashed.i, v, strokes: [['past', 3]] });
  for (const [l, v] of pulsing) list.push({ l, v, strokes: [['nowLine', 9], ['now', 6]] });
  return list;
}

/** @param {SceneInput} input @param {Scene['passed']} passed @returns {SceneArrow[]} */
function arrows({ view, settings, last, drawn, travels, linked, hint, threats, best }, passed) {
  // What takes a king after a pass does so on the boards made by passing.
  const after = (/** @type {Place} */ [l, v, sq]) => /** @type {Place} */ ([l, passed.some((board) => board.l === l && board.v === v + 1) ? v + 1 : v, sq]);
  const faded = linked || hint ? 0.3 : 1;
  /** @param {Move} move @param {ColorName} color @param {number} rank @param {number} alpha @returns {SceneArrow} */
  const played = ({ from, to, promotion }, color, rank, alpha) => ({ from, to, color, rank, alpha, promotion });
  /** @param {Threat} threat @param {boolean} dash @returns {SceneArrow} */
  const danger = ({ from, to }, dash) => ({ from: after(from), to: after(to), color: 'danger', rank: 3, alpha: faded, check: true, dash });
  let checks = view.checks;
  if (checks.length > MANY_CHECKS && !threats) {
    const length = (/** @type {Threat} */ { from, to }) => Math.hypot(from[0] - to[0], (from[1] - to[1]) / 2);
    checks = [...checks].sort((a, b) => length(a) - length(b)).slice(0, 6);
  }
  return [
    ...travels.map((move) => played(move, 'past', -1, 0.75 * faded)),
    ...(settings.arrows ? last : []).map((move) => played(move, 'past', 0, faded)),
    ...view.draft.filter((move) => move.kind !== 0).map((move) => played(move, 'you', 0, faded)),
    ...drawn.arrows.map(({ from, to, brush }) => /** @type {SceneArrow} */ ({ from, to, color: BRUSHES[brush] ?? 'note', rank: 1, alpha: faded })),
    ...(hint ? [] : (best ?? [])).map((move) => played(move, 'you', 1, 0.8 * faded)),
    ...(linked ?? []).map((move) => played(move, 'past', POINTED, 1)),
    ...(hint ?? []).map((move) => played(move, 'you', POINTED, 1)),
    ...checks.map((check) => danger(check, false)),
    ...(threats ? view.threats : []).map((threat) => danger(threat, true)),
  ].filter((arrow) => arrow.from[2] >= 0);
}
