// The Moves tab: the tree, comments, evaluation signs.
import { $, h, icon, menu, roving, toast } from './dom.js';
import { onScreen } from './geometry.js';
import { isMain, rows, signature, variationHead } from './tree.js';

const SIGNS = ['!!', '!', '!?', '?!', '?', '??'];
const CHUNK = 200;

/** A move as it reads in lists: its board small, then the move. */
export function moveText(move, { prefix = true } = {}) {
  const parts = [];
  if (prefix) parts.push(h('small', {}, onScreen(move.board)));
  parts.push(h('b', {}, move.text));
  if (move.kind !== 0) {
    parts.push(h('b', {}, move.kind === 2 ? ' ≫ ' : ' › '), h('small', {}, onScreen(move.toBoard)), h('b', {}, move.toText));
  }
  return parts;
}

/** The same in words, for screen readers. */
export const plainMove = (move) =>
  `${onScreen(move.board)} ${move.text}` + (move.kind ? ` ${move.kind === 2 ? '≫' : '›'} ${onScreen(move.toBoard)} ${move.toText}` : '');

export class MoveList {
  constructor(app) {
    this.app = app;
    this.box = $('tree');
    this.folded = new Set();
    this.elements = new Map();
    this.box.addEventListener('click', (event) => this.click(event));
    this.box.addEventListener('contextmenu', (event) => this.context(event));
    for (const [start, end] of [['pointerover', 'pointerout'], ['focusin', 'focusout']]) {
      this.box.addEventListener(start, (event) => this.hover(event, true));
      this.box.addEventListener(end, (event) => this.hover(event, false));
    }
    for (const sign of SIGNS) {
      $('signs').append(h('button', { 'aria-pressed': 'false', 'data-sign': sign, title: 'Evaluation ' + sign, onclick: () => this.sign(sign) }, sign));
    }
    roving($('signs'));
    const comment = $('comment');
    comment.addEventListener('input', () => {
      comment.style.height = 'auto';
      comment.style.height = Math.min(120, comment.scrollHeight + 2) + 'px';
    });
    comment.addEventListener('change', () => this.app.act('comment', this.commentFor, comment.value));
    comment.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        comment.blur();
      }
    });
  }

  /** Builds the list anew; long ones in slices, so that no task blocks the page. */
  render() {
    const { app } = this;
    this.elements.clear();
    this.box.replaceChildren();
    clearTimeout(this.slicing);
    const isFolded = (head) => this.folded.size > 0 && this.folded.has(signature(app.nodes, head));
    const iterator = rows(app.nodes, isFolded);
    const slice = () => {
      const part = document.createDocumentFragment();
      for (let n = 0; n < CHUNK; n++) {
        const { value, done } = iterator.next();
        if (done) {
          this.box.append(part);
          this.current();
          return;
        }
        part.append(this.item(value));
      }
      this.box.append(part);
      this.slicing = setTimeout(slice);
    };
    if (app.nodes.length === 1 && !app.nodes[0].remarks) {
      this.box.append(h('p', { class: 'empty' }, 'No moves yet. Click a piece to play, or press Ctrl+V to paste a game.'));
    }
    slice();
  }

  item(item) {
    const steps = Math.min(item.depth, 8) * 12;
    const indent = `margin-left:${item.remark ? 28 + steps : steps}px`;
    if (item.remark) return h('div', { class: 'remark', style: indent, dir: 'auto' }, item.text);
    if (item.folded) {
      const { head } = item;
      return h('div', { class: 'row variation', style: indent },
        h('button', { class: 'fold', 'aria-expanded': 'false', 'aria-label': 'Expand variation', onclick: () => this.toggle(head) }, icon('next')),
        h('span', { class: 'what' }, `${head.turn}${head.player ? '…' : '.'} `, this.action(head, item.depth), ' ',
          h('button', { class: 'link', onclick: () => this.toggle(head) }, '+' + item.count)));
    }
    return h('div', { class: item.depth ? 'row variation' : 'row', style: indent },
      item.head
        ? h('button', { class: 'fold', 'aria-expanded': 'true', 'aria-label': 'Collapse variation', onclick: () => this.toggle(item.head) }, icon('next'))
        : null,
      h('span', { class: 'no' }, String(item.turn)),
      h('span', { class: 'what' },
        item.white ? this.action(item.white, item.depth) : h('span', { class: 'slash' }, '…'),
        item.black ? h('span', { class: 'slash' }, '/') : null,
        item.black ? this.action(item.black, item.depth) : null));
  }

  action(node, depth) {
    const words = `${node.turn} ${node.player ? 'Black' : 'White'}, ${node.moves.map(plainMove).join(', ')}`;
    const element = h('span', {
      class: 'act', role: 'treeitem', tabindex: '-1', 'data-node': String(node.id), 'aria-level': String(depth + 1), 'aria-label': words,
    });
    node.moves.forEach((move, n) => {
      const last = n === node.moves.length - 1;
      const sign = node.signs?.[n] ?? '';
      const text = h('span', { class: 'mv', 'data-move': String(n) }, moveText(move, { prefix: node.many || move.kind !== 0 }));
      if (last && node.check) text.append(h('b', { class: 'check' }, '+'));
      if (sign) text.append(h('b', {}, sign));
      element.append(text, last ? '' : '  ');
    });
    this.elements.set(node.id, element);
    return element;
  }

  /** Marks the current action and fills the fields that belong to it. */
  current() {
    const { app } = this;
    for (const element of this.box.querySelectorAll('[aria-current]')) {
      element.removeAttribute('aria-current');
      element.tabIndex = -1;
    }
    const element = this.elements.get(app.node);
    if (element) {
      element.setAttribute('aria-current', 'true');
      element.tabIndex = 0;
      element.scrollIntoView({ block: 'nearest' });
    }
    const node = app.currentNode;
    const name = this.commentFor === app.node ? null : app.nodeName(node);
    this.commentFor = app.node;
    const comment = $('comment');
    if (name || document.activeElement !== comment) comment.value = node.comment ?? '';
    comment.placeholder = node.parent === undefined ? 'Comment on the start' : 'Comment on ' + app.nodeName(node);
    const sign = node.signs?.[node.signs.length - 1] ?? '';
    for (const button of $('signs').children) {
      button.setAttribute('aria-pressed', String(button.dataset.sign === sign));
      button.disabled = node.parent === undefined;
    }
    $('where').textContent = node.parent === undefined ? 'Start' : 'After ' + app.nodeName(node);
  }

  /** Once the verdict of the current node is known, its sign tells softmate and mate from check. */
  verdict(verdict) {
    const sign = { softmate: '*', checkmate: '#' }[verdict];
    const mark = this.elements.get(this.app.node)?.querySelector('.check');
    if (sign && mark) mark.textContent = sign;
  }

  sign(sign) {
    const node = this.app.currentNode;
    if (node.parent === undefined) return;
    const last = node.moves.length - 1;
    this.app.act('evaluate', node.id, last, node.signs?.[last] === sign ? '' : sign);
  }

  click(event) {
    const act = event.target.closest('.act');
    if (act) this.app.go(Number(act.dataset.node));
  }

  context(event) {
    const act = event.target.closest('.act');
    if (!act) return;
    event.preventDefault();
    this.menuFor(Number(act.dataset.node), event.clientX, event.clientY);
  }

  menuFor(id, x, y) {
    const { app } = this;
    const node = app.nodes[id];
    const head = variationHead(app.nodes, node);
    menu(x, y, [
      isMain(app.nodes, node) ? null : ['Promote variation', () => app.act('promote', id, 'one')],
      head ? ['Make main line', () => app.act('promote', id, 'all')] : null,
      head ? ['Collapse variation', () => this.toggle(head)] : null,
      ['Copy from here', () => app.copyFrom(id)],
      ['Delete from here', () => this.remove(id)],
    ].filter(Boolean));
  }

  async remove(id) {
    if (id === 0) return;
    await this.app.act('delete', id);
    toast('Deleted.', () => this.app.act('undo'));
  }

  toggle(head, fold) {
    const name = signature(this.app.nodes, head);
    const now = fold ?? !this.folded.has(name);
    if (now) this.folded.add(name);
    else this.folded.delete(name);
    this.render();
  }

  /** A hovered or focused move is shown on the boards; focusing an action shows all its moves. */
  hover(event, on) {
    const act = event.target.closest?.('.act');
    if (!act) return;
    const node = this.app.nodes[Number(act.dataset.node)];
    const mv = event.target.closest('.mv');
    for (const each of this.box.querySelectorAll('.linked')) each.classList.remove('linked');
    if (on && mv) mv.classList.add('linked');
    const keyboard = event.type.startsWith('focus');
    if (keyboard && on && node.id === this.app.node) return;
    this.app.link(on && node ? (mv ? [node.moves[Number(mv.dataset.move)]] : node.moves) : null);
  }

  /** The moves that made a hovered board or left it. */
  linkBoard(hit) {
    for (const each of this.box.querySelectorAll('.linked')) each.classList.remove('linked');
    if (!hit) return;
    const { nodes } = this.app;
    for (let at = this.app.currentNode; at && at.parent !== undefined; at = nodes[at.parent]) {
      at.moves.forEach((move, n) => {
        const touches = [move.from, move.to, move.made].some(([l, v]) => l === hit.l && v === hit.v);
        if (touches) this.elements.get(at.id)?.children[n]?.classList.add('linked');
      });
    }
  }
}
