// The packed extension with a stand-in for the editor: it loads, registers what package.json promises, and says when it can't start.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const test = require('node:test');

const stage = path.join(__dirname, '../target/stage');

/** Anything that is asked for, and can be called, made anew and extended. */
function anything() {
  return new Proxy(class {}, {
    get: (target, name) => (name === 'prototype' ? target.prototype : name === Symbol.toPrimitive ? () => 0 : anything()),
    apply: () => anything(),
  });
}

test('what package.json promises is there', async () => {
  const registered = [];
  const said = [];
  const vscode = new Proxy({
    version: '1.91.0',
    commands: { registerCommand: (name) => registered.push(name) },
    workspace: { onDidChangeConfiguration: () => ({}), getConfiguration: () => ({ get: () => '' }) },
    window: { showErrorMessage: (message) => said.push(message) },
  }, { get: (target, name) => target[name] ?? anything() });
  const load = Module._load;
  Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
  const { PATH, JAVA_HOME } = process.env;
  try {
    const extension = require(path.join(stage, 'dist/extension.js'));
    process.env.PATH = '';
    delete process.env.JAVA_HOME;
    await extension.activate({ extensionPath: stage, subscriptions: [] });
    await extension.deactivate();
  } finally {
    Module._load = load;
    process.env.PATH = PATH;
    if (JAVA_HOME) process.env.JAVA_HOME = JAVA_HOME;
  }
  const promised = JSON.parse(fs.readFileSync(path.join(stage, 'package.json'), 'utf8')).contributes.commands.map((each) => each.command);
  assert.deepEqual(registered.sort(), promised.sort());
  assert.match(said.join(), /neither the fivefold program nor Java 17 was found/);
});
