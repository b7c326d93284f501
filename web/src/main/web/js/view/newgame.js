// The New dialog: every variant as a card with a small picture of its start.
import { dialog, h } from './dom.js';
import { Layout } from '../geometry.js';
import { emptyScene } from '../scene.js';
import { Painter } from './painter.js';
import { themeColors } from './viewport.js';

/** @type {Record<string, string>} */
const GROUPS = { game: 'From the game', community: 'From the community', puzzle: 'Puzzles' };
const W = 200;
const H = 104;

/** @param {import('../study.js').Study} study @param {VariantInfo[]} variants @param {(name: string) => void} start */
export function openNewGame(study, variants, start) {
  const filter = h('input', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter variants' });
  const cards = h('div', { class: 'cards' });
  const watcher = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) {
        watcher.unobserve(entry.target);
        thumbnail(study, /** @type {HTMLCanvasElement} */ (entry.target));
      }
    }
  }, { root: null, rootMargin: '200px' });
  let group = '';
  for (const variant of variants) {
    if (!variant.playable) continue;
    if (variant.group !== group) {
      group = variant.group;
      cards.append(h('h3', { 'data-group': group }, GROUPS[group] ?? group));
    }
    const canvas = h('canvas', { width: W * 2, height: H * 2, 'aria-hidden': 'true', 'data-variant': variant.name });
    watcher.observe(canvas);
    cards.append(h('button', {
      'data-name': `${variant.name} ${variant.other}`.toLowerCase(), 'data-in': group, title: variant.note ?? null, onclick: () => (box.close(), start(variant.name)),
    }, canvas, h('span', {}, variant.name), h('small', {}, variant.size)));
  }
  const narrow = () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const card of cards.querySelectorAll('button')) card.hidden = !words.every((word) => card.dataset.name?.includes(word));
    for (const head of cards.querySelectorAll('h3')) {
      head.hidden = !cards.querySelector(`button[data-in="${head.dataset.group}"]:not([hidden])`);
    }
  };
  filter.addEventListener('input', narrow);
  filter.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // Closing gives the focus back to the button that opened; it must not feel this key as well.
    event.preventDefault();
    /** @type {HTMLElement | null} */ (cards.querySelector('button:not([hidden])'))?.click();
  });
  const box = dialog('New game', [h('div', { style: 'margin-bottom:12px' }, filter), cards], [], { wide: true, onclose: () => watcher.disconnect() });
  filter.focus();
}

/** The start of a variant, as large as the card allows. @param {import('../study.js').Study} study @param {HTMLCanvasElement} canvas */
async function thumbnail(study, canvas) {
  const { view } = await study.engine.call('variant', canvas.dataset.variant ?? '');
  if (!view) return;
  const layout = new Layout(view, false);
  const painter = new Painter(themeColors(), layout, (id) => /** @type {Uint8Array} */ (study.boards.get(id)));
  const b = layout.bounds();
  const z = Math.min(12, (W - 12) / b.w, (H - 12) / b.h);
  /** @type {Transform} */
  const t = {
    z, dpr: 2,
    x: (wx) => (wx - b.x - b.w / 2) * z + W / 2,
    y: (wy) => (wy - b.y - b.h / 2) * z + H / 2,
    wx: (sx) => (sx - W / 2) / z + b.x + b.w / 2,
    wy: (sy) => (sy - H / 2) / z + b.y + b.h / 2,
  };
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  ctx.setTransform(2, 0, 0, 2, 0, 0);
  painter.base(ctx, t, W, H, { ...emptyScene(), coordinates: 'off' }, Infinity);
}
