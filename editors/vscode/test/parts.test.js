// What needs no editor: finding the server, serving the viewer, and what is packed.
'use strict';
const assert = require('node:assert/strict');
const { execFileSync, spawn } = require('node:child_process');
const fs = require('node:fs');
const http = require('node:http');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const { findServer, onPath } = require('../src/server.js');
const { fragment, page, serve } = require('../src/viewer.js');

const home = path.join(__dirname, '..');
const stage = path.join(home, 'target/stage');

function folderWith(...names) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fivefold-'));
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), '');
  }
  return folder;
}

test('the server is the one set, the one on the path, or the one that comes along', () => {
  const bin = folderWith('fivefold', 'java', 'fivefold.cmd');
  const own = folderWith('server/fivefold.jar');
  assert.deepEqual(findServer('/opt/ff', own, { PATH: bin }, 'linux'), { command: '/opt/ff', args: ['lsp'] });
  assert.deepEqual(findServer('', own, { PATH: bin }, 'linux'), { command: path.join(bin, 'fivefold'), args: ['lsp'] });
  assert.deepEqual(findServer('', own, { PATH: bin }, 'win32'), { command: `"${path.join(bin, 'fivefold.cmd')}"`, args: ['lsp'], shell: true });
  const java = folderWith('java');
  assert.equal(findServer('', own, { PATH: java }, 'linux').args.at(-1), 'lsp');
  assert.equal(findServer('', own, { PATH: '' }, 'linux'), undefined);
  assert.equal(findServer('', java, { PATH: java }, 'linux'), undefined);
});

test('the viewer serves its folder and nothing else', async () => {
  const folder = folderWith('inside/embed.html', 'secret.txt');
  fs.writeFileSync(path.join(folder, 'inside/embed.html'), 'hello');
  const viewer = await serve(path.join(folder, 'inside'));
  const get = (name) => fetch(`http://127.0.0.1:${viewer.port}${name}`);
  assert.equal(await (await get('/embed.html?x=1')).text(), 'hello');
  for (const name of ['/', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/nothing']) assert.equal((await get(name)).status, 404, name);
  viewer.close();
});

test('the page allows the viewer and nothing else', () => {
  const text = page('http://127.0.0.1:99/embed.html', 'abc');
  assert.match(text, /frame-src http:\/\/127\.0\.0\.1:99;/);
  assert.match(text, /default-src 'none'/);
  assert.equal(new URLSearchParams(fragment({ text: '1. e4 & <x>', notation: '5dpgn' }, 'dark').slice(1)).get('t'), '1. e4 & <x>');
});

test('what is packed is complete and small', () => {
  const names = execFileSync('unzip', ['-Z1', path.join(home, 'target/fivefold.vsix')], { encoding: 'utf8' }).split('\n');
  for (const name of ['package.json', 'dist/extension.js', 'server/fivefold.jar', 'viewer/embed.html', 'viewer/engine.wasm', 'syntaxes/5dpgn.tmLanguage.json']) {
    assert.ok(names.includes(`extension/${name}`), name);
  }
  assert.ok(!names.some((name) => name.includes('node_modules') || name.includes('/test/')));
});

test('the packed server answers', { timeout: 120_000 }, async () => {
  const server = findServer('', stage, { PATH: path.dirname(onPath('java', process.env, process.platform) ?? '') });
  assert.match(server.args.join(' '), /fivefold\.jar lsp$/);
  const child = spawn(server.command, server.args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const send = (message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  let out = '';
  child.stdout.on('data', (data) => (out += data));
  const ended = new Promise((done) => child.on('exit', done));
  send({ id: 1, method: 'initialize', params: { capabilities: {} } });
  send({ id: 2, method: 'shutdown' });
  send({ method: 'exit' });
  assert.equal(await ended, 0);
  assert.match(out, /^Content-Length: \d+\r\n[^]*"hoverProvider":true/);
});

const browser = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => onPath(name, process.env, process.platform)).find(Boolean);
const required = process.env.FIVEFOLD_BROWSER === 'required';
if (!browser && !required) console.log('THE BOARD OF THE EXTENSION WAS NOT TESTED: there is no Chromium or Chrome on the PATH');

test('the board follows what it is told', { skip: !browser && !required, timeout: 120_000 }, async () => {
  assert.ok(browser, 'there is no Chromium or Chrome on the PATH');
  const folder = folderWith('x');
  fs.cpSync(path.join(stage, 'viewer'), path.join(folder, 'viewer'), { recursive: true });
  let tell;
  const told = new Promise((done) => (tell = done));
  const ear = http.createServer((request, response) => {
    tell(request.url);
    response.end();
  });
  await new Promise((done) => ear.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${ear.address().port}/`;
  // A page of the same origin, so that the test can look into the frame.
  fs.writeFileSync(path.join(folder, 'viewer/test.html'), `<!doctype html><iframe id="viewer" width="600" height="400"></iframe><script>
    const frame = document.getElementById('viewer');
    const until = async (wanted) => {
      for (let i = 0; i < 900; i++) {
        if (frame.contentDocument?.getElementById('where')?.textContent.includes(wanted) && frame.contentDocument.body.dataset.ready) return;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error('never showed ' + wanted);
    };
    (async () => {
      frame.src = 'embed.html' + ${JSON.stringify(fragment({ text: '1. e4 / e5', notation: '5dpgn' }, 'dark'))};
      await until('1, Black');
      frame.src = 'embed.html' + ${JSON.stringify(fragment({ text: '1. e4 / e5\n2. Nf3 / Nc6\n3. Bc4', notation: '5dpgn' }, 'dark'))};
      await until('3, White');
      fetch('${address}well', { mode: 'no-cors' });
    })().catch((error) => fetch('${address}' + encodeURIComponent(error.message), { mode: 'no-cors' }));
  </script>`);
  const viewer = await serve(path.join(folder, 'viewer'));
  const child = spawn(browser, ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${path.join(folder, 'profile')}`,
    `http://127.0.0.1:${viewer.port}/test.html`], { stdio: 'ignore' });
  const answer = await told;
  child.kill();
  viewer.close();
  ear.close();
  assert.equal(answer, '/well');
});
