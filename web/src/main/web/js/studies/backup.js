// All studies as one file and back: a zip with every chapter as text that any program can read, and
// a list of what belongs together.
import { titleOf } from './shelf.js';
import { unzip, zip } from './zip.js';

const LIST = 'fivefold-studies.json';
const VERSION = 1;

/** @param {import('./shelf.js').Shelf} shelf @param {(record: StudyRecord) => boolean} wanted */
export async function backup(shelf, wanted = (record) => !record.deleted) {
  const records = (await shelf.all()).filter(wanted);
  /** @type {[string, string][]} */
  const files = [];
  const list = [];
  for (const [i, record] of records.entries()) {
    const chapters = [];
    for (const [k, { id, notation, node, draft, text }] of (await shelf.chaptersOf(record.id)).entries()) {
      const file = `${number(i + 1)} ${fileName(titleOf(record))}/${number(k + 1)} ${fileName(record.chapters.find((c) => c.id === id)?.title ?? '')}.${notation}`;
      files.push([file, text]);
      chapters.push({ id, notation, node, draft, file });
    }
    list.push({ ...record, texts: chapters });
  }
  files.unshift([LIST, JSON.stringify({ format: 'fivefold studies', version: VERSION, studies: list }, null, 1)]);
  return { blob: await zip(files), count: records.length };
}

/** What a backup holds; throws with the rest of a sentence. @param {ArrayBuffer} buffer @returns {Promise<{ study: StudyRecord, texts: ChapterRecord[] }[]>} */
export async function unpack(buffer) {
  const files = await unzip(buffer);
  const list = files.get(LIST);
  if (!list) throw new Error('it holds no list of studies');
  let content;
  try {
    content = JSON.parse(list);
  } catch {
    throw new Error('its list of studies is damaged');
  }
  if (content?.version !== VERSION || !Array.isArray(content.studies)) throw new Error('it was made by another version');
  return content.studies.map((/** @type {any} */ entry) => {
    const { texts, ...study } = entry;
    if (!isRecord(study) || !Array.isArray(texts)) throw new Error('its list of studies is damaged');
    return {
      study,
      texts: texts.map((/** @type {any} */ { id, notation, node, draft, file }) => {
        const text = files.get(file);
        if (text === undefined) throw new Error(`“${file}” is missing in it`);
        return { id: String(id), study: study.id, notation: String(notation), node: Number(node) || 0, draft: typeof draft === 'string' ? draft : '', text };
      }),
    };
  });
}

/** @param {any} value @returns {value is StudyRecord} */
function isRecord(value) {
  return typeof value?.id === 'string' && typeof value.name === 'string' && Number.isFinite(value.created) && Number.isFinite(value.edited)
    && Array.isArray(value.chapters) && value.chapters.length > 0
    && value.chapters.every((/** @type {any} */ c) => typeof c?.id === 'string' && typeof c.title === 'string' && typeof c.variant === 'string' && (c.shape === undefined || isShape(c.shape)));
}

/** @param {any} shape */
const isShape = (shape) => Number.isFinite(shape?.boards) && typeof shape.size === 'string' && Array.isArray(shape.lines)
  && shape.lines.every((/** @type {any} */ line) => Array.isArray(line) && line.length >= 3 && line.every(Number.isInteger));

/** @param {number} n */
const number = (n) => String(n).padStart(2, '0');

/** A title that every system takes for a file's name. @param {string} title */
export const fileName = (title) => title.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+|\.+$/g, '').slice(0, 60) || 'study';
