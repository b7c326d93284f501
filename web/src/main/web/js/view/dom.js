// Small helpers for building the page. Text always goes in as text, never as markup.

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Makes an element: `h('button', {class: 'x', onclick}, 'text', child)`. Null children are left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, any>} props @param {(Child | Child[] | Child[][])[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name in element && typeof value !== 'string') /** @type {any} */ (element)[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  add(element, children);
  return element;
}

/** @param {Element} element @param {any[]} children */
function add(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) add(element, child);
    else element.append(child);
  }
}

/** @param {string} name */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', '#i-' + name);
  svg.append(use);
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

/** An element that is there. @param {string} id */
export const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The element around an event's target, or null. @param {Event} event @param {string} selector */
export const closest = (event, selector) => (event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(selector)) : null);

/** How long a message stays, in milliseconds; one with a way back stays longer. */
const STAYS = 6000;
const STAYS_WITH_ACTION = 10000;
let silence = () => {};

/**
 * A message in the lane: one line inside the verdict bar, the list of studies, or the dialog that is open. Nothing
 * ever lies over boards or buttons. The newest wins; the pointer or the focus holds it.
 * @param {string} text @param {(() => unknown)=} action @param {string} label @param {string} sign its icon
 */
export function toast(text, action, label = 'Undo', sign = action && label === 'Undo' ? 'undo' : 'info') {
  silence();
  const lane = /** @type {HTMLElement | null} */ (document.querySelector('dialog[open] .lane') ?? document.querySelector('#studies:not([hidden]) > .lane')) ?? $('lane');
  let timer = 0;
  const close = () => {
    clearTimeout(timer);
    lane.hidden = true;
    lane.replaceChildren();
    lane.onpointerenter = lane.onpointerleave = lane.onfocus = lane.onblur = null;
  };
  const wait = () => (timer = setTimeout(close, action ? STAYS_WITH_ACTION : STAYS));
  const hold = () => clearTimeout(timer);
  silence = close;
  lane.hidden = false;
  lane.dataset.sign = sign;
  lane.replaceChildren(icon(sign), h('span', {}, text), action
    ? h('button', { onclick: () => (close(), action()), onfocus: hold, onblur: wait }, label)
    : h('button', { class: 'icon', 'aria-label': 'Close', onclick: close, onfocus: hold, onblur: wait }, icon('close')));
  lane.onpointerenter = hold;
  lane.onpointerleave = wait;
  wait();
}

/** @type {Map<HTMLElement, string>} */
const unsaid = new Map();

/** Tells screen readers, politely or at once. @param {string} text */
export function say(text, urgent = false) {
  const region = $(urgent ? 'alert' : 'live');
  if (!region) return;
  // What is said together is heard together.
  if (!unsaid.has(region)) {
    region.textContent = '';
    setTimeout(() => {
      region.textContent = unsaid.get(region) ?? '';
      unsaid.delete(region);
    }, 20);
  }
  unsaid.set(region, [unsaid.get(region), text].filter(Boolean).join(' '));
}

/**
 * A modal dialog. The browser keeps the focus inside and gives it back.
 * @param {string} title @param {Child | Child[]} content @param {Child[]} buttons @param {{ wide?: boolean, onclose?: () => void }} options
 */
export function dialog(title, content, buttons = [], { wide = false, onclose } = {}) {
  const close = h('button', { class: 'icon', 'aria-label': 'Close', onclick: () => box.close() }, icon('close'));
  const id = 'dialog-' + Math.random().toString(36).slice(2);
  const box = h(
    'dialog',
    { class: 'dialog', 'aria-labelledby': id, style: `width:${wide ? 880 : 560}px` },
    h('div', { class: 'head' }, h('h2', { id }, title), close),
    h('div', { class: 'content', tabindex: '0' }, content),
    h('div', { class: 'lane', role: 'status', hidden: true }),
    buttons.length ? h('div', { class: 'foot' }, buttons) : null,
  );
  box.addEventListener('close', () => {
    box.remove();
    onclose?.();
  });
  box.addEventListener('click', (event) => event.target === box && box.close());
  document.body.append(box);
  box.showModal();
  return box;
}

/** A menu at a point; Esc or a click elsewhere closes it. @param {number} x @param {number} y @param {HTMLButtonElement[]} items */
export function menu(x, y, items) {
  document.querySelector('.menu')?.remove();
  const back = document.activeElement;
  const box = h('div', { class: 'menu', role: 'menu' }, items);
  const close = () => {
    box.remove();
    document.removeEventListener('pointerdown', outside, true);
    if (back instanceof HTMLElement) back.focus();
  };
  const outside = (/** @type {Event} */ event) => !closest(event, '.menu') && close();
  for (const item of items) {
    const checked = item.getAttribute('aria-pressed');
    item.setAttribute('role', checked === null ? 'menuitem' : 'menuitemcheckbox');
    if (checked !== null) item.setAttribute('aria-checked', checked);
    item.removeAttribute('aria-pressed');
    item.addEventListener('click', close, true);
  }
  box.addEventListener('keydown', (event) => {
    const at = items.findIndex((item) => item === document.activeElement);
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length].focus();
    else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  (document.querySelector('main') ?? document.body).append(box);
  box.style.left = Math.max(4, Math.min(x, innerWidth - box.offsetWidth - 8)) + 'px';
  box.style.top = Math.max(4, Math.min(y, innerHeight - box.offsetHeight - 8)) + 'px';
  document.addEventListener('pointerdown', outside, true);
  items[0]?.focus();
}

/** Left and right (or up and down) walk through a toolbar; Tab leaves it. @param {HTMLElement} container */
export function roving(container) {
  container.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = [...container.querySelectorAll('button')].filter((b) => b.offsetParent !== null);
    const at = all.findIndex((button) => button === document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(at + step + all.length) % all.length].focus();
  });
}

/** Puts a text on the clipboard and says so; where the browser refuses, the text can be kept as a file. @param {string} text @param {string} name of that file */
export async function copy(text, name = 'fivefold.txt') {
  try {
    // Pages that did not come over https have no clipboard.
    if (!navigator.clipboard) throw new Error('no clipboard');
    await navigator.clipboard.writeText(text);
    toast('Copied.', undefined, '', 'done');
  } catch {
    toast('The browser did not allow copying.', () => save(name, text), 'Save as file', 'warning');
  }
}

/** Hands a file to the user. @param {string} name @param {Blob | string} data @param {string} type */
export function save(name, data, type = 'text/plain') {
  const url = URL.createObjectURL(data instanceof Blob ? data : new Blob([data], { type }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
