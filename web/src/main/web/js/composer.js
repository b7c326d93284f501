// The action composer: which boards are played, what is still missing, Submit.
import { $, h, icon } from './dom.js';
import { boardLabel, onScreen, squareName } from './geometry.js';
import { letterOf } from './sprites.js';
import { NAMES } from './pieces.js';
import { moveText, plainMove } from './movelist.js';

export const pieceName = (code) => NAMES[letterOf(code)];

export class Composer {
  constructor(app) {
    this.app = app;
    this.box = $('composer');
  }

  /** A board's name that glides to it when clicked. */
  link(l, v, sq) {
    const { app } = this;
    const line = app.viewport.layout.line(l);
    const text = boardLabel(line, v) + (sq === undefined ? '' : ' ' + squareName(sq, app.view.w));
    return h('button', { class: 'link', onclick: () => app.showBoard(l, v) }, text);
  }

  /** Why Submit is refused, or what may stay unplayed; sentences with linked boards. */
  reasons() {
    const { view } = this.app;
    const list = [];
    const opponent = view.mover ? 'White' : 'Black';
    if (!view.draft.length) {
      if (view.must.length === 0 && view.optional.length === 0) return [];
      list.push({ kind: 'muted', parts: ['Play at least one move.'] });
    } else if (view.must.length) {
      const n = view.must.length;
      const boards = view.must.slice(0, 12).flatMap(([l, v], i) => (i ? [', ', this.link(l, v)] : [this.link(l, v)]));
      list.push({
        kind: 'now',
        parts: [n === 1 ? 'One board at the present has not moved: ' : `${count(n)} boards at the present have not moved: `, ...boards, n > 12 ? ' …' : '', '.'],
      });
    }
    const dangers = view.standing.length ? view.standing : view.draft.length && view.must.length ? view.checks : [];
    for (const threat of dangers.slice(0, 2)) {
      list.push({
        kind: 'danger',
        parts: [
          `${opponent} could take the ${pieceName(threat.victim)} on `, this.link(...threat.to),
          ` with the ${pieceName(threat.piece)} on `, this.link(...threat.from), '.',
        ],
      });
    }
    if (dangers.length > 2) list.push({ kind: 'muted', parts: [`${dangers.length - 2} more like this.`] });
    if (view.canSubmit && view.optional.length) {
      const boards = view.optional.slice(0, 8).flatMap(([l, v], i) => (i ? [', ', this.link(l, v)] : [this.link(l, v)]));
      list.push({ kind: 'muted', parts: [...boards, view.optional.length > 8 ? ' …' : '', ' may stay unplayed.'] });
    }
    return list;
  }

  chip(chip) {
    const { app } = this;
    const { view } = app;
    const [l, v] = chip.at;
    const line = app.viewport.layout.line(l);
    const label = boardLabel(line, v);
    const show = () => app.showBoard(l, v);
    if (chip.move < 0) {
      const here = app.selected?.l === l && app.selected?.v === v;
      return h('button', {
        class: `chip ${chip.must ? 'must' : 'optional'}${here ? ' here' : ''}`,
        'aria-label': `${label}, ${chip.must ? 'must move' : 'optional'}`, onclick: show,
      }, label);
    }
    const move = view.draft[chip.move];
    const own = move.from[0] === l && move.from[1] === v;
    if (!own) return h('button', { class: 'chip played', 'aria-label': `${label}, a piece arrived`, onclick: show }, h('small', {}, label), '←');
    return h('span', { class: 'chipset' },
      h('button', { class: 'chip played', 'aria-label': 'Played ' + plainMove(move), onclick: show }, ...moveText(move)),
      h('button', { class: 'chip played', 'aria-label': 'Take back ' + plainMove(move), title: 'Take back', onclick: () => app.act('takeBack', chip.move) }, icon('close')));
  }

  render() {
    const { app } = this;
    const { view } = app;
    if (app.editing) {
      this.box.replaceChildren();
      this.box.hidden = true;
      return;
    }
    this.box.hidden = false;
    if (app.preview) {
      this.box.replaceChildren(h('h2', {}, 'Preview'), h('p', { style: 'margin:6px 0 0' }, 'This is the text as far as it could be read. Your study is untouched until you take it over.'));
      return;
    }
    const side = view.mover ? 'Black' : 'White';
    const total = view.chips.filter((chip) => chip.must || chip.move >= 0).length;
    const played = view.chips.filter((chip) => chip.move >= 0).length;
    const focused = document.activeElement?.dataset?.keep;
    const submit = h('button', {
      class: 'submit' + (view.canSubmit ? ' primary' : ''), 'aria-disabled': String(!view.canSubmit), 'data-keep': 'submit',
      title: 'Submit (Ctrl+Enter)', onclick: () => app.submit(),
    }, 'Submit');
    this.box.replaceChildren(
      h('h2', {}, h('i', { class: view.mover ? 'disc black' : 'disc' }), `${side}, action ${app.nextTurn()}`,
        h('span', {}, view.chips.length ? `${played} of ${total} boards played` : '')),
      h('div', { class: 'chips' }, view.chips.slice(0, 120).map((chip) => this.chip(chip))),
      h('ul', { class: 'reasons', id: 'reasons' }, this.reasons().map(({ kind, parts }) => h('li', { class: kind }, h('i', {}), h('span', {}, parts)))),
      h('div', { class: 'row-buttons' },
        submit,
        h('button', { 'data-keep': 'undo', onclick: () => app.act('undo') }, icon('undo'), 'Undo'),
        h('button', { 'data-keep': 'hint', onclick: () => app.openTab('hints') }, icon('hint'), 'Hint'),
        h('button', { class: 'icon', 'data-keep': 'random', 'aria-label': 'Random legal action', title: 'Random legal action (R)', onclick: () => app.random() }, icon('random'))),
    );
    submit.setAttribute('aria-describedby', 'reasons');
    if (focused) this.box.querySelector(`[data-keep=${focused}]`)?.focus();
  }
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const count = (n) => WORDS[n] ?? onScreen(n);
