// The Game tab: facts about the game, and what it was earlier.
import { moment } from '../dates.js';
import { plural } from '../util.js';
import { $, h } from './dom.js';

const USUAL = ['Title', 'White', 'Black', 'Event', 'Date', 'Result'];

/**
 * @param {import('../study.js').Study} study @param {import('../preview.js').Preview} preview
 * @param {import('../studies/keeper.js').Keeper} keeper @param {(text: string) => unknown} look shows a text that may take the study's place
 */
export function attachGamePane(study, preview, keeper, look) {
  const list = h('ul', { class: 'versions' });
  const versions = h('details', { class: 'pad', ontoggle: () => versions.open && listVersions() }, h('summary', {}, 'Earlier versions'), list);
  const listVersions = async () => {
    const kept = (await keeper.shelf?.versions(keeper.chapter).catch(() => [])) ?? [];
    list.replaceChildren(...kept.map(({ at, text, actions }) => h('li', {},
      h('button', { class: 'link', onclick: () => look(text) }, moment(at)), actions === undefined ? '' : ` ${plural(actions, 'action')}`)));
    if (!kept.length) list.append(h('li', { class: 'muted' }, 'None yet. They are kept as you work, a few minutes apart.'));
  };
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
      versions,
    );
    versions.open = false;
  };
  study.follow({ tree: render });
  preview.follow({ ended: render });
}
