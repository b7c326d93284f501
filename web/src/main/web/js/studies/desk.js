// The study that is on the page, and its place on the shelf: what is done to it is written there as it
// changes. Everything a desk does is done one after the other.
import { recalled, remember } from '../store.js';
import { Teller } from '../util.js';
import { Lease } from './lease.js';
import { newStudy, titleOf } from './shelf.js';

/** Saving is put off for some times as long as it takes, so that large games do not keep the engine busy. */
const SAVE_SHARE = 4;
const MAX_DELAY = 400;
const NOTHING = { text: '', node: -1, draft: '' };
const OPEN = 'fivefold.open';

/**
 * Where the study stands: nothing to keep yet; on its way; kept; not kept; written by another tab; handed over to one.
 * @typedef {'new' | 'saving' | 'saved' | 'failed' | 'follows' | 'lost'} Standing
 * @typedef {{ standing: () => void, list: () => void, written: () => void, unsaved: (title: string, text: string) => void, notice: (text: string, action?: () => unknown, label?: string) => void }} DeskNews
 */

/** @extends {Teller<DeskNews>} */
export class Desk extends Teller {
  /** @type {import('./shelf.js').Shelf | null} null where nothing can be kept */
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
  /** What was written last. */
  #last = NOTHING;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #timer = 0;
  #leaving = false;
  /** Whether there is work that could not be kept. */
  #unsaved = false;
  #saveAgainAt = 0;

  /** @param {import('../study.js').Study} study */
  constructor(study) {
    super();
    this.study = study;
    study.follow({ view: () => this.#soon() });
    document.addEventListener('visibilitychange', () => document.hidden && this.flush());
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

  /** The game as it was written last. */
  get lastText() {
    return this.#last.text;
  }

  // --- one thing after the other -----------------------------------------------------------------

  /** Does something when all before it is done. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  inTurn(work) {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Does something that leaves the study; what was done in it is saved first. @template T @param {() => Promise<T>} work */
  leave(work) {
    return this.inTurn(async () => {
      this.#leaving = true;
      this.lock();
      try {
        await this.save();
        if (this.#unsaved) this.tell('unsaved', this.title, this.#last.text);
        this.#unsaved = false;
        return await work();
      } finally {
        this.#leaving = false;
        this.lock();
      }
    });
  }

  /** Keeps the study from being changed where that would be lost. */
  lock() {
    this.study.locked = this.isAside ? '' : this.#leaving ? 'One moment, please: another study is being opened.' : this.isReadOnly ? 'This study is being edited in another tab.' : '';
  }

  // --- what lies on it -----------------------------------------------------------------------------

  /** @param {Standing} standing */
  stand(standing) {
    this.standing = standing;
    this.lock();
    this.tell('standing');
  }

  /** Begins a study that was never written. */
  begin() {
    this.lease.release();
    this.record = newStudy();
    this.chapter = this.record.open;
    this.stand('new');
  }

  /** What the engine has now. */
  async #now() {
    const { node, draft } = this.study;
    const saved = await this.study.engine.call('save');
    this.study.kept = { ...saved, node, draft };
    return { ...saved, node, draft };
  }

  /** Takes what is on the page for what was written last. */
  async settle() {
    this.#last = await this.#now();
  }

  /** Takes what is on the page for something new. */
  unsettle() {
    this.#last = NOTHING;
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
    return this.inTurn(async () => {
      const start = performance.now();
      await this.save();
      const now = performance.now();
      this.#saveAgainAt = now + Math.min(MAX_DELAY, SAVE_SHARE * (now - start));
    });
  }

  /** Writes what has changed. @param {boolean} force also when nothing has */
  async save(force = false) {
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
      this.fail(null);
      return;
    }
    if (this.standing !== 'failed') this.stand('saving');
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
      this.remember();
      this.stand('saved');
      this.tell('written');
    } catch (error) {
      this.#last = { ...NOTHING, text };
      this.#unsaved = true;
      this.fail(error);
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

  /** Nothing can be kept. @param {unknown} error null when it is known already */
  fail(error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (error) this.problem = full ? 'Not saved: there is no room on this device.' : 'Not saved: this browser keeps nothing for this page. It may be a private window.';
    this.stand('failed');
  }

  /** The study is the one to open next time. */
  remember() {
    remember(OPEN, this.record.id);
  }

  /** The id of the study to open, or nothing. */
  recall() {
    return recalled(OPEN);
  }
}
