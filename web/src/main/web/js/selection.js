// What is picked up, pointed at or pointed out on the boards, and the way from there to a move.
import { boardKey, boardLabel, placeOf, squareName } from './geometry.js';
import { pieceName } from './pieces.js';
import { plural, Teller } from './util.js';

/**
 * @typedef {{
 *   changed: (base: boolean) => void, picked: () => void, hovered: (hit: Hit | null) => void,
 *   say: (text: string) => void, tip: (hit: Hit, text: string) => void,
 * }} SelectionNews
 */

/** @extends {Teller<SelectionNews>} */
export class Selection extends Teller {
  /** @type {Picked | null} */
  picked = null;
  /** @type {TargetHit[]} where the picked piece can go */
  targets = [];
  /** @type {TargetHit | null} the target under the pointer */
  hovered = null;
  /** @type {Hit | null} */
  hit = null;
  /** @type {string | null} the board under the pointer */
  hoverBoard = null;
  /** @type {Hit | null} the keyboard's square */
  cursor = null;
  /** @type {Drag | null} */
  drag = null;
  /** @type {Move[] | null} moves that are pointed at elsewhere */
  linked = null;
  /** @type {Move[] | null} an action that is offered */
  hint = null;
  /** @type {number | null} */
  flashLine = null;
  /** @type {Coord[]} */
  pulsing = [];
  /** @type {Spotlight | null} what a tool points out */
  lit = null;
  /** @type {Move[] | null} what the engine would play */
  best = null;
  /** Whether all threats are shown. */
  threats = false;
  #pulse = 0;
  /** @type {Promise<unknown>} the targets that are being found */
  #finding = Promise.resolve();

  /**
   * @param {import('./study.js').Study} study
   * @param {Settings} settings
   * @param {(target: TargetHit, choices: string, black: boolean) => Promise<string>} askPromotion gives a letter, or '' for no move
   */
  constructor(study, settings, askPromotion) {
    super();
    this.study = study;
    this.settings = settings;
    this.askPromotion = askPromotion;
    study.follow({
      position: () => {
        this.linked = this.hint = null;
        this.stopPulse();
        this.clear();
      },
    });
  }

  /** @param {Hit | null} hit */
  targetAt(hit) {
    return (hit && this.targets.find((t) => t.l === hit.l && t.v === hit.v && t.sq === hit.sq)) ?? null;
  }

  /** Picks a piece up and finds out where it can go. @param {Hit} hit */
  async pick(hit) {
    const { study } = this;
    const code = study.ownPiece(hit);
    if (!code) return;
    const picked = (this.picked = { ...hit, code });
    this.targets = [];
    this.tell('picked');
    this.tell('changed', true);
    const found = study.engine.call('targets', hit.l, hit.sq);
    this.#finding = found.catch(() => {});
    const { targets } = await found;
    if (this.picked !== picked) return;
    this.targets = targets.map(({ to: [l, v, sq], ...rest }) => ({ l, v, sq, ...rest }));
    const boards = new Set(this.targets.map((t) => boardKey(t.l, t.v))).size;
    this.tell('say', `${squareName(hit.sq, study.view.w)}, ${pieceName(code)}, ${plural(this.targets.length, 'target')} on ${plural(boards, 'board')}.`);
    if (!this.targets.length) this.tell('tip', hit, `This ${pieceName(code)} has no move that keeps every royal piece safe.`);
    this.tell('picked');
    this.tell('changed', true);
  }

  /** Picks a piece up whose targets are known. @param {Picked} picked @param {TargetHit[]} targets */
  choose(picked, targets) {
    this.picked = picked;
    this.targets = targets;
    this.tell('picked');
    this.tell('changed', true);
  }

  /** When it is known where the picked piece can go. A click may come before that. */
  async settled() {
    await this.#finding;
  }

  clear() {
    this.picked = this.hovered = this.drag = null;
    this.targets = [];
    this.tell('picked');
    this.tell('changed', true);
  }

  /** Plays the picked piece to a target; asks for the promotion when there is a choice. @param {TargetHit} target */
  async playTo(target) {
    const { study, picked: from } = this;
    if (!from) return;
    const { promotions, present, w } = study.view;
    let promotion = '';
    if (target.promotes) {
      promotion = promotions.length === 1 ? promotions : await this.askPromotion(target, promotions, study.view.mover === 1);
      if (!promotion) return this.clear();
    }
    const line = study.view.lines.find((each) => each.i === from.l);
    const answer = await study.act('play', ...placeOf(from), ...placeOf(target), promotion);
    if (!answer || answer.refused || !line) return;
    const there = study.view.lines.find((each) => each.i === target.l);
    const away = there && (target.l !== from.l || target.v !== from.v) ? boardLabel(there, target.v) + ' ' : '';
    this.tell('say', `Played ${pieceName(from.code)} ${boardLabel(line, from.v)} ${squareName(from.sq, w)} to ${away}${squareName(target.sq, w)}.`
      + (study.view.present < present ? ' The present moved back.' : ''));
  }

  /** The pointer is over a board, or over none. @param {Hit | null} hit */
  hover(hit) {
    this.hit = hit;
    const target = this.targetAt(hit);
    if (target !== this.hovered) {
      this.hovered = target;
      this.tell('changed', false);
    }
    const board = hit && boardKey(hit.l, hit.v);
    if (board === this.hoverBoard) return;
    this.hoverBoard = board;
    this.tell('hovered', hit);
  }

  /** @param {Drag | null} drag @param {Hit | null} hit */
  dragTo(drag, hit) {
    this.drag = drag;
    this.hovered = this.targetAt(hit);
    this.tell('changed', false);
  }

  /** @param {Move[] | null} moves */
  link(moves) {
    if (this.linked === moves) return;
    this.linked = moves;
    this.tell('changed', false);
  }

  /** @param {Move[] | null} moves */
  offer(moves) {
    if (this.hint === moves) return;
    this.hint = moves;
    this.tell('changed', false);
  }

  /** @param {Move[] | null} moves */
  showBest(moves) {
    if (this.best === moves) return;
    this.best = moves;
    this.tell('changed', false);
  }

  /** @param {Spotlight | null} lit */
  light(lit) {
    if (this.lit === lit) return;
    this.lit = lit;
    this.tell('changed', true);
  }

  /** @param {Hit | null} cursor */
  setCursor(cursor) {
    if (this.cursor === cursor) return;
    this.cursor = cursor;
    this.tell('changed', false);
  }

  toggleThreats() {
    this.threats = !this.threats;
    this.tell('changed', false);
  }

  /** Shows a timeline for a moment. @param {number} line */
  flash(line) {
    this.flashLine = line;
    this.tell('changed', false);
    setTimeout(() => {
      this.flashLine = null;
      this.tell('changed', false);
    }, 1000);
  }

  /** Boards that were forgotten draw attention twice. @param {Coord[]} boards */
  pulse(boards) {
    this.stopPulse();
    let left = this.settings.motion ? 4 : 2;
    const beat = () => {
      this.pulsing = left % 2 === 0 && left > 0 ? boards : [];
      this.tell('changed', false);
      if (left-- > 0) this.#pulse = setTimeout(beat, this.settings.motion ? 180 : 1000);
    };
    beat();
  }

  stopPulse() {
    clearTimeout(this.#pulse);
    this.pulsing = [];
  }
}
