// Pointers at the canvas edge to targets that are out of sight.
import { $, h } from './dom.js';

/** @type {Record<string, { sign: string, place: string }>} */
const SIDES = {
  left: { sign: '‹', place: 'left:64px;top:50%' },
  right: { sign: '›', place: 'right:8px;top:50%' },
  top: { sign: '⌃', place: 'left:50%;top:38px' },
  bottom: { sign: '⌄', place: 'left:50%;bottom:64px' },
};

/** @param {import('./board.js').Board} board */
export function attachWedges({ viewport, selection }) {
  const box = $('wedges');
  const sideOf = (/** @type {TargetHit} */ { l, v, sq }) => {
    const t = viewport.transform();
    const c = viewport.layout.center(l, v, sq);
    if (t.x(c.x) < 0) return 'left';
    if (t.x(c.x) > viewport.width) return 'right';
    if (t.y(c.y) < 0) return 'top';
    return t.y(c.y) > viewport.height ? 'bottom' : '';
  };
  const update = () => {
    const sides = Object.entries(SIDES).map(([side, look]) => ({ side, ...look, targets: /** @type {TargetHit[]} */ ([]) }));
    for (const target of selection.targets) {
      const at = sideOf(target);
      sides.find(({ side }) => side === at)?.targets.push(target);
    }
    const key = sides.map(({ targets }) => targets.length).join();
    if (key === box.dataset.key) return;
    box.dataset.key = key;
    box.replaceChildren(...sides.filter(({ targets }) => targets.length).map(({ side, sign, place, targets }) =>
      h('button', {
        style: place, 'aria-label': `${targets.length} targets to the ${side}`, onclick: () => viewport.showBoard(targets[0].l, targets[0].v),
      }, `${sign} ${targets.length}`)));
  };
  viewport.onCamera(update);
  selection.follow({ picked: update });
}
