// The action composer: which boards are played, what is still missing, Submit.
import { boardLabel, onScreen, squareName } from '../geometry.js';
import { pieceName } from '../pieces.js';
import { $, h, icon, say } from './dom.js';
import { moveText, plainMove } from './movelist.js';

export class Composer {
  box = $('composer');

  /** @param {import('./board.js').Board} board @param {import('./command-bar.js').Commands} commands */
  constructor(board, commands) {
    this.board = board;
    this.commands = commands;
    const render = () => board.study.isOpen && this.render();
    board.study.follow({ position: render });
    board.selection.follow({ picked: render });
    board.preview.follow({ changed: render, ended: render });
  }

  /** A board's name that glides to it when clicked. @param {number} l @param {number} v @param {number=} sq */
  #link(l, v, sq) {
    const { viewport, view } = this.board;
    const text = boardLabel(viewport.layout.line(l), v) + (sq === undefined ? '' : ' ' + squareName(sq, view.w));
    return h('button', { class: 'link', onclick: () => viewport.showBoard(l, v) }, text);
  }

  /** @param {Coord[]} boards @param {number} most */
  #links(boards, most) {
    const links = boards.slice(0, most).flatMap(([l, v], i) => (i ? [', ', this.#link(l, v)] : [this.#link(l, v)]));
    return boards.length > most ? [...links, ' …'] : links;
  }

  sayReasons() {
    say($('reasons')?.textContent ?? '');
  }

  /** Why Submit is refused, or what may stay unplayed; sentences with linked boards. */
  #reasons() {
    const { view } = this.board;
    /** @type {{ kind: string, parts: (string | Node)[] }[]} */
    const list = [];
    const opponent = view.mover ? 'White' : 'Black';
    if (!view.draft.length) {
      if (view.must.length === 0 && view.optional.length === 0) return [];
      list.push({ kind: 'muted', parts: ['Play at least one move.'] });
    } else if (view.must.length) {
      const n = view.must.length;
      list.push({
        kind: 'now',
        parts: [n === 1 ? 'One board at the present has not moved: ' : `${count(n)} boards at the present have not moved: `, ...this.#links(view.must, 12), '.'],
      });
    }
    const dangers = view.standing.length ? view.standing : view.draft.length && view.must.length ? view.checks : [];
    for (const threat of dangers.slice(0, 2)) {
      list.push({
        kind: 'danger',
        parts: [
          `${opponent} could take the ${pieceName(threat.victim)} on `, this.#link(...threat.to),
          ` with the ${pieceName(threat.piece)} on `, this.#link(...threat.from), '.',
        ],
      });
    }
    if (dangers.length > 2) list.push({ kind: 'muted', parts: [`${dangers.length - 2} more like this.`] });
    if (view.canSubmit && view.optional.length) {
      list.push({ kind: 'muted', parts: [...this.#links(view.optional, 8), ' may stay unplayed.'] });
    }
    return list;
  }

  /** @param {Chip} chip */
  #chip(chip) {
    const { study, selection, viewport, view } = this.board;
    const [l, v] = chip.at;
    const label = boardLabel(viewport.layout.line(l), v);
    const onclick = () => viewport.showBoard(l, v);
    if (chip.move < 0) {
      const here = selection.picked?.l === l && selection.picked.v === v;
      return h('button', {
        class: `chip ${chip.must ? 'must' : 'optional'}${here ? ' here' : ''}`, 'aria-label': `${label}, ${chip.must ? 'must move' : 'optional'}`, onclick,
      }, label);
    }
    const move = view.draft[chip.move];
    const own = move.from[0] === l && move.from[1] === v;
    if (!own) return h('button', { class: 'chip played', 'aria-label': `${label}, a piece arrived`, onclick }, h('small', {}, label), '←');
    return h('span', { class: 'chipset' },
      h('button', { class: 'chip played', 'aria-label': 'Played ' + plainMove(move), onclick }, moveText(move)),
      h('button', { class: 'chip played', 'aria-label': 'Take back ' + plainMove(move), title: 'Take back', onclick: () => study.act('takeBack', chip.move) }, icon('close')));
  }

  render() {
    const { study, preview, view } = this.board;
    const { box, commands } = this;
    box.hidden = preview.setup !== null;
    if (box.hidden) return;
    if (preview.view) {
      box.replaceChildren(h('h2', {}, 'Preview'), h('p', { style: 'margin:6px 0 0' }, 'This is the text as far as it could be read. Your study is untouched until you take it over.'));
      return;
    }
    const total = view.chips.filter((chip) => chip.must || chip.move >= 0).length;
    const played = view.chips.filter((chip) => chip.move >= 0).length;
    const focused = document.activeElement instanceof HTMLElement && box.contains(document.activeElement) ? document.activeElement.dataset.do : null;
    box.replaceChildren(
      h('h2', {}, h('i', { class: view.mover ? 'disc black' : 'disc' }), `${view.mover ? 'Black' : 'White'}, action ${study.nextTurn}`,
        h('span', {}, view.chips.length ? `${played} of ${total} boards played` : '')),
      h('div', { class: 'chips' }, view.chips.slice(0, 120).map((chip) => this.#chip(chip))),
      h('ul', { class: 'reasons', id: 'reasons' }, this.#reasons().map(({ kind, parts }) => h('li', { class: kind }, h('i', {}), h('span', {}, parts)))),
      h('div', { class: 'row-buttons' },
        commands.button('submit', { class: 'submit' + (view.canSubmit ? ' primary' : ''), 'aria-disabled': String(!view.canSubmit), 'aria-describedby': 'reasons' }),
        commands.button('undo'), commands.button('hints'), commands.button('random', { class: 'icon' })),
    );
    if (focused) /** @type {HTMLElement | null} */ (box.querySelector(`[data-do=${focused}]`))?.focus();
  }
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
/** @param {number} n */
const count = (n) => WORDS[n] ?? onScreen(n);
