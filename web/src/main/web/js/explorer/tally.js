// Counts games in memory: one's own studies, or a file of games. Answers as an explorer file does.

const EXAMPLES = 4;

/** @typedef {import('./reader.js').Row} Row */
/** @typedef {PlayedGame & { study?: string, chapter?: string }} TalliedGame */

export class Tally {
  /** @type {Record<'tree' | 'boards', Map<string, Map<string, Row>>>} */
  #trees = { tree: new Map(), boards: new Map() };
  /** @type {TalliedGame[]} */
  #games = [];
  /** @type {{ of: string, tally: Tally } | null} what was picked out last */
  #part = null;

  get games() {
    return this.#games.length;
  }

  /** Only the games of a variant, or '' for all, and of some years; 0 leaves an end open. @param {string} variant @param {number} from @param {number} to */
  only(variant, from, to) {
    const of = [this.games, variant, from, to].join();
    if (this.#part?.of === of) return this.#part.tally;
    const tally = new Tally();
    for (const game of this.#games) {
      const year = Math.floor(game.last / 10_000);
      if ((!variant || game.variant === variant) && year >= from && (!to || (year > 0 && year <= to))) tally.add(game);
    }
    this.#part = { of, tally };
    return tally;
  }

  /** @param {TalliedGame} game */
  add(game) {
    const number = this.#games.length;
    this.#games.push(game);
    // By last boards several lines of one game may come to the same: it counts once.
    const counted = new Set();
    game.played.forEach(([tree, boards, action], i) => {
      const result = i < game.actions ? game.result : '';
      this.#count('tree', tree, action, game, number, result);
      const place = `${boards} ${action}`;
      if (!counted.has(place)) this.#count('boards', boards, action, game, number, result);
      counted.add(place);
    });
  }

  /** @param {'tree' | 'boards'} tree @param {string} key @param {string} action @param {TalliedGame} game @param {number} number @param {string} result */
  #count(tree, key, action, game, number, result) {
    const rows = this.#trees[tree].get(key) ?? new Map();
    this.#trees[tree].set(key, rows);
    const row = rows.get(action) ?? { action, games: 0, white: 0, draws: 0, black: 0, last: 0, examples: [] };
    rows.set(action, row);
    row.games++;
    if (result === '1-0') row.white++;
    else if (result === '0-1') row.black++;
    else if (result) row.draws++;
    row.last = Math.max(row.last, game.last);
    if (game.errors) return;
    row.examples.push(number);
    row.examples.sort((/** @type {number} */ a, /** @type {number} */ b) => this.#games[b].actions - this.#games[a].actions || a - b);
    row.examples.length = Math.min(EXAMPLES, row.examples.length);
  }

  /** @param {'tree' | 'boards'} tree @param {string} key @returns {Promise<Row[]>} */
  async rows(tree, key) {
    const rows = [...(this.#trees[tree].get(key)?.values() ?? [])];
    return rows.sort((a, b) => b.games - a.games || (a.action < b.action ? -1 : 1));
  }

  /** @param {number} number @returns {Promise<TalliedGame>} */
  async game(number) {
    return this.#games[number];
  }
}
