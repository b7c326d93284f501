// Reads explorer files: the index once, then of each file only what a position needs. docs/explorer-format.md says what
// is in them.

const INDEX_LINE = 12;
const MAX_BITS = 16;
const GAMES_A_FILE = 256;
/** Blocks and games that were used lately stay in memory. */
const KEPT = 200;

/**
 * What is known of one action in a position.
 * @typedef {{ action: string, games: number, white: number, draws: number, black: number, last: number, examples: number[] }} Row
 * @typedef {{ white: string, black: string, event: string, round: string, date: string, result: string, variant: string, actions: number, timelines: number, text: string }} Example
 * @typedef {{ bits: number, files: [indexBytes: number, bytes: number][] }} TreeFiles
 * @typedef {{ format: string, version: number, name: string, games: number, examples: number, tree: TreeFiles, boards: TreeFiles }} Index
 */

export class ExplorerReader {
  /** @type {Map<string, Promise<Uint8Array>>} */
  #kept = new Map();

  /** @param {import('./bytes.js').Files} files @param {Index} index */
  constructor(files, index) {
    this.files = files;
    this.index = index;
  }

  /** Rejects with the rest of a sentence when it is something else. @param {import('./bytes.js').Files} files */
  static async open(files) {
    /** @type {Index} */
    let index;
    try {
      index = JSON.parse(new TextDecoder().decode(await files.read('index.json')));
    } catch {
      throw new Error('not a games file');
    }
    if (index?.format !== 'fivefold explorer') throw new Error('not a games file');
    if (index.version !== 1) throw new Error('it is of a newer kind');
    for (const tree of [index.tree, index.boards]) {
      if (!(tree?.bits >= 0 && tree.bits <= MAX_BITS && tree.files?.length === 2 ** tree.bits)) throw new Error('its index is damaged');
    }
    return new ExplorerReader(files, index);
  }

  get games() {
    return Number(this.index.games) || 0;
  }

  /** @param {string} name @param {number} from @param {number} length */
  #part(name, from, length) {
    const id = `${name} ${from}`;
    let part = this.#kept.get(id);
    if (!part) {
      part = this.files.read(name, from, length);
      part.catch(() => this.#kept.delete(id));
      this.#kept.set(id, part);
      if (this.#kept.size > KEPT) this.#kept.delete(/** @type {string} */ (this.#kept.keys().next().value));
    }
    return part;
  }

  /** What was played in a position, most games first. @param {'tree' | 'boards'} tree @param {string} key 32 hexadecimal digits @returns {Promise<Row[]>} */
  async rows(tree, key) {
    const { bits, files } = this.index[tree];
    const high = BigInt('0x' + key.slice(0, 16));
    const number = bits ? Number(high >> BigInt(64 - bits)) : 0;
    const [indexBytes, bytes] = files[number];
    if (!bytes) return [];
    const name = `${tree}/${number}.bin`;
    const lines = view(await this.#part(name, 0, indexBytes));
    let low = 0;
    let count = indexBytes / INDEX_LINE;
    // The first line with a greater key.
    for (let up = count; low < up;) {
      const middle = (low + up) >> 1;
      if (lines.getBigUint64(middle * INDEX_LINE) <= high) low = middle + 1;
      else up = middle;
    }
    if (low === 0) return [];
    const start = lines.getUint32((low - 1) * INDEX_LINE + 8);
    const end = low < count ? lines.getUint32(low * INDEX_LINE + 8) : bytes - indexBytes;
    return found(await this.#part(name, indexBytes + start, end - start), high, BigInt('0x' + key.slice(16)));
  }

  /** An example by its number. @param {number} number @returns {Promise<Example>} */
  async game(number) {
    const name = `games/${Math.floor(number / GAMES_A_FILE)}.bin`;
    const bounds = view(await this.#part(name, 4 * (number % GAMES_A_FILE), 8));
    const json = await this.#part(name, bounds.getUint32(0), bounds.getUint32(4) - bounds.getUint32(0));
    return JSON.parse(new TextDecoder().decode(json));
  }
}

/** @param {Uint8Array} bytes */
const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** @param {Uint8Array} block @param {bigint} high @param {bigint} low @returns {Row[]} */
function found(block, high, low) {
  const data = view(block);
  let at = 0;
  const number = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = data.getUint8(at++);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < block.length) {
    const isIt = data.getBigUint64(at) === high && data.getBigUint64(at + 8) === low;
    at += 16;
    const length = number();
    if (!isIt) {
      at += length;
      continue;
    }
    const rows = [];
    for (let left = number(); left > 0; left--) {
      const size = number();
      const action = new TextDecoder().decode(block.subarray(at, (at += size)));
      rows.push({ action, games: number(), white: number(), draws: number(), black: number(), last: number(), examples: Array.from({ length: Math.min(4, number()) }, number) });
    }
    return rows;
  }
  return [];
}
