// Says above the board what is the matter with keeping the study, and what can be done about it.
import { $, h, save } from './dom.js';
import { fileName } from '../studies/backup.js';

/** @param {import('../studies/keeper.js').Keeper} keeper */
export function attachStudyBanner(keeper) {
  const banner = $('study-banner');
  /** What is shown, so that the same is not said twice. */
  let shown = '';
  const show = () => {
    const { standing, problem } = keeper;
    const key = `${standing} ${standing === 'failed' ? problem : ''}`;
    if (key === shown) return;
    shown = key;
    const button = (/** @type {string} */ id, /** @type {string} */ label, /** @type {() => unknown} */ run) => h('button', { id, onclick: run }, label);
    const grow = h('span', { class: 'grow' });
    const copy = button('edit-copy', 'Edit a copy', () => keeper.editCopy());
    if (standing === 'follows') banner.replaceChildren(h('span', {}, 'Being edited in another tab.'), grow, button('take-over', 'Take over', () => keeper.takeOver()), copy);
    else if (standing === 'lost') banner.replaceChildren(h('span', {}, 'Another tab took over.'), grow, button('take-over', 'Take back', () => keeper.takeOver()), copy);
    else if (standing === 'failed') banner.replaceChildren(h('span', {}, problem), grow, button('save-file', 'Save as file', () => saveStudy(keeper)), button('save-again', 'Try again', () => keeper.flush()));
    banner.hidden = !['follows', 'lost', 'failed'].includes(standing);
  };
  keeper.follow({ standing: show });
}

/** The game on the page as a file; works without any storage. @param {import('../studies/keeper.js').Keeper} keeper */
async function saveStudy({ study }) {
  const { text, notation } = await study.engine.call('write', '', '', '', 'tree', 0);
  save(`${fileName(study.title)}.${notation ?? 'txt'}`, text);
}
