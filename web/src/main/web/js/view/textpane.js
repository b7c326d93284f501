// The Text tab: a game as text. What is pasted is read at once; the study changes only when accepted.
import { sectionFor } from '../guide-text.js';
import { capital, debounce, plural, spaced } from '../util.js';
import { $, h, say } from './dom.js';

const BEFORE_CARET = 12;
const LINE_HEIGHT = 20;
/** Farther into a line nothing is underlined: nobody scrolls there. */
const MOST_COLUMNS = 2000;
const MOST_FINDINGS = 200;
/** Longer texts are not edited on the page. */
const LONG = 200_000;

export class TextPane {
  area = h('textarea', {
    spellcheck: 'false', 'aria-label': 'Game text', wrap: 'off', placeholder: 'Paste a game in any notation here, or drop a file on the board.',
  });
  numbers = h('div', { class: 'numbers', 'aria-hidden': 'true' });
  squiggles = h('div', { class: 'squiggles', 'aria-hidden': 'true' });
  status = h('span', {});
  notation = h('select', { 'aria-label': 'Notation', style: 'width:auto;padding:3px 6px', onchange: () => this.read() });
  variant = h('select', { 'aria-label': 'Variant, if the text does not name one', style: 'width:auto;max-width:130px;padding:3px 6px', onchange: () => this.read() });
  options = h('div', { class: 'pad options', hidden: true }, h('label', {}, 'Notation', this.notation), h('label', {}, 'Variant', this.variant));
  findings = h('div', { class: 'findings', role: 'list', 'aria-label': 'Findings' });
  /** @type {Map<string, string>} names of notations */
  names = new Map();
  /** Opens a section of the guide. @type {(section: string) => void} */
  explain = () => {};
  /** @type {string | null} */
  #long = null;
  #reading = false;
  #stale = true;
  /** Whether the text came from outside; else it is the study's own, edited here. */
  #outside = false;

  /**
   * @param {import('../study.js').Study} study
   * @param {import('../preview.js').Preview} preview
   * @param {(name: string) => void} openTab
   * @param {{ open: (games: number, text: string, notation: string, variant: string) => Promise<unknown>, add: () => Promise<unknown>, solve: (text: string) => Promise<unknown> }} deeds
   *   what becomes of a text that was read: a new study, a chapter, or puzzles
   */
  constructor(study, preview, openTab, deeds) {
    this.deeds = deeds;
    this.study = study;
    this.preview = preview;
    this.openTab = openTab;
    $('pane-text').append(
      h('div', { class: 'pad status-line' }, this.status, h('button', { class: 'link', 'aria-expanded': 'false', onclick: () => this.#toggleOptions() }, 'Change')),
      this.options,
      h('div', { class: 'editor-text' }, this.numbers, this.area, h('div', { class: 'squiggled' }, this.squiggles)),
      this.findings,
    );
    this.area.addEventListener('input', debounce(() => this.read(), 250));
    this.area.addEventListener('paste', () => (this.#outside ||= this.#isAllSelected()));
    this.area.addEventListener('input', () => this.#count());
    this.area.addEventListener('scroll', () => this.#scrolled());
    study.follow({
      tree: () => {
        this.#stale = true;
        this.shown();
      },
    });
  }

  /** @param {Hello} hello */
  hello({ notations, variants }) {
    this.notation.append(h('option', { value: '' }, 'Detect'), ...notations.filter((n) => n.reads).map((n) => h('option', { value: n.id }, n.name)));
    this.variant.append(...variants.filter((v) => v.playable).map((v) => h('option', { value: v.name }, v.name)));
    this.variant.value = 'Standard';
    this.names = new Map(notations.map((n) => [n.id, n.name]));
  }

  /** How a text is read is rarely of interest. */
  #toggleOptions() {
    this.options.hidden = !this.options.hidden;
    $('pane-text').querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(!this.options.hidden));
  }

  /** Whether what is pasted takes the place of the whole text. */
  #isAllSelected() {
    return this.area.selectionEnd - this.area.selectionStart >= this.area.value.trimEnd().length;
  }

  /** The whole text; the field shows only the beginning of one that would take it long to lay out. */
  get #text() {
    return this.#long ?? this.area.value;
  }

  /** @param {string} text */
  #put(text) {
    const isLong = text.length > LONG;
    this.#long = isLong ? text : null;
    this.area.readOnly = isLong;
    this.area.value = isLong ? text.slice(0, text.lastIndexOf('\n', LONG / 10) + 1 || LONG / 10) + `… ${spaced(text.length)} characters, too long to edit here` : text;
  }

  #scrolled() {
    const { scrollLeft, scrollTop } = this.area;
    this.numbers.style.transform = `translateY(${-scrollTop}px)`;
    this.squiggles.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
  }

  #count() {
    const lines = this.area.value.split('\n').length;
    this.numbers.textContent = Array.from({ length: Math.min(lines, 5000) }, (_, i) => i + 1).join('\n');
  }

