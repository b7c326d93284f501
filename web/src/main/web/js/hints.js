// The Hints tab: legal actions, found in slices by the searching engine, with a filter.
import { $, h, toast } from './dom.js';
import { Engine } from './engine.js';
import { moveText } from './movelist.js';

const CAP = 1000;

export class Hints {
  constructor(app) {
    this.app = app;
    this.list = h('div', { class: 'actions-list', role: 'listbox', 'aria-label': 'Legal actions' });
    this.filter = h('input', { type: 'search', placeholder: 'Filter: N, 0T5, >>, +', 'aria-label': 'Filter actions', oninput: () => this.draw() });
    this.count = h('span', {});
    $('pane-hints').append(
      h('div', { class: 'pad' }, this.filter,
        h('p', { style: 'margin:6px 0 0;display:flex;gap:8px;align-items:center' }, this.count, h('span', { class: 'grow' }),
          h('button', { class: 'edge', style: 'height:28px', onclick: () => app.random() }, 'Random legal action'))),
      this.list,
    );
    app.follow({ position: () => this.position(), verdict: () => this.draw() });
    this.list.addEventListener('pointerover', (event) => this.preview(event.target));
    this.list.addEventListener('focusin', (event) => this.preview(event.target));
    this.list.addEventListener('pointerleave', () => this.preview(null));
    this.list.addEventListener('focusout', () => this.preview(null));
  }

  get open() {
    return !$('pane-hints').hidden;
  }

  position() {
    const key = this.app.node + '|' + this.app.revision;
    if (key === this.key) return;
    this.actions = null;
    this.end();
    if (this.open) this.load();
  }

  end() {
    this.run = (this.run ?? 0) + 1;
    if (this.loading) {
      this.engine.end();
      this.engine = null;
      this.loading = false;
    }
  }

  /** Lists actions until the cap; each slice shows what it found. */
  async load() {
    const { app } = this;
    const key = app.node + '|' + app.revision;
    if (this.actions && this.key === key) return;
    this.end();
    const run = this.run;
    this.key = key;
    this.actions = [];
    this.more = false;
    this.loading = true;
    this.draw();
    this.engine ??= new Engine();
    try {
      const { position } = await app.engine.call('position');
      await this.engine.call('setPosition', position);
      for (;;) {
        const part = await this.engine.call('actions', this.actions.length, 50);
        if (run !== this.run) return;
        this.actions.push(...part.actions);
        this.done = part.done;
        if (part.done || this.actions.length >= CAP) break;
        this.draw();
      }
      this.more = !this.done;
    } catch {
      if (run !== this.run) return;
    }
    this.loading = false;
    // Fewest moves first; the order of the search decides among equals.
    this.actions.sort((a, b) => b.check - a.check || a.moves.length - b.moves.length);
    this.draw();
  }

  matches(action, words) {
    const text = action.moves
      .map((m) => `${m.board} ${m.text}${m.kind === 2 ? ' >> ' : m.kind === 1 ? ' > ' : ''}${m.kind ? m.toBoard + m.toText : ''}`)
      .join(' ') + (action.check ? '+' : '');
    return words.every((word) => text.includes(word));
  }

  draw() {
    if (!this.open) return;
    const words = this.filter.value.trim().replaceAll('−', '-').split(/\s+/).filter(Boolean);
    const all = this.actions ?? [];
    const shown = all.filter((action) => this.matches(action, words));
    this.count.textContent = `${this.more ? all.length + '+' : all.length} legal actions` + (words.length ? `, ${shown.length} shown` : '') + (this.loading ? ' …' : '');
    if (!all.length && !this.loading) {
      const verdict = this.app.verdict?.verdict;
      this.list.replaceChildren(h('p', { class: 'pad' }, 'No legal action' + (verdict === 'checkmate' ? ': checkmate.' : verdict === 'stalemate' ? ': stalemate.' : '.')));
      return;
    }
    this.list.replaceChildren(...shown.slice(0, 300).map((action) => {
      const button = h('button', {
        role: 'option',
        onclick: (event) => this.play(action, event.shiftKey),
        onkeydown: (event) => {
          const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
          if (!step) return;
          event.preventDefault();
          event.stopPropagation();
          button[step]?.focus();
        },
      }, action.moves.map((move) => [h('span', { class: 'mv' }, moveText(move)), ' ']), action.check ? h('b', {}, '+') : null);
      button.action = action;
      return button;
    }), shown.length > 300 ? h('p', { class: 'pad' }, `${shown.length - 300} more; filter to see them.`) : '');
  }

  preview(target) {
    const action = target?.closest?.('[role=option]')?.action ?? null;
    const moves = action?.moves ?? null;
    if (this.app.hint === moves) return;
    this.app.hint = moves;
    this.app.paint(false);
  }

  async play(action, submit) {
    const { app } = this;
    await app.act('propose', encodeMoves(action.moves));
    if (submit) await app.submit();
  }

  /** One of the legal actions, any; put on the board but not submitted. */
  async random() {
    const { app } = this;
    this.spare ??= new Engine();
    const { position } = await app.engine.call('position');
    await this.spare.call('setPosition', position);
    const answer = await this.spare.call('random', Math.floor(Math.random() * 2 ** 31), 300);
    if (!answer.moves) return toast('No legal action.');
    await app.act('propose', encodeMoves(answer.moves));
    return answer.moves;
  }
}

/** Moves as the engine takes them: numbers, one move after a semicolon. */
export function encodeMoves(moves) {
  const letters = 'PWKCQYSNRBUD';
  return moves.map((m) => [...m.from, ...m.to, m.promotion ? letters[(m.promotion & 15) - 1] : ''].join(',')).join(';');
}
