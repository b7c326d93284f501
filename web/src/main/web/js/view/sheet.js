// The phone's sheet: its handle, and how high it stands.
import { $, closest, dialog, h } from './dom.js';

/** @type {('peek' | 'half' | 'full')[]} */
const HEIGHTS = ['peek', 'half', 'full'];
const WORDS = { peek: 'low', half: 'half', full: 'full' };

export class Sheet {
  #height = /** @type {'peek' | 'half' | 'full'} */ ('peek');
  handle = h('div', {
    class: 'sheet-handle', role: 'slider', tabindex: '0', 'aria-label': 'Panel height', 'aria-orientation': 'vertical', 'aria-valuemin': '0', 'aria-valuemax': '2',
  });

  /** @param {HTMLElement} panel @param {(height: 'peek' | 'half' | 'full') => void} changed */
  constructor(panel, changed) {
    this.panel = panel;
    this.changed = changed;
    const { handle } = this;
    let from = 0;
    let start = 0;
    let moved = false;
    handle.addEventListener('pointerdown', (event) => {
      handle.setPointerCapture(event.pointerId);
      from = event.clientY;
      start = panel.offsetHeight;
      moved = false;
    });
    handle.addEventListener('pointermove', (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      moved ||= Math.abs(event.clientY - from) > 6;
      if (!moved) return;
      panel.style.height = `${Math.max(80, Math.min(this.#tallest(), start + from - event.clientY))}px`;
    });
    handle.addEventListener('pointerup', (event) => {
      const height = start + from - event.clientY;
      panel.style.height = '';
      if (!moved) return this.set(HEIGHTS[(HEIGHTS.indexOf(this.#height) + 1) % 3]);
      // The nearest stop.
      const stops = [180, innerHeight / 2, this.#tallest()];
      const near = stops.reduce((best, stop, i) => (Math.abs(stop - height) < Math.abs(stops[best] - height) ? i : best), 0);
      this.set(HEIGHTS[near]);
    });
    handle.addEventListener('keydown', (event) => {
      const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, Enter: 1, ' ': 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.set(HEIGHTS[Math.max(0, Math.min(2, HEIGHTS.indexOf(this.#height) + step))]);
    });
    panel.prepend(handle);
    this.set('peek');
  }

  #tallest() {
    return innerHeight - 52;
  }

  get height() {
    return this.#height;
  }

  /** @param {'peek' | 'half' | 'full'} height */
  set(height) {
    this.#height = height;
    this.panel.dataset.height = height;
    this.handle.setAttribute('aria-valuenow', String(HEIGHTS.indexOf(height)));
    this.handle.setAttribute('aria-valuetext', WORDS[height]);
    this.changed(height);
  }
}

/** What the phone's bars have no room for. */
const TILES = ['flip', 'redo', 'picture', 'share'];
const ROWS = ['threats', 'layers', 'theme', '|', 'studies', 'play', 'puzzles', 'new', 'open', 'edit', 'export', 'type', 'random', 'engine', 'find-mate', 'why', '|', 'settings', 'guide', 'keys'];

/** The phone's menu, a sheet of its own; a tap outside, Back and Esc close it. @param {import('./command-bar.js').Commands} commands */
export function attachPhoneMenu(commands) {
  const known = (/** @type {string} */ id) => id === '|' || commands.table[id];
  const open = () => {
    const zoom = h('output', {}, $('zoom-level').textContent);
    const row = (/** @type {string} */ id) => (id === '|' ? h('hr') : commands.button(id, { title: null }));
    const box = dialog('Menu', [
      h('div', { class: 'tiles' }, TILES.filter(known).map((id) => commands.button(id, { title: null }))),
      h('div', { class: 'zoom-row' }, h('span', {}, 'Zoom'), commands.button('zoom-out', { class: 'edge icon' }), zoom, commands.button('zoom-in', { class: 'edge icon' })),
      h('div', { class: 'rows' }, ROWS.filter(known).map(row)),
    ]);
    box.classList.add('phone-menu');
    commands.refresh();
    box.addEventListener('click', (event) => {
      const id = closest(event, '[data-do]')?.dataset.do ?? '';
      if (id.startsWith('zoom')) requestAnimationFrame(() => (zoom.textContent = $('zoom-level').textContent));
      // The command runs first; what it opens is not to be closed with the menu.
      else if (id) setTimeout(() => box.close());
    }, true);
    history.pushState({ menu: true }, '');
    const back = () => box.close();
    addEventListener('popstate', back, { once: true });
    box.addEventListener('close', () => {
      removeEventListener('popstate', back);
      if (history.state?.menu) history.back();
    });
  };
  for (const button of document.querySelectorAll('[data-menu]')) button.addEventListener('click', open);
}

