import { backup, unpack } from '../../main/web/js/studies/backup.js';
import { newId, newStudy, Shelf, titleOf } from '../../main/web/js/studies/shelf.js';
import { unzip, zip } from '../../main/web/js/studies/zip.js';
import { expectEqual, test } from './expect.js';

let number = 0;

/** A shelf of its own for each test. */
function open() {
  return Shelf.open(`test ${Date.now()} ${number++}`);
}

/** @param {Shelf} shelf @param {string} name @param {string[]} texts */
async function put(shelf, name, ...texts) {
  const record = newStudy({ name });
  record.chapters = texts.map((text, i) => ({ id: newId(), title: `${name} ${i}`, variant: 'Standard', bytes: text.length }));
  record.open = record.chapters[0].id;
  const chapters = texts.map((text, i) => ({ id: record.chapters[i].id, study: record.id, text, notation: 'branched', node: i }));
  return /** @type {StudyRecord} */ (await shelf.write(record, chapters));
}

/** @param {Shelf} shelf */
const names = async (shelf) => (await shelf.all()).map((record) => titleOf(record) + (record.deleted ? ' gone' : '')).sort();

/** @param {() => Promise<unknown>} run */
const failure = (run) => run().then(() => '', (error) => String(error.message));

test('a study comes back as it was written, chapters in their order', async () => {
  const shelf = await open();
  const { id } = await put(shelf, 'A', 'one', 'two', 'three');
  expectEqual((await shelf.chaptersOf(id)).map(({ text, node }) => text + node), ['one0', 'two1', 'three2']);
  expectEqual((await shelf.study(id))?.revision, 1);
});

test('who read an older state writes nothing', async () => {
  const shelf = await open();
  const first = await put(shelf, 'A', 'one');
  const second = await shelf.write({ ...first, name: 'B' });
  expectEqual([second?.revision, await shelf.write({ ...first, name: 'C' }), await names(shelf)], [2, null, ['B']]);
});

test('a failed write leaves nothing behind', async () => {
  const shelf = await open();
  const first = await put(shelf, 'A', 'one');
  const broken = /** @type {any} */ ({ id: 'x', study: first.id, text: () => 'functions cannot be kept' });
  expectEqual((await failure(() => shelf.write({ ...first, name: 'B' }, [broken]))) !== '', true);
  expectEqual([await names(shelf), (await shelf.study(first.id))?.revision], [['A'], 1]);
});

test('a copy has a life of its own', async () => {
  const shelf = await open();
  const first = await put(shelf, 'A', 'one', 'two');
  const copy = /** @type {StudyRecord} */ (await shelf.copy(first.id));
  expectEqual(await names(shelf), ['A', 'Copy of A']);
  await shelf.write(copy, [], [copy.chapters[0].id]);
  expectEqual([(await shelf.chaptersOf(first.id)).length, (await shelf.chaptersOf(copy.id)).length], [2, 1]);
  await shelf.destroy(first.id);
  expectEqual([...(await shelf.texts()).values()], ['two']);
});

test('the trash gives back, and forgets after thirty days', async () => {
  const shelf = await open();
  const a = await put(shelf, 'A', 'one');
  await put(shelf, 'B', 'two');
  await shelf.discard(a.id);
  expectEqual(await names(shelf), ['A gone', 'B']);
  await shelf.discard(a.id, false);
  expectEqual(await names(shelf), ['A', 'B']);
  await shelf.discard(a.id);
  await shelf.empty(Date.now() + 29 * 86_400_000);
  expectEqual(await names(shelf), ['A gone', 'B']);
  await shelf.empty(Date.now() + 31 * 86_400_000);
  expectEqual([await names(shelf), [...(await shelf.texts()).values()]], [['B'], ['two']]);
});

