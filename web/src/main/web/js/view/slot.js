// The tool slot: one tool at a time above the tabs of the panel.
import { $, h, icon } from './dom.js';

/**
 * @typedef {object} Tool
 * @property {string} id
 * @property {string} title
 * @property {() => import('./dom.js').Child[]} head what stands beside the title
 * @property {() => import('./dom.js').Child[]} body
 * @property {() => void=} opened
 * @property {() => void=} closed
 * @property {(event: KeyboardEvent) => boolean=} key whether the key was the tool's
 */

export class Slot {
  box = $('slot');
  /** @type {Tool | null} */
  tool = null;

  /** @param {() => void} changed another tool is open, or none */
  constructor(changed) {
    this.changed = changed;
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.tool) this.close();
      else if (!this.tool?.key?.(event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** @param {Tool} tool */
  toggle(tool) {
    if (this.tool === tool) this.close();
    else this.open(tool);
  }

  /** @param {Tool} tool */
  open(tool) {
    if (this.tool && this.tool !== tool) this.close();
    this.tool = tool;
    this.box.hidden = false;
    this.box.dataset.tool = tool.id;
    this.box.setAttribute('aria-label', tool.title);
    tool.opened?.();
    this.render(tool);
    this.changed();
    (/** @type {HTMLElement | null} */ (this.box.querySelector('[data-k=main]')) ?? $('board')).focus({ preventScroll: true });
  }

  close() {
    const { tool } = this;
    if (!tool) return;
    this.tool = null;
    const had = this.box.contains(document.activeElement);
    this.box.hidden = true;
    this.box.replaceChildren();
    tool.closed?.();
    this.changed();
    if (had) $('board').focus({ preventScroll: true });
  }

  /** Shows a tool anew, if it is the open one; what had the focus has it again. @param {Tool} tool */
  render(tool) {
    if (this.tool !== tool) return;
    const key = document.activeElement instanceof HTMLElement && this.box.contains(document.activeElement) ? document.activeElement.dataset.k : null;
    const scrolled = this.box.scrollTop;
    this.box.replaceChildren(
      h('div', { class: 'slot-head' }, h('h2', {}, tool.title), ...tool.head(),
        h('button', { class: 'icon', 'aria-label': 'Close', title: 'Close (Esc)', 'data-k': 'close', onclick: () => this.close() }, icon('close'))),
      ...tool.body().filter((child) => child !== null && child !== undefined && child !== false));
    this.box.scrollTop = scrolled;
    if (key) /** @type {HTMLElement | null} */ (this.box.querySelector(`[data-k="${key}"]`) ?? this.box.querySelector('[data-k=main]'))?.focus({ preventScroll: true });
  }
}

/** @param {string} k what it keeps the focus by @param {string} label @param {() => unknown} run @param {{ [name: string]: any }} props @param {string=} sign its icon */
export const toolButton = (k, label, run, props = {}, sign = undefined) =>
  h('button', { class: 'edge', 'data-k': k, onclick: run, ...props }, sign ? icon(sign) : null, label);
