import { playScene, setupScene } from '../../main/web/js/scene.js';
import { expectEqual, test } from './expect.js';
import { line, move, view } from './samples.js';

/** @param {Partial<SceneInput>} parts */
const scene = (parts) => playScene({
  view: view({}), settings: { coordinates: 'focus', movable: true, arrows: true }, last: [], drawn: { arrows: [], squares: [] }, travels: [], passed: false, mate: false, threats: false,
  picked: null, targets: [], hovered: null, hoverBoard: null, cursor: null, drag: null, linked: null, hint: null, flashLine: null, pulsing: [], ...parts,
});
/** @type {Threat} */
const check = { from: [0, 2, 50], to: [0, 2, 4], piece: 26, victim: 3 };
const tabs = (/** @type {Scene} */ { rings }) => rings.map(({ l, v, tab }) => `${l},${v} ${tab?.text ?? '-'}`);

test('boards say what is asked of them', () => {
  const asked = view({ lines: [line(0, 2, 2), line(1, 2, 2)], must: [[0, 2]], optional: [[1, 2]] });
  expectEqual(tabs(scene({ view: asked })), ['0,2 must move', '1,2 optional']);
  expectEqual(tabs(scene({ view: { ...asked, checks: [check], checkCount: 1 } })), ['0,2 check', '1,2 optional']);
  expectEqual(tabs(scene({ view: { ...asked, checks: [check], checkCount: 1 }, mate: true })), ['0,2 mate', '1,2 optional']);
});

test('the last action is tinted where it left and where it arrived', () => {
  const { squares, arrows } = scene({ last: [move('e4')] });
  expectEqual([...squares].map(([board, marks]) => `${board} ${marks.map(({ sq }) => sq)}`), ['0,2 12', '0,3 28']);
  expectEqual(arrows.map(({ color, from, to }) => `${color} ${from}>${to}`), ['past 0,2,12>0,2,28']);
});

test('a pass has neither square nor arrow, but a board', () => {
  const pass = move('0000', { from: [0, 2, -1], to: [0, 2, -1], kind: 3 });
  const passed = scene({ last: [pass], view: view({ draft: [pass] }) });
  expectEqual([passed.squares.size, passed.arrows.length, tabs(passed)], [0, 0, ['0,3 played']]);
});

test('a jump plays on two boards', () => {
  const jump = move('Nf3', { to: [0, 0, 28], made: [1, 1], kind: 2 });
  expectEqual(tabs(scene({ view: view({ draft: [jump] }) })), ['1,1 played', '0,3 played']);
});

test('many checks show the six shortest unless all are asked for', () => {
  const checks = Array.from({ length: 20 }, (_, i) => /** @type {Threat} */ ({ ...check, from: [20 - i, 2, 0] }));
  const many = view({ checks, checkCount: 20 });
  expectEqual(scene({ view: many }).arrows.map(({ from }) => from[0]), [1, 2, 3, 4, 5, 6]);
  expectEqual(scene({ view: many, threats: true }).arrows.length, 20);
});

test('what is pointed at fades the rest', () => {
  const { arrows } = scene({ last: [move('e4')], linked: [move('d4')] });
  expectEqual(arrows.map(({ alpha }) => alpha), [0.3, 1]);
});

test('a hovered branch shows where its timeline would be', () => {
  const hovered = { l: 0, v: 0, sq: 5, branch: true, capture: false, promotes: false };
  expectEqual(scene({ view: view({ next: -1, nextLabel: '-1' }), hovered }).ghost, { l: -1, v: 1, from: [0, 0], label: '−1' });
});

test('the editor offers boards at both ends of lines and two lines', () => {
  expectEqual(setupScene(view({ lines: [line(0, 4, 5)] }), []).plus, [{ l: 0, v: 6 }, { l: 0, v: 3 }, { l: 1, v: 5 }, { l: -1, v: 5 }]);
});
