// Parts of files, wherever the files lie: in one file that someone opened, or in a folder on the page's host.

/** How far from its end a zip file's list of files is looked for. */
const TAIL = 66_000;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
/** What is loaded whole, where a host does not give parts, may be so long. */
const MAX_WHOLE = 64e6;

/** @typedef {{ read(name: string, from?: number, length?: number): Promise<Uint8Array> }} Files */

/** The files of a zip that does not compress them. @param {Blob} blob @returns {Promise<Files>} */
export async function zipFiles(blob) {
  const part = async (/** @type {number} */ from, /** @type {number} */ to) => new DataView(await blob.slice(from, to).arrayBuffer());
  const tailStart = Math.max(0, blob.size - TAIL);
  const tail = await part(tailStart, blob.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error('not a games file');
  const listStart = tail.getUint32(end + 16, true);
  const list = await part(listStart, listStart + tail.getUint32(end + 12, true));
  /** @type {Map<string, { at: number, size: number }>} */
  const files = new Map();
  for (let at = 0; at + 46 <= list.byteLength;) {
    const nameLength = list.getUint16(at + 28, true);
    if (list.getUint32(at, true) !== CENTRAL || list.getUint16(at + 10, true) !== 0) throw new Error('not a games file');
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, nameLength));
    files.set(name, { at: list.getUint32(at + 42, true), size: list.getUint32(at + 24, true) });
    at += 46 + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return {
    async read(name, from = 0, length) {
      const file = files.get(name);
      if (!file) throw new Error(`${name} is missing in it`);
      const local = await part(file.at, file.at + 30);
      const start = file.at + 30 + local.getUint16(26, true) + local.getUint16(28, true) + from;
      return checked(new Uint8Array(await blob.slice(start, start + (length ?? file.size - from)).arrayBuffer()), length, name);
    },
  };
}

/** The files of a folder on a host. Whole files are kept where the host gives nothing less. @param {string} folder its address @returns {Files} */
export function folderFiles(folder) {
  const base = folder.endsWith('/') ? folder : folder + '/';
  /** @type {Map<string, Promise<Uint8Array>>} */
  const whole = new Map();
  return {
    async read(name, from = 0, length) {
      const kept = whole.get(name);
      if (kept) return checked((await kept).slice(from, length === undefined ? undefined : from + length), length, name);
      const answer = await fetch(base + name, length === undefined ? {} : { headers: { Range: `bytes=${from}-${from + length - 1}` } });
      if (!answer.ok) throw new Error(`${name} is missing there`);
      if (Number(answer.headers.get('Content-Length')) > MAX_WHOLE) throw new Error('its host gives no parts of files');
      const bytes = answer.arrayBuffer().then((buffer) => new Uint8Array(buffer));
      if (answer.status === 206 || length === undefined) return checked(await bytes, length, name);
      whole.set(name, bytes);
      return checked((await bytes).slice(from, from + length), length, name);
    },
  };
}

/** @param {Uint8Array} bytes @param {number | undefined} length @param {string} name */
function checked(bytes, length, name) {
  if (length !== undefined && bytes.length !== length) throw new Error(`${name} is shorter than it should be`);
  return bytes;
}
