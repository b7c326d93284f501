// A Chromium without a window, driven by its own protocol, and a server of static files.
import { spawn } from 'node:child_process';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, extname, join } from 'node:path';

const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.png': 'image/png', '.webmanifest': 'application/manifest+json' };

export async function findBrowser() {
  for (const folder of process.env.PATH.split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
      const file = join(folder, name);
      if (await access(file).then(() => true, () => false)) return file;
    }
  }
  return undefined;
}

/** Serves a folder. @param {URL} folder */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname).replace(/\/$/, '/index.html');
    const body = await readFile(new URL(`.${path}`, folder)).catch(() => undefined);
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A page in a browser, and what it complained about. */
export class Page {
  #socket;
  #process;
  #profile;
  #session;
  #last = 0;
  #waiting = new Map();
  /** What the console said that is an error, and what could not be loaded. @type {string[]} */
  complaints = [];

  /** @param {string} file */
  static async open(file) {
    const page = new Page();
    page.#profile = await mkdtemp(join(tmpdir(), 'fivefold-'));
    const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking', '--remote-debugging-port=0', `--user-data-dir=${page.#profile}`, 'about:blank'];
    page.#process = spawn(file, args, { stdio: 'ignore' });
    const address = join(page.#profile, 'DevToolsActivePort');
    let lines = [];
    while (lines.length < 2) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      lines = (await readFile(address, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    }
    page.#socket = new WebSocket(`ws://127.0.0.1:${lines[0]}${lines[1]}`);
    await new Promise((resolve, reject) => Object.assign(page.#socket, { onopen: resolve, onerror: reject }));
    page.#socket.onmessage = ({ data }) => page.#hear(JSON.parse(data));
    const { targetInfos } = await page.send('Target.getTargets');
    const { targetId } = targetInfos.find(({ type }) => type === 'page');
    page.#session = (await page.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page.send(`${domain}.enable`);
    return page;
  }

  #hear({ id, result, error, method, params }) {
    if (id) {
      const { resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      return error ? reject(new Error(error.message)) : resolve(result);
    }
    if (method === 'Runtime.exceptionThrown') this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    else if (method === 'Runtime.consoleAPICalled' && params.type === 'error') this.complaints.push(params.args.map(({ value, description }) => value ?? description).join(' '));
    else if (method === 'Log.entryAdded' && params.entry.level === 'error') this.complaints.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    return undefined;
  }

  send(method, params = {}) {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId: this.#session }));
    });
  }

  async size(width, height, dark = false) {
    await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 700 });
    await this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }] });
  }

  /** Opens an address and waits until it has loaded. */
  async go(url) {
    await this.send('Page.navigate', { url: 'about:blank' });
    await this.send('Page.navigate', { url });
    await this.until(`location.href !== 'about:blank' && document.readyState === 'complete'`);
  }

  /** What an expression gives in the page. */
  async run(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression is true. */
  async until(expression, ms = 30_000) {
    for (const end = Date.now() + ms; ; ) {
      // While a page is replaced there is nothing to ask.
      if (await this.run(expression).catch(() => false)) return;
      if (Date.now() > end) throw new Error(`still not: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async picture() {
    return Buffer.from((await this.send('Page.captureScreenshot', { format: 'png' })).data, 'base64');
  }

  async close() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#socket.close();
    this.#process.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
