// Editing the start position: pieces, boards, timelines; the 5DFEN text mirrors it both ways.
import { $, debounce, h, icon, say, toast } from './dom.js';
import { pieceCanvas } from './board-input.js';
import { BLACK, LETTERS, UNMOVED } from './sprites.js';
import { NAMES } from './pieces.js';
import { boardLabel } from './geometry.js';
import { emptyScene } from './viewport.js';

/** Only these kinds remember whether they have moved. */
const TRACKED = new Set(['P', 'W', 'K', 'R']);

export class SetupEditor {
  static async open(app) {
    if (app.preview) return;
    const editor = new SetupEditor(app);
    app.editing = editor;
    app.clearSelection(false);
    app.cursor = null;
    editor.before = { view: app.view };
    editor.build();
    await editor.call('edit');
    app.viewport.fitAll(true);
    say('Editing the start position');
  }

  constructor(app) {
    this.app = app;
    this.brush = 'hand';
    this.send = debounce((text) => this.call('editText', text), 300);
  }

  async call(op, ...args) {
    const { setup, error } = await this.app.engine.call(op, ...args);
    if (error) return toast('That did not work: ' + error);
    this.setup = setup;
    this.app.view = { ...this.before.view, ...setup, draft: [], checks: [], checkCount: 0, threats: [], chips: [], movable: [], standing: [], optional: [], canSubmit: false };
    this.app.viewport.setView(this.app.view);
    this.app.paint();
    this.show(op === 'editText');
    return setup;
  }

  // --- the strip, the banner, the pane ---

  build() {
    const { app } = this;
    const strip = $('editor-strip');
    const { colors } = app.viewport.painter;
    const tool = (name, content, label) => h('button', {
      'aria-pressed': String(this.brush === name), 'aria-label': label, title: label, 'data-brush': String(name), onclick: () => this.pick(name),
    }, content);
    strip.replaceChildren(tool('hand', '✥', 'Move pieces'), tool('erase', icon('close'), 'Erase'));
    for (let t = 0; t < LETTERS.length; t++) {
      for (const side of [0, BLACK]) {
        const code = (t + 1) | side;
        strip.append(tool(code, pieceCanvas(code, 28, colors), `${side ? 'Black' : 'White'} ${NAMES[LETTERS[t]]}`));
      }
    }
    strip.hidden = false;
    const banner = $('banner');
    banner.className = 'banner editing';
    this.play = h('button', { class: 'primary', id: 'editor-play', onclick: () => this.done() }, 'Play');
    this.problem = h('span', { role: 'status' });
    banner.replaceChildren(
      h('b', {}, 'Editing the start position'), this.problem, h('span', { class: 'grow' }),
      h('button', { onclick: () => this.undo() }, 'Undo'), h('button', { onclick: () => this.redo() }, 'Redo'),
      h('button', { id: 'editor-cancel', onclick: () => this.cancel() }, 'Cancel'), this.play);
    banner.hidden = false;
    this.text = h('textarea', { class: 'out', id: 'editor-fen', spellcheck: 'false', 'aria-label': '5DFEN', style: 'height:180px', oninput: () => this.send(this.text.value) });
    this.findings = h('div', {});
    const size = (id, label) => h('input', { type: 'number', min: '1', max: '16', 'aria-label': label, id, onchange: () => this.call('editSize', $('edit-w').value, $('edit-h').value) });
    this.parity = h('select', { 'aria-label': 'Parity', onchange: () => this.call('editParity', this.parity.value) }, h('option', { value: 'odd' }, 'odd: 0 in the centre'), h('option', { value: 'even' }, 'even: −0 and +0'));
    this.promotions = h('input', { type: 'text', 'aria-label': 'Promotions', onchange: () => this.call('editPromotions', this.promotions.value.toUpperCase()) });
    $('pane-game').replaceChildren(h('div', { class: 'pad' },
      h('dl', { class: 'headers' },
        h('dt', {}, 'Size'), h('dd', { style: 'display:flex;gap:6px;align-items:center' }, size('edit-w', 'Width'), 'by', size('edit-h', 'Height')),
        h('dt', {}, 'Parity'), h('dd', {}, this.parity),
        h('dt', {}, 'Promotions'), h('dd', {}, this.promotions)),
      h('p', {}, 'Click paints, drag moves, right-click erases. U or a second click with the same piece switches its unmoved mark. + adds boards and timelines.'),
      this.text, this.findings));
    app.openTab('game');
    $('composer').hidden = true;
  }

  pick(name) {
    this.brush = name;
    for (const button of $('editor-strip').children) button.setAttribute('aria-pressed', String(button.dataset.brush === String(name)));
  }

  show(typing) {
    const { setup } = this;
    if (!typing || document.activeElement !== this.text) this.text.value = setup.text;
    $('edit-w').value = String(setup.w);
    $('edit-h').value = String(setup.h);
    this.parity.value = setup.even ? 'even' : 'odd';
    this.promotions.value = setup.promotions;
    const errors = setup.findings.filter((f) => f.severity === 'error');
    this.play.disabled = !setup.valid;
    this.problem.textContent = setup.valid ? '' : `${errors.length === 1 ? 'One problem' : errors.length + ' problems'}: ${errors[0]?.message ?? 'not valid'}`;
    this.findings.replaceChildren(...setup.findings.slice(0, 50).map((finding) =>
      h('div', { class: `finding ${finding.severity}` },
        h('span', { class: 'sev' }, finding.severity === 'error' ? 'Error ' : 'Warning '), h('b', {}, finding.message), finding.hint ? h('span', { class: 'hint' }, finding.hint) : null)));
  }

