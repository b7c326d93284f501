// A real client: Microsoft's own library of the protocol, as VS Code uses it.
// node client.js LIBRARY GAME COMMAND…: starts the server, asks it everything, also about a long game in a file and about
// broken texts, and fails with what was wrong.
'use strict';
const assert = require('node:assert/strict');
const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const [folder, longGame, command, ...args] = process.argv.slice(2);
const rpc = createRequire(folder + '/')('vscode-languageserver-protocol/node');

const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const connection = rpc.createProtocolConnection(
  new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
// The findings of each version of each text, or who waits for them.
const published = new Map();
const slot = (uri, version) => {
  const key = version + ' ' + uri;
  if (!published.has(key)) {
    const made = {};
    made.promise = new Promise((done) => { made.done = done; });
    published.set(key, made);
  }
  return published.get(key);
};
connection.onNotification(rpc.PublishDiagnosticsNotification.type, (params) => slot(params.uri, params.version).done(params.diagnostics));
const findings = (uri, version) => slot(uri, version).promise;
connection.onError(([error]) => { throw error; });
connection.listen();

const uri = 'file:///games/a.5dpgn';
const textDocument = { uri };
const TEXT = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 / e5\n2. Qh5 / Nc6\n3. Bc4 / Nf6\n4. Qxf7+\n';
const at = (line, character) => ({ textDocument, position: { line, character } });
const ALL = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

async function main() {
  const { capabilities, serverInfo } = await connection.sendRequest(rpc.InitializeRequest.type, {
    processId: process.pid, rootUri: null,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] }, documentSymbol: { hierarchicalDocumentSymbolSupport: true } } },
  });
  assert.equal(serverInfo.name, 'fivefold');
  for (const name of ['hoverProvider', 'completionProvider', 'documentSymbolProvider', 'documentFormattingProvider',
    'documentRangeFormattingProvider', 'codeActionProvider', 'foldingRangeProvider', 'selectionRangeProvider',
    'definitionProvider', 'inlayHintProvider', 'semanticTokensProvider', 'renameProvider', 'executeCommandProvider']) {
    assert.ok(capabilities[name], name);
  }
  connection.sendNotification(rpc.InitializedNotification.type, {});
  connection.sendNotification(rpc.DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId: '5dpgn', version: 1, text: TEXT } });
  assert.deepEqual((await findings(uri, 1)).map((d) => d.code), ['W_CHECK_MARK']);

  const hover = await connection.sendRequest(rpc.HoverRequest.type, at(6, 4));
  assert.match(hover.contents.value, /checkmate[^]*data:image\/svg\+xml/);
  const symbols = await connection.sendRequest(rpc.DocumentSymbolRequest.type, { textDocument });
  assert.deepEqual(symbols.map((s) => s.name), ['White', 'Black', '1. e4 / e5', '2. Qh5 / Nc6', '3. Bc4 / Nf6', '4. Qxf7+']);
  const actions = await connection.sendRequest(rpc.CodeActionRequest.type, { textDocument, range: ALL, context: { diagnostics: [] } });
  assert.deepEqual(actions.map((a) => a.kind), ['quickfix', 'source.fixAll']);
  assert.equal(actions[0].edit.changes[uri][0].newText, 'Qxf7#');
  const edits = await connection.sendRequest(rpc.DocumentFormattingRequest.type, { textDocument, options: { tabSize: 2, insertSpaces: true } });
  assert.ok(edits.some((e) => e.newText.includes('#')));
  const folds = await connection.sendRequest(rpc.FoldingRangeRequest.type, { textDocument });
  assert.deepEqual(folds.map((f) => [f.startLine, f.endLine]), [[0, 1]]);
  const [selection] = await connection.sendRequest(rpc.SelectionRangeRequest.type, { textDocument, positions: [{ line: 4, character: 4 }] });
  assert.deepEqual(selection.range, { start: { line: 4, character: 3 }, end: { line: 4, character: 6 } });
  assert.deepEqual(await connection.sendRequest(rpc.InlayHintRequest.type, { textDocument, range: ALL }).then((h) => h.map((x) => x.label)), ['checkmate']);
  const { data } = await connection.sendRequest(rpc.SemanticTokensRequest.type, { textDocument });
  assert.deepEqual(data.slice(0, 10), [0, 1, 5, 0, 0, 0, 6, 5, 1, 0]);
  const renamed = await connection.sendRequest(rpc.RenameRequest.type, { ...at(0, 9), newName: 'Anna' });
  assert.equal(renamed.changes[uri].length, 1);
  assert.deepEqual(await connection.sendRequest(rpc.DefinitionRequest.type, at(4, 4)), []);
  await assert.rejects(connection.sendRequest(rpc.RenameRequest.type, { ...at(0, 2), newName: 'Board' }), /what is played/);
  const line = await connection.sendRequest(rpc.ExecuteCommandRequest.type, { command: 'fivefold.line', arguments: [{ uri, ...at(3, 4) }] });
  assert.equal(line.title, '1w. e4');

  connection.sendNotification(rpc.DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: { start: { line: 6, character: 0 }, end: { line: 6, character: 8 } }, text: '4. Q' }],
  });
  await findings(uri, 2);
  let list = { isIncomplete: true };
  while (list.isIncomplete) list = await connection.sendRequest(rpc.CompletionRequest.type, at(6, 4));
  assert.ok(list.items.some((i) => i.label === 'Qxf7#'));

  // A question that is taken back is answered all the same, with an error or with what was found.
  const source = new rpc.CancellationTokenSource();
  const cancelled = connection.sendRequest(rpc.HoverRequest.type, at(3, 4), source.token);
  source.cancel();
  await cancelled.catch((error) => assert.equal(error.code, rpc.LSPErrorCodes.RequestCancelled));
  await assert.rejects(connection.sendRequest('fivefold/unknown', {}), /unsupported|not.*found|Unhandled/i);

  await aTree();
  await aLongGame();
  await brokenTexts();

  await connection.sendRequest(rpc.ShutdownRequest.type);
  const ended = new Promise((done) => server.on('exit', done));
  await connection.sendNotification(rpc.ExitNotification.type);
  assert.equal(await ended, 0);
  console.log('every answer was right');
}
// A text in the editor.
class Text {
  static async open(name, text) {
    const made = new Text();
    Object.assign(made, { uri: 'file:///games/' + name, text, version: 1 });
    connection.sendNotification(rpc.DidOpenTextDocumentNotification.type, { textDocument: { uri: made.uri, languageId: '5dpgn', version: 1, text } });
    made.findings = await findings(made.uri, 1);
    return made;
  }

