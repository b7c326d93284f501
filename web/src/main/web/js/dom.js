// Small helpers for building the page. Text always goes in as text, never as markup.

/** Makes an element: `h('button', {class: 'x', onclick}, 'text', child)`. Null children are left out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name in element && typeof value !== 'string') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  add(element, children);
  return element;
}

function add(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) add(element, child);
    else element.append(child);
  }
}

export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', '#i-' + name);
  svg.append(use);
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

export const $ = (id) => document.getElementById(id);

/** A message that goes by itself, with an optional way back. */
export function toast(text, action, label = 'Undo') {
  // The same news again replaces the old: two of them would look like two things to undo.
  for (const old of [...$('toasts').children]) if (old.firstChild.textContent === text) old.remove();
  const box = h('div', { class: 'toast' }, h('span', {}, text));
  const close = () => box.remove();
  if (action) {
    box.append(h('button', { onclick: () => (close(), action()) }, label));
  }
  $('toasts').append(box);
  while ($('toasts').children.length > 3) $('toasts').firstChild.remove();
  setTimeout(close, action ? 10000 : 4000);
  return close;
}

/** Tells screen readers, politely or at once. */
export function say(text, urgent = false) {
  const region = $(urgent ? 'alert' : 'live');
  if (!region) return;
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = text));
}

/** A modal dialog. The browser keeps the focus inside and gives it back. */
export function dialog(title, content, buttons = [], { wide = false, onclose } = {}) {
  const close = h('button', { class: 'icon', 'aria-label': 'Close', onclick: () => box.close() }, icon('close'));
  const id = 'dialog-' + Math.random().toString(36).slice(2);
  const box = h(
    'dialog',
    { class: 'dialog', 'aria-labelledby': id, style: `width:${wide ? 880 : 560}px` },
    h('header', {}, h('h2', { id }, title), close),
    h('div', { class: 'content' }, content),
    buttons.length ? h('footer', {}, buttons) : null,
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

/** A menu at a point; Esc or a click elsewhere closes it. */
export function menu(x, y, entries) {
  document.querySelector('.menu')?.remove();
  const back = document.activeElement;
  const box = h('div', { class: 'menu', role: 'menu' });
  const close = () => {
    box.remove();
    document.removeEventListener('pointerdown', outside, true);
    back?.focus?.();
  };
  const outside = (event) => !box.contains(event.target) && close();
  for (const [label, run] of entries) {
    box.append(h('button', { role: 'menuitem', onclick: () => (close(), run()) }, label));
  }
  box.addEventListener('keydown', (event) => {
    const items = [...box.children];
    const at = items.indexOf(document.activeElement);
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length].focus();
    else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(box);
  box.style.left = Math.max(4, Math.min(x, innerWidth - box.offsetWidth - 8)) + 'px';
  box.style.top = Math.max(4, Math.min(y, innerHeight - box.offsetHeight - 8)) + 'px';
  document.addEventListener('pointerdown', outside, true);
  box.firstChild?.focus();
}

/** Left and right (or up and down) walk through a toolbar; Tab leaves it. */
export function roving(container, selector = 'button') {
  const items = () => [...container.querySelectorAll(selector)].filter((b) => b.offsetParent !== null);
  container.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = items();
    const at = all.indexOf(document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(at + step + all.length) % all.length].focus();
  });
}

export function debounce(run, ms) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), ms);
  };
}

export function save(name, data, type) {
  const url = URL.createObjectURL(data instanceof Blob ? data : new Blob([data], { type }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
