// Earlier versions of a chapter: what it was before it changed, minutes apart, the last twenty.
import { answerOf } from './database.js';

const MOST = 20;
const MINUTES = 5 * 60_000;
/** A text that loses more than this part of itself is worth keeping at any time. */
const LOSS = 0.2;

/** All versions of a chapter, as keys. @param {string} chapter */
const rangeOf = (chapter) => IDBKeyRange.bound([chapter], [chapter, []]);

/**
 * Keeps what is about to be overwritten, unless an earlier version is about as old.
 * @param {IDBObjectStore} versions @param {ChapterRecord | undefined} old @param {ChapterRecord} now
 */
export async function keepVersion(versions, old, now) {
  if (!old || old.text === now.text) return;
  const at = old.saved ?? 0;
  const keys = /** @type {[string, number][]} */ (await answerOf(versions.getAllKeys(rangeOf(old.id))));
  const isLoss = now.text.length < old.text.length * (1 - LOSS);
  if (keys.length && !isLoss && at - keys[keys.length - 1][1] < MINUTES) return;
  versions.put({ chapter: old.id, at, text: old.text, notation: old.notation, node: old.node, actions: old.actions });
  for (const key of keys.slice(0, -MOST + 1)) versions.delete(key);
}

/** The newest first. @param {IDBObjectStore} versions @param {string} chapter @returns {Promise<VersionRecord[]>} */
export async function versionsOf(versions, chapter) {
  return (await answerOf(versions.getAll(rangeOf(chapter)))).reverse();
}

/** @param {IDBObjectStore} versions @param {string} chapter */
export function dropVersions(versions, chapter) {
  versions.delete(rangeOf(chapter));
}

/** Versions of chapters that are no more. @param {IDBObjectStore} versions @param {Set<string>} chapters */
export async function dropOrphans(versions, chapters) {
  for (const key of /** @type {[string, number][]} */ (await answerOf(versions.getAllKeys()))) {
    if (!chapters.has(key[0])) versions.delete(key);
  }
}
