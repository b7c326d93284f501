// Keeps the study that is on the page: saves it as it changes, opens others in its place, shares them
// with other tabs. Everything it does is done one after the other.
import { recalled, remember } from '../store.js';
import { Teller } from '../util.js';
import { readGames } from './import.js';
import { Lease } from './lease.js';
import { newId, newStudy, Shelf, titleOf } from './shelf.js';

/** Saving is put off for some times as long as it takes, so that large games do not keep the engine busy. */
const SAVE_SHARE = 4;
const MAX_DELAY = 400;
const TAKEOVER_PATIENCE = 2000;
const INHERIT_AFTER = 250;
const NOTHING = { text: '', node: -1, draft: '' };
const OPEN = 'fivefold.open';
const VERSION_1 = 'fivefold.study';

/**
 * Where the study stands: nothing to keep yet; on its way; kept; not kept; written by another tab; handed over to one.
 * @typedef {'new' | 'saving' | 'saved' | 'failed' | 'follows' | 'lost'} Standing
 * @typedef {{ what: 'changed' | 'takeover' | 'released', study: string }} TabMessage
 * @typedef {{ standing: () => void, list: () => void, unsaved: (title: string, text: string) => void, notice: (text: string, action?: () => unknown, label?: string) => void }} KeeperNews
 */

/** @extends {Teller<KeeperNews>} */
export class Keeper extends Teller {
  /** @type {Shelf | null} null where nothing can be kept */
  shelf = null;
  record = newStudy();
  chapter = this.record.open;
  /** @type {Standing} */
  standing = 'new';
  savedAt = 0;
  /** Whether something else is on the page, a puzzle, and the study waits. */
  isAside = false;
  /** Why nothing is kept, as a sentence. */
  problem = '';
  lease = new Lease();
  #tabs = new BroadcastChannel('fivefold');
  /** What was written last. */
  #last = NOTHING;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #timer = 0;
  #leaving = false;
  /** Whether there is work that could not be kept. */
  #unsaved = false;
  #saveAgainAt = 0;
  /** @type {import('../study.js').Study['kept']} the study as it was set aside */
  #aside = null;

  /** @param {import('../study.js').Study} study */
  constructor(study) {
    super();
    this.study = study;
    study.follow({ view: () => this.#soon() });
    this.lease.follow({ lost: () => this.#lost(), released: (id) => this.#tell('released', id) });
    this.#tabs.onmessage = ({ data }) => this.#hear(data);
    document.addEventListener('visibilitychange', () => document.hidden && this.flush());
    addEventListener('pagehide', () => this.#tell('released', this.lease.id));
    addEventListener('beforeunload', (event) => this.#unsaved && event.preventDefault());
  }

  get title() {
    return titleOf(this.record);
  }

  get number() {
    return this.record.chapters.findIndex(({ id }) => id === this.chapter) + 1;
  }

  /** Whether this tab only looks. */
  get isReadOnly() {
    return this.standing === 'follows' || this.standing === 'lost';
  }

  // --- one thing after the other -----------------------------------------------------------------

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  #then(work) {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Does something that leaves the study; what was done in it is saved first. @template T @param {() => Promise<T>} work */
  #leave(work) {
    return this.#then(async () => {
      this.#leaving = true;
      this.#lock();
      try {
        await this.#save();
        if (this.#unsaved) this.tell('unsaved', this.title, this.#last.text);
        this.#unsaved = false;
        return await work();
      } finally {
        this.#leaving = false;
        this.#lock();
      }
    });
  }

  #lock() {
    this.study.locked = this.isAside ? '' : this.#leaving ? 'One moment, please: another study is being opened.' : this.isReadOnly ? 'This study is being edited in another tab.' : '';
  }

  /** @param {Standing} standing */
  #set(standing) {
    this.standing = standing;
    this.#lock();
    this.tell('standing');
  }

  // --- starting ------------------------------------------------------------------------------------

  /** Opens what this tab had open, or else what was open last, or else nothing. */
  async start() {
    await this.#then(async () => {
      await this.study.act('look');
      this.#last = await this.#now();
    });
    try {
      this.shelf = await Shelf.open();
      await this.shelf.empty();
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (await this.#takeOverVersion1()) return;
    const id = recalled(OPEN);
    if (id) await this.open(id);
  }

  /** The one study of version 1, if there is one. */
  async #takeOverVersion1() {
    const kept = recalled(VERSION_1);
    if (!kept) return false;
    try {
      const { text, notation, node } = JSON.parse(kept);
      if (text !== this.#last.text && !(await this.create('load', [text, notation, node]))) {
        this.tell('notice', 'The study of an earlier version could not be read and was left aside.');
        return false;
      }
      if (this.standing === 'failed') return true;
      localStorage.removeItem(VERSION_1);
      return text !== this.#last.text;
    } catch {
      return false;
    }
  }

  // --- saving --------------------------------------------------------------------------------------

  #soon() {
    if (this.isReadOnly || this.isAside) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.#saveAgainAt - performance.now());
  }

