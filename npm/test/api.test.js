import assert from 'node:assert/strict';
import test from 'node:test';
import { Action, FivefoldError, Game, load, ReadError, RefusedError } from 'fivefold';
import { example, fivefold } from './setup.js';

test('the engine is loaded once', async () => assert.equal(await load(), fivefold));

test('lists notations and variants', () => {
  assert.ok(fivefold.notations.some(({ id, reads, writes }) => id === '5dpgn' && reads && writes));
  assert.ok(fivefold.variants.some(({ name, size }) => name === 'Standard' && size === '8x8'));
});

test('reads, plays on, and writes what it has read', async () => {
  const text = await example('knight-puzzle.5dpgn');
  const game = fivefold.read(text).orThrow();
  assert.equal(game.position.verdict(), 'checkmate');
  assert.match(game.position.explain()[0], /^checkmate|must be played/);
  for (const { id, reads, writes } of fivefold.notations) {
    if (!reads || !writes) continue;
    const { text: written, losses } = game.write(id, { boards: true });
    if (losses.some(({ what }) => /start/.test(what))) continue;
    const again = fivefold.read(written, { notation: id });
    assert.equal(again.errors, 0, `${id}: ${JSON.stringify(again.findings)}`);
    assert.equal(again.game.position.hash, game.position.hash, id);
  }
});

test('counts and lists all legal actions', async () => {
  const { position } = fivefold.read(await example('two-timelines.5dpgn')).orThrow();
  assert.deepEqual(position.countActions(), { count: 71219, complete: true });
  let listed = 0;
  for (const action of position.actions()) {
    if (listed++ === 0) assert.equal(action.text, '(-1T4)Nc3 (-0T4)Nd2 (+0T4)Nc3');
  }
  assert.equal(listed, 71219);
  assert.deepEqual(position.countActions({ cap: 10 }), { count: 10, complete: false });
});

test('an action can be played as text, as itself, or as its moves', async () => {
  const { position } = fivefold.read(await example('two-timelines.5dpgn')).orThrow();
  const [action] = position.actions();
  assert.ok(action instanceof Action);
  const { key } = position.play(action);
  assert.equal(position.play(action.text).key, key);
  assert.equal(position.play(action.moves).key, key);
  const game = position.game();
  for (const what of [action, action.text, action.moves]) assert.equal(game.root.play(what).position.key, key);
  assert.equal(game.size, 1);
});

test('moves tell everything about themselves', () => {
  const { position } = fivefold.read('1. Nf3 / Nf6 2. Ng5 / h6').orThrow();
  const branch = position.moves(0, 'g5').find(({ kind }) => kind === 'branch');
  assert.deepEqual(branch.from, { timeline: 0, turn: 3, player: 'white', square: 'g5' });
  assert.equal(branch.arrival.timeline, 1);
  assert.equal(position.mayPlay(branch), 'yes');
  const capture = position.moves().find(({ taken }) => taken === 'p');
  assert.equal(capture.piece, 'N');
  assert.equal(position.moves(7).length, 0);
  assert.equal(position.moves(0, 'z99').length, 0, 'a square that is none has no moves');
});

test('castling, en passant, promotion', () => {
  const castled = fivefold.read('1. e4 / e5 2. Nf3 / Nc6 3. Be2 / Be7').orThrow().position;
  assert.equal(castled.moves(0, 'e1').find(({ to }) => to.square === 'g1').special, 'castling');
  const passing = fivefold.read('1. e4 / a6 2. e5 / d5').orThrow().position;
  const taking = passing.moves(0, 'e5').find(({ special }) => special === 'en passant');
  assert.equal(taking.taken, 'p');
  const small = fivefold.read('[Board "custom"]\n[Size "5x5"]\n[Promotions "Q,N"]\n[4k/P4/5/5/4K:0:1:w]\n').orThrow().position;
  assert.deepEqual(small.moves(0, 'a4').map(({ promotion }) => promotion).sort(), ['N', 'Q']);
});

test('turns move by move', () => {
  const start = fivefold.start().position;
  const turn = start.move('e4');
  assert.equal(turn.turn.length, 1);
  assert.equal(start.turn.length, 0);
  assert.equal(turn.undo().key, start.key);
  assert.equal(start.undo(), undefined);
  assert.equal(turn.submit().key, start.play('e4').key);
  assert.throws(() => start.submit(), { name: 'RefusedError', code: 'NO_MOVES' });
});

test('refusals have a place, a reason and a hint', () => {
  const { position } = fivefold.start();
  for (const [text, code] of [['Qh5', 'NOT_UNDERSTOOD'], ['', 'NOT_UNDERSTOOD'], ['\u{1F600}', 'NOT_UNDERSTOOD'], ['e4 / e5', 'NOT_UNDERSTOOD']]) {
    const { ok, refusal } = position.tryPlay(text);
    assert.ok(!ok && refusal instanceof RefusedError);
    assert.equal(refusal.code, code, text);
    assert.ok(refusal.message.length > 5);
  }
  assert.throws(() => position.play('Nf6'), { hint: /^did you mean/ });
  const check = fivefold.read('1. e4 / f6 2. d4 / g5').orThrow().play('Qh5').position;
  assert.equal(check.verdict(), 'checkmate');
  const { refusal } = check.tryPlay('a6');
  assert.equal(refusal.code, 'ROYAL_CAPTURE');
  assert.equal(refusal.square, 'e8');
  assert.equal(refusal.board.timeline, 0);
});

