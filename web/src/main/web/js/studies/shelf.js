// The studies on this device: kept, listed, copied, thrown away, taken back. Knows nothing of the
// screen, of the engine or of other tabs, except that a study another tab has written meanwhile is
// never overwritten.
import { answerOf, openDatabase, transact } from './database.js';
import { dropOrphans, dropVersions, keepVersion, versionsOf } from './versions.js';

export const TRASH_DAYS = 30;
const DAY = 86_400_000;

export class Shelf {
  /** @param {IDBDatabase} db */
  constructor(db) {
    this.db = db;
  }

  /** Rejects where nothing can be kept. */
  static async open(name = 'fivefold') {
    return new Shelf(await openDatabase(name));
  }

  /** All studies, the last edited first; those in the trash among them. @returns {Promise<StudyRecord[]>} */
  async all() {
    const records = await transact(this.db, 'readonly', (studies) => answerOf(studies.getAll()));
    return records.sort((a, b) => b.edited - a.edited);
  }

  /** @param {string} id @returns {Promise<StudyRecord | undefined>} */
  study(id) {
    return transact(this.db, 'readonly', (studies) => answerOf(studies.get(id)));
  }

  /** @param {string} id @returns {Promise<ChapterRecord | undefined>} */
  chapter(id) {
    return transact(this.db, 'readonly', (_, chapters) => answerOf(chapters.get(id)));
  }

  /** The chapters of a study in their order. @param {string} id @returns {Promise<ChapterRecord[]>} */
  chaptersOf(id) {
    return transact(this.db, 'readonly', async (studies, chapters) => {
      const record = /** @type {StudyRecord | undefined} */ (await answerOf(studies.get(id)));
      return record ? inOrder(record, await answerOf(chapters.index('study').getAll(id))) : [];
    });
  }

  /** Every chapter's text, by the chapter's id. @returns {Promise<Map<string, string>>} */
  async texts() {
    const all = /** @type {ChapterRecord[]} */ (await transact(this.db, 'readonly', (_, chapters) => answerOf(chapters.getAll())));
    return new Map(all.map(({ id, text }) => [id, text]));
  }

  /**
   * Writes a study and some of its chapters. The record is the one that was read or written last; null is the
   * answer, and nothing is written, when somebody else has written the study since.
   * @param {StudyRecord} record @param {ChapterRecord[]} changed @param {string[]} removed ids of chapters
   * @returns {Promise<StudyRecord | null>}
   */
  write(record, changed = [], removed = []) {
    return transact(this.db, 'readwrite', async (studies, chapters, versions) => {
      const there = /** @type {StudyRecord | undefined} */ (await answerOf(studies.get(record.id)));
      if ((there?.revision ?? 0) !== record.revision) return null;
      const next = { ...record, revision: record.revision + 1 };
      studies.put(next);
      for (const chapter of changed) {
        await keepVersion(versions, await answerOf(chapters.get(chapter.id)), chapter);
        chapters.put(chapter);
      }
      for (const id of removed) chapters.delete(id);
      return next;
    });
  }

  /** What a chapter was earlier, the newest first. @param {string} chapter @returns {Promise<VersionRecord[]>} */
  versions(chapter) {
    return transact(this.db, 'readonly', (_, __, versions) => versionsOf(versions, chapter));
  }

  /** A study of its own with the same chapters; undefined when there is none of that id. @param {string} id @param {(title: string) => string} rename @returns {Promise<StudyRecord | undefined>} */
  copy(id, rename = (title) => `Copy of ${title}`) {
    return transact(this.db, 'readwrite', async (studies, chapters) => {
      const record = /** @type {StudyRecord | undefined} */ (await answerOf(studies.get(id)));
      if (!record) return undefined;
      const own = inOrder(record, await answerOf(chapters.index('study').getAll(id)));
      const { study, texts } = copyOf(record, own);
      const copy = { ...study, name: rename(titleOf(record)) };
      studies.put(copy);
      for (const chapter of texts) chapters.put(chapter);
      return copy;
    });
  }

