// Pointers at the canvas edge to targets that are out of sight.
import { $, h } from './dom.js';

export function attachWedges(app) {
  const box = $('wedges');
  const { viewport } = app;
  const update = () => {
    const sides = { left: [], right: [], top: [], bottom: [] };
    if (app.targets.length && viewport.layout) {
      const t = viewport.transform();
      for (const target of app.targets) {
        const c = viewport.layout.center(target.l, target.v, target.sq);
        const x = t.x(c.x);
        const y = t.y(c.y);
        if (x < 0) sides.left.push(target);
        else if (x > viewport.width) sides.right.push(target);
        else if (y < 0) sides.top.push(target);
        else if (y > viewport.height) sides.bottom.push(target);
      }
    }
    const key = Object.values(sides).map((s) => s.length).join();
    if (key === box.dataset.key) return;
    box.dataset.key = key;
    const place = {
      left: 'left:64px;top:50%', right: 'right:8px;top:50%', top: 'left:50%;top:38px', bottom: 'left:50%;bottom:64px',
    };
    const sign = { left: '‹', right: '›', top: '⌃', bottom: '⌄' };
    box.replaceChildren(...Object.entries(sides).filter(([, targets]) => targets.length).map(([side, targets]) =>
      h('button', {
        style: place[side], 'aria-label': `${targets.length} targets to the ${side}`, onclick: () => app.showBoard(targets[0].l, targets[0].v),
      }, `${sign[side]} ${targets.length}`)));
  };
  viewport.onCamera(update);
  app.follow({ selection: update });
}