  /** Saves what has changed. */
  flush() {
    clearTimeout(this.#timer);
    return this.#then(async () => {
      const start = performance.now();
      await this.#save();
      const now = performance.now();
      this.#saveAgainAt = now + Math.min(MAX_DELAY, SAVE_SHARE * (now - start));
    });
  }

  async #now() {
    const { node, draft } = this.study;
    const saved = await this.study.engine.call('save');
    this.study.kept = { ...saved, node, draft };
    return { ...saved, node, draft };
  }

  /** @param {boolean} force also when nothing has changed */
  async #save(force = false) {
    if (this.isReadOnly || this.isAside || !this.study.isOpen) return;
    let now;
    try {
      now = await this.#now();
    } catch {
      return; // The engine was replaced meanwhile; the next change saves again.
    }
    const { record, chapter, study } = this;
    const same = now.text === this.#last.text && now.draft === this.#last.draft && !this.#unsaved;
    const isThere = now.node === this.#last.node && record.open === chapter;
    if (!force && same && (isThere || record.revision === 0)) return;
    if (!this.shelf) {
      this.#last = now;
      this.#unsaved = true;
      this.#fail(null);
      return;
    }
    if (this.standing !== 'failed') this.#set('saving');
    const { text, notation, node, draft } = now;
    /** @type {ChapterFacts} */
    const facts = { id: chapter, title: study.title, variant: study.variant, bytes: text.length, shape: now.shape };
    const { untouched, ...rest } = record;
    /** @type {StudyRecord} */
    const next = {
      ...(same || force ? record : rest), edited: same ? record.edited : Date.now(), open: chapter,
      chapters: record.chapters.map((each) => (each.id === chapter ? facts : each)),
    };
    try {
      if (!record.revision) await this.lease.take(record.id);
      const game = { text, notation, node, draft, saved: Date.now(), actions: study.nodes.length - 1 };
      const written = await this.shelf.write(next, [{ id: chapter, study: record.id, ...game }]);
      if (written) this.record = written;
      else await this.#saveCopy(next, facts, game);
      this.#last = now;
      this.savedAt = Date.now();
      this.#unsaved = false;
      this.#remember();
      this.#set('saved');
      this.#tell('changed');
    } catch (error) {
      this.#last = { ...NOTHING, text };
      this.#unsaved = true;
      this.#fail(error);
    }
  }

  /** Somebody else has written the study: what is here becomes a study of its own. @param {StudyRecord} next @param {ChapterFacts} facts @param {Omit<ChapterRecord, 'id' | 'study'>} text */
  async #saveCopy(next, facts, text) {
    const copy = newStudy({ name: `${titleOf(next)} (copy)` });
    copy.chapters = [{ ...facts, id: copy.open }];
    this.record = (await this.shelf?.write(copy, [{ ...text, id: copy.open, study: copy.id }])) ?? copy;
    this.chapter = copy.open;
    await this.lease.take(copy.id);
    this.tell('notice', `This study was also changed in another tab. Your version is kept as “${copy.name}”.`);
  }

  /** @param {unknown} error null when it is known already */
  #fail(error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (error) this.problem = full ? 'Not saved: there is no room on this device.' : 'Not saved: this browser keeps nothing for this page. It may be a private window.';
    this.#set('failed');
  }

  #remember() {
    remember(OPEN, this.record.id);
  }

  // --- opening and making ----------------------------------------------------------------------------

  /** Opens a study in place of this one; false when it is not there or can't be read. @param {string} id @param {string=} chapter */
  open(id, chapter) {
    return this.#leave(() => this.#open(id, chapter));
  }

  /** @param {string} id @param {string=} wanted a chapter @param {{ quiet?: boolean }} options */
  async #open(id, wanted, { quiet = false } = {}) {
    const record = await this.shelf?.study(id);
    if (!record || record.deleted) return false;
    const facts = record.chapters.find((each) => each.id === (wanted ?? record.open)) ?? record.chapters[0];
    const kept = await this.shelf?.chapter(facts.id);
    const answer = kept && (await this.study.load(kept, quiet && facts.id === this.chapter));
    if (!answer || answer.failed) {
      this.tell('notice', `“${facts.title}” could not be read.`);
      return false;
    }
    this.isAside = false;
    this.record = record;
    this.chapter = facts.id;
    this.#last = await this.#now();
    this.savedAt = record.edited;
    this.#set((await this.lease.take(id)) ? 'saved' : 'follows');
    this.#remember();
    // Another version may write the same game in other words; that is no edit.
    if (this.#last.text !== kept.text) await this.#save(true);
    return true;
  }

  /**
   * Makes a new study of what an operation puts on the page. A study in which nothing was done gives its place.
   * @template {'start' | 'accept' | 'load' | 'editPlay'} O @param {O} op @param {Arguments<O>} args @param {Partial<StudyRecord>} facts
   */
  create(op, args, facts = {}) {
    return this.#leave(async () => {
      const answer = await this.study.act(op, ...args);
      if (!answer || answer.failed || answer.refused) return null;
      this.isAside = false;
      if (this.isReadOnly || (this.record.revision && !this.record.untouched)) this.#begin(newStudy());
      Object.assign(this.record, { name: '', ...facts });
      if (op === 'start') this.record.untouched = true;
      else delete this.record.untouched;
      this.#last = NOTHING;
      await this.#save(true);
      return answer;
    });
  }

  /** @param {StudyRecord} record */
  #begin(record) {
    this.lease.release();
    this.record = record;
    this.chapter = record.open;
    this.#set('new');
  }

  /** The same as one more chapter. @template {'start' | 'accept' | 'load' | 'editPlay'} O @param {O} op @param {Arguments<O>} args */
  addChapter(op, ...args) {
    return this.#leave(async () => {
      if (this.isReadOnly || this.isAside) return null;
      await this.#save(true);
      const answer = await this.study.act(op, ...args);
      if (!answer || answer.failed || answer.refused) return null;
      const { record } = this;
      this.chapter = newId();
      // With several chapters the first one's title no longer speaks for all.
      this.record = { ...record, name: this.title, chapters: [...record.chapters, { id: this.chapter, title: '', variant: '', bytes: 0 }] };
      await this.#save(true);
      return answer;
    });
  }

  /** Takes a chapter out; answers how to put it back. @param {string} id @returns {Promise<(() => Promise<unknown>) | null>} */
  removeChapter(id) {
    return this.#leave(async () => {
      const { record, shelf } = this;
      const at = record.chapters.findIndex((each) => each.id === id);
      const kept = await shelf?.chapter(id);
      if (!shelf || !kept || this.isReadOnly || record.chapters.length < 2) return null;
      const rest = record.chapters.filter((each) => each.id !== id);
      const open = id === this.chapter ? rest[Math.min(at, rest.length - 1)].id : this.chapter;
      const written = await shelf.write({ ...record, chapters: rest, open }, [], [id]);
      if (!written) return null;
      this.record = written;
      if (open !== this.chapter) await this.#open(record.id, open);
      this.#changed();
      return () => this.#leave(async () => {
        const now = await shelf.study(record.id);
        if (!now) return;
        const chapters = [...now.chapters.slice(0, at), record.chapters[at], ...now.chapters.slice(at)];
        const back = await shelf.write({ ...now, chapters }, [kept]);
        if (back && this.record.id === back.id) this.record = back;
        this.#changed();
      });
    });
  }

  /** Names the study; a single chapter is named with it. @param {string} title */
  rename(title) {
    if (this.record.chapters.length < 2) {
      this.record.name = '';
      return this.study.act('header', 'Title', title);
    }
    return this.#then(async () => {
      this.record = { ...this.record, name: title.trim() };
      await this.#save(true);
    });
  }

  /**
   * Makes a study of all games of a text, a chapter each.
   * @param {string} text @param {string} notation @param {string} variant @param {string} name
   * @returns {Promise<{ id: string, read: number, unread: number }>} id '' when nothing could be read or kept
   */
  importGames(text, notation = '', variant = 'Standard', name = '') {
    return this.#then(async () => {
      const { record, chapters, unread } = await readGames(this.study.engine, text, notation, variant, name);
      if (!chapters.length || !this.shelf) return { id: '', read: chapters.length, unread };
      try {
        await this.shelf.write(record, chapters);
      } catch (error) {
        this.#fail(error);
        return { id: '', read: chapters.length, unread };
      }
      this.#changed(record.id);
      return { id: record.id, read: chapters.length, unread };
    });
  }

  /** Throws a study away; when it is on the page, an empty one takes its place. @param {string} id */
  discard(id) {
    return this.#leave(async () => {
      await this.shelf?.discard(id);
      if (id === this.record.id) {
        this.isAside = false;
        this.#begin(newStudy());
        await this.study.act('start', 'Standard');
        this.#last = await this.#now();
      }
      this.#changed(id);
    });
  }

  /** Ends a study for good. @param {string} id */
  async destroy(id) {
    await this.shelf?.destroy(id);
    this.#changed(id);
  }

  /** @param {string} id */
  async bringBack(id) {
    await this.shelf?.discard(id, false);
    this.#changed(id);
  }

  // --- making room ---------------------------------------------------------------------------------

  /** Makes room on the page for something that is not kept. */
  setAside() {
    return this.#leave(async () => {
      if (!this.isAside) this.#aside = this.study.kept;
      this.isAside = true;
    });
  }

  /** Shows the study again that was set aside. */
  comeBack() {
    return this.#then(async () => {
      if (!this.isAside) return;
      this.isAside = false;
      this.#lock();
      if (this.record.revision && (await this.#open(this.record.id, this.chapter))) return;
      // It was never written.
      if (this.#aside) await this.study.load(this.#aside);
      this.#last = await this.#now();
    });
  }

  // --- other tabs ------------------------------------------------------------------------------------

  /** @param {TabMessage['what']} what */
  #tell(what, study = this.record.id) {
    if (study) this.#tabs.postMessage({ what, study });
    if (what === 'changed') this.tell('list');
  }

  /** Something in the list is another. */
  #changed(study = this.record.id) {
    this.#tell('changed', study);
    this.tell('standing');
  }

  /** @param {TabMessage} message */
  #hear({ what, study }) {
    this.tell('list');
    if (study !== this.record.id || (this.isAside && what !== 'takeover')) return;
    if (what === 'takeover' && this.lease.id === study) this.#handOver();
    else if (this.isReadOnly && what === 'changed') this.#then(() => this.#catchUp());
    else if (this.isReadOnly && what === 'released') setTimeout(() => this.#inherit(study), INHERIT_AFTER);
  }

  #handOver() {
    this.#then(async () => {
      await this.#save();
      this.lease.release();
      this.#set('lost');
    });
  }

  /** The writer goes, which may take a while: a tab that looks on becomes the writer. @param {string} study */
  #inherit(study, tries = 20) {
    this.#then(async () => {
      if (!this.isReadOnly || this.record.id !== study) return;
      const record = await this.shelf?.study(study);
      if (!record || record.deleted) await this.#deleted();
      else if (await this.lease.take(study)) await this.#open(study, undefined, { quiet: true });
      else if (tries) setTimeout(() => this.#inherit(study, tries - 1), INHERIT_AFTER);
    });
  }

  /** Shows what the writer has written. */
  async #catchUp() {
    const { id } = this.record;
    const { standing } = this;
    const record = await this.shelf?.study(id);
    if (!record || record.deleted) return this.#deleted();
    const kept = await this.shelf?.chapter(record.open);
    if (!kept) return;
    await this.study.load(kept, record.open === this.chapter);
    this.record = record;
    this.chapter = record.open;
    this.#set(standing);
  }

  /** Another tab has deleted what is on the page. */
  async #deleted() {
    this.#begin(newStudy());
    await this.study.act('start', 'Standard');
    this.#last = await this.#now();
    this.tell('notice', 'This study was deleted in another tab.');
  }

  /** Another tab did not wait for us; what it has not seen becomes a copy. */
  #lost() {
    this.#then(async () => {
      await this.#save();
      if (!this.lease.id) this.#set('lost');
    });
  }

  /** Becomes the writer of a study and opens it. */
  takeOver(id = this.record.id) {
    return this.#leave(async () => {
      this.#tell('takeover', id);
      if (!(await this.lease.take(id, TAKEOVER_PATIENCE))) await this.lease.steal(id);
      await this.#open(id, undefined, { quiet: id === this.record.id });
      // Written at once, so that what the other tab may still write becomes a copy.
      await this.#save(true);
    });
  }

  /** Goes on in a copy. */
  async editCopy() {
    const copy = await this.shelf?.copy(this.record.id);
    if (copy) await this.open(copy.id);
    this.#changed();
  }
}
