import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import test from 'node:test';
import { fivefold, migrationRows } from './setup.js';

const Chess = createRequire(import.meta.url)('5d-chess-js');
const text = '[Board "Standard"]\n1. e4 / e5\n';

/** What their answer and ours have in common, for the rows where that can be compared. */
const COMPARABLE = {
  'chess.importable(text)': [(x) => x, (x) => x],
  'chess.player': [(x) => x, (x) => x],
  'chess.actionNumber': [(x) => x, (x) => x],
  'chess.moves()': [(x) => x.length, (x) => x.length],
  "chess.moveable('Nf3')": [(x) => x, (x) => x],
  'chess.moveBuffer': [(x) => x.length, (x) => x.length],
  "chess.actionable('Nf3')": [(x) => x, (x) => x],
  'chess.actionHistory': [
    (x) => x.map((action) => action.moves.map((move) => move.end.coordinate)),
    (x) => x.map((moves) => moves.map((move) => move.to.square)),
  ],
  'chess.checks()': [(x) => x.length, (x) => x.length],
  'chess.inCheck': [(x) => x, (x) => x],
  'chess.inCheckmate': [(x) => x, (x) => x],
  'chess.inStalemate': [(x) => x, (x) => x],
  'chess.hash': [(x) => x, (x) => x],
};

/** What the library itself throws at, whatever it is asked. */
const BROKEN = new Set(['chess.actions()']);

/** Runs a row's code. */
const run = (code, names) => new Function(...Object.keys(names), `return (${code});`)(...Object.values(names));

function theirs(code) {
  const chess = new Chess();
  chess.enableConsole = false;
  chess.import(text);
  // These two need a turn under way.
  if (/\.(undo|submit|submittable)\(/.test(code)) chess.move('Nf3');
  return run(code, { Chess, chess, text });
}

function ours(code) {
  const game = fivefold.read(text).orThrow();
  return run(code, { fivefold, game, position: game.position, text, console: { log() {} } });
}

const rows = await migrationRows();

test('the table covers what 5d-chess-js has', () => {
  const described = rows.map((row) => row.theirs).join('\n');
  const names = Object.getOwnPropertyNames(Chess.prototype).filter((name) => !/^(constructor|raw|print2|.*able$)/.test(name));
  assert.ok(names.length > 20);
  for (const name of names) assert.match(described, new RegExp(`chess\\.${name}\\b`));
});

test('every comparison is of a row', () => {
  for (const code of Object.keys(COMPARABLE)) assert.ok(rows.some((row) => row.theirs === code), code);
});

for (const row of rows) {
  test(`${row.theirs} is ${row.ours}`, () => {
    if (BROKEN.has(row.theirs)) {
      assert.throws(() => theirs(row.theirs), ReferenceError);
      assert.equal(ours(row.ours).length, 31);
      return;
    }
    const [a, b] = COMPARABLE[row.theirs] ?? [() => 0, () => 0];
    assert.deepEqual(b(ours(row.ours)), a(theirs(row.theirs)));
  });
}
