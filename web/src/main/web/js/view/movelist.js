// The Moves tab: the tree, comments, evaluation signs.
import { SIGNS } from '../commands.js';
import { onScreen } from '../geometry.js';
import { pathTo, rows, signature } from '../tree.js';
import { $, closest, h, icon } from './dom.js';

const CHUNK = 100;
/** Actions that make more boards than this are told in two words; the current one shows its first moves. */
const MANY_BOARDS = 12;
const FIRST_MOVES = 9;
const MENU = ['promote', 'main-line', 'fold', 'copy-from', 'delete'];
/** @type {Partial<Record<VerdictName, string>>} */
const MATES = { softmate: '*', checkmate: '#' };
/** @type {Record<string, string>} */
const SIGN_LOOKS = { '?!': 'dubious', '?': 'bad', '??': 'bad' };
const JUMPS = ['', '›', '≫', ''];

/** A move as it reads in lists: its board small, then the move. @param {Move} move */
export function moveText(move, prefix = true) {
  return [
    prefix ? h('small', {}, onScreen(move.board)) : null,
    h('b', {}, move.text),
    ...(move.toBoard ? [h('b', {}, ` ${JUMPS[move.kind]} `), h('small', {}, onScreen(move.toBoard)), h('b', {}, move.toText ?? '')] : []),
  ];
}

/** The same in words, for screen readers. @param {Move} move */
export const plainMove = (move) =>
  `${onScreen(move.board)} ${move.text}` + (move.toBoard ? ` ${JUMPS[move.kind]} ${onScreen(move.toBoard)} ${move.toText}` : '');

export class MoveList {
  box = $('tree');
  comment = /** @type {HTMLTextAreaElement} */ ($('comment'));
  /** @type {Set<string>} signatures of heads of variations */
  folded = new Set();
  /** @type {Map<number, HTMLElement>} */
  elements = new Map();
  #slicing = 0;
  #commentFor = -1;
  /** @type {Set<number>} long actions that are shown whole */
  #whole = new Set();
  #marked = -1;

