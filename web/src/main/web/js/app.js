// The study on the page: what is shown, what is selected, and every way to change it.
import { $, debounce, say, toast } from './dom.js';
import { Engine } from './engine.js';
import { boardLabel, squareName } from './geometry.js';
import { linkTree, mainChild, parentOf } from './tree.js';
import { playScene } from './scene.js';
import { isBlack } from './sprites.js';
import { pieceName } from './composer.js';

export class App {
  constructor(settings) {
    this.settings = settings;
    this.engine = this.newEngine();
    this.nodes = [{ id: 0, children: [] }];
    this.node = 0;
    this.view = null;
    this.selected = null;
    this.targets = [];
    this.hoveredTarget = null;
    this.linked = null;
    this.hint = null;
    this.threats = false;
    this.cursor = null;
    this.drag = null;
    this.flashLine = null;
    this.pulsing = [];
    this.own = new Map(); // own arrows and marks by node
    this.editing = null;
    this.listeners = [];
    this.save = debounce(() => this.listeners.forEach((l) => l.save?.()), 300);
  }

  /** Parts of the page that follow along: {tree(), node(), position(), save()}, each optional. */
  follow(listener) {
    this.listeners.push(listener);
  }

  tell(what, ...args) {
    for (const listener of this.listeners) listener[what]?.(...args);
  }

  get currentNode() {
    return this.nodes[this.node] ?? this.nodes[0];
  }

  get ownArrows() {
    return this.own.get(this.node)?.arrows ?? [];
  }

  get ownMarks() {
    return this.own.get(this.node)?.marks ?? [];
  }

  nodeName(node) {
    return `${node.turn}, ${node.player ? 'Black' : 'White'}`;
  }

  nextTurn() {
    const node = this.currentNode;
    if (node.parent === undefined) return 1;
    return this.view.mover === 0 ? node.turn + 1 : node.turn;
  }

  // --- the engine ----------------------------------------------------------------------------

  /** Does an operation that changes or shows the study. */
  async act(op, ...args) {
    let answer;
    try {
      answer = await this.engine.call(op, ...args);
    } catch (error) {
      if (error.message !== 'stopped') await this.revive(error);
      return null;
    }
    if (answer.error) {
      toast('That did not work: ' + answer.error);
      return answer;
    }
    this.receive(answer);
    return answer;
  }

  newEngine() {
    const engine = new Engine();
    engine.onBoards = (boards) => this.viewport.learn(boards);
    return engine;
  }

  /** A crashed engine is replaced by a new one with the study that was saved last. */
  async revive(error) {
    this.engine.end();
    this.engine = this.newEngine();
    toast('The rules engine stopped and was restarted. Your game is safe.', () => navigator.clipboard?.writeText(String(error.stack ?? error)), 'Copy details');
    await this.restore?.();
  }

  receive(answer) {
    if (!answer.view) return;
    const oldNode = this.node;
    const first = this.view === null;
    if (answer.tree) {
      if (this.revision !== undefined && answer.revision !== this.revision) this.remapOwn(answer.tree);
      this.nodes = linkTree(answer.tree);
      this.variant = answer.variant;
      this.headers = answer.headers;
    }
    this.revision = answer.revision;
    this.node = answer.node;
    this.canUndo = answer.undo;
    this.canRedo = answer.redo;
    this.view = answer.view;
    this.viewport.setView(answer.view);
    this.clearSelection(false);
    this.linked = null;
    this.hint = null;
    if (answer.tree) this.tell('tree');
    if (answer.tree || oldNode !== this.node || first) this.tell('node');
    this.tell('position');
    this.paint();
    this.save();
    if (answer.refused) this.refuse(answer.refused);
  }

  /** Own arrows hang on node numbers; an edit of the tree renumbers, so they stay only where nothing moved. */
  remapOwn(tree) {
    if (tree.length < this.nodes.length) this.own.clear();
  }

  refuse(text) {
    toast(text[0].toUpperCase() + text.slice(1) + '.');
    say(text);
  }

  paint(baseToo = true) {
    if (!this.view) return;
    this.viewport.setScene(this.editing ? this.editing.scene() : playScene(this), baseToo);
  }

  // --- walking the tree ----------------------------------------------------------------------

  async go(id) {
    if (id === this.node || !this.nodes[id]) return;
    await this.act('go', id);
    this.followCamera();
    const node = this.currentNode;
    say(node.parent === undefined ? 'Start' : `After ${this.nodeName(node)}`);
  }

  /** The camera stays where it is unless everything that happened is out of sight. */
  followCamera() {
    const moves = this.currentNode.moves ?? [];
    const boards = moves.length ? moves.map((m) => m.made) : this.view.must;
    if (boards.length && !boards.some(([l, v]) => this.viewport.isOnScreen(l, v))) this.viewport.showPresent();
  }

  step(where) {
    const node = this.currentNode;
    const parent = parentOf(this.nodes, node);
    if (where === 'next' && node.children.length) this.go(mainChild(node).id);
    if (where === 'prev' && parent) this.go(parent.id);
    if (where === 'first') this.go(0);
    if (where === 'last') {
      let at = node;
      while (at.children.length) at = mainChild(at);
      this.go(at.id);
    }
    if ((where === 'up' || where === 'down') && parent) {
      // On screen the main line comes first, then the variations in their order.
      const order = [mainChild(parent), ...parent.children.slice(0, -1)];
      const at = order.indexOf(node) + (where === 'up' ? -1 : 1);
      if (order[at]) this.go(order[at].id);
    }
    if (where === 'fork-next') {
      let at = node;
      while (at.children.length === 1) at = at.children[0];
      this.go(at.children.length ? at.id : at.id);
    }
    if (where === 'fork-prev') {
      let at = parent;
      while (at && at.children.length < 2 && at.parent !== undefined) at = parentOf(this.nodes, at);
      if (at) this.go(at.id);
    }
  }

