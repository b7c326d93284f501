// The boards on screen: shows the study or what is previewed in its place, and what is selected there.
import { playScene, setupScene } from '../scene.js';
import { UNMOVED } from '../pieces.js';
import { pathTo } from '../tree.js';

const MOST_TRAVELS = 20;

export class Board {
  #tipTimer = 0;
  /** The node that was shown before, and whether moves were played on from it. */
  #node = 0;
  #drafted = false;
  /** @type {import('./travel.js').Travel | null} */
  travel = null;

  /**
   * @param {import('../study.js').Study} study
   * @param {import('../selection.js').Selection} selection
   * @param {import('../preview.js').Preview} preview
   * @param {import('./viewport.js').Viewport} viewport
   * @param {Settings} settings
   */
  constructor(study, selection, preview, viewport, settings) {
    this.study = study;
    this.selection = selection;
    this.preview = preview;
    this.viewport = viewport;
    this.settings = settings;
    this.isMate = () => false;
    study.follow({
      view: () => this.show(),
      node: () => this.#arrived(),
      played: () => this.#happened(study.view.draft.slice(-1)),
      position: () => (this.#drafted = study.view.draft.length > 0),
    });
    selection.follow({
      changed: (base) => this.paint(base),
      picked: () => viewport.root.classList.toggle('selecting', selection.picked !== null),
      hovered: () => viewport.camera.z >= 28 && settings.coordinates === 'focus' && this.paint(),
      tip: (hit, text) => this.tip(hit, text),
    });
    preview.follow({
      changed: () => this.show(),
      ended: () => this.show(),
      imagined: () => this.show(),
    });
  }

  /** What is on screen. */
  get view() {
    return this.preview.view ?? this.preview.imagined ?? this.study.view;
  }

  show() {
    this.viewport.setView(this.view);
    this.paint();
  }

  /** @param {boolean} base whether boards or tints have changed, too */
  paint(base = true) {
    if (this.study.isOpen) this.viewport.setScene(this.scene(), base);
  }

  /** @returns {Scene} */
  scene() {
    const { study, selection, preview, settings, view } = this;
    const { cursor, drag } = selection;
    if (preview.setup) return { ...setupScene(view, this.#unmoved(view)), cursor, drag };
    const { picked, targets, hovered, hoverBoard, linked, hint, flashLine, pulsing, threats, lit, best } = selection;
    const inStudy = view === study.view;
    return playScene({
      // What is only imagined is there to show one thing.
      view: view === preview.imagined ? { ...view, checks: [], must: [], optional: [], movable: [] } : view, settings, picked, targets, hovered, hoverBoard, cursor, drag, linked, hint, flashLine, pulsing, threats, lit,
      best: inStudy && !view.draft.length ? best : null,
      last: inStudy ? study.current.moves : [],
      drawn: inStudy && settings.layers.drawn ? study.drawn : { arrows: [], squares: [] },
      travels: inStudy && settings.layers.travels ? this.#travels() : [],
      passed: inStudy && settings.layers.passed && view.draft.length === 0,
      mate: inStudy && this.isMate() && view.draft.length === 0,
    });
  }

  /** The newest jumps before the last action. */
  #travels() {
    const { study } = this;
    const before = pathTo(study.nodes, study.current).slice(0, -1).reverse();
    return before.flatMap(({ moves }) => moves.filter(({ kind }) => kind === 1 || kind === 2)).slice(0, MOST_TRAVELS);
  }

  /** @param {BoardsView} view */
  #unmoved(view) {
    /** @type {Place[]} */
    const dots = [];
    for (const line of view.lines) {
      line.boards.forEach((id, n) => this.study.boards.get(id)?.forEach((code, sq) => code & UNMOVED && dots.push([line.i, line.start + n, sq])));
    }
    return dots;
  }

  /** Another node: a step forward is shown as it happens, unless it was just played here. */
  #arrived() {
    const { study } = this;
    const { parent, moves } = study.current;
    const forward = parent !== undefined && parent === this.#node && !this.#drafted;
    this.#node = study.node;
    if (forward) this.#happened(moves);
    else this.#follow(moves);
  }

  /** @param {Move[]} moves */
  #happened(moves) {
    this.#follow(moves);
    if (!this.preview.view) this.travel?.start(moves, ([l, v, sq]) => this.study.codes(l, v)?.[sq] ?? 0);
  }

  /** The camera goes along with what was played. @param {Move[]} moves */
  #follow(moves) {
    if (!this.preview.view) this.viewport.follow(moves.length ? moves.map((m) => m.made) : this.study.view.must);
  }

  /** A line of text beside a board. @param {Hit} hit @param {string} text */
  tip(hit, text) {
    const { viewport } = this;
    const { stage } = viewport;
    const t = viewport.transform();
    const tip = /** @type {HTMLElement} */ (viewport.root.querySelector('.tip'));
    tip.textContent = text;
    tip.hidden = false;
    const p = viewport.layout.center(hit.l, hit.v, Math.max(0, hit.sq));
    const x = stage.offsetLeft + t.x(p.x + 0.7);
    const y = stage.offsetTop + t.y(p.y + 0.7);
    tip.style.transform = `translate(${Math.min(x, stage.offsetLeft + viewport.width - 290)}px, ${Math.min(y, stage.offsetTop + viewport.height - 50)}px)`;
    clearTimeout(this.#tipTimer);
    this.#tipTimer = setTimeout(() => (tip.hidden = true), 3500);
  }
}
