// Where the explorer's games come from: those that come with the page, one's own studies, what was opened. Knows
// nothing of the screen.
import { Engine } from '../engine.js';
import { messageOf, Teller } from '../util.js';
import { folderFiles, zipFiles } from './bytes.js';
import { ExplorerReader } from './reader.js';
import { Tally } from './tally.js';

/** Games that are read at once. */
const SLICE = 20;
const MAX_TEXT = 64e6;
/** How a zip file begins. */
const ZIP = 0x504b0304;

/** Games with their counts; explorer files can't be counted anew for some of them only. @typedef {{ games: number, rows: ExplorerReader['rows'], only?: Tally['only'], game(number: number): Promise<import('./reader.js').Example & { study?: string, chapter?: string }> }} Games */
/**
 * @typedef {{
 *   id: string, name: string, kind: 'bundled' | 'own' | 'opened', games: Games | null,
 *   reading: { read: number, of: number, broken: number } | null, problem: string,
 * }} Source
 */

/** @extends {Teller<{ changed: () => void }>} */
export class Sources extends Teller {
  /** @type {Source[]} */
  list = [
    { id: 'bundled', name: 'Bundled games', kind: 'bundled', games: null, reading: null, problem: '' },
    { id: 'own', name: 'My games', kind: 'own', games: null, reading: null, problem: '' },
  ];
  current = this.list[0];
  #engine = /** @type {Engine | null} */ (null);
  #run = 0;
  /** What one's own studies were when they were counted. */
  #counted = '';
  /** @type {Map<string, { text: string, games: PlayedGame[] }>} what the chapters of one's own studies have played */
  #chapters = new Map();

  /** @param {import('../studies/keeper.js').Keeper} keeper */
  constructor(keeper) {
    super();
    this.keeper = keeper;
  }

  /** @param {Source} source */
  use(source) {
    this.current = source;
    this.tell('changed');
  }

  /** The games of the current source, as far as they are there; loads them when nobody has. */
  async load() {
    const source = this.current;
    if (source.kind === 'own') await this.#countOwn(source);
    else if (source.kind === 'bundled' && !source.games && !source.problem) {
      try {
        const answer = await fetch('bundled.5ddb');
        if (!answer.ok) throw new Error('it is not on this host');
        source.games = await ExplorerReader.open(await zipFiles(await answer.blob()));
      } catch (error) {
        source.problem = `The bundled games could not be read: ${messageOf(error)}.`;
      }
    }
    return source.games;
  }

  /** Opens an explorer file, or a file of games in any notation. @param {File} file */
  async openFile(file) {
    const source = this.#opened(file.name);
    try {
      const head = new DataView(await file.slice(0, 4).arrayBuffer());
      if (head.byteLength === 4 && head.getUint32(0) === ZIP) source.games = await ExplorerReader.open(await zipFiles(file));
      else if (file.size > MAX_TEXT || /\.5ddb$/i.test(file.name)) throw new Error('not a games file');
      else await this.#read(source, [{ text: await file.text() }]);
      if (source.games?.games === 0) throw new Error('not a games file');
    } catch (error) {
      this.#refuse(source, file.name, error);
    }
    this.tell('changed');
  }

  /** Opens an explorer on the page's host: a folder, or one file. @param {string} address */
  async openAddress(address) {
    const url = new URL(address, location.href);
    const name = decodeURIComponent(url.pathname.split('/').filter(Boolean).at(-1) ?? url.host);
    const source = this.#opened(name);
    try {
      if (url.origin !== location.origin) throw new Error('it is not on the host of this page');
      if (url.pathname.endsWith('.5ddb')) {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error('there is no such file');
        source.games = await ExplorerReader.open(await zipFiles(await answer.blob()));
      } else {
        const reader = await ExplorerReader.open(folderFiles(url.href));
        source.games = reader;
        source.name = reader.index.name || name;
      }
    } catch (error) {
      this.#refuse(source, name, error);
    }
    this.tell('changed');
  }

  /** @param {string} name @returns {Source} */
  #opened(name) {
    /** @type {Source} */
    const source = { id: 'opened ' + name, name, kind: 'opened', games: null, reading: null, problem: '' };
    this.list = [...this.list.filter(({ id }) => id !== source.id), source];
    this.use(source);
    return source;
  }

  /** @param {Source} source @param {string} name @param {unknown} error */
  #refuse(source, name, error) {
    source.games = null;
    source.reading = null;
    source.problem = `${name} could not be read: ${messageOf(error)}.`;
  }

  /** Ends reading; what was read stays. */
  stop() {
    this.#run++;
    this.#engine?.end();
    this.#engine = null;
    for (const source of this.list) source.reading = null;
    this.tell('changed');
  }

  /** Counts the studies on this device again when one has changed. @param {Source} source */
  async #countOwn(source) {
    const { shelf } = this.keeper;
    if (!shelf || source.reading) return;
    await this.keeper.flush();
    const records = (await shelf.all()).filter(({ deleted, untouched }) => !deleted && !untouched);
    const state = records.map(({ id, revision }) => `${id} ${revision}`).join();
    if (state === this.#counted && source.games) return;
    this.#counted = state;
    const texts = await shelf.texts();
    const own = records.flatMap(({ id, chapters }) => chapters.map((chapter) => ({ study: id, chapter: chapter.id, text: texts.get(chapter.id) ?? '' })));
    await this.#read(source, own.filter(({ text }) => text));
  }

  /** Counts the games of some texts, a few at a time. @param {Source} source @param {{ text: string, study?: string, chapter?: string }[]} texts */
  async #read(source, texts) {
    const run = ++this.#run;
    const tally = new Tally();
    // One reads at a time; who is interrupted begins anew when asked again.
    for (const other of this.list) {
      if (other.reading && other.kind === 'own') this.#counted = '';
      other.reading = null;
    }
    const reading = { read: 0, of: texts.length > 1 ? texts.length : 0, broken: 0 };
    source.reading = reading;
    // What was there before stays in sight until all is counted anew.
    source.games ??= tally;
    try {
      for (const { text, study, chapter = '' } of texts) {
        const known = this.#chapters.get(chapter);
        if (known?.text === text) {
          reading.read++;
          for (const game of known.games) tally.add({ ...game, study, chapter });
          continue;
        }
        /** @type {PlayedGame[]} */
        const games = [];
        const engine = (this.#engine ??= new Engine());
        await engine.call('readAll', text, '', 'Standard');
        // Another one may have begun to read meanwhile, whose games are not ours to take.
        if (run !== this.#run) return;
        for (let done = false; !done;) {
          const part = await engine.call('nextPlayed', SLICE);
          if (run !== this.#run) return;
          for (const game of part.games) {
            // The text of a study is on the shelf.
            if (study) games.push({ ...game, text: '' });
            tally.add({ ...game, study, chapter });
            if (game.errors) reading.broken++;
          }
          reading.read += part.games.length;
          reading.broken += part.unread;
          ({ done } = part);
          this.tell('changed');
        }
        if (study) this.#chapters.set(chapter, { text, games });
      }
    } catch (error) {
      if (run === this.#run) source.problem = `Reading stopped: ${messageOf(error)}.`;
    }
    if (run !== this.#run) return;
    source.games = tally;
    source.reading = null;
    this.tell('changed');
  }
}
