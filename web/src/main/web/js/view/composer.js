// The action composer: which boards are played, what is still missing, Submit.
import { boardKey, boardLabel, onScreen, placeName } from '../geometry.js';
import { pieceName } from '../pieces.js';
import { $, h, icon, say } from './dom.js';
import { moveText, plainMove } from './movelist.js';

/** More boards than this are counted, not listed. */
const FEW = 8;
const MOST_CHIPS = 120;

export class Composer {
  box = $('composer');
  /** @type {{ card: () => import('./dom.js').Child[] | null, buttons: () => import('./dom.js').Child[] | null } | null} what a game against the computer shows instead of all, or of the buttons that help */
  game = null;

  /**
   * @param {import('./board.js').Board} board
   * @param {import('./command-bar.js').Commands} commands
   * @param {import('../search.js').Search} search
   */
  constructor(board, commands, search) {
    this.board = board;
    this.commands = commands;
    this.search = search;
    const render = () => board.study.isOpen && this.render();
    board.study.follow({ position: render });
    board.selection.follow({ picked: render });
    board.preview.follow({ changed: render, ended: render });
    search.follow({ decided: render });
  }

  /** A name that glides to its board when clicked. @param {number} l @param {number} v */
  #link(l, v, text = boardLabel(this.board.viewport.layout.line(l), v)) {
    return h('button', { class: 'link', onclick: () => this.board.viewport.showBoard(l, v) }, text);
  }

  /** @param {Place} place */
  #place(place) {
    const { viewport, view } = this.board;
    const [l, v] = place;
    return this.#link(l, v, placeName(viewport.layout.line(l), place, view.w));
  }

  /** @param {Coord[]} boards */
  #links(boards) {
    return boards.flatMap(([l, v], i) => (i === 0 ? [this.#link(l, v)] : [i === boards.length - 1 ? ' and ' : ', ', this.#link(l, v)]));
  }

  sayReasons() {
    say($('reasons')?.textContent ?? '');
  }

  /** Why Submit is refused, or what may stay unplayed; sentences with linked boards. */
  #reasons() {
    const { view } = this.board;
    /** @type {{ kind: string, parts: (string | Node)[] }[]} */
    const list = [];
    const [side, opponent] = view.mover ? ['Black', 'White'] : ['White', 'Black'];
    const { verdict } = this.search;
    if (!view.draft.length) {
      if (verdict === 'checkmate') return [{ kind: 'danger', parts: [`${side} is checkmated.`] }];
      if (verdict === 'stalemate') return [{ kind: 'muted', parts: [`${side} is stalemated.`] }];
      if (view.must.length === 0 && view.optional.length === 0) return [];
      list.push({ kind: 'muted', parts: this.#task() });
    } else if (view.must.length) {
      const n = view.must.length;
      list.push({
        kind: 'now',
        parts: n > FEW
          ? [`${n} boards at the present have not moved. `, this.#next()]
          : [n === 1 ? 'One board at the present has not moved: ' : `${count(n)} boards at the present have not moved: `, ...this.#links(view.must), '.'],
      });
    }
    const dangers = view.standing.length ? view.standing : view.draft.length && view.must.length ? view.checks : [];
    for (const threat of dangers.slice(0, 2)) {
      list.push({
        kind: 'danger',
        parts: [
          `${opponent} could take the ${pieceName(threat.victim)} on `, this.#place(threat.to),
          ` with the ${pieceName(threat.piece)} on `, this.#place(threat.from), '.',
        ],
      });
    }
    if (dangers.length > 2) list.push({ kind: 'muted', parts: [`${dangers.length - 2} more like this.`] });
    if (view.canSubmit && view.optional.length) {
      list.push({ kind: 'muted', parts: view.optional.length > FEW ? [`${view.optional.length} boards may stay unplayed.`] : [...this.#links(view.optional), ' may stay unplayed.'] });
    }
    return list;
  }

  /** What to do when nothing is played yet. @returns {(string | Node)[]} */
  #task() {
    const { must, optional } = this.board.view;
    if (!must.length) return ['Play at least one move.'];
    if (must.length > FEW) return [`${must.length} boards must move${optional.length ? `, ${optional.length} more may` : ''}. `, this.#next()];
    return ['Play ', ...this.#links(must), ', then submit.'];
  }

  #next() {
    return h('button', { class: 'link', 'data-do': 'next-must' }, 'Next unplayed (M)');
  }

  /** The chips in the order of what needs thought: check, must move, played, optional. */
  #chips() {
    const { view } = this.board;
    const checked = new Set(view.checks.map(({ to: [l, v] }) => boardKey(l, v)));
    const rank = (/** @type {Chip} */ { at, must, move }) => (checked.has(boardKey(...at)) && move < 0 ? 0 : must ? 1 : move >= 0 ? 2 : 3);
    return view.chips.map((chip) => ({ chip, rank: rank(chip) })).sort((a, b) => a.rank - b.rank)
      .slice(0, MOST_CHIPS).map(({ chip, rank }) => this.#chip(chip, rank === 0));
  }

  /** @param {Chip} chip @param {boolean} check */
  #chip(chip, check) {
    const { study, selection, viewport, view } = this.board;
    const [l, v] = chip.at;
    const label = boardLabel(viewport.layout.line(l), v);
    const onclick = () => viewport.showBoard(l, v);
    if (chip.move < 0) {
      const here = selection.picked?.l === l && selection.picked.v === v;
      return h('button', {
        class: `chip ${chip.must ? 'must' : 'optional'}${here ? ' here' : ''}`, title: chip.must ? 'Must move' : 'Optional', onclick,
      }, label, check ? h('em', {}, h('span', {}, ' check'), h('i', { 'aria-hidden': 'true' }, ' !')) : null,
      h('span', { class: 'unseen' }, chip.must ? ', must move' : ', optional'));
    }
    const move = view.draft[chip.move];
    const own = move.from[0] === l && move.from[1] === v;
    if (!own) return h('button', { class: 'chip played', title: 'A piece arrived', onclick }, h('small', {}, label), '←', h('span', { class: 'unseen' }, ', a piece arrived'));
    return h('span', { class: 'chipset' },
      h('button', { class: 'chip played', title: 'Played', onclick }, moveText(move)),
      h('button', { class: 'chip played', 'aria-label': 'Take back ' + plainMove(move), title: 'Take back', onclick: () => study.act('takeBack', chip.move) }, icon('close')));
  }

  render() {
    const { study, preview, view } = this.board;
    const { box, commands } = this;
    box.hidden = preview.setup !== null;
    if (box.hidden) return;
    if (preview.view) {
      box.replaceChildren(h('h2', {}, 'Preview'), h('p', { style: 'margin:6px 0 0' }, 'This is the game as far as it could be read. Your own study stays as it is until you accept this one.'));
      return;
    }
    const focused = document.activeElement instanceof HTMLElement && box.contains(document.activeElement) ? document.activeElement.dataset : null;
    const keep = () => {
      if (!focused) return;
      const same = focused.do ? box.querySelector(`[data-do=${focused.do}]`) : focused.k ? box.querySelector(`[data-k=${focused.k}]`) : null;
      // A question that came up is next; nothing happens by pressing the same key again.
      /** @type {HTMLElement | null} */ (same ?? box.querySelector('[data-k=no]'))?.focus();
    };
    const card = this.game?.card();
    if (card) {
      box.replaceChildren(...h('div', {}, card).childNodes);
      return keep();
    }
    const scrolled = box.querySelector('.chips')?.scrollLeft ?? 0;
    const total = view.chips.filter((chip) => chip.must || chip.move >= 0).length;
    const played = view.chips.filter((chip) => chip.move >= 0).length;
    const isOver = this.search.verdict === 'checkmate' && !view.draft.length;
    const others = this.game?.buttons() ?? [commands.button('undo'), ...(isOver ? [] : [commands.button('hints'), commands.button('random', { class: 'icon' })])];
    box.replaceChildren(
      h('h2', {}, h('i', { class: view.mover ? 'disc black' : 'disc' }), `${view.mover ? 'Black' : 'White'}, action ${study.nextTurn}`,
        h('span', {}, view.chips.length ? `${played} of ${total} boards played` : '')),
      h('div', { class: 'chips' }, this.#chips()),
      h('ul', { class: 'reasons', id: 'reasons' }, this.#reasons().map(({ kind, parts }) => h('li', { class: kind }, h('i', {}), h('span', {}, parts)))),
      h('div', { class: 'row-buttons' },
        isOver ? commands.button('why') : commands.button('submit', { class: 'submit' + (view.canSubmit ? ' primary' : ''), 'aria-disabled': String(!view.canSubmit), 'aria-describedby': 'reasons' }),
        others),
    );
    const chips = box.querySelector('.chips');
    if (chips) chips.scrollLeft = scrolled;
    keep();
  }
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
/** @param {number} n */
const count = (n) => WORDS[n] ?? onScreen(n);