  // --- pieces --------------------------------------------------------------------------------

  isPlayable(l, v) {
    const has = ([bl, bv]) => bl === l && bv === v;
    return this.view.must.some(has) || this.view.optional.some(has);
  }

  ownPiece(hit) {
    if (!hit || hit.sq < 0 || !this.view || !this.isPlayable(hit.l, hit.v)) return 0;
    const code = this.viewport.codes(hit.l, hit.v)?.[hit.sq] ?? 0;
    return code && isBlack(code) === (this.view.mover === 1) ? code : 0;
  }

  targetAt(hit) {
    return hit && this.targets.find((t) => t.l === hit.l && t.v === hit.v && t.sq === hit.sq);
  }

  async select(hit) {
    const code = this.ownPiece(hit);
    if (!code) return;
    this.selected = { ...hit, code };
    this.targets = [];
    $('viewport').classList.add('selecting');
    this.paint();
    this.tell('selection');
    const selected = this.selected;
    const { targets } = await this.engine.call('targets', hit.l, hit.sq);
    if (this.selected !== selected) return;
    this.targets = targets.map(({ to: [l, v, sq], ...rest }) => ({ l, v, sq, ...rest }));
    const boards = new Set(this.targets.map((t) => t.l + ',' + t.v)).size;
    say(`${squareName(hit.sq, this.view.w)}, ${pieceName(code)}, ${this.targets.length} targets on ${boards} boards`);
    if (!this.targets.length) this.tip(hit, `This ${pieceName(code)} has no move that keeps every royal piece safe.`);
    this.paint();
    this.tell('selection');
  }

  clearSelection(paint = true) {
    this.selected = null;
    this.targets = [];
    this.hoveredTarget = null;
    this.drag = null;
    $('viewport').classList.remove('selecting');
    this.hidePromotion?.();
    if (paint) this.paint();
    this.tell('selection');
  }

  /** Plays the selected piece to a target; asks for the promotion when there is a choice. */
  async playTo(target) {
    const from = this.selected;
    let promotion = '';
    if (target.promotes) {
      const choices = this.view.promotions;
      promotion = choices.length === 1 ? choices : await this.askPromotion(target, choices);
      if (!promotion) return this.clearSelection();
    }
    const present = this.view.present;
    const answer = await this.act('play', from.l, from.v, from.sq, target.l, target.v, target.sq, promotion);
    if (answer && !answer.refused) {
      const line = this.viewport.layout.line(from.l);
      say(`Played ${pieceName(from.code)} from ${boardLabel(line, from.v)} ${squareName(from.sq, this.view.w)}.` + (this.view.present !== present ? ' The present moved.' : ''));
    }
  }

  async submit() {
    if (!this.view.canSubmit) {
      this.pulse(this.view.must);
      say($('reasons')?.textContent ?? '');
      return false;
    }
    const answer = await this.act('submit');
    if (answer?.existed) toast('Already in the tree.');
    this.followCamera();
    return Boolean(answer && !answer.refused);
  }

  pulse(boards) {
    let left = this.settings.motion ? 4 : 2;
    const beat = () => {
      this.pulsing = left % 2 === 0 ? boards : [];
      this.paint(false);
      if (left-- > 0) setTimeout(beat, this.settings.motion ? 180 : 1000);
    };
    beat();
  }

  link(moves) {
    if (this.linked === moves) return;
    this.linked = moves;
    this.paint(false);
  }

  showBoard(l, v) {
    this.viewport.showBoard(l, v);
  }

  showLine(i) {
    this.flashLine = i;
    this.paint(false);
    setTimeout(() => {
      this.flashLine = null;
      this.paint(false);
    }, 1000);
  }

  /** A line of text beside a board. */
  tip(hit, text) {
    const { viewport } = this;
    const t = viewport.transform();
    const stage = viewport.stage;
    const tip = $('tip');
    tip.textContent = text;
    tip.hidden = false;
    const p = viewport.layout.center(hit.l, hit.v, Math.max(0, hit.sq));
    const x = stage.offsetLeft + t.x(p.x + 0.7);
    const y = stage.offsetTop + t.y(p.y + 0.7);
    tip.style.transform = `translate(${Math.min(x, stage.offsetLeft + viewport.width - 290)}px, ${Math.min(y, stage.offsetTop + viewport.height - 50)}px)`;
    clearTimeout(this.tipTimer);
    this.tipTimer = setTimeout(() => (tip.hidden = true), 3500);
  }

  ownLayer() {
    if (!this.own.has(this.node)) this.own.set(this.node, { arrows: [], marks: [] });
    return this.own.get(this.node);
  }

  toggleArrow(from, to, dash) {
    const layer = this.ownLayer();
    const arrow = { from: [from.l, from.v, from.sq], to: [to.l, to.v, to.sq], dash };
    const same = (a) => a.from.join() === arrow.from.join() && a.to.join() === arrow.to.join();
    const without = layer.arrows.filter((a) => !same(a));
    layer.arrows = without.length < layer.arrows.length ? without : [...without, arrow];
    this.paint(false);
  }

  toggleMark(hit) {
    const layer = this.ownLayer();
    const mark = [hit.l, hit.v, hit.sq];
    const without = layer.marks.filter((m) => m.join() !== mark.join());
    layer.marks = without.length < layer.marks.length ? without : [...without, mark];
    this.paint();
  }
}