  position(offset) {
    const before = this.text.slice(0, offset).split('\n');
    return { line: before.length - 1, character: before.at(-1).length };
  }

  // Edits the text and returns after how many milliseconds the findings were there.
  async edit(start, end, text) {
    const range = { start: this.position(start), end: this.position(end) };
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.version++;
    const began = performance.now();
    connection.sendNotification(rpc.DidChangeTextDocumentNotification.type, { textDocument: { uri: this.uri, version: this.version }, contentChanges: [{ range, text }] });
    this.findings = await findings(this.uri, this.version);
    return performance.now() - began;
  }

  // The findings must be those of the same text, read for the first time.
  async compare() {
    const fresh = await Text.open('fresh.5dpgn', this.text);
    assert.deepEqual(this.findings, fresh.findings);
    fresh.close();
    published.delete('1 ' + fresh.uri);
  }

  ask(type, more) {
    return connection.sendRequest(type, { textDocument: { uri: this.uri }, ...more });
  }

  // Every request there is, at a place.
  async everything(offset) {
    const position = this.position(offset);
    const range = { start: this.position(Math.max(0, offset - 500)), end: this.position(offset + 500) };
    const options = { tabSize: 2, insertSpaces: true };
    return Object.fromEntries(await Promise.all(Object.entries({
      hover: [rpc.HoverRequest.type, { position }],
      completion: [rpc.CompletionRequest.type, { position }],
      formatting: [rpc.DocumentFormattingRequest.type, { options }],
      rangeFormatting: [rpc.DocumentRangeFormattingRequest.type, { range, options }],
      symbols: [rpc.DocumentSymbolRequest.type, {}],
      folds: [rpc.FoldingRangeRequest.type, {}],
      actions: [rpc.CodeActionRequest.type, { range, context: { diagnostics: [] } }],
      inlays: [rpc.InlayHintRequest.type, { range }],
      tokens: [rpc.SemanticTokensRequest.type, {}],
      rangeTokens: [rpc.SemanticTokensRangeRequest.type, { range }],
      definition: [rpc.DefinitionRequest.type, { position }],
      prepareRename: [rpc.PrepareRenameRequest.type, { position }],
      selection: [rpc.SelectionRangeRequest.type, { positions: [position] }],
    }).map(async ([name, [type, more]]) => [name, await this.ask(type, more)])));
  }

