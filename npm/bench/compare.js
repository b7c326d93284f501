// Does the same work with 5d-chess-js and with this package, in one Node, and prints a table: npm/compare [SECONDS], the time
// that the library gets for each task. Games are random, from fixed seeds.
import { createRequire } from 'node:module';
import { load } from 'fivefold';

const Chess = createRequire(import.meta.url)('5d-chess-js');
const seconds = Number(process.argv[2] ?? 10);
const fivefold = await load();
const write = (game) => game.write('5dpgn', { full: true, marks: false }).text;

/** A random game of so many actions, or one that ends with mate, or nothing. */
function random(seed, length, mate) {
  const game = fivefold.start();
  for (let i = 0; i < length; i++) {
    // Of three actions the one with the fewest moves, so that there are not too many timelines too soon.
    const actions = [0, 1, 2].map((n) => game.position.randomAction(1_000 * seed + 3 * i + n)).filter(Boolean);
    if (actions.length === 0) return undefined;
    game.play(actions.find(({ moves }) => moves.every(({ kind }) => kind !== 'branch')) ?? actions[0]);
    if (mate && game.position.verdict() === 'checkmate') return game;
  }
  return mate ? undefined : game;
}

const seeds = (count) => Array.from({ length: count }, (_, i) => i + 1);
const texts = seeds(24).map((seed) => random(seed, 24, false)).filter(Boolean).map(write);
const mates = seeds(60).map((seed) => random(seed, 40, true)).filter(Boolean).map(write);

function imported(text, legality) {
  const chess = new Chess();
  chess.enableConsole = false;
  chess.skipDetection = !legality;
  try {
    chess.import(text);
    return chess;
  } catch {
    return null;
  }
}

// Some games it does not take, or silently in part: only those it takes whole are measured.
const whole = (text) => imported(text, false)?.rawActionHistory.length === fivefold.read(text).game.mainline.length;
const games = texts.filter(whole);
const ends = mates.filter(whole);

/** Every state along a game, theirs. */
function theirStates(text) {
  const end = imported(text, false);
  const chess = new Chess();
  chess.skipDetection = true;
  const found = [chess.copy()];
  for (const action of end.actionHistory) {
    chess.action(action);
    found.push(chess.copy());
  }
  return found;
}

const ourStates = (text) => {
  const game = fivefold.read(text).orThrow();
  return [game.root, ...game.mainline].map(({ position }) => position);
};

const searching = (states) => states.map((state) => Object.assign(state, { skipDetection: false }));

/** Milliseconds of processor time: other programs on the machine do not count. */
function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Once to warm up, once measured, from fresh items, for the library remembers its answers; until the time is up. */
function measure(make, work, count, most) {
  const warm = make();
  const items = make();
  const deadline = performance.now() + 1_000 * seconds;
  let done = 0;
  let sum = 0;
  let ms = 0;
  for (; done < Math.min(items.length, most) && performance.now() < deadline; done++) {
    work(warm[done]);
    const start = clock();
    const result = work(items[done]);
    ms += clock() - start;
    sum += count(result);
  }
  return { done, ms, sum };
}

const plays = (game) => (game === null ? 0 : (game.rawActionHistory ?? game.mainline).length);
// It lists a promotion once for each piece; the game has only the queen.
const queens = (moves) => moves.filter(({ promotion }) => !promotion || promotion === 'Q').length;
const yes = (mate) => (mate ? 1 : 0);
const read = (text) => fivefold.read(text).orThrow();
const isMate = (position) => position.verdict() === 'checkmate';

const TASKS = [
  ['import without legality', () => games, (text) => imported(text, false), () => games, read, plays],
  ['import with legality', () => games, (text) => imported(text, true), () => games, read, plays],
  ['moves of a state', () => games.flatMap(theirStates), (state) => state.moves('object', false, false, false), () => games.flatMap(ourStates), (state) => state.moves(), queens],
  ['mate test of a state', () => searching(games.flatMap(theirStates)), (state) => state.inCheckmate, () => games.flatMap(ourStates), isMate, yes],
  ['mate test of a mate', () => searching(ends.map((text) => imported(text, false))), (state) => state.inCheckmate, () => ends.map((text) => read(text).position), isMate, yes],
];

console.log(`5d-chess-js reads ${games.length} of ${texts.length} games and ${ends.length} of ${mates.length} mates to their end; those are measured.\n`);
console.log('| task | items | 5d-chess-js, ms | sum | Fivefold, ms | sum | factor |\n|---|--:|--:|--:|--:|--:|--:|');
for (const [name, theirItems, theirs, ourItems, ours, count] of TASKS) {
  const a = measure(theirItems, theirs, count, Infinity);
  const b = measure(ourItems, ours, count, a.done);
  console.log(`| ${name} | ${a.done} | ${a.ms.toFixed(1)} | ${a.sum} | ${b.ms.toFixed(1)} | ${b.sum} | ${(a.ms / b.ms).toFixed(a.ms / b.ms < 10 ? 1 : 0)} |`);
}
