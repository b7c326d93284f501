// The grammar, by the tokeniser that Visual Studio Code uses.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const oniguruma = require('vscode-oniguruma');
const textmate = require('vscode-textmate');

const home = path.join(__dirname, '..');

async function grammar() {
  const wasm = fs.readFileSync(path.join(home, 'node_modules/vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM({ data: wasm });
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(fs.readFileSync(path.join(home, 'syntaxes/5dpgn.tmLanguage.json'), 'utf8'), 'g.json'),
  });
  return registry.loadGrammar('source.5dpgn');
}
const loaded = grammar();

/** The words of a text with the innermost scope of each, blanks left out. */
async function tokens(text) {
  let state = textmate.INITIAL;
  const words = [];
  for (const line of text.split('\n')) {
    const result = (await loaded).tokenizeLine(line, state);
    for (const token of result.tokens) {
      const word = line.slice(token.startIndex, token.endIndex);
      if (word.trim()) words.push(`${word.trim()} ${token.scopes.at(-1).replace('.5dpgn', '').replace('source', '-')}`);
    }
    state = result.ruleStack;
  }
  return words;
}

test('headers and boards', async () => {
  assert.deepEqual(await tokens('[White "A \\"B\\""]\n[r*n/8/K*2:-0:12:w]'), [
    '[ punctuation.definition.tag', 'White entity.name.tag', '"A \\"B\\"" string.quoted.double', '] punctuation.definition.tag',
    '[r*n/8/K*2 string.other.board', ':-0:12:w constant.numeric.board', '] string.other.board',
  ]);
});

test('turns, moves and results', async () => {
  assert.deepEqual(await tokens('1. e4 / Nf6+ 2w. O-O-O!? 1-0'), [
    '1. constant.numeric.turn', 'e4 variable.other.square', '/ keyword.operator.turn', 'N entity.name.function.piece',
    'f6 variable.other.square', '+ keyword.other.mark', '2w. constant.numeric.turn', 'O-O-O entity.name.function.castling',
    '!? markup.italic.evaluation', '1-0 keyword.control.result',
  ]);
});

test('jumps with every part', async () => {
  assert.deepEqual(await tokens('(+0T3)Pe7>>x(-1T1)e8=Q#~!! (>L-2)'), [
    '(+0T3) support.type.board', 'P entity.name.function.piece', 'e7 variable.other.square', '>> keyword.operator.jump',
    'x keyword.operator.capture', '(-1T1) support.type.board', 'e8 variable.other.square', '=Q constant.character.promotion',
    '#~ keyword.other.mark', '!! markup.italic.evaluation', '(>L-2) support.type.timeline',
  ]);
});

test('comments nest, and variations have parentheses', async () => {
  assert.deepEqual(await tokens('(2b. exd4 {so {so}\nNf3 [%eval 0.3]} )'), [
    '( punctuation.section.parens', '2b. constant.numeric.turn', 'e variable.other.square', 'x keyword.operator.capture', 'd4 variable.other.square',
    '{ comment.block', 'so comment.block', '{ comment.block', 'so comment.block', '} comment.block', 'Nf3 comment.block', '[%eval 0.3] support.constant.data', '} comment.block', ') punctuation.section.parens',
  ]);
});

test('every example of the project has a scope for every word', async () => {
  const folder = path.join(home, '../../examples');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.5dpgn'));
  assert.ok(files.length > 3);
  for (const file of files) {
    const plain = (await tokens(fs.readFileSync(path.join(folder, file), 'utf8'))).filter((word) => word.endsWith(' -'));
    assert.deepEqual(plain, [], file);
  }
});
