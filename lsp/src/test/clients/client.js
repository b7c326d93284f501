// A real client: Microsoft's own library of the protocol, as VS Code uses it.
// node client.js LIBRARY COMMAND…: starts the server, asks it everything, and fails with what was wrong.
'use strict';
const assert = require('node:assert/strict');
const { spawn } = require('node:child_process');
const { createRequire } = require('node:module');
const [folder, command, ...args] = process.argv.slice(2);
const rpc = createRequire(folder + '/')('vscode-languageserver-protocol/node');

const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const connection = rpc.createProtocolConnection(
  new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
const waiting = [];
const arrived = [];
connection.onNotification(rpc.PublishDiagnosticsNotification.type, (params) => {
  const next = waiting.shift();
  if (next) next(params); else arrived.push(params);
});
const findings = () => (arrived.length ? Promise.resolve(arrived.shift()) : new Promise((done) => waiting.push(done)));
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
  const first = await findings();
  assert.deepEqual(first.diagnostics.map((d) => d.code), ['W_CHECK_MARK']);

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
  await findings();
  let list = { isIncomplete: true };
  while (list.isIncomplete) list = await connection.sendRequest(rpc.CompletionRequest.type, at(6, 4));
  assert.ok(list.items.some((i) => i.label === 'Qxf7#'));

  // A question that is taken back is answered all the same, with an error or with what was found.
  const source = new rpc.CancellationTokenSource();
  const cancelled = connection.sendRequest(rpc.HoverRequest.type, at(3, 4), source.token);
  source.cancel();
  await cancelled.catch((error) => assert.equal(error.code, rpc.LSPErrorCodes.RequestCancelled));
  await assert.rejects(connection.sendRequest('fivefold/unknown', {}), /unsupported|not.*found|Unhandled/i);

  await connection.sendRequest(rpc.ShutdownRequest.type);
  const ended = new Promise((done) => server.on('exit', done));
  await connection.sendNotification(rpc.ExitNotification.type);
  assert.equal(await ended, 0);
  console.log('every answer was right');
}
main().then(() => process.exit(0), (error) => { console.error(error); server.kill(); process.exit(1); });
