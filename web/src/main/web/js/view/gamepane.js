// The Game tab: facts about the game.
import { $, h } from './dom.js';

const USUAL = ['Title', 'White', 'Black', 'Event', 'Date', 'Result'];

/** @param {import('../study.js').Study} study @param {import('../preview.js').Preview} preview */
export function attachGamePane(study, preview) {
  const render = () => {
    if (preview.setup) return;
    const { view } = study;
    const headers = new Map(study.headers);
    const known = new Set([...headers.keys()].map((k) => k.toLowerCase()));
    const keys = [...headers.keys(), ...USUAL.filter((k) => !known.has(k.toLowerCase()))];
    const field = (/** @type {string} */ key) => {
      const input = h('input', { type: 'text', value: headers.get(key) ?? '', 'aria-label': key, dir: 'auto', onchange: () => study.act('header', key, input.value) });
      return input;
    };
    const fact = (/** @type {string} */ name, /** @type {string | Node} */ value) => [h('dt', {}, name), h('dd', {}, value)];
    $('pane-game').replaceChildren(
      h('div', { class: 'pad' }, h('dl', { class: 'headers' }, keys.slice(0, 60).map((key) => fact(key, field(key))))),
      h('div', { class: 'pad' }, h('dl', { class: 'headers' },
        fact('Variant', study.variant),
        fact('Boards', `${view.w} by ${view.h}`),
        fact('Timelines', `${view.lines.length}, ${view.even ? 'even' : 'odd'}`),
        fact('Promotions', [...view.promotions].join(', ')),
        fact('Actions', String(study.nodes.length - 1)))),
    );
  };
  study.follow({ tree: render });
  preview.follow({ ended: render });
}