test('a backup is added and replaces nothing', async () => {
  const from = await open();
  await put(from, 'A/..: ', '1. e4 {ä ✓ 𝄞}', '1. d4');
  await put(from, 'B', 'x'.repeat(200_000));
  const { blob, count } = await backup(from);
  const content = await unpack(await blob.arrayBuffer());
  const to = await open();
  await put(to, 'B', 'another B');
  expectEqual([count, await to.add(content), await to.add(content)], [2, { added: 2, here: 0 }, { added: 0, here: 2 }]);
  expectEqual([...(await to.texts()).values()].map((text) => text.length).sort(), [14, 200_000, 5, 9]);
  const [restored] = (await to.all()).filter((record) => record.chapters.length === 2);
  expectEqual((await to.chaptersOf(restored.id)).map(({ text }) => text), ['1. e4 {ä ✓ 𝄞}', '1. d4']);
});

test('what is no backup is refused with a reason', async () => {
  const list = (/** @type {string} */ text) => async () => unpack(await (await zip([['fivefold-studies.json', text]])).arrayBuffer());
  expectEqual(await failure(() => unpack(new ArrayBuffer(3))), 'it is no zip file, or its end is missing');
  expectEqual(await failure(async () => unpack(await (await zip([['a', 'b']])).arrayBuffer())), 'it holds no list of studies');
  expectEqual(await failure(list('{')), 'its list of studies is damaged');
  expectEqual(await failure(list('{"version":2,"studies":[]}')), 'it was made by another version');
  expectEqual(await failure(list('{"version":1,"studies":[{"id":1,"texts":[]}]}')), 'its list of studies is damaged');
});

test('a damaged file in a zip is noticed', async () => {
  const bytes = new Uint8Array(await (await zip([['name', 'text '.repeat(50)]])).arrayBuffer());
  expectEqual([...(await unzip(bytes.buffer)).values()], ['text '.repeat(50)]);
  bytes[14]++;
  expectEqual([...(await unzip(bytes.buffer)).keys()], ['name']);
  const end = bytes.length - 22;
  const central = new DataView(bytes.buffer).getUint32(end + 16, true);
  bytes[central + 16]++;
  expectEqual(await failure(() => unzip(bytes.buffer)), '“name” in it is damaged');
});

test('versions are kept minutes apart, or when much is lost; the last twenty', async () => {
  const shelf = await open();
  let record = await put(shelf, 'A', 'one');
  const [{ id }] = record.chapters;
  /** @param {string} text @param {number} minute */
  const write = async (text, minute) => {
    record = /** @type {StudyRecord} */ (await shelf.write(record, [{ id, study: record.id, text, notation: 'branched', node: 0, saved: minute * 60_000, actions: minute }]));
  };
  const texts = async () => (await shelf.versions(id)).map(({ text }) => text);
  await write('one two', 1);
  expectEqual(await texts(), ['one']);
  await write('one two three', 2);
  await write('one two three four', 3);
  expectEqual(await texts(), ['one']);
  await write('one two three four five', 7);
  await write('one two three four five six', 8);
  expectEqual(await texts(), ['one two three four five', 'one']);
  await write('one', 9);
  expectEqual(await texts(), ['one two three four five six', 'one two three four five', 'one']);
  expectEqual((await shelf.versions(id)).map(({ actions }) => actions), [8, 7, undefined]);
  for (let i = 2; i < 40; i++) await write('x'.repeat(i), 10 * i);
  expectEqual([(await texts()).length, (await texts())[0].length], [20, 38]);
  const other = await put(shelf, 'B', 'x');
  await shelf.write(other, [{ id: other.chapters[0].id, study: other.id, text: 'xy', notation: 'branched', node: 0 }]);
  await shelf.destroy(record.id);
  expectEqual([await texts(), (await shelf.versions(other.chapters[0].id)).length], [[], 1]);
});

test('versions of a chapter that is gone go with the next visit', async () => {
  const shelf = await open();
  const record = await put(shelf, 'A', 'one', 'two');
  const [first] = record.chapters;
  const changed = /** @type {StudyRecord} */ (await shelf.write(record, [{ id: first.id, study: record.id, text: 'other', notation: 'branched', node: 0 }]));
  await shelf.write({ ...changed, chapters: record.chapters.slice(1) }, [], [first.id]);
  expectEqual((await shelf.versions(first.id)).length, 1);
  await shelf.empty();
  expectEqual((await shelf.versions(first.id)).length, 0);
});