  /** Boards with their unmoved marks, and the places where a board can be added. */
  scene() {
    const scene = { ...emptyScene(), coordinates: 'all', cursor: this.app.cursor, drag: this.app.drag, plus: [], dots: [] };
    const { layout } = this.app.viewport;
    for (const line of this.app.view.lines) {
      scene.plus.push({ l: line.i, v: line.end + 1 });
      if (line.start > 2) scene.plus.push({ l: line.i, v: line.start - 1 });
      for (let v = line.start; v <= line.end; v++) {
        this.app.viewport.codes(line.i, v).forEach((code, sq) => code & UNMOVED && scene.dots.push([line.i, v, sq]));
      }
    }
    const lines = this.app.view.lines.map((line) => line.i);
    const v = layout ? Math.max(2, ...this.app.view.lines.filter((l) => l.i === 0 || lines.length === 1).map((l) => l.end)) : 2;
    scene.plus.push({ l: Math.max(...lines) + 1, v }, { l: Math.min(...lines) - 1, v });
    return scene;
  }

  // --- pointers ---

  codeAt(hit) {
    return hit && hit.sq >= 0 ? (this.app.viewport.codes(hit.l, hit.v)?.[hit.sq] ?? 0) : 0;
  }

  tap(hit, event) {
    if (!hit) return this.tapPlus(event);
    if (hit.sq < 0) return;
    const code = this.codeAt(hit);
    if (this.brush === 'erase') return this.erase(hit);
    if (this.brush === 'hand') return code ? this.toggleUnmoved(hit) : undefined;
    if ((code & ~UNMOVED) === this.brush) return this.toggleUnmoved(hit);
    const unmoved = TRACKED.has(LETTERS[(this.brush & 15) - 1]) ? UNMOVED : 0;
    this.call('editPut', hit.l, hit.v, hit.sq, this.brush | unmoved);
  }

  /** A tap between the boards may be on a plus. */
  tapPlus(event) {
    if (!event) return;
    const { viewport } = this.app;
    const rect = viewport.stage.getBoundingClientRect();
    const t = viewport.transform();
    const x = t.wx(event.clientX - rect.left);
    const y = t.wy(event.clientY - rect.top);
    const v = Math.floor(x / viewport.layout.pitchX);
    const row = Math.floor(y / viewport.layout.pitchY);
    const l = viewport.flip ? -row : row;
    if (this.scene().plus.some((plus) => plus.l === l && plus.v === v)) this.call('editAdd', l, v);
  }

  toggleUnmoved(hit) {
    const code = this.codeAt(hit);
    if (code && TRACKED.has(LETTERS[(code & 15) - 1])) this.call('editPut', hit.l, hit.v, hit.sq, code ^ UNMOVED);
  }

  /** Erases a piece; on an empty square offers to remove the whole board. */
  erase(hit) {
    if (!hit) return;
    if (hit.sq >= 0 && this.codeAt(hit)) return this.call('editPut', hit.l, hit.v, hit.sq, 0);
    const line = this.app.viewport.layout.line(hit.l);
    if (hit.v !== line.end && hit.v !== line.start) return;
    this.call('editRemove', hit.l, hit.v);
    toast(`Board ${boardLabel(line, hit.v)} removed.`, () => this.undo());
  }

  canDrag(hit) {
    return this.codeAt(hit) !== 0;
  }

  dragStart(hit) {
    this.dragFrom = hit;
    this.dragCode = this.codeAt(hit);
  }

  async drop(hit) {
    const from = this.dragFrom;
    const code = this.dragCode;
    this.dragCode = 0;
    if (!hit || hit.sq < 0) return this.call('editPut', from.l, from.v, from.sq, 0);
    if (from.l === hit.l && from.v === hit.v && from.sq === hit.sq) return this.app.paint();
    await this.call('editPut', from.l, from.v, from.sq, 0);
    await this.call('editPut', hit.l, hit.v, hit.sq, code);
  }

  undo() {
    return this.call('editUndo');
  }

  redo() {
    return this.call('editRedo');
  }

  // --- leaving ---

  close() {
    $('banner').hidden = true;
    $('editor-strip').hidden = true;
    $('composer').hidden = false;
    this.app.editing = null;
    this.app.cursor = null;
    this.app.openTab(matchMedia('(max-width:767px), (max-height:519px)').matches ? 'play' : 'moves');
  }

  async cancel() {
    this.close();
    await this.app.act('look');
    this.app.viewport.showPresent(true);
  }

  async done() {
    if (!this.setup.valid) return;
    this.close();
    await this.app.act('editPlay');
    this.app.afterNewGame();
    toast('Playing from the new position.', () => this.app.act('undo'));
  }
}