  /** While nothing is being read in, the tab shows the study. */
  async shown() {
    if (!this.#stale || this.#reading || $('pane-text').hidden) return;
    const { text } = await this.study.engine.call('save');
    if (this.#reading) return;
    this.#stale = false;
    this.#outside = false;
    this.#put(text);
    this.status.textContent = 'The study';
    this.#count();
    this.#show([]);
  }

  /** Reads a text and shows it in the study's place. @param {string} text @param {boolean} outside whether it is another game */
  async load(text, outside = true) {
    this.openTab('text');
    this.notation.value = '';
    this.#outside = outside;
    this.#put(text);
    this.#count();
    const answer = await this.read();
    const first = answer?.findings.find(({ severity }) => severity === 'error');
    if (first) this.#reveal(first);
  }

  /** @returns {Promise<ReadAnswer | null>} */
  async read() {
    const text = this.#text;
    if (!text.trim()) {
      await this.cancel();
      return null;
    }
    this.#reading = true;
    const answer = await this.preview.read(text, this.notation.value, this.variant.value);
    if (!answer) {
      this.#reading = false;
      return null;
    }
    const { notation = '', actions, errors } = answer;
    this.#show(answer.findings);
    this.status.replaceChildren(notation ? 'Detected ' : '', h('b', {}, this.names.get(notation) ?? 'Unknown notation'), ` ${plural(actions, 'action')} read` + (errors ? `, ${plural(errors, 'error')}` : ''));
    this.#banner(answer);
    say(`${plural(actions, 'action')} read, ${plural(errors, 'error')}`);
    return answer;
  }

  /** @param {ReadAnswer} answer */
  #banner({ view, actions, errors, games }) {
    const banner = $('banner');
    const words = view
      ? `${plural(actions, 'action')} read` + (errors ? `, ${plural(errors, 'error')} found.` : '.') + (games > 1 ? ` The first of ${games} games is shown.` : '')
      : 'Nothing could be read from this text.';
    banner.className = 'banner';
    banner.replaceChildren(
      h('span', {}, words), h('span', { class: 'grow' }),
      view ? this.#choices(games) : '',
      h('button', { id: 'import-cancel', onclick: () => this.cancel() }, 'Keep my study'),
    );
    banner.hidden = false;
  }

  /** A text from outside becomes a study of its own; the study's own text, edited here, takes its place. @param {number} games */
  #choices(games) {
    const choice = (/** @type {string} */ id, /** @type {string} */ label, /** @type {() => Promise<unknown>} */ put, main = false) =>
      h('button', { class: main ? 'primary' : null, id, onclick: () => this.#accept(put) }, label);
    const open = () => this.deeds.open(games, this.#text, this.notation.value, this.variant.value);
    const asNew = (/** @type {string} */ id, main = false) => choice(id, games > 1 ? `Open ${games} games as a new study` : 'Open as a new study', open, main);
    const box = h('span', { class: 'row-buttons' });
    if (this.#outside) box.append(asNew('import-accept', true), choice('import-chapter', 'Add as a chapter', this.deeds.add), choice('import-puzzles', 'Solve as puzzles', () => this.deeds.solve(this.#text)));
    else box.append(choice('import-accept', 'Use this text', () => this.study.act('accept', 'replace'), true), asNew('import-new'));
    return box;
  }

  /** @param {() => Promise<unknown>} put */
  async #accept(put) {
    $('banner').hidden = true;
    this.#reading = false;
    this.#outside = false;
    await this.preview.take(put);
  }

  async cancel() {
    $('banner').hidden = true;
    this.#reading = false;
    this.#stale = true;
    this.preview.end();
    await this.shown();
  }

  /** @param {Finding[]} findings */
  #show(findings) {
    const errors = findings.filter((f) => f.severity === 'error').length;
    const badge = $('text-badge');
    badge.hidden = findings.length === 0;
    badge.replaceChildren(String(findings.length), h('span', { class: 'unseen' }, ` findings, ${plural(errors, 'error')}`));
    const listed = findings.slice(0, MOST_FINDINGS);
    this.findings.replaceChildren(...listed.map((finding) => this.#finding(finding)));
    this.#underline(listed);
  }

  /** Wavy lines below what is wrong: the same text once more, of which only those are seen. @param {Finding[]} findings */
  #underline(findings) {
    const lines = findings.length ? this.area.value.split('\n') : [];
    this.squiggles.replaceChildren(...findings.flatMap(({ line, column, length, severity }) => {
      if (!line || column > MOST_COLUMNS || lines[line - 1] === undefined) return [];
      const chars = [...lines[line - 1].slice(0, 2 * MOST_COLUMNS)];
      // An end has no characters: a blank stands for it.
      const text = chars.slice(column - 1, column - 1 + Math.max(1, length)).join('') || ' ';
      return h('div', { style: `top:${(line - 1) * LINE_HEIGHT}px` }, chars.slice(0, column - 1).join(''), h('i', { class: severity }, text));
    }));
  }

  /** @param {Finding} finding */
  #finding(finding) {
    // The panel is narrow: a long line is shown from a little before the place on.
    const cut = Math.max(0, finding.caret - BEFORE_CARET);
    const excerpt = (cut ? '…' : '') + [...finding.excerpt].slice(cut).join('');
    const caret = finding.line ? ' '.repeat(Math.max(0, finding.caret - cut + (cut ? 1 : 0))) + '^' + '~'.repeat(Math.max(0, finding.length - 1)) : '';
    return h('div', { role: 'listitem', class: 'found' }, h('button', { class: `finding ${finding.severity}`, title: finding.code, onclick: () => this.#jump(finding) },
      h('span', {}, h('span', { class: 'sev' }, finding.severity === 'error' ? 'Error' : 'Warning'), finding.line ? `  ${finding.line}:${finding.column}` : ''),
      h('b', {}, capital(finding.message)),
      finding.hint ? h('span', { class: 'hint' }, capital(finding.hint)) : null,
      finding.line ? h('pre', {}, excerpt + '\n', h('i', {}, caret)) : null),
    h('button', { class: 'ask', 'aria-label': 'Explain in the guide', title: 'Explain in the guide', onclick: () => this.explain(sectionFor(finding.code)) }, '?'));
  }

  /** Puts the caret at a finding. Columns count characters, the text area counts UTF-16 units. @param {Finding} finding */
  #jump(finding) {
    if (!finding.line) return;
    const lines = this.area.value.split('\n');
    let start = 0;
    for (let i = 0; i < finding.line - 1; i++) start += lines[i].length + 1;
    const chars = [...(lines[finding.line - 1] ?? '')];
    const from = start + chars.slice(0, finding.column - 1).join('').length;
    const to = from + chars.slice(finding.column - 1, finding.column - 1 + finding.length).join('').length;
    this.area.focus();
    this.area.setSelectionRange(from, Math.max(from, to));
    this.#reveal(finding);
  }

  /** Scrolls to a finding. @param {Finding} finding */
  #reveal({ line, column, length }) {
    const { area } = this;
    const inLine = /** @type {HTMLElement | null} */ (this.squiggles.querySelector('i'))?.offsetWidth ?? 0;
    const width = inLine / Math.max(1, length) || 8;
    const left = (column - 1) * width;
    area.scrollTop = Math.max(0, (line - 4) * LINE_HEIGHT);
    area.scrollLeft = left + length * width > area.clientWidth - 60 ? left - area.clientWidth / 3 : 0;
  }
}
