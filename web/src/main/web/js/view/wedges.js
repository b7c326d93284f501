// Pointers at the canvas edge to targets that are out of sight.
import { $, h } from './dom.js';

/** @type {Record<string, { sign: string, place: string, along: 'left' | 'top' }>} */
const SIDES = {
  left: { sign: '‹', place: 'left:64px', along: 'top' },
  right: { sign: '›', place: 'right:8px', along: 'top' },
  top: { sign: '⌃', place: 'top:38px', along: 'left' },
  bottom: { sign: '⌄', place: 'bottom:64px', along: 'left' },
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
  /** A wedge stands in the row or column of what it points to. @param {TargetHit[]} targets @param {'left' | 'top'} along */
  const where = (targets, along) => {
    const t = viewport.transform();
    const { stage } = viewport;
    const mean = targets.reduce((sum, { l, v, sq }) => {
      const c = viewport.layout.center(l, v, sq);
      return sum + (along === 'top' ? t.y(c.y) : t.x(c.x)) / targets.length;
    }, 0);
    const [start, size] = along === 'top' ? [stage.offsetTop, viewport.height] : [stage.offsetLeft, viewport.width];
    return `${along}:${Math.round(start + Math.max(8, Math.min(size - 40, mean - 13)))}px`;
  };
  const update = () => {
    const sides = Object.entries(SIDES).map(([side, look]) => ({ side, ...look, targets: /** @type {TargetHit[]} */ ([]) }));
    for (const target of selection.targets) {
      const at = sideOf(target);
      sides.find(({ side }) => side === at)?.targets.push(target);
    }
    const shown = sides.filter(({ targets }) => targets.length).map((side) => ({ ...side, style: `${side.place};${where(side.targets, side.along)}` }));
    const key = shown.map(({ targets, style }) => `${targets.length} ${style}`).join();
    if (key === box.dataset.key) return;
    box.dataset.key = key;
    box.replaceChildren(...shown.map(({ side, sign, style, targets }) =>
      h('button', {
        style, 'aria-label': `${targets.length} targets to the ${side}`, onclick: () => viewport.showBoard(targets[0].l, targets[0].v),
      }, `${sign} ${targets.length}`)));
  };
  viewport.onCamera(update);
  selection.follow({ picked: update });
}
