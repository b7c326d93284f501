// The tool slot: one tool at a time above the tabs of the panel.
import { $, h, icon } from './dom.js';

/**
 * @typedef {object} Tool
 * @property {string} id
 * @property {string} title
 * @property {() => import('./dom.js').Child=} first what stands before the title
 * @property {() => import('./dom.js').Child[]} head what stands beside the title
 * @property {() => import('./dom.js').Child[]} body
 * @property {boolean=} isBare whether it has no line with its title
 * @property {() => void=} opened
 * @property {() => void=} closed
 * @property {(event: KeyboardEvent) => boolean=} key whether the key was the tool's
 */

export class Slot {
  box = $('slot');
  /** @type {Tool | null} */
  tool = null;
  /** @type {Tool | null} what is there when nothing else is */
  rest = null;
  /** Whether a button is pressed: it must be there when it is let go. */
  #pressed = false;

  /** @param {() => void} changed another tool is open, or none */
  constructor(changed) {
    this.changed = changed;
    this.box.addEventListener('pointerdown', () => (this.#pressed = true));
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => this.#pressed && setTimeout(() => this.#release()));
    this.box.addEventListener('keydown', (event) => {
      if (!this.tool?.key?.(event)) {
        if (event.key !== 'Escape' || this.tool === this.rest) return;
        this.close();
      }
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
    if (this.tool && this.tool !== tool) this.#leave();
    this.#show(tool);
    (/** @type {HTMLElement | null} */ (this.box.querySelector('[data-k=main]')) ?? this.box).focus({ preventScroll: true });
  }

  /** @param {Tool} tool */
  #show(tool) {
    this.tool = tool;
    this.box.hidden = false;
    this.box.dataset.tool = tool.id;
    this.box.setAttribute('aria-label', tool.title);
    this.#pressed = false;
    tool.opened?.();
    this.render(tool);
    this.changed();
  }

  close() {
    if (!this.tool || this.tool === this.rest) return;
    const had = this.box.contains(document.activeElement);
    this.#leave();
    if (this.rest && !this.tool) this.#show(this.rest);
    if (had) $('board').focus({ preventScroll: true });
  }

  #leave() {
    const { tool } = this;
    this.tool = null;
    this.box.hidden = true;
    this.box.replaceChildren();
    tool?.closed?.();
    this.changed();
  }

  /** Shows what is there when nothing else is. @param {Tool | null} rest */
  setRest(rest) {
    this.rest = rest;
    if (rest && !this.tool) this.#show(rest);
  }

  #release() {
    this.#pressed = false;
    if (this.tool) this.render(this.tool);
  }

  /** Shows a tool anew, if it is the open one; what had the focus has it again. @param {Tool} tool */
  render(tool) {
    if (this.tool !== tool || this.#pressed) return;
    const key = document.activeElement instanceof HTMLElement && this.box.contains(document.activeElement) ? document.activeElement.dataset.k : null;
    const scrolled = this.box.scrollTop;
    this.box.replaceChildren(
      ...(tool.isBare ? [] : [h('div', { class: 'slot-head' }, tool.first?.(), h('h2', {}, tool.title), ...tool.head(),
        tool === this.rest ? null : h('button', { class: 'icon', 'aria-label': 'Close', title: 'Close (Esc)', 'data-k': 'close', onclick: () => this.close() }, icon('close')))]),
      ...tool.body().filter((child) => child !== null && child !== undefined && child !== false));
    this.box.scrollTop = scrolled;
    if (key) /** @type {HTMLElement | null} */ (this.box.querySelector(`[data-k="${key}"]`) ?? this.box.querySelector('[data-k=main]'))?.focus({ preventScroll: true });
  }
}

/** @param {string} k what it keeps the focus by @param {string} label @param {() => unknown} run @param {{ [name: string]: any }} props @param {string=} sign its icon */
export const toolButton = (k, label, run, props = {}, sign = undefined) =>
  h('button', { class: 'edge', 'data-k': k, onclick: run, ...props }, sign ? icon(sign) : null, label);
