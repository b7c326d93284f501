// A text with many games becomes a study with a chapter for each.
import { titleFrom } from '../study.js';
import { newId, newStudy } from './shelf.js';

/** Games that are read at once, so that a large text does not keep the engine from answering. */
const SLICE = 8;

/** @param {import('../engine.js').Engine} engine @param {string} text @param {string} notation @param {string} variant @param {string} name */
export async function readGames(engine, text, notation, variant, name) {
  const record = newStudy({ name });
  record.chapters = [];
  /** @type {ChapterRecord[]} */
  const chapters = [];
  let unread = 0;
  await engine.call('readAll', text, notation, variant);
  for (let isDone = false; !isDone;) {
    const answer = await engine.call('nextGames', SLICE);
    for (const game of answer.games) {
      const id = newId();
      const title = titleFrom(game.headers) || `Game ${record.chapters.length + 1}`;
      record.chapters.push({ id, title, variant: game.variant, bytes: game.text.length, shape: game.shape });
      chapters.push({ id, study: record.id, text: game.text, notation: game.notation, node: game.node });
    }
    unread += answer.unread;
    isDone = answer.done;
  }
  if (chapters.length === 1 && record.chapters[0].title !== 'Game 1') record.name = '';
  if (chapters.length) record.open = chapters[0].id;
  return { record, chapters, unread };
}
