// The Game tab: facts about the game.
import { $, h } from './dom.js';

const USUAL = ['Title', 'White', 'Black', 'Event', 'Date', 'Result'];

export class GamePane {
  constructor(app) {
    this.app = app;
    this.box = $('pane-game');
    this.box.classList.add('scroll');
    app.follow({ tree: () => this.render() });
  }

  render() {
    const { app } = this;
    if (app.editing) return;
    const headers = new Map(app.headers);
    const known = new Set([...headers.keys()].map((k) => k.toLowerCase()));
    const keys = [...headers.keys(), ...USUAL.filter((k) => !known.has(k.toLowerCase()))];
    const list = h('dl', { class: 'headers' });
    for (const key of keys.slice(0, 60)) {
      const input = h('input', { type: 'text', value: headers.get(key) ?? '', 'aria-label': key, dir: 'auto' });
      input.addEventListener('change', () => app.act('header', key, input.value));
      list.append(h('dt', {}, key), h('dd', {}, input));
    }
    const fact = (name, value) => [h('dt', {}, name), h('dd', {}, value)];
    this.box.replaceChildren(
      h('div', { class: 'pad' }, list),
      h('div', { class: 'pad' }, h('dl', { class: 'headers' },
        fact('Variant', app.variant ?? ''),
        fact('Boards', `${app.view?.w ?? ''} by ${app.view?.h ?? ''}`),
        fact('Timelines', app.view ? `${app.view.lines.length}, ${app.view.even ? 'even' : 'odd'}` : ''),
        fact('Promotions', [...(app.view?.promotions ?? '')].join(', ')),
        fact('Actions', String(app.nodes.length - 1)))),
    );
  }
}