  /**
   * @param {import('../study.js').Study} study
   * @param {import('../selection.js').Selection} selection
   * @param {import('../search.js').Search} search
   * @param {import('../preview.js').Preview} preview
   * @param {import('./command-bar.js').Commands} commands
   */
  constructor(study, selection, search, preview, commands) {
    this.study = study;
    this.selection = selection;
    this.preview = preview;
    this.commands = commands;
    study.follow({ tree: () => this.render(), node: () => this.current() });
    search.follow({ decided: (verdict) => this.#decided(verdict) });
    selection.follow({ hovered: (hit) => this.#linkBoard(hit) });
    this.box.addEventListener('click', (event) => this.#go(event));
    this.box.addEventListener('contextmenu', (event) => this.#menu(event, event.clientX, event.clientY));
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#go(event);
      if (event.key !== 'ContextMenu') return;
      const { left, bottom } = /** @type {HTMLElement} */ (event.target).getBoundingClientRect();
      this.#menu(event, left, bottom);
    });
    for (const [start, end] of [['pointerover', 'pointerout'], ['focusin', 'focusout']]) {
      this.box.addEventListener(start, (event) => this.#hover(event, true));
      this.box.addEventListener(end, (event) => this.#hover(event, false));
    }
    const { comment } = this;
    comment.addEventListener('input', () => this.#grow());
    comment.addEventListener('change', () => study.act('comment', this.#commentFor, comment.value));
    comment.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        comment.blur();
      }
    });
  }

  /** The signs for the current action. */
  openSigns() {
    const { left, top } = [...document.querySelectorAll('[data-do=signs]')].map((each) => each.getBoundingClientRect()).find((box) => box.width) ?? { left: 0, top: 0 };
    this.commands.menu(left, top, [...SIGNS.map((sign) => 'sign' + sign), 'comment']);
  }

  /** The field is as high as its text, up to six lines. */
  #grow() {
    const { comment } = this;
    comment.style.height = 'auto';
    comment.style.height = Math.min(6 * 20 + 18, comment.scrollHeight + 2) + 'px';
  }

  /** Where there is no room for it the field shows while it is written in. */
  editComment() {
    const { comment } = this;
    comment.parentElement?.classList.add('writing');
    comment.focus();
    comment.addEventListener('blur', () => comment.parentElement?.classList.remove('writing'), { once: true });
  }

  /** Builds the list anew; long ones in slices, so that no task blocks the page. */
  render() {
    const { study } = this;
    this.elements.clear();
    this.#whole.clear();
    this.#marked = -1;
    this.box.replaceChildren();
    // A tree has items; without any it is only a place.
    this.box.setAttribute('role', study.nodes.length > 1 ? 'tree' : 'group');
    clearTimeout(this.#slicing);
    const iterator = rows(study.nodes, (head) => this.folded.size > 0 && this.folded.has(signature(study.nodes, head)));
    const slice = () => {
      // The browser lays out the parts in sight only.
      const part = h('div', { class: 'rows' });
      for (let n = 0; n < CHUNK; n++) {
        const { value, done } = iterator.next();
        if (done) {
          this.box.append(part);
          this.current();
          return;
        }
        part.append(this.#item(value));
      }
      this.box.append(part);
      this.#slicing = setTimeout(slice);
    };
    if (study.nodes.length === 1 && !study.nodes[0].remarks) {
      this.box.append(h('p', { class: 'empty' }, 'No moves yet. Click a piece to play, or press Ctrl+V to paste a game.'));
    }
    slice();
  }

  /** @param {import('../tree.js').MoveRow | import('../tree.js').OtherRow} item */
  #item(item) {
    const { depth } = item;
    const steps = Math.min(depth, 8) * 12;
    const indent = `margin-left:${28 + Math.max(0, steps - 12)}px`;
    if (item.kind === 'remark') return h('div', { class: 'remark', style: indent, dir: 'auto' }, item.text);
    // The mouse's way to fold; the tree's items say whether they are folded, [ and ] are the keys.
    const folder = (/** @type {LinkedNode} */ head, /** @type {boolean} */ open) => h('span', {
      class: open ? 'fold open' : 'fold', 'aria-hidden': 'true', title: open ? 'Collapse variation ([)' : 'Expand variation (])', onclick: () => this.fold(head, open),
    }, icon('next'));
    const number = (/** @type {number} */ turn) => h('span', { class: 'no' }, String(turn));
    if (item.kind === 'folded') {
      const { head } = item;
      return h('div', { class: 'row variation', style: indent }, folder(head, false), h('span', { class: 'what' },
        number(head.turn), head.player ? ' … ' : ' ', this.#action(head, depth, false), ' ',
        h('span', { class: 'more', onclick: () => this.fold(head, false) }, '+' + item.count)));
    }
    const { white, black, head } = item;
    const what = [
      white ? this.#action(white, depth, head === white || null) : h('span', { class: 'slash' }, '…'),
      ...(black && white ? [' ', h('span', { class: 'slash' }, '/')] : []),
      ...(black ? [' ', this.#action(black, depth, head === black || null)] : []),
    ];
    return depth
      ? h('div', { class: 'row variation', style: indent }, head && folder(head, true), h('span', { class: 'what' }, number(item.turn), ' ', what))
      : h('div', { class: 'row' }, number(item.turn), h('span', { class: 'what' }, what));
  }

  /** @param {LinkedNode} node @param {number} depth @param {boolean | null} open whether its variation is, when it heads one */
  #action(node, depth, open) {
    const element = h('span', {
      class: 'act', role: 'treeitem', tabindex: '-1', 'data-node': String(node.id), 'aria-level': String(depth + 1), 'aria-expanded': open === null ? null : String(open),
    });
    this.#fill(element, node, node.id === this.study.node);
    this.elements.set(node.id, element);
    return element;
  }

  /** The moves of an action, or as many as there is room for. @param {HTMLElement} element @param {LinkedNode} node @param {boolean} current */
  #fill(element, node, current) {
    const { moves, checks, signs } = node;
    const side = node.player ? 'Black' : 'White';
    const shown = !isLong(node) || this.#whole.has(node.id) ? moves.length : current ? FIRST_MOVES : 0;
    const signOf = (/** @type {number} */ n) => [
      checks?.includes(n) ? h('b', { class: 'check' }, '+') : null, signs?.[n] ? h('b', { class: SIGN_LOOKS[signs[n]] ?? null }, signs[n]) : null];
    if (!shown) {
      element.replaceChildren(h('span', { class: 'unseen' }, `${node.turn} `), h('span', { class: 'more' }, `${boardsMade(moves)} boards, ${side}`), ...moves.flatMap((_, n) => signOf(n)).filter((sign) => sign !== null));
      return;
    }
    element.replaceChildren(h('span', { class: 'unseen' }, `${node.turn} ${side}: `));
    moves.slice(0, shown).forEach((move, n) =>
      element.append(h('span', { class: 'mv', 'data-move': String(n) }, moveText(move, node.many || move.kind !== 0), signOf(n)), n === moves.length - 1 ? '' : ' '));
    if (shown < moves.length) {
      element.append(h('span', { class: 'more', onclick: () => (this.#whole.add(node.id), this.#fill(element, node, true)) }, `${moves.length - shown} more`));
    }
  }

  /** Marks the current action and fills the fields that belong to it. */
  current() {
    const { study, comment } = this;
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (this.box.querySelectorAll('[aria-current]'))) {
      element.removeAttribute('aria-current');
      element.tabIndex = -1;
    }
    this.#unroll(study.node);
    const element = this.elements.get(study.node);
    if (element) {
      element.setAttribute('aria-current', 'true');
      element.tabIndex = 0;
      element.scrollIntoView({ block: 'nearest' });
      if (this.box.contains(document.activeElement)) element.focus({ preventScroll: true });
    }
    if (this.#commentFor !== study.node || document.activeElement !== comment) comment.value = study.current.comment ?? '';
    this.#grow();
    this.#commentFor = study.node;
    comment.placeholder = 'Comment on ' + (study.isAtStart ? 'the start' : study.nodeName());
    $('where').textContent = study.where;
  }

  /** A long action shows its moves while it is the current one. @param {number} id */
  #unroll(id) {
    if (this.#marked === id) return;
    for (const each of [this.#marked, id]) {
      const element = this.elements.get(each);
      if (element && isLong(this.study.nodes[each])) this.#fill(element, this.study.nodes[each], each === id);
    }
    this.#marked = id;
  }

  /** Once the verdict of the current node is known, its sign tells softmate and mate from check. @param {VerdictName} verdict */
  #decided(verdict) {
    const mark = [...(this.elements.get(this.study.node)?.querySelectorAll('.check') ?? [])].at(-1);
    if (mark) mark.textContent = MATES[verdict] ?? mark.textContent;
  }

  /** @param {Event} event */
  #go(event) {
    const act = closest(event, '.act');
    if (act && !this.preview.view) this.study.go(Number(act.dataset.node));
  }

  /** @param {Event} event @param {number} x @param {number} y */
  #menu(event, x, y) {
    const act = closest(event, '.act');
    if (!act) return;
    event.preventDefault();
    this.commands.menu(x, y, MENU, Number(act.dataset.node));
  }

  /** Without a head, unfolding unfolds everything. @param {LinkedNode | null} head @param {boolean} fold */
  fold(head, fold) {
    if (!head) this.folded.clear();
    else if (fold) this.folded.add(signature(this.study.nodes, head));
    else this.folded.delete(signature(this.study.nodes, head));
    this.render();
  }

  #unlink() {
    for (const each of this.box.querySelectorAll('.linked')) each.classList.remove('linked');
  }

  /** A hovered or focused move is shown on the boards; focusing an action shows all its moves. @param {Event} event @param {boolean} on */
  #hover(event, on) {
    const act = closest(event, '.act');
    const node = act && this.study.nodes[Number(act.dataset.node)];
    if (!node) return;
    const mv = closest(event, '.mv');
    this.#unlink();
    if (on && mv) mv.classList.add('linked');
    if (event.type === 'focusin' && node.id === this.study.node) return;
    this.selection.link(on ? (mv ? [node.moves[Number(mv.dataset.move)]] : node.moves) : null);
  }

  /** The moves that made a hovered board or left it. @param {Hit | null} hit */
  #linkBoard(hit) {
    this.#unlink();
    if (!hit) return;
    for (const { id, moves } of pathTo(this.study.nodes, this.study.current)) {
      moves.forEach((move, n) => {
        const touches = [move.from, move.to, move.made].some(([l, v]) => l === hit.l && v === hit.v);
        if (touches) this.elements.get(id)?.querySelector(`[data-move="${n}"]`)?.classList.add('linked');
      });
    }
  }
}

/** Moves to another board make two. @param {Move[]} moves */
const boardsMade = (moves) => moves.reduce((n, { kind }) => n + (kind === 1 || kind === 2 ? 2 : 1), 0);
/** @param {LinkedNode} node */
const isLong = ({ moves }) => boardsMade(moves) > MANY_BOARDS;