  close() {
    connection.sendNotification(rpc.DidCloseTextDocumentNotification.type, { textDocument: { uri: this.uri } });
  }
}

async function aTree() {
  const tree = await Text.open('tree.5dpgn', '[White "Ann"]\n\n1. e4 (1b. c5 {Sicilian}\n2. Nf3) 1b. e5\n2. Nc3 / Nc6\n');
  assert.deepEqual(tree.findings, []);
  const offset = tree.text.indexOf('Nf3') + 1;
  const { definition, symbols, folds } = await tree.everything(offset);
  assert.deepEqual(definition.map((d) => d.range.start), [tree.position(tree.text.indexOf('1. e4'))]);
  assert.equal(symbols[2].kind, rpc.SymbolKind.Namespace);
  assert.ok(folds.some((f) => f.startLine === 2 && f.endLine === 3));
  const { prepareRename } = await tree.everything(tree.text.indexOf('Ann') + 1);
  assert.equal(prepareRename.placeholder, 'Ann');
  const edits = await tree.ask(rpc.DocumentRangeFormattingRequest.type, { range: ALL, options: { tabSize: 2, insertSpaces: true } });
  assert.ok(Array.isArray(edits));
  tree.close();
}

// The same numbers each time.
let seed = 18;
const roll = (sides) => (seed = (seed * 48271) % 2147483647) % sides;

async function randomEdits(text, count) {
  let slowest = 0;
  for (let i = 0; i < count; i++) {
    const at = roll(text.text.length);
    const typed = roll(3) === 0 ? '' : '+x#()[]{}/. >1abcdefghNQKR=\n'[roll(28)];
    slowest = Math.max(slowest, await text.edit(at, at + (typed ? 0 : 1 + roll(3)), typed));
    if (i % 5 === 4) await text.compare();
  }
  return slowest;
}

async function aLongGame() {
  const game = await Text.open('long.5dpgn', readFileSync(longGame, 'utf8'));
  assert.deepEqual(game.findings, []);
  const middle = game.text.indexOf(' ', game.text.length >> 1) - 1;
  const { hover, symbols, inlays, rangeTokens, completion } = await game.everything(middle);
  assert.match(hover.contents.value, /legal action/);
  assert.ok(symbols.length > 2500 && Array.isArray(inlays) && rangeTokens.data.length > 100 && completion);
  const slowest = await randomEdits(game, 15);
  await game.everything(middle);
  console.log(`edits of a long game: ${Math.round(slowest)} ms at most`);
  game.close();
}

async function brokenTexts() {
  for (const text of ['', '\0', '1.', '(((((', '[Board "', '1. e4 / e5 2. Ke9 / {', '[0', '1. e4 / e5\n2. Nf3 / (1T1)Nc6>>', 'é \n1. e4 é', '{"Moves": ['.repeat(50)]) {
    const broken = await Text.open('broken.5dpgn', text);
    await broken.everything(text.length >> 1);
    if (text) await randomEdits(broken, 5);
    await broken.everything(broken.text.length);
    broken.close();
    published.clear();
  }
}

main().then(() => process.exit(0), (error) => { console.error(error); server.kill(); process.exit(1); });
