// Just enough of the zip format: files with names, deflated, and back.

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** Files are dated 1980: what they hold tells its own time. */
const DATE = 0x21;
/** What one file may unpack to. */
const MAX_FILE = 64e6;

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let i = 0; i < 8; i++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

/** @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) crc = CRC[(crc ^ byte) & 255] ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream @param {number} most */
async function through(bytes, stream, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) throw new Error('a file in it is too large');
    parts.push(value);
  }
}

/** Little-endian numbers of two and four bytes: [size, value]. @param {[2 | 4, number][]} fields */
function header(fields) {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** @param {[name: string, text: string][]} files @returns {Promise<Blob>} */
export async function zip(files) {
  const encoder = new TextEncoder();
  const parts = [];
  const directory = [];
  let offset = 0;
  let directorySize = 0;
  for (const [name, text] of files) {
    const path = encoder.encode(name);
    const plain = encoder.encode(text);
    const packed = await through(plain, new CompressionStream('deflate-raw'));
    /** @type {[2 | 4, number][]} */
    const common = [[2, 20], [2, UTF8_NAMES], [2, DEFLATED], [2, 0], [2, DATE], [4, crc32(plain)], [4, packed.length], [4, plain.length], [2, path.length], [2, 0]];
    const local = header([[4, LOCAL], ...common]);
    const central = header([[4, CENTRAL], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]);
    parts.push(local, path, packed);
    directory.push(central, path);
    offset += local.length + path.length + packed.length;
    directorySize += central.length + path.length;
  }
  const end = header([[4, END], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, directorySize], [4, offset], [2, 0]]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** The files of a zip as text, by name; throws with the rest of a sentence. @param {ArrayBuffer} buffer @returns {Promise<Map<string, string>>} */
export async function unzip(buffer) {
  const view = new DataView(buffer);
  let end = buffer.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error('it is no zip file, or its end is missing');
  const files = new Map();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) throw new Error('its list of files is damaged');
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(buffer, at + 46, nameLength));
    const start = view.getUint32(at + 42, true);
    const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const packed = new Uint8Array(buffer, data, size);
    const plain = method === DEFLATED ? await through(packed, new DecompressionStream('deflate-raw'), MAX_FILE) : packed;
    if (crc32(plain) !== view.getUint32(at + 16, true)) throw new Error(`“${name}” in it is damaged`);
    files.set(name, new TextDecoder().decode(plain));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}
