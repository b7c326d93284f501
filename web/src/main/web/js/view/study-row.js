// One study in the list.
import { ago } from '../dates.js';
import { TRASH_DAYS, titleOf } from '../studies/shelf.js';
import { plural } from '../util.js';
import { h, icon } from './dom.js';
import { thumbnail } from './thumbnail.js';

/**
 * @typedef {object} RowFacts
 * @property {boolean} here it is the one on the page
 * @property {string} chapter the chapter on the page
 * @property {boolean} elsewhere another tab writes it
 * @property {boolean} unfolded its chapters are shown
 *
 * @typedef {object} RowDeeds
 * @property {(record: StudyRecord, chapter?: string) => void} open
 * @property {(record: StudyRecord) => void} takeOver
 * @property {(record: StudyRecord) => void} unfold
 * @property {() => void} addChapter
 * @property {(chapter: ChapterFacts) => void} removeChapter
 * @property {(record: StudyRecord) => void} bringBack
 * @property {(record: StudyRecord) => void} destroy
 * @property {(record: StudyRecord, button: HTMLElement) => void} more
 */

/** What a study is about: its open chapter's variant and extent. @param {StudyRecord} record */
export function summary({ chapters, open }) {
  const { variant, shape } = chapters.find(({ id }) => id === open) ?? chapters[0];
  const size = variant === 'Custom' && shape ? `, ${shape.size}` : '';
  return `${variant}${size}` + (shape ? ` · ${plural(shape.boards, 'board')}, ${plural(shape.lines.length, 'timeline')}` : '');
}

/** @param {StudyRecord} record @param {RowFacts} facts @param {RowDeeds} deeds */
export function studyRow(record, facts, deeds) {
  const { chapters, deleted } = record;
  const title = titleOf(record);
  const shape = (chapters.find(({ id }) => id === record.open) ?? chapters[0]).shape;
  const action = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {string} */ label, /** @type {string} */ key) =>
    h('button', { class: 'icon', 'data-do': id, 'aria-label': `${label} “${title}”`, title: `${label} (${key})` }, icon(sign));
  return h('li', { class: `study${facts.here ? ' here' : ''}`, 'data-study': record.id },
    h('div', { class: 'study-line' },
      thumbnail(shape),
      h('div', { class: 'study-name' },
        h('span', { class: 'study-title' },
          deleted ? h('b', { dir: 'auto' }, title) : h('button', { class: 'study-open', dir: 'auto', 'aria-label': `Open “${title}”`, 'aria-current': facts.here ? 'true' : null, onclick: () => deeds.open(record) }, title),
          facts.here ? h('span', { class: 'tag you' }, 'Open here') : null,
          facts.elsewhere ? h('span', { class: 'tag now' }, icon('lock'), 'Being edited in another tab') : null,
          record.origin === 'link' ? h('span', { class: 'tag' }, 'From a link') : null),
        h('span', { class: 'study-about' }, summary(record))),
      chapters.length > 1 && !deleted
        ? h('button', { class: 'study-chapters link', 'aria-expanded': String(facts.unfolded), onclick: () => deeds.unfold(record) }, plural(chapters.length, 'chapter'))
        : h('span', { class: 'study-chapters' }, plural(chapters.length, 'chapter')),
      h('time', { class: 'study-edited', datetime: new Date(record.edited).toISOString() }, ago(deleted ?? record.edited)),
      h('div', { class: 'study-actions' },
        deleted ? [h('button', { class: 'edge', onclick: () => deeds.bringBack(record) }, icon('undo'), 'Restore'), h('button', { class: 'icon', 'aria-label': `Delete “${title}” for good`, title: 'Delete for good', onclick: () => deeds.destroy(record) }, icon('trash'))]
        : facts.elsewhere ? h('button', { class: 'edge', onclick: () => deeds.takeOver(record) }, 'Take over')
        : [h('span', { class: 'wide-only' }, action('study-duplicate', 'copy', 'Duplicate', 'D'), action('study-export', 'export', 'Export', 'E'), action('study-delete', 'trash', 'Delete', 'Del')),
          h('button', { class: 'icon phone-only', 'aria-label': `What can be done with “${title}”`, 'aria-haspopup': 'menu', onclick: (/** @type {MouseEvent} */ event) => deeds.more(record, /** @type {HTMLElement} */ (event.currentTarget)) }, icon('more'))])),
    facts.unfolded && !deleted ? chapterChips(record, facts, deeds) : null);
}

/** @param {StudyRecord} record @param {RowFacts} facts @param {RowDeeds} deeds */
function chapterChips(record, { here, chapter, elsewhere }, deeds) {
  const mayChange = here && !elsewhere;
  return h('div', { class: 'chapters', role: 'group', 'aria-label': 'Chapters' },
    record.chapters.map((each, i) => {
      const isOpen = here && each.id === chapter;
      return h('span', { class: `chapter${isOpen ? ' open' : ''}` },
        h('button', { 'aria-current': isOpen ? 'true' : null, onclick: () => deeds.open(record, each.id) },
          h('i', {}, String(i + 1)), h('b', { dir: 'auto' }, each.title), isOpen ? h('em', {}, 'open') : null),
        mayChange && record.chapters.length > 1
          ? h('button', { class: 'icon', 'aria-label': `Delete chapter ${i + 1}`, title: 'Delete this chapter', onclick: () => deeds.removeChapter(each) }, icon('close'))
          : null);
    }),
    mayChange ? h('button', { class: 'add-chapter link', onclick: deeds.addChapter }, '+ Add chapter') : null);
}

/** What stands in the place of a study that was just deleted. @param {StudyRecord} record @param {() => void} undo */
export function deletedRow(record, undo) {
  return h('li', { class: 'study gone', 'data-study': record.id },
    h('div', { class: 'study-line' },
      h('span', { class: 'thumbnail' }, icon('trash')),
      h('div', { class: 'study-name' },
        h('span', { class: 'study-title' }, h('b', {}, `“${titleOf(record)}” deleted.`)),
        h('span', { class: 'study-about' }, `Kept in Recently deleted for ${TRASH_DAYS} days.`)),
      h('span', {}), h('span', {}),
      h('div', { class: 'study-actions' }, h('button', { class: 'edge', onclick: undo }, icon('undo'), 'Undo'))));
}
