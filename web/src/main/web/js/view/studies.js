// The Studies screen: the list of everything that is kept on this device.
import { ago, day } from '../dates.js';
import { recalled, remember } from '../store.js';
import { backup, fileName, unpack } from '../studies/backup.js';
import { titleOf } from '../studies/shelf.js';
import { debounce, messageOf, plural } from '../util.js';
import { $, closest, h, icon, save, say, toast } from './dom.js';
import { deletedRow, studyRow, summary } from './study-row.js';

const LAST_BACKUP = 'fivefold.backup';
const MAX_FILE = 256e6;
/** Rows that are made at once; more come when they are wanted. */
const PAGE = 100;

/** @type {Record<string, { label: string, compare: (a: StudyRecord, b: StudyRecord) => number }>} */
const ORDERS = {
  edited: { label: 'Last edited', compare: (a, b) => b.edited - a.edited },
  title: { label: 'Title', compare: (a, b) => titleOf(a).localeCompare(titleOf(b)) },
  created: { label: 'Newest', compare: (a, b) => b.created - a.created },
};

export class Studies {
  isShown = false;
  /** @type {StudyRecord | null} the study that keys act on */
  current = null;
  #trash = false;
  #limit = PAGE;
  /** @type {StudyRecord[]} */
  #records = [];
  /** @type {Map<string, string> | null} texts to search in, while somebody searches */
  #texts = null;
  /** @type {Set<string>} */
  #elsewhere = new Set();
  /** @type {Map<string, boolean>} studies whose chapters were shown or hidden by hand */
  #unfolded = new Map();
  /** @type {Set<string>} studies that were deleted just now */
  #gone = new Set();
  /** @type {Map<string, { key: string, row: HTMLElement }>} */
  #rows = new Map();
  #renderSoon = debounce(() => this.refresh(), 60);
  list = h('ul', { class: 'study-list', 'aria-label': 'Studies' });
  heading = h('h1', {}, 'All studies');
  note = h('p', { class: 'study-note', role: 'status' });
  search = h('input', { type: 'search', placeholder: 'Search title, variant, moves', 'aria-label': 'Search title, variant, moves', oninput: debounce(() => this.#find(), 150) });
  order = h('select', { 'aria-label': 'Order', onchange: () => this.#render() }, Object.entries(ORDERS).map(([value, { label }]) => h('option', { value }, label)));
  places = h('div', { class: 'study-places' });
  size = h('p', {});

  /**
   * @param {import('../studies/keeper.js').Keeper} keeper
   * @param {import('./command-bar.js').Commands} commands
   * @param {{ addChapter: () => void, shown: () => void }} deeds
   */
  constructor(keeper, commands, deeds) {
    this.keeper = keeper;
    this.commands = commands;
    this.deeds = deeds;
    $('studies').append(
      h('section', { class: 'study-side', 'aria-label': 'Kinds of studies' },
        h('button', { class: 'primary', 'data-do': 'new' }, icon('new'), 'New study'),
        this.places,
        h('section', { class: 'backup', 'aria-label': 'Backup' }, h('h2', {}, 'Backup'), this.size,
          h('button', { class: 'edge', onclick: () => this.backup() }, icon('export'), 'Save backup file'),
          h('button', { onclick: () => this.#ask('.zip') }, 'Restore from backup'))),
      h('div', { class: 'study-main' },
        h('header', {}, this.heading,
          h('label', { class: 'study-search' }, icon('search'), this.search, h('kbd', { 'aria-hidden': 'true' }, '/')),
          h('button', { class: 'edge', onclick: () => this.#ask('') }, icon('open'), 'Import'), this.order),
        h('div', { class: 'study-head', 'aria-hidden': 'true' }, h('span', {}), h('span', {}, 'Study'), h('span', {}, 'Chapters'), h('span', {}, 'Edited'), h('span', {})),
        this.list, this.note),
      h('div', { class: 'lane', role: 'status', hidden: true }));
    keeper.follow({ list: () => this.isShown && this.#renderSoon(), standing: () => this.isShown && this.#renderSoon() });
    // A row is current as soon as it is touched: Safari does not focus buttons that are clicked.
    for (const type of ['pointerdown', 'focusin']) this.list.addEventListener(type, (event) => this.#touch(event));
    this.list.addEventListener('keydown', (event) => this.#walk(event));
  }

  async show() {
    this.isShown = true;
    this.#cover(true);
    this.#gone.clear();
    this.#limit = PAGE;
    await this.keeper.flush();
    await this.refresh();
    this.deeds.shown();
    (this.list.querySelector('button') ?? this.search).focus();
    say(`${this.heading.textContent}, ${countOf(this.list.children.length)}`);
  }

  hide() {
    if (!this.isShown) return;
    this.isShown = false;
    this.#cover(false);
    this.#texts = null;
    this.#rows.clear();
    this.search.value = '';
    this.deeds.shown();
  }

  /** The board stays where it is, out of reach. @param {boolean} on */
  #cover(on) {
    document.body.dataset.place = on ? 'studies' : 'analysis';
    $('studies').hidden = !on;
    for (const other of document.querySelectorAll('main, footer, .banners')) /** @type {HTMLElement} */ (other).inert = on;
  }

  /** Looks again at what is kept. */
  async refresh() {
    const { shelf, lease } = this.keeper;
    this.#records = (await shelf?.all().catch(() => [])) ?? [];
    this.#elsewhere = await lease.elsewhere();
    if (this.search.value) this.#texts = (await shelf?.texts().catch(() => null)) ?? null;
    this.#render();
  }

  async #find() {
    this.#texts ??= (await this.keeper.shelf?.texts().catch(() => null)) ?? null;
    this.#render();
  }

  // --- what is on screen ---------------------------------------------------------------------------

  #render() {
    const focused = this.list.contains(document.activeElement) ? this.current?.id : undefined;
    const kept = this.#records.filter(({ deleted }) => !deleted);
    const trash = this.#records.filter(({ deleted }) => deleted);
    this.#trash &&= trash.length > 0;
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = (this.#trash ? trash : this.#records).filter((record) => (this.#trash || !record.deleted || this.#gone.has(record.id)) && this.#matches(record, words)).sort(ORDERS[this.order.value].compare);
    const rows = shown.slice(0, this.#limit).map((record) => this.#row(record));
    if (shown.length > this.#limit) rows.push(h('li', { class: 'study-more' }, h('button', { class: 'edge', onclick: () => ((this.#limit += PAGE), this.#render()) }, `Show ${shown.length - this.#limit} more`)));
    arrange(this.list, rows);
    this.heading.textContent = this.#trash ? 'Recently deleted' : 'All studies';
    this.places.replaceChildren(this.#place('All studies', 'studies', kept.length, false), ...(trash.length ? [this.#place('Recently deleted', 'trash', trash.length, true)] : []));
    this.#say(kept.length, shown.length);
    this.#sizes(kept);
    if (focused && !this.list.contains(document.activeElement)) this.#rowOf(focused)?.querySelector('button')?.focus();
    if (this.current && !shown.some(({ id }) => id === this.current?.id)) this.current = null;
  }

  /** @param {number} kept @param {number} shown */
  #say(kept, shown) {
    const { shelf, problem, standing } = this.keeper;
    this.note.textContent = !shelf || standing === 'failed' ? `${problem} What you do can still be saved as a file with Export.`
      : shown ? ''
      : kept ? 'Nothing found.'
      : 'No studies yet. New study, Import, or play a move on the board.';
  }

  /** @param {string} label @param {string} sign @param {number} count @param {boolean} trash */
  #place(label, sign, count, trash) {
    return h('button', { 'aria-pressed': String(this.#trash === trash), onclick: () => ((this.#trash = trash), this.#gone.clear(), this.#render()) }, icon(sign), h('span', {}, label), h('b', {}, String(count)));
  }

  /** @param {StudyRecord[]} kept */
  #sizes(kept) {
    const bytes = kept.reduce((sum, { chapters }) => sum + chapters.reduce((all, chapter) => all + (chapter.bytes || 0), 0), 0);
    const last = Number(recalled(LAST_BACKUP));
    const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
    this.size.textContent = `${countOf(kept.length)}, ${size}, on this device only. ${last ? `Last backup ${day(last)}.` : 'No backup yet.'}`;
  }

  /** @param {StudyRecord} record @param {string[]} words */
  #matches(record, words) {
    if (!words.length) return true;
    const text = [titleOf(record), summary(record), ...record.chapters.map(({ id, title, variant }) => `${title} ${variant} ${this.#texts?.get(id) ?? ''}`)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  }

  /** A row stays the same element as long as it says the same: what is being clicked must not go away. @param {StudyRecord} record */
  #row(record) {
    const { keeper } = this;
    const here = record.id === keeper.record.id;
    const facts = { here, chapter: keeper.chapter, elsewhere: this.#elsewhere.has(record.id), unfolded: this.#unfolded.get(record.id) ?? here };
    const key = JSON.stringify([record, facts, this.#trash, ago(record.edited)]);
    const old = this.#rows.get(record.id);
    if (old?.key === key) return old.row;
    const row = !this.#trash && record.deleted ? deletedRow(record, () => this.bringBack(record)) : this.#newRow(record, facts);
    this.#rows.set(record.id, { key, row });
    return row;
  }

  /** @param {StudyRecord} record @param {import('./study-row.js').RowFacts} facts */
  #newRow(record, facts) {
    const { keeper } = this;
    return studyRow(record, facts, {
      open: (each, chapter) => this.open(each, chapter),
      takeOver: async ({ id }) => (await keeper.takeOver(id), this.hide()),
      unfold: ({ id }) => (this.#unfolded.set(id, !facts.unfolded), this.#render()),
      addChapter: this.deeds.addChapter,
      removeChapter: (chapter) => this.#removeChapter(chapter),
      bringBack: (each) => this.bringBack(each),
      destroy: async ({ id }) => (await keeper.destroy(id), this.refresh()),
      more: (each, button) => {
        this.current = each;
        const { left, bottom } = button.getBoundingClientRect();
        this.commands.menu(left, bottom, ['study-open', 'study-duplicate', 'study-export', 'study-delete']);
      },
    });
  }

  /** @param {string} id @returns {HTMLElement | null} */
  #rowOf(id) {
    return this.list.querySelector(`[data-study="${id}"]`);
  }

  /** @param {Event} event */
  #touch(event) {
    const id = closest(event, '[data-study]')?.dataset.study;
    this.current = this.#records.find((record) => record.id === id) ?? null;
    this.commands.refresh();
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const rows = [...this.list.children];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.querySelector('button')?.focus();
  }

  // --- what can be done ----------------------------------------------------------------------------

  /** @param {StudyRecord} record @param {string=} chapter */
  async open(record, chapter) {
    const { keeper } = this;
    const isThere = record.id === keeper.record.id && (!chapter || chapter === keeper.chapter);
    if (isThere || (await keeper.open(record.id, chapter))) this.hide();
    else await this.refresh();
  }

  async duplicate() {
    if (!this.current) return;
    try {
      const copy = await this.keeper.shelf?.copy(this.current.id);
      await this.refresh();
      if (copy) this.#rowOf(copy.id)?.querySelector('button')?.focus();
    } catch {
      toast('Not copied: there is no room on this device.');
    }
  }

  async remove() {
    const record = this.current;
    if (!record || this.#elsewhere.has(record.id)) return;
    this.#gone.add(record.id);
    await this.keeper.discard(record.id);
    await this.refresh();
    say(`“${titleOf(record)}” deleted.`);
    this.#rowOf(record.id)?.querySelector('button')?.focus();
  }

  /** @param {StudyRecord} record */
  async bringBack(record) {
    this.#gone.delete(record.id);
    await this.keeper.bringBack(record.id);
    await this.refresh();
    this.#rowOf(record.id)?.querySelector('button')?.focus();
  }

  /** @param {ChapterFacts} chapter */
  async #removeChapter(chapter) {
    const undo = await this.keeper.removeChapter(chapter.id);
    await this.refresh();
    if (undo) toast(`Chapter “${chapter.title}” deleted.`, () => undo());
  }

  /** The current study as a file: its games one after the other when they are in one notation, else a backup of it alone. */
  async export() {
    const { shelf } = this.keeper;
    const record = this.current;
    if (!record || !shelf) return;
    await this.keeper.flush();
    const chapters = await shelf.chaptersOf(record.id);
    const name = fileName(titleOf(record));
    if (chapters.every(({ notation }) => notation === chapters[0].notation)) save(`${name}.${chapters[0].notation}`, chapters.map(({ text }) => text.trimEnd()).join('\n\n') + '\n');
    else save(`${name}.zip`, (await backup(shelf, ({ id }) => id === record.id)).blob);
  }

  async backup() {
    const { shelf } = this.keeper;
    if (!shelf) return toast(this.keeper.problem);
    await this.keeper.flush();
    const { blob, count } = await backup(shelf);
    const now = new Date();
    save(`fivefold-studies-${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}.zip`, blob);
    remember(LAST_BACKUP, String(now.getTime()));
    toast(`${countOf(count)} saved in one file.`);
    this.#render();
  }

  focusSearch() {
    this.search.focus();
    this.search.select();
  }

  // --- files -----------------------------------------------------------------------------------------

  /** @param {string} accept */
  #ask(accept) {
    const input = h('input', { type: 'file', hidden: true, multiple: true, accept: accept || null });
    input.addEventListener('change', () => this.importFiles([...(input.files ?? [])]));
    document.body.append(input);
    input.click();
    input.remove();
  }

  /** Backups are added to what is here; anything else is read as games, a study for each file. @param {File[]} files */
  async importFiles(files) {
    let read = 0;
    let unread = 0;
    let said = '';
    for (const file of files) {
      if (file.size > MAX_FILE) said = `“${file.name}” is too large for the board. The command line reads it.`;
      else if (await isZip(file)) said = await this.#restore(file);
      else {
        const result = await this.keeper.importGames(await file.text(), '', 'Standard', file.name.replace(/\.[^.]*$/, ''));
        read += result.read;
        unread += result.unread + (result.read + result.unread ? 0 : 1);
      }
    }
    if (!said) said = `${plural(read, 'game')} read` + (unread ? `, ${unread} not read.` : '.');
    toast(said);
    await this.refresh();
  }

  /** @param {File} file */
  async #restore(file) {
    const { shelf } = this.keeper;
    if (!shelf) return this.keeper.problem;
    try {
      const { added, here } = await shelf.add(await unpack(await file.arrayBuffer()));
      return `${added} added, ${here} already here.`;
    } catch (error) {
      return error instanceof DOMException ? 'Not restored: there is no room on this device.' : `“${file.name}” could not be restored: ${messageOf(error)}.`;
    }
  }
}

/** Makes elements the children of a list; those that are in their place already are not touched. @param {HTMLElement} list @param {HTMLElement[]} wanted */
function arrange(list, wanted) {
  for (const child of [...list.children]) if (!wanted.includes(/** @type {HTMLElement} */ (child))) child.remove();
  wanted.forEach((element, i) => list.children[i] !== element && list.insertBefore(element, list.children[i] ?? null));
}

/** @param {number} n */
const countOf = (n) => (n === 1 ? '1 study' : `${n} studies`);

/** @param {File} file */
async function isZip(file) {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return start[0] === 0x50 && start[1] === 0x4b;
}
