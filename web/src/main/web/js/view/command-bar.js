// Offers the commands: buttons, menus, keys, key help.
import { closest, dialog, h, icon, menu } from './dom.js';

/** @type {Record<string, string>} how keys are written on screen */
const KEY_SIGNS = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', Delete: 'Del', '-': '−', ' ': 'Space' };

export class Commands {
  /** @type {Record<string, Command>} */
  table = {};

  /** @param {import('../study.js').Study} study @param {Settings} settings */
  constructor(study, settings) {
    this.study = study;
    this.settings = settings;
  }

  /** Takes the table, makes the buttons of the page's toolbars, listens to clicks and keys. @param {Record<string, Command>} table */
  attach(table) {
    this.table = table;
    for (const bar of document.querySelectorAll('[data-commands]')) {
      const { commands = '', look = null } = /** @type {HTMLElement} */ (bar).dataset;
      bar.append(...commands.split(' ').map((id) => (id === '|' ? h('i', { class: 'rule' }) : this.button(id, { class: look }))));
    }
    document.addEventListener('click', (event) => {
      const button = closest(event, '[data-do]');
      if (!button) return;
      this.run(button.dataset.do ?? '', button.dataset.node ? Number(button.dataset.node) : undefined);
      // A mouse does not need the focus on the button; there it would take the arrow keys from the game.
      if (event.detail && button.closest('[role=toolbar], .composer, .topbar')) button.blur();
    });
    document.addEventListener('keydown', (event) => {
      if (this.#press(event)) event.preventDefault();
    });
  }

  /** @param {string} id */
  isOn(id, node = this.study.node) {
    const { when } = this.table[id];
    return !when || when(node);
  }

  /** Runs a command if it can be run now. @param {string} id */
  run(id, node = this.study.node) {
    if (this.isOn(id, node)) this.table[id].run(node);
  }

  /** A button with icon and label; a style sheet may hide the label, so it is the button's name as well. @param {string} id @param {{ [name: string]: any }} props */
  button(id, props = {}) {
    const { label, name = label, icon: sign, keys, pressed } = this.table[id];
    const title = keys ? `${name} (${keyText(keys[0])})` : name;
    return h('button', { 'data-do': id, 'aria-label': name === label ? label : `${label} ${name}`, title, 'aria-pressed': pressed ? String(pressed()) : null, ...props },
      sign ? icon(sign) : null, h('span', {}, label));
  }

  /** @param {number} x @param {number} y @param {string[]} ids @param {number=} node */
  menu(x, y, ids, node) {
    const items = ids.filter((id) => this.isOn(id, node));
    menu(x, y, items.map((id) => {
      const { keys } = this.table[id];
      const item = this.button(id, { title: null, 'data-node': node === undefined ? null : String(node) });
      if (keys) item.append(h('kbd', { 'aria-hidden': 'true' }, keyText(keys[0])));
      return item;
    }));
  }

  /** A menu at the button of a command, or in a corner where it has none on screen. @param {string} at @param {string[]} ids */
  menuAt(at, ids) {
    const boxes = [...document.querySelectorAll(`[data-do="${at}"]`)].map((each) => each.getBoundingClientRect());
    const { left, top, bottom } = boxes.find((box) => box.width) ?? { left: 8, top: 0, bottom: 56 };
    this.menu(left, top > innerHeight / 2 ? top - 8 - 44 * ids.length : bottom + 4, ids);
  }

  /** Shows what can be done now. */
  refresh() {
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-do]'))) {
      const id = button.dataset.do ?? '';
      // Submit can always be clicked: it then says what is missing.
      if (id !== 'submit') button.disabled = !this.isOn(id);
      const { pressed } = this.table[id];
      if (pressed) button.setAttribute(button.getAttribute('role') === 'menuitemcheckbox' ? 'aria-checked' : 'aria-pressed', String(pressed()));
    }
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was a command's */
  #press(event) {
    if (document.querySelector('dialog[open]') || event.isComposing || event.altKey) return false;
    const field = closest(event, 'input, textarea, select, [contenteditable]');
    if (closest(event, 'button, [role=treeitem]') && ['Enter', ' '].includes(event.key)) return false;
    const combination = combinationOf(event);
    for (const [id, { keys, inFields }] of Object.entries(this.table)) {
      if (!keys?.includes(combination) || (field && !inFields)) continue;
      if (combination.length === 1 && combination !== ' ' && !this.settings.letters) continue;
      if (!this.isOn(id)) continue;
      this.run(id);
      return true;
    }
    return false;
  }

  openKeys() {
    const groups = Map.groupBy(Object.values(this.table).filter((command) => command.group), (command) => command.group);
    dialog('Keys', h('div', { class: 'key-groups' }, [...groups].map(([name, commands]) =>
      h('table', { class: 'keys' }, h('caption', {}, name ?? ''), h('tbody', {}, commands.map(({ keys = [], label, help }) =>
        h('tr', {}, h('td', {}, keys.slice(0, 1).map((key) => h('kbd', {}, keyText(key)))), h('td', {}, help ?? label))))))), [], { wide: true });
  }
}

/** A key with its modifiers as the table writes it; letters are capital, other signs carry their Shift in themselves. @param {KeyboardEvent} event */
function combinationOf({ key, ctrlKey, metaKey, shiftKey }) {
  const letter = /^\p{L}$/u.test(key);
  const shift = shiftKey && (letter || key.length > 1);
  return (ctrlKey || metaKey ? 'Ctrl+' : '') + (shift ? 'Shift+' : '') + (letter ? key.toUpperCase() : key);
}

/** @param {string} key */
const keyText = (key) => (key === '+' ? key : key.split('+').map((part) => KEY_SIGNS[part] ?? part).join('+'));
