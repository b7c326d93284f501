// The Text tab: a game as text. What is pasted is read at once; the study changes only when accepted.
import { $, debounce, h, say, toast } from './dom.js';

const BEFORE_CARET = 12;

export class TextPane {
  constructor(app) {
    this.app = app;
    this.area = h('textarea', {
      spellcheck: 'false', 'aria-label': 'Game text', wrap: 'off', placeholder: 'Paste a game in any notation here, or drop a file on the board.',
    });
    this.numbers = h('div', { class: 'numbers', 'aria-hidden': 'true' });
    this.status = h('span', {});
    this.notation = h('select', { 'aria-label': 'Notation', style: 'width:auto;padding:3px 6px', onchange: () => this.read() });
    this.findings = h('div', { class: 'findings', role: 'list', 'aria-label': 'Findings' });
    this.variant = h('select', { 'aria-label': 'Variant when the text names none', style: 'width:auto;max-width:130px;padding:3px 6px', onchange: () => this.read() });
    $('pane-text').append(
      h('div', { class: 'pad options', style: 'margin:0' }, this.notation, this.variant, this.status),
      h('div', { class: 'editor-text' }, this.numbers, this.area),
      this.findings,
    );
    this.area.addEventListener('input', debounce(() => this.read(), 250));
    this.area.addEventListener('input', () => this.count());
    this.area.addEventListener('scroll', () => (this.numbers.style.transform = `translateY(${-this.area.scrollTop}px)`));
    app.follow({ tree: () => this.mirror(), node: () => {} });
  }

  hello({ notations, variants }) {
    this.notation.append(h('option', { value: '' }, 'Detect'), ...notations.filter((n) => n.reads).map((n) => h('option', { value: n.id }, n.name)));
    this.variant.append(...variants.filter((v) => v.playable).map((v) => h('option', { value: v.name }, v.name)));
    this.variant.value = 'Standard';
    this.names = new Map(notations.map((n) => [n.id, n.name]));
  }

  get open() {
    return !$('pane-text').hidden;
  }

  count() {
    const lines = this.area.value.split('\n').length;
    this.numbers.textContent = Array.from({ length: Math.min(lines, 5000) }, (_, i) => i + 1).join('\n');
  }

  /** While nothing is being read in, the tab shows the study. */
  async mirror() {
    if (this.app.preview || this.importing) return;
    if (!this.open) {
      this.stale = true;
      return;
    }
    this.stale = false;
    const { text } = await this.app.engine.call('save');
    if (this.app.preview || this.importing) return;
    this.area.value = text ?? '';
    this.status.textContent = 'The study';
    this.count();
    this.show([]);
  }

  shown() {
    if (this.stale) this.mirror();
  }

  /** Opens a text from outside. */
  async load(text, name = '') {
    this.app.openTab('text');
    this.notation.value = '';
    this.area.value = text;
    this.count();
    this.source = name;
    return this.read();
  }

  async read() {
    const { app } = this;
    const text = this.area.value;
    if (!text.trim()) {
      this.cancel();
      return null;
    }
    this.importing = true;
    let answer;
    try {
      answer = await app.engine.call('read', text, this.notation.value, this.variant.value);
    } catch (error) {
      this.importing = false;
      await app.revive(error);
      return null;
    }
    this.answer = answer;
    this.show(answer.findings ?? []);
    const name = this.names.get(answer.notation) ?? 'Unknown notation';
    this.status.replaceChildren(answer.notation ? 'Detected ' : '', h('b', {}, name), ` ${plural(answer.actions ?? 0, 'action')} read` + (answer.errors ? `, ${plural(answer.errors, 'error')}` : ''));
    if (answer.view) {
      // Errors: only a preview until the user decides. None: still a preview, accepted by the same banner.
      app.showPreview(answer, this.source);
    } else app.endPreview(true);
    this.banner(answer);
    say(`${plural(answer.actions ?? 0, 'action')} read, ${plural(answer.errors ?? 0, 'error')}`);
    return answer;
  }

  banner(answer) {
    const banner = $('banner');
    const words = answer.view
      ? `${plural(answer.actions, 'action')} read` + (answer.errors ? `, ${plural(answer.errors, 'error')} found.` : '.') + (answer.games > 1 ? ` The first of ${answer.games} games is shown.` : '')
      : 'Nothing could be read from this text.';
    banner.className = 'banner';
    banner.replaceChildren(
      h('span', {}, words, ' Your study is untouched.'), h('span', { class: 'grow' }),
      answer.view ? h('button', { class: 'primary', id: 'import-accept', onclick: () => this.accept() }, answer.errors ? 'Use what was read' : 'Use this game') : null,
      h('button', { id: 'import-cancel', onclick: () => this.cancel() }, 'Keep old game'),
    );
    banner.hidden = false;
  }

  async accept() {
    $('banner').hidden = true;
    this.importing = false;
    this.app.endPreview(false);
    await this.app.act('accept');
    this.app.openTab($('panel').dataset.phone ? 'play' : 'moves');
    this.app.afterNewGame();
    toast('Opened. The old study can be brought back.', () => this.app.act('undo'));
  }

  async cancel() {
    $('banner').hidden = true;
    this.importing = false;
    this.app.endPreview(true);
    this.mirror();
  }

  show(findings) {
    const errors = findings.filter((f) => f.severity === 'error').length;
    const badge = $('text-badge');
    badge.hidden = findings.length === 0;
    badge.textContent = String(findings.length);
    badge.setAttribute('aria-label', `${errors} errors`);
    this.findings.replaceChildren(...findings.slice(0, 200).map((finding) => this.finding(finding)));
  }

  finding(finding) {
    // The panel is narrow: a long line is shown from a little before the place on.
    const cut = Math.max(0, finding.caret - BEFORE_CARET);
    const excerpt = (cut ? '…' : '') + [...finding.excerpt].slice(cut).join('');
    const caret = finding.line ? ' '.repeat(Math.max(0, finding.caret - cut + (cut ? 1 : 0))) + '^' + '~'.repeat(Math.max(0, finding.length - 1)) : '';
    return h('button', { class: `finding ${finding.severity}`, role: 'listitem', title: finding.code, onclick: () => this.jump(finding) },
      h('span', {}, h('span', { class: 'sev' }, finding.severity === 'error' ? 'Error' : 'Warning'), finding.line ? `  ${finding.line}:${finding.column}` : ''),
      h('b', {}, sentence(finding.message)),
      finding.hint ? h('span', { class: 'hint' }, sentence(finding.hint)) : null,
      finding.line ? h('pre', {}, excerpt + '\n', h('i', {}, caret)) : null);
  }

  /** Puts the caret at a finding. Columns count characters, the text area counts UTF-16 units. */
  jump(finding) {
    if (!finding.line) return;
    const lines = this.area.value.split('\n');
    let start = 0;
    for (let i = 0; i < finding.line - 1; i++) start += lines[i].length + 1;
    const chars = [...(lines[finding.line - 1] ?? '')];
    const from = start + chars.slice(0, finding.column - 1).join('').length;
    const to = from + chars.slice(finding.column - 1, finding.column - 1 + finding.length).join('').length;
    this.area.focus();
    this.area.setSelectionRange(from, Math.max(from, to));
    this.area.scrollTop = Math.max(0, (finding.line - 4) * 20);
  }
}

const plural = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`;
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