test('whatever a text is, reading throws nothing', () => {
  for (const text of ['', ' ', '\0', '\ud800', 'hello', '1.', '[', '('.repeat(100_000), '1. e4 '.repeat(2_000), '{', '[Board "nothing"]\n1. e4']) {
    const result = fivefold.read(text);
    assert.ok(['read', 'read_with_warnings', 'partly_read', 'no_game', 'unreadable'].includes(result.outcome), text.slice(0, 20));
    if (result.errors > 0) {
      assert.throws(() => result.orThrow(), ReadError);
      assert.ok(result.findings.every(({ message, code }) => message && /^[EW]_/.test(code)));
    }
  }
});

test('strict and service readers refuse more', () => {
  assert.equal(fivefold.read('1.e4 e5').errors, 0);
  assert.equal(fivefold.read('1.e4 e5', { mode: 'strict' }).findings[0].code, 'E_TURN_BORDER');
  assert.equal(fivefold.read('1. e4 / e5 2. Nf3+', { mode: 'strict' }).findings[0].code, 'W_CHECK_MARK');
  const long = `1. e4 ${'{x} '.repeat(300_000)}`;
  assert.equal(fivefold.read(long).errors, 0);
  assert.ok(fivefold.read(long, { service: true }).errors > 0);
});

test('misuse is told', () => {
  assert.throws(() => fivefold.start('Standart'), { name: 'FivefoldError', code: 'E_UNKNOWN_VARIANT', hint: 'did you mean "Standard"?' });
  assert.throws(() => fivefold.read('1. e4', { notation: 'nonsense' }), { code: 'E_UNKNOWN_NOTATION' });
  assert.throws(() => fivefold.start().write('nonsense'), { code: 'E_UNKNOWN_NOTATION' });
  assert.throws(() => fivefold.position('nonsense'), FivefoldError);
  assert.throws(() => fivefold.start().position.svg({ theme: 'pink' }), FivefoldError);
  assert.throws(() => fivefold.start().root.delete(), FivefoldError);
  assert.throws(() => fivefold.start().merge(fivefold.start('Half Reflected')), FivefoldError);
  // And the engine goes on as before.
  assert.equal(fivefold.start().position.verdict(), 'playing');
});

test('a tree can be changed', () => {
  const game = fivefold.start();
  game.setHeader('White', 'Someone');
  const e4 = game.play('e4');
  const e5 = game.play('e5');
  const c5 = e4.play('c5');
  assert.equal(e4.children.length, 2);
  assert.equal(e4.next, c5);
  e5.promote();
  assert.equal(e4.next, e5);
  assert.equal(game.end, e5);
  assert.equal(e5.parent, e4);
  assert.deepEqual(e5.path, [e4, e5]);
  e5.comment('solid');
  e5.evaluate('!?');
  e5.setResult('1/2-1/2');
  assert.deepEqual([e5.comments, e5.signs, e5.result, e5.turn, e5.player, e5.depth], [['solid'], ['!?'], '1/2-1/2', 1, 'black', 2]);
  const copy = game.copy();
  c5.delete();
  assert.deepEqual([game.size, copy.size], [2, 3]);
  game.merge(copy);
  assert.equal(game.size, 3);
  e5.clearComments();
  assert.deepEqual(e5.comments, []);
  assert.deepEqual(game.headers.White, 'Someone');
  assert.equal(game.nodes.length, 4);
  assert.ok(fivefold.read(String(game)).game instanceof Game);
});

test('positions are saved and drawn', async () => {
  const { position } = fivefold.read(await example('knight-puzzle.5dpgn')).orThrow();
  assert.equal(fivefold.position(position.save()).key, position.key);
  assert.match(position.svg({ theme: 'dark', square: 12, title: 'A <puzzle>' }), /^<svg[^]*A &lt;puzzle&gt;[^]*<\/svg>\s*$/);
  assert.match(position.draw({ ascii: true }), /T1w/);
  assert.equal(position.fen().length, 5);
  assert.equal(position.board(0, 1).at('b3'), undefined);
  assert.equal(position.board(9), undefined);
  assert.equal(position.board(0, 99), undefined);
});

test('chance is repeatable', () => {
  const { position } = fivefold.start();
  assert.equal(position.randomAction(7).text, position.randomAction(7).text);
  assert.ok(position.randomAction() instanceof Action);
});

test('converts all games of a text', () => {
  const { text, losses, findings } = fivefold.convert('1. e4 {best} / e5\n\n[White "B"]\n1. d4 / d5 *\n', 'axel');
  assert.equal(text.match(/w1T1/g).length, 2);
  assert.ok(losses.some(({ detail }) => detail === 'comments'));
  assert.equal(findings.filter(({ severity }) => severity === 'error').length, 0);
});

test('a long game is no deeper than a short one', () => {
  const moves = ['Nf3 / Nf6', 'Ng1 / Ng8'];
  const text = Array.from({ length: 2_000 }, (_, i) => `${i + 1}. ${moves[i % 2]}`).join('\n');
  const game = fivefold.read(text).orThrow();
  assert.equal(game.mainline.length, 4_000);
  assert.equal(game.end.path.length, 4_000);
});

test('a hundred thousand positions in one go do not fill the memory', () => {
  const start = fivefold.start().position;
  const before = process.memoryUsage().rss;
  const [action] = start.actions();
  for (let i = 0; i < 100_000; i++) start.play(action);
  assert.ok(process.memoryUsage().rss - before < 200e6);
});
