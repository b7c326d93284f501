// The engine answers as the types say: everything that the package asks in a walk through its API becomes TypeScript of the
// described type, and the compiler compares.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import test from 'node:test';
import { promisify } from 'node:util';
import { example, root } from './setup.js';
import { Bridge, start } from '../node_modules/fivefold/lib/bridge.js';
import { Fivefold } from 'fivefold';

const lib = new URL('node_modules/fivefold/lib/', root);
const OPERATIONS = ['OfNothing', 'OfGame', 'OfNode', 'OfPosition'];

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
  for (const change of ['comment', 'evaluate', 'setResult']) node[change](change === 'evaluate' ? '!' : change === 'setResult' ? '1-0' : 'x');
  node.clearComments();
  node.play('Kc5');
  node.delete();
  const [action] = position.actions();
  void [action.text, action.moves, position.play(action), position.board(0), position.fen(), position.hash, position.key, position.draw(), position.svg()];
  const turn = position.move(position.moves()[0]);
  void [turn.turn, turn.undo(), turn.submit(), position.mayPlay(position.moves(0)[0]), position.game(), position.randomAction(1)];
  const mate = position.play('Qh5');
  void [mate.checks(), mate.threats(), mate.explain(), mate.verdict(), position.countActions(), position.solve()];
  void [position.analyse({ ms: 50 }), position.choose(1)];
}

test('the engine answers as described', async () => {
  const asked = new Map();
  const bridge = await start(await readFile(new URL('engine.wasm', lib)));
  const groups = { begin: 'OfNothing', game: 'OfGame', node: 'OfNode', position: 'OfPosition' };
  for (const [name, group] of Object.entries(groups)) {
    const plain = bridge[name];
    bridge[name] = (op, ...rest) => {
      const answer = plain.call(bridge, op, ...rest);
      const args = name === 'begin' ? rest : rest.slice(2);
      asked.set(`${group}.${op}`, [...(asked.get(`${group}.${op}`) ?? []), { group, op, args, answer }]);
      return answer;
    };
  }
  assert.ok(bridge instanceof Bridge);
  await walk(new Fivefold(bridge));

  const described = await readFile(new URL('engine.d.ts', lib), 'utf8');
  for (const group of OPERATIONS) {
    const body = described.match(new RegExp(`interface ${group} \\{\\n([^]*?)\\n\\}`))[1];
    for (const [, op] of body.matchAll(/^  (\w+)\(/gm)) {
      assert.ok(asked.has(`${group}.${op}`), `${group}.${op} was not asked`);
    }
  }
  const script = [`import type { ${OPERATIONS.join(', ')} } from './engine.js';`];
  for (const all of asked.values()) {
    for (const { group, op, args, answer } of all.slice(0, 5)) {
      script.push(`export const a${script.length}: ReturnType<${group}['${op}']> = ${JSON.stringify(answer)};`);
      script.push(`export const a${script.length}: Parameters<${group}['${op}']> = ${JSON.stringify(args)};`);
    }
  }
  const file = new URL('answers.ts', lib);
  const check = async (text) => {
    await writeFile(file, text);
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext', '--types', ''];
    const tsc = new URL('node_modules/typescript/bin/tsc', root).pathname;
    return promisify(execFile)(process.execPath, [tsc, ...options, file.pathname]).then(() => '', (error) => error.stdout);
  };
  try {
    assert.equal(await check(script.join('\n')), '');
    // And the check bites.
    assert.match(await check(script.join('\n').replace('"complete":true', '"complete":1')), /boolean/);
  } finally {
    await rm(file);
  }
});
