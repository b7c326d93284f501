// The extension: starts the language server, shows the board beside the text, converts and analyses.
'use strict';
const crypto = require('node:crypto');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { findServer } = require('./server.js');
const { fragment, page, serve } = require('./viewer.js');

const LANGUAGE = '5dpgn';
const NOTATIONS = ['5dpgn', 'branched', 'json', 'axel', 'axel-ran', 'alexbay', 'dynamical', 'hexicube', 'tn', 'nidlatam', 'aquababy', '5duci', 'matrix', 'recorder'];

/** @type {LanguageClient | undefined} */
let client;

async function activate(context) {
  const folder = context.extensionPath;
  context.subscriptions.push(
    vscode.commands.registerCommand('fivefold.show', () => show(context)),
    vscode.commands.registerCommand('fivefold.convertTo', convert),
    vscode.commands.registerCommand('fivefold.analysePosition', analyse),
    vscode.commands.registerCommand('fivefold.restart', () => start(folder)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('fivefold.path')) start(folder);
    }),
  );
  await start(folder);
}

async function start(folder) {
  await client?.stop();
  client = undefined;
  const settings = vscode.workspace.getConfiguration('fivefold');
  const server = findServer(settings.get('path'), folder);
  if (!server) {
    vscode.window.showErrorMessage('5D chess: neither the fivefold program nor Java 17 was found. Install one of them, or set fivefold.path.');
    return;
  }
  const started = new LanguageClient('fivefold', '5D chess', { ...server, options: { shell: server.shell ?? false } }, {
    documentSelector: [{ language: LANGUAGE }],
    initializationOptions: { ...settings },
    synchronize: { configurationSection: 'fivefold' },
  });
  try {
    await started.start();
    client = started;
  } catch (error) {
    vscode.window.showErrorMessage(`5D chess: ${server.command} did not start: ${error}`);
  }
}

/** Asks the server about the place of the cursor. */
async function ask(command, more = {}) {
  const editor = vscode.window.activeTextEditor;
  if (!client || editor?.document.languageId !== LANGUAGE) return undefined;
  const { line, character } = editor.selection.active;
  const argument = { uri: editor.document.uri.toString(), position: { line, character }, ...more };
  return client.sendRequest('workspace/executeCommand', { command, arguments: [argument] }).catch(() => undefined);
}

// The board beside the text

/** @type {vscode.WebviewPanel | undefined} */
let panel;

async function show(context) {
  if (panel) {
    panel.reveal(vscode.ViewColumn.Beside, true);
    return;
  }
  const viewer = await serve(vscode.Uri.joinPath(context.extensionUri, 'viewer').fsPath);
  const address = await vscode.env.asExternalUri(vscode.Uri.parse(`http://127.0.0.1:${viewer.port}/embed.html`));
  panel = vscode.window.createWebviewPanel('fivefold.board', '5D chess board', { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, {
    enableScripts: true,
    retainContextWhenHidden: true,
  });
  panel.webview.html = page(address.toString(), crypto.randomBytes(16).toString('hex'));
  let shown = '';
  let waiting;
  const follow = () => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const line = await ask('fivefold.line');
      if (!line || !panel) return;
      const kind = vscode.window.activeColorTheme.kind;
      const theme = kind === vscode.ColorThemeKind.Light ? 'light' : kind === vscode.ColorThemeKind.Dark ? 'dark' : 'hc';
      const next = fragment(line, theme);
      if (next === shown) return;
      shown = next;
      panel.title = line.title;
      panel.webview.postMessage({ fragment: next });
    }, 120);
  };
  const following = [
    vscode.window.onDidChangeTextEditorSelection(follow),
    vscode.window.onDidChangeActiveTextEditor(follow),
    vscode.workspace.onDidChangeTextDocument(follow),
    vscode.window.onDidChangeActiveColorTheme(follow),
  ];
  panel.onDidDispose(() => {
    panel = undefined;
    clearTimeout(waiting);
    following.forEach((each) => each.dispose());
    viewer.close();
  });
  follow();
}

async function convert() {
  const to = await vscode.window.showQuickPick(NOTATIONS, { placeHolder: 'The notation to convert this game to' });
  const answer = to && (await ask('fivefold.convert', { to }));
  if (!answer) return;
  const document = await vscode.workspace.openTextDocument({ content: answer.text, language: to === '5dpgn' || to === 'branched' ? LANGUAGE : 'plaintext' });
  await vscode.window.showTextDocument(document, vscode.ViewColumn.Beside);
  if (answer.losses.length) vscode.window.showWarningMessage(`${to} loses ${answer.losses.join(', ')}`);
}

async function analyse() {
  const answer = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title: '5D chess: thinking' }, () => ask('fivefold.analyse'));
  if (!answer) return;
  const lines = answer.lines.map((line) => ({ label: line.score, description: line.moves }));
  await vscode.window.showQuickPick(lines, { title: `After ${answer.title}, depth ${answer.depth}`, placeHolder: 'The best lines, scores from White\'s side' });
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
