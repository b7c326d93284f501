// The page's viewer on a loopback address: its worker and WebAssembly need an origin of their own, which a webview has not.
'use strict';
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};

/** Serves the files of a folder, and nothing outside of it, to this machine only. */
function serve(folder) {
  const root = path.resolve(folder);
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.resolve(root, '.' + path.posix.normalize(name));
    const inside = file.startsWith(root + path.sep) && fs.existsSync(file) && fs.statSync(file).isFile();
    if (request.method !== 'GET' || !inside) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' });
    fs.createReadStream(file).pipe(response);
  });
  return new Promise((done, failed) => {
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => done({ port: server.address().port, close: () => server.close() }));
  });
}

/** What the viewer shows, as the fragment of its address: the end of a line. */
function fragment({ text, notation }, theme) {
  return '#' + new URLSearchParams({ t: text, n: notation, at: 'end', theme, controls: '1' });
}

/** The webview's page: the viewer in a frame, which goes to another position when it is told. */
function page(address, nonce) {
  const origin = new URL(address).origin;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src ${origin}; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'">
<style>html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100vh; display: block; overflow: hidden; }</style>
</head><body><iframe id="viewer" title="5D chess board" src="about:blank"></iframe>
<script nonce="${nonce}">
const frame = document.getElementById('viewer');
addEventListener('message', (event) => { if (event.data.fragment) frame.src = ${JSON.stringify(address)} + event.data.fragment; });
</script></body></html>`;
}

module.exports = { fragment, page, serve };
