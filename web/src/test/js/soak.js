// Random steps of somebody who works with studies. Before and after every step the text in the engine
// must be the text on the device, and at the end everything that was ever kept must still be there.

const MOST_STUDIES = 12;
const LEDGER = 'soak';
/** The study in the tab that waits. */
const ELSEWHERE = 'soak.elsewhere';
const GAMES = '[Title "One"]\n1. e4 / e5\n2. Nf3\n\n[Title "Two"]\n1. d4 / d5\n\n[Title "Three"]\n1. c4 / Nf6\n2. Nc3 / e6\n';
const VARIANTS = ['Standard', 'Two Timelines', 'Misc - Small', 'Half Reflected'];

/** Seeded numbers below a bound. @param {number} seed */
export function dice(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** What must be on the device: texts by chapter, for each study. @returns {Record<string, Record<string, string>>} */
const ledger = () => JSON.parse(localStorage.getItem(LEDGER) ?? '{}');

/** @param {Record<string, Record<string, string>>} kept */
const write = (kept) => localStorage.setItem(LEDGER, JSON.stringify(kept));

/** @param {any} app @param {string} id */
async function enter(app, id) {
  const kept = ledger();
  const chapters = await app.keeper.shelf.chaptersOf(id);
  kept[id] = Object.fromEntries(chapters.map((/** @type {ChapterRecord} */ chapter) => [chapter.id, chapter.text]));
  write(kept);
}

/** Compares the study on the page with what is kept of it, and the whole device with the ledger. @param {any} app @param {string} after */
export async function audit(app, after) {
  const { keeper, study } = app;
  await keeper.flush();
  const { record, chapter, shelf } = keeper;
  if (record.revision) {
    const { text } = await study.engine.call('save');
    const stored = await shelf.chapter(chapter);
    if (stored?.text !== text) throw new Error(`${after}: the page has\n${text}\nthe device has\n${stored?.text}`);
    const kept = ledger();
    (kept[record.id] ??= {})[chapter] = text;
    write(kept);
  }
  const kept = ledger();
  const texts = await shelf.texts();
  for (const [id, chapters] of Object.entries(kept)) {
    for (const [key, text] of Object.entries(chapters)) {
      if (texts.get(key) !== text) throw new Error(`${after}: chapter ${key} of ${id} was\n${text}\nand is\n${texts.get(key)}`);
    }
  }
  const all = await shelf.all();
  const unknown = all.filter((/** @type {StudyRecord} */ each) => !kept[each.id]);
  if (unknown.length) throw new Error(`${after}: ${unknown.length} studies came from nowhere`);
  if (all.length !== Object.keys(kept).length) throw new Error(`${after}: ${Object.keys(kept).length} studies were made, ${all.length} are there`);
}

/** @type {Record<string, (app: any, roll: (below: number) => number) => Promise<unknown>>} */
const STEPS = {
  async play({ study }, roll) {
    await study.engine.call('setPosition', await study.position());
    const { moves } = await study.engine.call('random', roll(1e6), 20);
    if (!moves) return;
    await study.propose(moves);
    if (roll(4)) await study.submit();
  },
  walk: ({ study }, roll) => study.step(['first', 'prev', 'next', 'last', 'up', 'down', 'fork-prev', 'fork-next'][roll(8)]),
  undo: ({ study }) => study.act('undo'),
  redo: ({ study }) => study.act('redo'),
  comment: ({ study }, roll) => study.act('comment', study.node, ['', 'good', 'ä ✓ } [x]'][roll(3)]),
  title: ({ keeper }, roll) => keeper.rename(`Study ${roll(1000)}`),
  cut: ({ study }) => (study.nodes.length > 12 ? study.act('delete', study.nodes.length - 1) : Promise.resolve()),
  create: ({ keeper }, roll) => keeper.create('start', [VARIANTS[roll(VARIANTS.length)]]),
  link: ({ keeper }) => keeper.create('load', ['1. e4 / e5 2. Nf3 / Nc6', '', 2], { origin: 'link' }),
  async paste({ study, keeper }) {
    await study.engine.call('read', '[Title "Pasted"]\n1. d4 / d5 2. c4', '', '');
    await keeper.create('accept', ['open']);
  },
  chapter: ({ keeper }) => (keeper.record.chapters.length < 5 ? keeper.addChapter('start', 'Standard') : Promise.resolve()),
  async games(app) {
    const { id } = await app.keeper.importGames(GAMES, '', 'Standard', 'Games');
    await enter(app, id);
  },
  async open({ keeper }, roll) {
    const all = (await keeper.shelf.all()).filter((/** @type {StudyRecord} */ each) => !each.deleted);
    if (!all.length) return;
    const { id, chapters } = all[roll(all.length)];
    await keeper.open(id, chapters[roll(chapters.length)].id);
  },
  async duplicate(app, roll) {
    const all = await app.keeper.shelf.all();
    if (all.length) await enter(app, (await app.keeper.shelf.copy(all[roll(all.length)].id)).id);
  },
  async discard({ keeper }, roll) {
    const all = await keeper.shelf.all();
    if (!all.length) return;
    const { id, deleted } = all[roll(all.length)];
    await (deleted ? keeper.bringBack(id) : keeper.discard(id));
  },
  async destroy({ keeper }) {
    const all = await keeper.shelf.all();
    const kept = ledger();
    for (const { id } of all.slice(MOST_STUDIES)) {
      // What another tab shows can't be ended from here.
      if (id === keeper.record.id || id === localStorage.getItem(ELSEWHERE)) continue;
      await keeper.destroy(id);
      delete kept[id];
    }
    write(kept);
  },
  async screen({ studies }) {
    await studies.show();
    studies.hide();
  },
};
const OFTEN = ['play', 'play', 'play', 'play', 'walk', 'walk', 'undo', 'redo', 'comment'];

/** Does so many steps; throws with the step at which something was lost. @param {any} app @param {number} seed @param {number} steps */
export async function soak(app, seed, steps) {
  const roll = dice(seed);
  const names = [...Object.keys(STEPS), ...OFTEN];
  for (let i = 0; i < steps; i++) {
    const name = names[roll(names.length)];
    await STEPS[name](app, roll);
    await audit(app, `step ${i}, ${name}`);
    if (i % 20 === 0) await STEPS.destroy(app, roll);
  }
}
