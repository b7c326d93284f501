// The verdict bar: what the position is, proved as far as arrows can, and the search behind it.
import { $, h, say } from './dom.js';
import { Engine } from './engine.js';
import { boardLabel, squareName } from './geometry.js';
import { pieceName } from './composer.js';

const NAMES = {
  playing: 'Playing', check: 'Check', softmate: 'Softmate', checkmate: 'Checkmate', stalemate: 'Stalemate', unknown: 'Unknown',
};
/** How long a search runs by itself, in milliseconds; "Try longer" multiplies it. */
const PATIENCE = 20000;
const MAX_COUNT = 1000;

export class VerdictBar {
  constructor(app) {
    this.app = app;
    this.patience = PATIENCE;
    this.idle = new Engine();
    this.run = 0;
    app.follow({ position: () => this.position() });
  }

  /** An engine of its own searches; a new position ends the old search by ending its worker. */
  position() {
    const { app } = this;
    if (app.editing || app.preview) return;
    const key = app.node + '|' + app.revision;
    this.describe();
    if (key === this.key) return; // moves of the turn under way do not change the verdict of the turn
    this.key = key;
    this.patience = PATIENCE;
    app.verdict = null;
    this.count = null;
    this.search();
  }

  stop() {
    this.run++;
    if (this.busy) {
      this.idle.end();
      this.idle = new Engine();
      this.busy = false;
    }
    clearInterval(this.timer);
    $('progress').hidden = true;
  }

  /** A game that is only looked at gets no verdict. */
  preview() {
    this.stop();
    this.key = null;
    this.show('quiet', 'Preview');
    for (const id of ['proof', 'count', 'to-move']) $(id).replaceChildren();
    $('threats-button').hidden = true;
  }

  /** The user's Stop: what is not known stays unknown. */
  giveUp() {
    this.stop();
    this.finish({ verdict: 'unknown', stopped: true });
  }

  async search() {
    this.stop();
    const run = this.run;
    const { app } = this;
    const { position } = await app.engine.call('position');
    if (run !== this.run) return;
    this.busy = true;
    const engine = this.idle;
    const started = performance.now();
    this.timer = setInterval(() => this.progress(performance.now() - started), 250);
    this.show('quiet', 'Checking');
    this.describe();
    const ask = async (op, ...args) => {
      try {
        return await engine.call(op, ...args);
      } catch {
        return null; // ended, or crashed: the verdict stays unknown
      }
    };
    let nodes = 2000;
    let answer = null;
    this.ruledOut = 0;
    await ask('setPosition', position);
    // Growing slices: each starts anew, so all together cost at most twice the last one.
    for (;;) {
      answer = await ask('verdict', nodes);
      if (run !== this.run) return;
      if (!answer || answer.verdict !== 'unknown') break;
      this.ruledOut = nodes;
      if (performance.now() - started > this.patience) break;
      nodes *= 4;
    }
    this.finish(answer ?? { verdict: 'unknown' });
    const counted = answer && answer.verdict !== 'unknown' ? await ask('count', MAX_COUNT, 3000) : null;
    if (run !== this.run) return;
    this.busy = false;
    clearInterval(this.timer);
    $('progress').hidden = true;
    if (counted && !counted.error) {
      this.count = counted;
      this.describe();
    }
  }

  progress(ms) {
    if (this.app.verdict) return;
    $('progress').hidden = ms < 150;
    $('progress-text').textContent =
      'Deciding mate' + (this.ruledOut ? `, ${this.ruledOut.toLocaleString('en').replaceAll(',', ' ')} cases ruled out` : '');
  }

  finish(answer) {
    const { app } = this;
    clearInterval(this.timer);
    $('progress').hidden = true;
    app.verdict = answer;
    this.describe();
    app.paint();
    app.tell('verdict');
    if (answer.verdict === 'checkmate' || answer.verdict === 'stalemate') say(NAMES[answer.verdict], true);
    else if (answer.verdict === 'check' || answer.verdict === 'softmate') say(NAMES[answer.verdict]);
  }

  show(kind, text) {
    const pill = $('pill');
    pill.className = 'pill ' + kind;
    pill.textContent = text;
  }

  describe() {
    const { app } = this;
    const { view } = app;
    if (!view) return;
    const verdict = app.verdict?.verdict;
    const inCheck = view.checkCount > 0;
    if (verdict) this.show(verdict === 'playing' ? 'quiet' : verdict, NAMES[verdict]);
    else this.show(inCheck ? 'check' : 'quiet', inCheck ? 'Check' : 'Checking');
    $('proof').replaceChildren(...this.proof(verdict));
    $('to-move').replaceChildren(h('i', { class: view.mover ? 'disc black' : 'disc' }), `${view.mover ? 'Black' : 'White'} to move`);
    const count = $('count');
    if (this.count) {
      const number = this.count.more ? this.count.count + '+' : String(this.count.count);
      count.replaceChildren('Legal actions ', h('b', {}, number));
    } else count.replaceChildren();
    $('threats-button').hidden = view.checkCount === 0 && view.threats.length === 0;
    $('threats-button').setAttribute('aria-pressed', String(app.threats));
    $('threats-button').lastElementChild.textContent = app.threats ? 'Hide threats' : 'Show all threats';
  }

  proof(verdict) {
    const { app } = this;
    const { view } = app;
    const side = view.mover ? 'Black' : 'White';
    const name = (place) => boardLabel(app.viewport.layout.line(place[0]), place[1]) + ' ' + squareName(place[2], view.w);
    const parts = [];
    const [first] = view.checks;
    if (first) {
      const piece = pieceName(first.piece);
      parts.push(
        h('b', {}, `${piece[0].toUpperCase()}${piece.slice(1)} ${name(first.from)}`), ` takes ${pieceName(first.victim)} `, h('b', {}, name(first.to)),
        ` if ${side} passes there`);
      if (view.checkCount > 1) parts.push(`, and ${view.checkCount - 1} more`);
    }
    if (verdict === 'softmate') parts.push(parts.length ? ': ' : '', 'only moves back in time help');
    if (verdict === 'checkmate') parts.push(parts.length ? ': ' : '', `no action saves ${side}`);
    if (verdict === 'stalemate') parts.push(`${side} has no legal action and is not in check`);
    if (verdict === 'unknown') {
      parts.push(parts.length ? '. ' : '', app.verdict.stopped ? 'Stopped before it was decided. ' : `Not decided in ${Math.round(this.patience / 1000)} s. `,
        h('button', { class: 'link', onclick: () => this.longer() }, 'Try longer'));
    }
    if (!parts.length && view.threats.length) parts.push('No check yet; ', h('b', {}, String(view.threats.length)), view.threats.length === 1 ? ' threat if an optional board passes' : ' threats if optional boards pass');
    return parts;
  }

  longer() {
    this.patience *= 6;
    this.app.verdict = null;
    this.search();
  }
}