  /** Throws a study into the trash, or takes it back. @param {string} id @param {boolean} away */
  discard(id, away = true) {
    return transact(this.db, 'readwrite', async (studies) => {
      const record = /** @type {StudyRecord | undefined} */ (await answerOf(studies.get(id)));
      if (!record) return;
      const { deleted, ...rest } = record;
      const next = { ...rest, revision: record.revision + 1 };
      studies.put(away ? { ...next, deleted: Date.now() } : next);
    });
  }

  /** Ends a study for good. @param {string} id */
  destroy(id) {
    return transact(this.db, 'readwrite', async (studies, chapters, versions) => {
      studies.delete(id);
      for (const key of await answerOf(chapters.index('study').getAllKeys(id))) {
        chapters.delete(key);
        dropVersions(versions, String(key));
      }
    });
  }

  /** Ends what has been in the trash for long enough, and versions of chapters that are gone. @param {number} now */
  async empty(now = Date.now()) {
    for (const { id, deleted } of await this.all()) {
      if (deleted && now - deleted > TRASH_DAYS * DAY) await this.destroy(id);
    }
    await transact(this.db, 'readwrite', async (_, chapters, versions) => dropOrphans(versions, new Set((await answerOf(chapters.getAllKeys())).map(String))));
  }

  /**
   * Adds studies from elsewhere and replaces nothing: what is here already stays as it is, whatever its id.
   * @param {{ study: StudyRecord, texts: ChapterRecord[] }[]} incoming @returns {Promise<{ added: number, here: number }>}
   */
  async add(incoming) {
    const texts = await this.texts();
    const known = new Set((await this.all()).filter((record) => !record.deleted).map((record) => fingerprint(record, (id) => texts.get(id))));
    let added = 0;
    for (const { study, texts: own } of incoming) {
      const print = fingerprint(study, (id) => own.find((chapter) => chapter.id === id)?.text);
      if (known.has(print)) continue;
      known.add(print);
      const copy = copyOf(study, own);
      await this.write({ ...copy.study, created: study.created, edited: study.edited, revision: 0 }, copy.texts);
      added++;
    }
    return { added, here: incoming.length - added };
  }
}

/** @param {StudyRecord} record @param {ChapterRecord[]} chapters */
function inOrder(record, chapters) {
  return record.chapters.flatMap(({ id }) => chapters.find((chapter) => chapter.id === id) ?? []);
}

/** @param {StudyRecord} record @param {ChapterRecord[]} chapters */
function copyOf(record, chapters) {
  const ids = new Map(record.chapters.map(({ id }) => [id, newId()]));
  const { deleted, ...rest } = record;
  const id = newId();
  const now = Date.now();
  return {
    /** @type {StudyRecord} */
    study: {
      ...rest, id, created: now, edited: now, revision: 1, open: ids.get(record.open) ?? [...ids.values()][0],
      chapters: record.chapters.map((facts) => ({ ...facts, id: /** @type {string} */ (ids.get(facts.id)) })),
    },
    texts: chapters.map((chapter) => ({ ...chapter, id: /** @type {string} */ (ids.get(chapter.id)), study: id })),
  };
}

/** @param {StudyRecord} record @param {(id: string) => string | undefined} textOf */
const fingerprint = (record, textOf) => JSON.stringify([titleOf(record), record.chapters.map(({ id }) => textOf(id))]);

/** A name of its own, or else its first chapter's. @param {StudyRecord} record */
export const titleOf = (record) => record.name || record.chapters[0]?.title || 'New study';

/** Unique enough, also where a page is not allowed to ask for a UUID. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('') + Date.now().toString(36);

/** A study with one chapter that was never written. @param {Partial<StudyRecord>} facts @returns {StudyRecord} */
export function newStudy(facts = {}) {
  const id = newId();
  const chapter = newId();
  const now = Date.now();
  return { id, name: '', created: now, edited: now, revision: 0, open: chapter, chapters: [{ id: chapter, title: 'New study', variant: 'Standard', bytes: 0 }], ...facts };
}
