// Keeps many studies: opens one in place of another, makes new ones of what comes in, adds and removes
// chapters, and shares what is on the page with other tabs.
import { recalled } from '../store.js';
import { Desk } from './desk.js';
import { readGames } from './import.js';
import { newId, Shelf } from './shelf.js';

const TAKEOVER_PATIENCE = 2000;
const INHERIT_AFTER = 250;
const VERSION_1 = 'fivefold.study';

/** @typedef {{ what: 'changed' | 'takeover' | 'released', study: string }} TabMessage */

export class Keeper extends Desk {
  #tabs = new BroadcastChannel('fivefold');
  /** @type {import('../study.js').Study['kept']} the study as it was set aside */
  #aside = null;

  /** @param {import('../study.js').Study} study */
  constructor(study) {
    super(study);
    this.follow({ written: () => this.#tell('changed') });
    this.lease.follow({ lost: () => this.#lost(), released: (id) => this.#tell('released', id) });
    this.#tabs.onmessage = ({ data }) => this.#hear(data);
    addEventListener('pagehide', () => this.#tell('released', this.lease.id));
  }

  // --- starting ------------------------------------------------------------------------------------

  /** Opens what this tab had open, or else what was open last, or else nothing. */
  async start() {
    await this.inTurn(async () => {
      await this.study.act('look');
      await this.settle();
    });
    try {
      this.shelf = await Shelf.open();
      await this.shelf.empty();
    } catch (error) {
      this.fail(error);
      return;
    }
    if (await this.#takeOverVersion1()) return;
    const id = this.recall();
    if (id) await this.open(id);
  }

  /** The one study of version 1, if there is one. */
  async #takeOverVersion1() {
    const kept = recalled(VERSION_1);
    if (!kept) return false;
    try {
      const { text, notation, node } = JSON.parse(kept);
      if (text !== this.lastText && !(await this.create('load', [text, notation, node]))) {
        this.tell('notice', 'The study of an earlier version could not be read and was left aside.');
        return false;
      }
      if (this.standing === 'failed') return true;
      localStorage.removeItem(VERSION_1);
      return text !== this.lastText;
    } catch {
      return false;
    }
  }

  // --- opening and making ----------------------------------------------------------------------------

  /** Opens a study in place of this one; false when it is not there or can't be read. @param {string} id @param {string=} chapter */
  open(id, chapter) {
    return this.leave(() => this.#open(id, chapter));
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
    await this.settle();
    this.savedAt = record.edited;
    this.stand((await this.lease.take(id)) ? 'saved' : 'follows');
    this.remember();
    // Another version may write the same game in other words; that is no edit.
    if (this.lastText !== kept.text) await this.save(true);
    return true;
  }

  /**
   * Makes a new study of what an operation puts on the page. A study in which nothing was done gives its place.
   * @template {'start' | 'accept' | 'load' | 'editPlay'} O @param {O} op @param {Arguments<O>} args @param {Partial<StudyRecord>} facts
   */
  create(op, args, facts = {}) {
    return this.leave(async () => {
      const answer = await this.study.act(op, ...args);
      if (!answer || answer.failed || answer.refused) return null;
      this.isAside = false;
      if (this.isReadOnly || (this.record.revision && !this.record.untouched)) this.begin();
      Object.assign(this.record, { name: '', ...facts });
      if (op === 'start') this.record.untouched = true;
      else delete this.record.untouched;
      this.unsettle();
      await this.save(true);
      return answer;
    });
  }

  /** The same as one more chapter. @template {'start' | 'accept' | 'load' | 'editPlay'} O @param {O} op @param {Arguments<O>} args */
  addChapter(op, ...args) {
    return this.leave(async () => {
      if (this.isReadOnly || this.isAside) return null;
      await this.save(true);
      const answer = await this.study.act(op, ...args);
      if (!answer || answer.failed || answer.refused) return null;
      const { record } = this;
      this.chapter = newId();
      // With several chapters the first one's title no longer speaks for all.
      this.record = { ...record, name: this.title, chapters: [...record.chapters, { id: this.chapter, title: '', variant: '', bytes: 0 }] };
      await this.save(true);
      return answer;
    });
  }

  /** Takes a chapter out; answers how to put it back. @param {string} id @returns {Promise<(() => Promise<unknown>) | null>} */
  removeChapter(id) {
    return this.leave(async () => {
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
      return () => this.leave(async () => {
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
    return this.inTurn(async () => {
      this.record = { ...this.record, name: title.trim() };
      await this.save(true);
    });
  }

  /**
   * Makes a study of all games of a text, a chapter each.
   * @param {string} text @param {string} notation @param {string} variant @param {string} name
   * @returns {Promise<{ id: string, read: number, unread: number }>} id '' when nothing could be read or kept
   */
  importGames(text, notation = '', variant = 'Standard', name = '') {
    return this.inTurn(async () => {
      const { record, chapters, unread } = await readGames(this.study.engine, text, notation, variant, name);
      if (!chapters.length || !this.shelf) return { id: '', read: chapters.length, unread };
      try {
        await this.shelf.write(record, chapters);
      } catch (error) {
        this.fail(error);
        return { id: '', read: chapters.length, unread };
      }
      this.#changed(record.id);
      return { id: record.id, read: chapters.length, unread };
    });
  }

  /** Throws a study away; when it is on the page, an empty one takes its place. @param {string} id */
  discard(id) {
    return this.leave(async () => {
      await this.shelf?.discard(id);
      if (id === this.record.id) {
        this.isAside = false;
        await this.#clear();
      }
      this.#changed(id);
    });
  }

  /** An empty study takes the place of the one on the page. */
  async #clear() {
    this.begin();
    await this.study.act('start', 'Standard');
    await this.settle();
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
    return this.leave(async () => {
      if (!this.isAside) this.#aside = this.study.kept;
      this.isAside = true;
    });
  }

  /** Shows the study again that was set aside. */
  comeBack() {
    return this.inTurn(async () => {
      if (!this.isAside) return;
      this.isAside = false;
      this.lock();
      if (this.record.revision && (await this.#open(this.record.id, this.chapter))) return;
      // It was never written.
      if (this.#aside) await this.study.load(this.#aside);
      await this.settle();
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
    else if (this.isReadOnly && what === 'changed') this.inTurn(() => this.#catchUp());
    else if (this.isReadOnly && what === 'released') setTimeout(() => this.#inherit(study), INHERIT_AFTER);
  }

  #handOver() {
    this.inTurn(async () => {
      await this.save();
      this.lease.release();
      this.stand('lost');
    });
  }

  /** The writer goes, which may take a while: a tab that looks on becomes the writer. @param {string} study */
  #inherit(study, tries = 20) {
    this.inTurn(async () => {
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
    this.stand(standing);
  }

  /** Another tab has deleted what is on the page. */
  async #deleted() {
    await this.#clear();
    this.tell('notice', 'This study was deleted in another tab.');
  }

  /** Another tab did not wait for us; what it has not seen becomes a copy. */
  #lost() {
    this.inTurn(async () => {
      await this.save();
      if (!this.lease.id) this.stand('lost');
    });
  }

  /** Becomes the writer of a study and opens it. */
  takeOver(id = this.record.id) {
    return this.leave(async () => {
      this.#tell('takeover', id);
      if (!(await this.lease.take(id, TAKEOVER_PATIENCE))) await this.lease.steal(id);
      await this.#open(id, undefined, { quiet: id === this.record.id });
      // Written at once, so that what the other tab may still write becomes a copy.
      await this.save(true);
    });
  }

  /** Goes on in a copy. */
  async editCopy() {
    const copy = await this.shelf?.copy(this.record.id);
    if (copy) await this.open(copy.id);
    this.#changed();
  }
}
