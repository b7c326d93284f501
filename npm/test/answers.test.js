// The types that are shipped can be used and are true: a program is compiled against them, and all that the engine answers on a
// walk through the API becomes TypeScript of the described type.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { example, root } from './setup.js';
import { complaints } from './typescript.js';
import { Bridge, start } from '../node_modules/fivefold/lib/bridge.js';
import { Fivefold } from 'fivefold';

const lib = new URL('node_modules/fivefold/lib/', root);
const OPERATIONS = ['OfNothing', 'OfReader', 'OfSearch', 'OfGame', 'OfNode', 'OfPosition'];

/** What a program in TypeScript relies on. */
const PROGRAM = `
  import { load, RefusedError, type Position, type Move } from 'fivefold';
  import { EngineWorker } from 'fivefold/worker';
  const fivefold = await load();
  const position: Position = fivefold.start('Standard').position;
  const moves: Move[] = position.moves(0);
  const kinds: ('physical' | 'hop' | 'branch' | 'pass')[] = moves.map((move) => move.kind);
  const tried = position.tryPlay('e4');
  const next: Position = tried.ok ? tried.position : position;
  const worker = new EngineWorker();
  for await (const { depth, lines } of worker.analyse(next, { ms: 10, lines: 2 })) console.log(depth.toFixed(), lines[0]?.actions.join());
  const verdict: 'playing' | 'check' | 'softmate' | 'checkmate' | 'stalemate' | 'unknown' = await worker.verdict(position);
  try { position.play('e5'); } catch (error) { if (error instanceof RefusedError) console.log(error.hint?.length, error.board?.turn); }
  export { kinds, verdict };
`;

/** Every operation of the package, once. */
async function walk(fivefold) {
  const game = fivefold.read(await example('knight-puzzle.5dpgn')).orThrow();
  fivefold.read('1. e4 / Ke4', { service: true });
  for (const wrong of [() => fivefold.start('x'), () => game.write('x'), () => game.position.play('Qa9')]) assert.throws(wrong);
  const { position } = fivefold.read('1. e3 / f6 2. Qe2 / Nc6').orThrow();
  fivefold.position(position.save());
  void [game.headers, game.root, game.mainline, game.nodes, game.copy().merge(game.copy())];
  game.setHeader('White', 'Someone');
  game.write('axel');
  const node = game.mainline[0];
  void [node.text, node.parent, node.children, node.path, node.moves, node.position, node.svg(), node.draw(), node.promote()];
  node.comment('x');
  node.evaluate('!');
  node.setResult('1-0');
  node.clearComments();
  node.play('Kc5');
  node.delete();
  const [action] = position.actions();
  void [action.text, action.moves, position.play(action), position.board(0), position.fen(), position.hash, position.key, position.draw(), position.svg()];
  const turn = position.move(position.moves()[0]);
  assert.ok(position.moves()[0].text);
  void [turn.turn, turn.undo(), turn.submit(), position.mayPlay(position.moves(0)[0]), position.game(), position.randomAction(1)];
  const mate = position.play('Qh5');
  void [mate.checks(), mate.threats(), mate.explain(), mate.verdict(), position.countActions(), position.solve()];
  void [position.analyse({ ms: 50 }), position.choose(1)];
}

test('the engine answers as described, and programs get types', async () => {
  const asked = new Map();
  const bridge = await start(await readFile(new URL('engine.wasm', lib)));
  const note = (group, op, args, answer) => {
    const key = `${group}.${op}`;
    asked.set(key, [...(asked.get(key) ?? []), { group, op, args, answer }]);
    return answer;
  };
  const { begin, read, next, game, node, position } = Bridge.prototype;
  bridge.begin = (op, ...args) => note('OfNothing', op, args, begin.call(bridge, op, ...args));
  bridge.read = (reader) => note('OfReader', 'read', [], read.call(bridge, reader));
  bridge.next = (search, ...args) => note('OfSearch', 'next', args, next.call(bridge, search, ...args));
  for (const [group, name, plain] of [['OfGame', 'game', game], ['OfNode', 'node', node], ['OfPosition', 'position', position]]) {
    bridge[name] = (op, subject, object, ...args) => note(group, op, args, plain.call(bridge, op, subject, object, ...args));
  }
  await walk(new Fivefold(bridge));

  const described = await readFile(new URL('engine.d.ts', lib), 'utf8');
  for (const group of OPERATIONS) {
    const body = described.match(new RegExp(`interface ${group} \\{\\n([^]*?)\\n\\}`))[1];
    for (const [, op] of body.matchAll(/^  (\w+)\(/gm)) {
      assert.ok(asked.has(`${group}.${op}`), `${group}.${op} was not asked`);
    }
  }
  const script = [`import type { ${OPERATIONS.join(', ')} } from '../../node_modules/fivefold/lib/engine.js';`];
  for (const all of asked.values()) {
    for (const { group, op, args, answer } of all.slice(0, 5)) {
      script.push(`export const a${script.length}: ReturnType<${group}['${op}']> = ${JSON.stringify(answer)};`);
      script.push(`export const a${script.length}: Parameters<${group}['${op}']> = ${JSON.stringify(args)};`);
    }
  }
  assert.equal(await complaints({ 'answers.ts': script.join('\n'), 'program.ts': PROGRAM }), '');
  // And the check bites.
  const wrong = { 'wrong-answers.ts': script.join('\n').replace('"complete":true', '"complete":1'), 'wrong-program.ts': PROGRAM.replace("'Standard'", '5') };
  const found = await complaints(wrong);
  assert.match(found, /wrong-answers\.ts.*'number' is not assignable to type 'boolean'/);
  assert.match(found, /wrong-program\.ts.*'number' is not assignable to parameter of type 'string'/);
});
